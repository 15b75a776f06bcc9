//! Lets the tests of an exercise sleep until it is written.
//!
//! Every function in `src/exercises/` whose body still holds a `todo!` gets a line `cfg(todo = "ch01::is_safe")`.
//! A test carries `#[cfg_attr(todo = "ch01::is_safe", ignore = ..)]`, so it wakes up the moment its function is written, and there is nothing to uncomment.

// The map reads more of it.
#[allow(dead_code)]
mod exercise_files;

use std::env;
use std::path::Path;

/// The chapters that `cargo run` leaves out, by their stems, with a comma between two: they do not compile.
const LEFT_OUT: &str = "QUEENS_LEFT_OUT";

fn main() {
    // A build script runs in the folder of its package, src/exercises.
    let checkout = Path::new("../..");
    println!("cargo::rerun-if-changed=tests");
    println!("cargo::rerun-if-changed=.");
    println!("cargo::rerun-if-env-changed={LEFT_OUT}");

    let left_out = env::var(LEFT_OUT).unwrap_or_default();
    let is_left_out = |stem: &str| left_out.split(',').any(|name| name == stem);
    for stem in left_out.split(',').filter(|stem| !stem.is_empty()) {
        println!("cargo::rustc-cfg=left_out=\"{stem}\"");
    }
    let functions = exercise_files::functions(checkout).expect("the exercises have a lib.rs");
    for function in functions.iter().filter(|function| function.holds_todo) {
        let (chapter, _) = function.stem.split_once('_').expect("a stem has a number and a name");
        println!("cargo::rustc-cfg=todo=\"{chapter}::{}\"", function.name);
    }
    for fault in exercise_files::faults(checkout) {
        if is_left_out(&fault.stem) {
            continue;
        }
        let level = if fault.is_fatal { "error" } else { "warning" };
        println!("cargo::{level}={}", fault.sentence);
    }
}
