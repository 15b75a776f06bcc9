//! The machine's stack, as something to choose, and to measure.

pub mod pure_recursion;

use std::panic;
use std::thread;

/// Runs `work` on a thread of its own with a stack of at least `bytes`, and returns what it returns.
///
/// # Panics
///
/// If `work` panics, or if the system has no room for such a stack.
pub fn on_stack_of<T: Send>(bytes: usize, work: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        thread::Builder::new()
            .name("search".into())
            .stack_size(bytes)
            .spawn_scoped(scope, work)
            .unwrap_or_else(|error| {
                panic!("the system has no room for a stack of {bytes} bytes: {error}")
            })
            .join()
            .unwrap_or_else(|message| panic::resume_unwind(message))
    })
}
