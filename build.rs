//! Writes the list of the exercises' functions, with whether they are written, into `functions.rs`. The
//! `queens` command reads it.

#[path = "tests/exercises/todos.rs"]
mod todos;

use std::path::{Path, PathBuf};
use std::{env, fs};

const EXERCISES: &str = "src/exercises";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=tests/exercises/todos.rs");
    println!("cargo::rerun-if-changed={EXERCISES}");
    let solved = env::var_os("CARGO_FEATURE_SOLVED").is_some();
    let row = |function: todos::Function| {
        let written = solved || !function.holds_todo;
        let todos::Function { stem, name, .. } = function;
        format!("Function {{ stem: {stem:?}, name: {name:?}, written: {written} }}")
    };
    let rows: Vec<String> = todos::functions(Path::new(EXERCISES)).into_iter().map(row).collect();
    let generated = PathBuf::from(env::var_os("OUT_DIR").unwrap()).join("functions.rs");
    fs::write(generated, format!("&[{}]", rows.join(",\n"))).unwrap();
}
