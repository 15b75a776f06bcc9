//! What a panic says, without what is only about the tests.

use std::backtrace::Backtrace;
use std::{panic, thread};

use crate::own_process::is_child;

/// From now on a panic says its place and its message, without a note on backtraces.
/// Where `RUST_BACKTRACE` asks for one, it says the calls in the exercises that led there, and no others.
pub fn speak_plainly() {
    panic::set_hook(Box::new(|panic| {
        let thread = thread::current();
        let name = thread.name().unwrap_or("<unnamed>");
        let mut said = format!("\nthread '{name}' {panic}\n");
        if is_child() {
            said += &calls_in_the_exercises(&said);
        }
        // In one piece, so that no other thread gets in between.
        eprint!("{said}");
    }));
}

/// So many are shown, from the last one back: a deep recursion has thousands.
const CALLS: usize = 10;

/// A line for each call that led to the panic, but not for the place that it has said itself.
fn calls_in_the_exercises(said: &str) -> String {
    let backtrace = Backtrace::capture().to_string().replace('\\', "/");
    let places = backtrace.lines().filter_map(|line| line.trim_start().strip_prefix("at ./ch"));
    places
        .filter(|place| !said.contains(&format!("ch{place}:\n")))
        .take(CALLS)
        .map(|place| format!("called from src/exercises/ch{place}\n"))
        .collect()
}
