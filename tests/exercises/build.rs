//! Lets the tests of an exercise sleep until it is written.
//!
//! Every function in `src/exercises/` whose body still holds a `todo!` gets a line
//! `cfg(todo = "ch01::is_safe")`. A test carries `#[cfg_attr(todo = "ch01::is_safe", ignore =
//! ..)]`, so it wakes up the moment its function is written, and nobody has to uncomment anything.

mod todos;

use std::env;
use std::path::Path;

const EXERCISES: &str = "../../src/exercises";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=todos.rs");
    println!("cargo::rerun-if-changed={EXERCISES}");
    println!("cargo::rustc-check-cfg=cfg(todo, values(any()))");
    let solved = env::var_os("CARGO_FEATURE_SOLVED").is_some();
    let functions = todos::functions(Path::new(EXERCISES)).expect("the exercises have a lib.rs");
    for function in functions {
        let (chapter, _) = function.stem.split_once('_').expect("a stem has a number and a name");
        let name = function.name;
        if function.holds_todo && !solved {
            println!("cargo::rustc-cfg=todo=\"{chapter}::{name}\"");
        }
    }
}
