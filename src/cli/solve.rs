//! `queens solve N`.

use std::io::{self, Write};

use queens_kata::Board;
use queens_kata::roster::{CHAPTERS, Chapter, LARGEST_COUNT};
use serde_json::json;

use super::arguments::{Format, Solve, Way};
use super::{Failure, say};

pub fn run(arguments: &Solve) -> Result<(), Failure> {
    let n = arguments.n;
    let limit = if arguments.all { usize::MAX } else { arguments.limit };
    let mut boards = boards(n, &arguments.way)?;

    let mut out = io::stdout().lock();
    let mut printed = 0;
    for board in boards.by_ref().take(limit) {
        match arguments.format {
            Format::Board if printed == 0 => write!(out, "{board}")?,
            Format::Board => write!(out, "\n{board}")?,
            Format::Columns => writeln!(out, "{:?}", board.columns())?,
            Format::Json => writeln!(out, "{}", json!({ "columns": board.columns() }))?,
        }
        printed += 1;
    }
    say(summary(n, printed, limit));
    Ok(())
}

/// One board at a time where the search can pause, as it can by default.
fn boards(n: usize, way: &Way) -> Result<Box<dyn Iterator<Item = Board>>, Failure> {
    let streams = |chapter: &&Chapter| chapter.streams.is_some();
    let default =
        || CHAPTERS.iter().find(streams).expect("a chapter hands out one board at a time");
    let chapter = way.chapter.unwrap_or_else(default);
    match chapter.streams {
        Some(stream) if !way.mine => {
            debug_assert!(n <= LARGEST_COUNT, "the arguments allow no more");
            Ok(stream(n))
        }
        _ => {
            let solutions = way.solutions(chapter, n)?;
            Ok(Box::new(way.run(|| solutions(n)).into_iter()))
        }
    }
}

fn summary(n: usize, printed: usize, limit: usize) -> String {
    let boards = if printed == 1 { "board" } else { "boards" };
    match printed {
        0 if n == 0 => "No queen, no board: n = 0 has no solution here.".into(),
        0 => format!("There is no way to place {n} queens on a {n} × {n} board."),
        _ if printed < limit => format!("Printed {printed} {boards}: all there are."),
        _ => format!("Printed {printed} {boards}. For more: --limit K or --all."),
    }
}
