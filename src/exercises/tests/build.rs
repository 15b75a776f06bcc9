//! Lets the tests of an exercise sleep until it is written.
//!
//! Every function in `src/exercises/` whose body still holds a `todo!` gets a line `cfg(todo = "ch01::is_safe")`, and its chapter `cfg(todo = "ch01")`.
//! A test carries `#[cfg_attr(todo = "ch01::is_safe", ignore = ..)]`, so it wakes up the moment its function is written, and there is nothing to uncomment.

// The map reads more of it.
#[allow(dead_code, unused_imports)]
mod exercise_files;

use std::env;
use std::path::Path;

use exercise_files::Function;

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
    let name = |function: &Function| format!("{}::{}", prefix(&function.stem), function.name);
    let all: Vec<String> = functions.iter().map(name).collect();
    let still_todo: Vec<String> =
        functions.iter().filter(|function| function.holds_todo).map(name).collect();
    for name in &still_todo {
        println!("cargo::rustc-cfg=todo=\"{name}\"");
    }
    let mut unfinished: Vec<&str> = functions
        .iter()
        .filter(|function| function.holds_todo)
        .map(|function| prefix(&function.stem))
        .collect();
    unfinished.dedup();
    for chapter in unfinished {
        println!("cargo::rustc-cfg=todo=\"{chapter}\"");
    }
    println!("cargo::rustc-env=QUEENS_KATA_FUNCTIONS={}", all.join(","));
    println!("cargo::rustc-env=QUEENS_KATA_STILL_TODO={}", still_todo.join(","));
    for function in functions.iter().filter(|function| function.holds_todo && function.holds_more) {
        let Function { stem, name, .. } = function;
        let line = exercise_files::line_of_todo(checkout, function).unwrap_or(1);
        println!(
            "cargo::warning=src/exercises/{stem}.rs:{line}: `{name}` still holds a todo!, and its tests sleep until that is gone"
        );
    }
    for fault in exercise_files::faults(checkout) {
        if is_left_out(&fault.stem) {
            continue;
        }
        let level = if fault.is_fatal { "error" } else { "warning" };
        println!("cargo::{level}={}", fault.sentence);
    }
}

/// A stem's number: `ch01`.
fn prefix(stem: &str) -> &str {
    let (prefix, _) = stem.split_once('_').expect("a stem has a number and a name");
    prefix
}
