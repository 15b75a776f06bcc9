//! `queens solve N`.

use std::io::{self, Write};
use std::iter;

use clap::{Args, ValueEnum};
use queens_kata::Board;
use queens_kata::known_counts::KNOWN_COUNTS;
use queens_kata::roster::{CHAPTERS, Chapter, LARGEST_BOARD, LARGEST_COUNT};

use super::mine::{Exercise, Task, Way};
use super::values::{at_least_one, seed, within};
use super::{Failure, say_sentence};

/// A larger board is not drawn: it would be millions of characters that nobody looks at.
const LARGEST_DRAWN: usize = 1_000;

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- solve 8
  cargo run -- solve 8 --limit 3 --format columns
  cargo run -- solve 6 --all --chapter 5 --mine
  cargo run -- solve 100 --seed 7
  cargo run -- solve 1000000 > million.txt")]
pub struct Arguments {
    /// The number of queens, and of rows and columns
    #[arg(value_name = "N", value_parser = within("N", 0..=LARGEST_BOARD))]
    n: usize,
    #[command(flatten)]
    way: Way,
    /// Stop after K boards
    #[arg(long, value_name = "K", value_parser = at_least_one("--limit K"), default_value = "1")]
    limit: usize,
    /// Print every board
    #[arg(long, conflicts_with = "limit")]
    all: bool,
    /// Make a board by repair, another one for each seed
    #[arg(long, value_name = "S", value_parser = seed)]
    seed: Option<u64>,
    /// How a board is written; without it, as a board up to N = 1000, and as columns beyond
    #[arg(long, value_enum)]
    format: Option<Format>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines of Q and ., with an empty line between boards
    Board,
    /// The column of each row's queen, one board a line
    Columns,
    /// A JSON object with the columns, one board a line
    Json,
}

type Boards = Box<dyn Iterator<Item = Result<Board, Failure>>>;

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let n = arguments.n;
    let format = format(arguments)?;
    let mine = arguments.way.mine()?;
    let chapter = match mine.or(arguments.way.chapter) {
        Some(chapter) => chapter,
        None => chosen(n, arguments.seed),
    };
    // Whoever names a seed wants one board, of the chapter that makes it so.
    let makes_one = arguments.seed.is_some() || chapter.one_board.is_some();
    if makes_one {
        check_one(chapter, arguments)?;
    }
    let limit = if arguments.all { usize::MAX } else { arguments.limit };
    let boards = match mine {
        Some(chapter) if makes_one => {
            asked(chapter, Task::OneBoard { n, seed: arguments.seed }, &arguments.way)?
        }
        Some(chapter) => boards_of_mine(n, chapter, &arguments.way)?,
        None if makes_one => one_board(chapter, arguments)?,
        None => boards(n, chapter)?,
    };
    if arguments.way.chapter.is_none() && arguments.seed.is_none() && makes_one {
        say_sentence(format_args!(
            "Beyond N = {LARGEST_COUNT} a search for all boards is hopeless, so chapter {} makes one.",
            chapter.number
        ));
    }

    let mut printed = 0;
    for board in boards.take(limit) {
        let board = board?;
        let mut out = io::stdout().lock();
        match format {
            Format::Board if printed == 0 => write!(out, "{board}")?,
            Format::Board => write!(out, "\n{board}")?,
            Format::Columns => writeln!(out, "{:?}", board.columns())?,
            Format::Json => writeln!(out, "{{\"columns\":{}}}", in_json(board.columns())?)?,
        }
        printed += 1;
        if mine.is_some() && (board.size() != n || !board.is_solution()) {
            return Err(Failure::Other(no_solution(&board, n)));
        }
    }
    let there_is_one = KNOWN_COUNTS.get(n) != Some(&0);
    if mine.is_some() && printed == 0 && there_is_one {
        return Err(Failure::Other(format!(
            "your exercise found no board for N = {n}, but there is one"
        )));
    }
    say_sentence(match (makes_one, printed) {
        (true, 1..) => summary_of_one(arguments),
        _ => summary(n, printed, limit),
    });
    Ok(())
}

/// How the boards are written.
fn format(arguments: &Arguments) -> Result<Format, Failure> {
    let n = arguments.n;
    match arguments.format {
        Some(Format::Board) if n > LARGEST_DRAWN => Err(Failure::Usage(format!(
            "a board is drawn for N up to {LARGEST_DRAWN}, and {n} is more: take --format columns, or json"
        ))),
        None if n > LARGEST_DRAWN => Ok(Format::Columns),
        format => Ok(format.unwrap_or(Format::Board)),
    }
}

