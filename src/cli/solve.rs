//! `queens solve N`.

use std::io::{self, Write};
use std::iter;

use clap::{Args, ValueEnum};
use queens_kata::Board;
use queens_kata::roster::{CHAPTERS, Chapter, LARGEST_COUNT};
use serde_json::json;

use super::mine::{Exercise, Task, Way};
use super::values::{at_least_one, within};
use super::{Failure, say_sentence};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- solve 8
  cargo run -- solve 8 --limit 3 --format columns
  cargo run -- solve 6 --all --chapter 5 --mine")]
pub struct Arguments {
    /// The number of queens, and of rows and columns
    #[arg(value_name = "N", value_parser = within("N", 0..=LARGEST_COUNT))]
    n: usize,
    #[command(flatten)]
    way: Way,
    /// Stop after K boards
    #[arg(long, value_name = "K", value_parser = at_least_one("--limit K"), default_value = "1")]
    limit: usize,
    /// Print every board
    #[arg(long, conflicts_with = "limit")]
    all: bool,
    /// How a board is written
    #[arg(long, value_enum, default_value_t = Format::Board)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// Lines of Q and ., with an empty line between boards
    Board,
    /// The column of each row's queen, one board a line
    Columns,
    /// A JSON object with the columns, one board a line
    Json,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let n = arguments.n;
    let limit = if arguments.all { usize::MAX } else { arguments.limit };
    let boards = match arguments.way.mine()? {
        Some(chapter) => boards_of_mine(n, chapter, &arguments.way)?,
        None => Box::new(boards(n, arguments.way.chapter)?.map(Ok)),
    };

    let mut printed = 0;
    for board in boards.take(limit) {
        let board = board?;
        let mut out = io::stdout().lock();
        match arguments.format {
            Format::Board if printed == 0 => write!(out, "{board}")?,
            Format::Board => write!(out, "\n{board}")?,
            Format::Columns => writeln!(out, "{:?}", board.columns())?,
            Format::Json => writeln!(out, "{}", json!({ "columns": board.columns() }))?,
        }
        printed += 1;
        if arguments.way.mine.runs && (board.size() != n || !board.is_solution()) {
            return Err(Failure::Other(no_solution(&board, n)));
        }
    }
    say_sentence(summary(n, printed, limit));
    Ok(())
}

/// One board at a time where the search can pause, as it can by default.
fn boards(
    n: usize,
    chapter: Option<&'static Chapter>,
) -> Result<Box<dyn Iterator<Item = Board>>, Failure> {
    let streams = |chapter: &&Chapter| chapter.streams.is_some();
    let default =
        || CHAPTERS.iter().find(streams).expect("a chapter hands out one board at a time");
    let chapter = chapter.unwrap_or_else(default);
    if let Some(stream) = chapter.streams {
        return Ok(stream(n));
    }
    let solutions = chapter.can_list(n).map_err(Failure::Usage)?;
    Ok(Box::new(solutions(n).into_iter()))
}

/// Those of the learner's exercise, each as soon as it is found.
fn boards_of_mine(
    n: usize,
    chapter: &'static Chapter,
    way: &Way,
) -> Result<Box<dyn Iterator<Item = Result<Board, Failure>>>, Failure> {
    if chapter.streams.is_none() {
        chapter.can_list(n).map_err(Failure::Usage)?;
    }
    let mut exercise = Exercise::start(chapter, Task::Solve(n), &way.mine, None)?;
    Ok(Box::new(iter::from_fn(move || exercise.board().transpose())))
}

/// What is wrong with a board of the learner's.
fn no_solution(board: &Board, n: usize) -> String {
    let why = match board.first_conflict() {
        Some(conflict) => conflict.to_string(),
        None => format!("it has {} queens instead of {n}", board.size()),
    };
    format!("the last board of your exercise is not a solution: {why}")
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
