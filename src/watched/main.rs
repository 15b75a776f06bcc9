//! Runs a copy of the learner's exercise, and tells what it asks: `queens trace 4 --chapter 1 --mine` starts `watched ch01_loop_recursion search solutions 4`.
//!
//! `build.rs` makes the copy.
//! An event is told as soon as it happens, so that nothing that happens later can take it away.

#[path = "../mine/answers.rs"]
mod answers;
// A copy uses what it asks, and no more.
#[allow(unused_imports, dead_code)]
mod earlier;
#[allow(dead_code)]
mod record;

use std::path::MAIN_SEPARATOR;
use std::{env, panic, thread};

use answers::answer;
use queens_kata::trace::Event;

// What the copy finds under `crate`, as it does among the exercises.
pub use exercises::*;
include!(concat!(env!("OUT_DIR"), "/modules.rs"));

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    name_the_exercise_in_panics();
    answers::run(move |_| work(&words));
}

/// A panic in the copy is one in the exercise, on the same line: that is the file to open.
fn name_the_exercise_in_panics() {
    panic::set_hook(Box::new(|panic| {
        let copies = format!("{}{MAIN_SEPARATOR}", env!("OUT_DIR"));
        let said = panic.to_string().replace(&copies, "src/exercises/");
        eprintln!("\nthread '{}' {said}", thread::current().name().unwrap_or("<unnamed>"));
    }));
}

/// Behind the chapter's stem, `search FUNCTION N` tells of a search as it goes, and `tries N` how many cells a count asks about.
fn work(words: &[String]) -> Option<()> {
    match words {
        [_, search, function, n] if search == "search" => {
            record::begin();
            let solutions = yours::watching::search(function, n.parse().ok()?)?;
            record::end();
            answer(Event::Returned(solutions));
        }
        [_, tries, n] if tries == "tries" => {
            let n = n.parse().ok()?;
            record::begin_counting();
            yours::watching::search("count", n)?;
            let (tries, elsewhere) = record::counted();
            answer(format_args!("{tries} {elsewhere}"));
        }
        _ => return None,
    }
    Some(())
}