/// Where no chapter is named: the one that can pause, as far as it goes, and beyond that the one that makes a single board.
fn chosen(n: usize, seed: Option<u64>) -> &'static Chapter {
    let can = |chapter: &&Chapter| match seed {
        Some(_) => chapter.by_seed.is_some(),
        None => chapter.can_stream(n).is_ok() || n > LARGEST_COUNT && chapter.one_board.is_some(),
    };
    CHAPTERS.iter().find(can).expect("a chapter hands out one board at a time, and one makes one")
}

/// One board at a time where the search can pause.
fn boards(n: usize, chapter: &'static Chapter) -> Result<Boards, Failure> {
    if chapter.streams.is_some() {
        let stream = chapter.can_stream(n).map_err(Failure::Usage)?;
        return Ok(Box::new(stream(n).map(Ok)));
    }
    let solutions = chapter.can_list(n).map_err(Failure::Usage)?;
    Ok(Box::new(solutions(n).into_iter().map(Ok)))
}

fn one_board(chapter: &'static Chapter, arguments: &Arguments) -> Result<Boards, Failure> {
    let n = arguments.n;
    let board = match arguments.seed {
        Some(seed) => chapter.can_make_by_seed(n).map_err(Failure::Usage)?(n, seed),
        None => chapter.can_make_one(n).map_err(Failure::Usage)?(n),
    };
    Ok(Box::new(board.into_iter().map(Ok)))
}

/// Refuses what can't be done by a chapter that makes a single board.
fn check_one(chapter: &Chapter, arguments: &Arguments) -> Result<(), Failure> {
    let n = arguments.n;
    let can = match arguments.seed {
        Some(_) => chapter.can_make_by_seed(n).map(drop),
        None => chapter.can_make_one(n).map(drop),
    };
    can.map_err(Failure::Usage)?;
    if arguments.all || arguments.limit > 1 {
        // Whoever has not asked for this chapter is told why it is taken.
        let why = if arguments.way.chapter.is_none() && arguments.seed.is_none() {
            format!("beyond N = {LARGEST_COUNT} ")
        } else {
            String::new()
        };
        return Err(Failure::Usage(format!(
            "{why}chapter {} makes one board, and looks for no other: leave out --all and --limit",
            chapter.number
        )));
    }
    Ok(())
}

/// Those of the learner's exercise, each as soon as it is found.
fn boards_of_mine(n: usize, chapter: &'static Chapter, way: &Way) -> Result<Boards, Failure> {
    if chapter.streams.is_some() {
        chapter.can_stream(n).map_err(Failure::Usage)?;
    } else {
        chapter.can_list(n).map_err(Failure::Usage)?;
    }
    asked(chapter, Task::Solve(n), way)
}

fn asked(chapter: &'static Chapter, task: Task, way: &Way) -> Result<Boards, Failure> {
    let mut exercise = Exercise::start(chapter, task, &way.mine, None)?;
    Ok(Box::new(iter::from_fn(move || exercise.board().transpose())))
}

fn in_json(columns: &[usize]) -> Result<String, Failure> {
    serde_json::to_string(columns).map_err(|error| Failure::Io(error.into()))
}

/// What is wrong with a board of the learner's.
fn no_solution(board: &Board, n: usize) -> String {
    let why = match board.first_conflict() {
        Some(conflict) => conflict.to_string(),
        None if n == 0 => "no queen, no board".into(),
        None => {
            let queens = if board.size() == 1 { "queen" } else { "queens" };
            format!("it has {} {queens} instead of {n}", board.size())
        }
    };
    format!("the last board of your exercise is not a solution: {why}")
}

fn summary(n: usize, printed: usize, limit: usize) -> String {
    let boards = if printed == 1 { "board" } else { "boards" };
    match printed {
        0 if n == 0 => "No queen, no board: n = 0 has no solution here.".into(),
        0 => format!("There is no way to place {n} queens on a {n} × {n} board."),
        _ if printed < limit || are_all(n, printed) => {
            format!("Printed {printed} {boards}: all there are.")
        }
        _ => format!("Printed {printed} {boards}. For more: --limit K or --all."),
    }
}

/// Whether there are no other boards, as far as they have been counted.
fn are_all(n: usize, printed: usize) -> bool {
    KNOWN_COUNTS.get(n) == Some(&(printed as u64))
}

fn summary_of_one(arguments: &Arguments) -> String {
    if are_all(arguments.n, 1) {
        return "Printed 1 board: all there are.".into();
    }
    let drawn = if arguments.format.is_none() && arguments.n > LARGEST_DRAWN {
        format!(", as columns: beyond N = {LARGEST_DRAWN} none is drawn")
    } else {
        String::new()
    };
    let others = if arguments.seed.is_some() { "other seeds" } else { "--seed S" };
    format!("Printed 1 board{drawn}. For others: {others}.")
}
