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
        let calls = if is_child() { calls_in_the_exercises() } else { String::new() };
        // In one piece, so that no other thread gets in between.
        let message = format!("\nthread '{name}' {panic}\n{calls}");
        eprint!("{message}");
    }));
}

/// A line for each call behind the one that panicked.
fn calls_in_the_exercises() -> String {
    let backtrace = Backtrace::capture().to_string().replace('\\', "/");
    let places = backtrace.lines().filter_map(|line| line.trim_start().strip_prefix("at ./ch"));
    places.skip(1).map(|place| format!("called from src/exercises/ch{place}\n")).collect()
}
