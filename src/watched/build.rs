//! Writes a copy of the exercise that is to be watched.

mod copy;

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

/// The chapter to watch, by its stem.
const WATCHED: &str = "QUEENS_WATCHED";

/// The chapters whose exercise may ask a check of an earlier chapter.
const ASK_EARLIER_CHAPTERS: [&str; 6] = [
    "ch02_pure_recursion",
    "ch04_plain_loop",
    "ch06_column_list",
    "ch09_bitmask",
    "ch10_symmetry",
    "ch11_parallel",
];

fn main() {
    println!("cargo::rerun-if-changed=.");
    println!("cargo::rerun-if-changed=../exercises");
    println!("cargo::rerun-if-env-changed={WATCHED}");
    if env::var_os("CARGO_FEATURE_ON").is_none() {
        return;
    }
    let stem = env::var(WATCHED).unwrap_or("ch01_loop_recursion".into());
    let read = |file: &str| {
        fs::read_to_string(file).unwrap_or_else(|error| {
            panic!("{WATCHED} is {stem}, and {file} can't be read: {error}")
        })
    };
    let exercise = read(&format!("../exercises/{stem}.rs"));
    // What comes behind the exercise has lines of which the learner knows nothing.
    println!("cargo::rustc-env=LAST_LINE={}", exercise.lines().count());
    let mut behind = read(&format!("behind/{stem}.rs"));
    let asks_earlier = ASK_EARLIER_CHAPTERS.contains(&stem.as_str());
    if asks_earlier && copy::has_own_check(&exercise) {
        behind += &read("own_check.rs");
    }
    let copy = copy::watched(&exercise, &behind);
    let out = env::var("OUT_DIR").expect("cargo says where");
    let file = Path::new(&out).join(format!("{stem}.rs"));
    fs::write(&file, copy).expect("cargo's own folder can be written");

    // The copy is the learner's: no lint has a say in it. As a literal, a path with a backslash is one, too.
    let mut modules = format!(
        "#[allow(warnings, clippy::all, clippy::pedantic)]\n#[path = \"{}\"]\npub mod {stem};\npub use crate::{stem} as yours;\n",
        file.display().to_string().escape_default()
    );
    let earlier = if asks_earlier {
        "crate::earlier::{ch01_loop_recursion, ch05_grid, chapters}"
    } else {
        "queens_kata::chapters"
    };
    writeln!(modules, "pub use {earlier};").expect("a String takes all");
    fs::write(Path::new(&out).join("modules.rs"), modules).expect("so can this");
}
