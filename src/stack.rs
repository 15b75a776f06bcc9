//! The machine's stack, as something to choose, measure, and run out of with an error.

use std::error::Error;
use std::fmt;
use std::hint::black_box;
use std::panic;
use std::ptr;
use std::thread;

/// Runs `work` on a thread of its own with a stack of at least `bytes`, and returns what it
/// returns.
///
/// # Panics
///
/// If `work` panics, or if the system has no memory for such a stack.
pub fn on_stack_of<T: Send>(bytes: usize, work: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        thread::Builder::new()
            .name("search".into())
            .stack_size(bytes)
            .spawn_scoped(scope, work)
            .expect("the system provides the stack")
            .join()
            .unwrap_or_else(|message| panic::resume_unwind(message))
    })
}

/// Measures how far a recursion has gone down the stack, and stops it before the stack is full.
pub struct Gauge {
    top: usize,
    limit: usize,
    deepest: usize,
    frames: usize,
}

impl Gauge {
    /// What is left to functions that the recursion calls on its way, and to the thread's own
    /// start.
    pub const RESERVE: usize = 64 * 1024;

    /// Measures from the caller's frame down, on a stack of `bytes`.
    pub fn new(bytes: usize) -> Self {
        let top = address_on_stack();
        Self { top, limit: bytes.saturating_sub(Self::RESERVE), deepest: top, frames: 0 }
    }

    /// To be called once in each call of the recursion.
    ///
    /// # Errors
    ///
    /// If the stack has no room for another call.
    pub fn enter(&mut self) -> Result<(), StackTooSmall> {
        let here = address_on_stack();
        if self.top.abs_diff(here) >= self.limit {
            return Err(StackTooSmall);
        }
        self.deepest = self.deepest.min(here);
        self.frames += 1;
        Ok(())
    }

    /// The number of calls so far.
    pub fn frames(&self) -> usize {
        self.frames
    }

    /// The stack that one call takes, rounded up, if none of the calls so far has returned.
    ///
    /// An optimised build may turn a recursion into a loop; then this is 1 or so.
    pub fn bytes_per_frame(&self) -> usize {
        self.top.abs_diff(self.deepest).div_ceil(self.frames.max(1))
    }
}

#[inline(never)]
fn address_on_stack() -> usize {
    let here = 0_u8;
    ptr::from_ref(black_box(&here)).addr()
}

/// The stack is too small for the recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackTooSmall;

impl fmt::Display for StackTooSmall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the stack is too small for this recursion")
    }
}

impl Error for StackTooSmall {}
