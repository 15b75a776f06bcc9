//! `queens count N`.

use std::io::{self, Write};

use queens_kata::roster::{CHAPTERS, Chapter};

use super::Failure;
use super::arguments::Count;
use super::values::check_size;

/// The chapter that counts fastest on one core.
fn fastest() -> &'static Chapter {
    CHAPTERS.iter().find(|chapter| chapter.number == 10).expect("chapter 10 is in the roster")
}

pub fn run(arguments: &Count) -> Result<(), Failure> {
    let chapter = arguments.way.chapter.unwrap_or_else(fastest);
    let n = arguments.n;
    check_size(chapter, n, chapter.largest_count, "counts")?;
    let solver = arguments.way.solver(chapter, "count")?;
    let count = arguments.way.run(|| (solver.count)(n));
    Ok(writeln!(io::stdout(), "{count}")?)
}
