//! Runs the learner's code for the command: `queens count 8 --chapter 1 --mine` starts `mine ch01_loop_recursion count 8`.
//!
//! The command never links the exercises.
//! So it works while one of them does not compile, and an edit of an exercise does not build it anew; and what goes wrong here, an endless loop or a stack that overflows, goes wrong in a process that can be stopped.
//!
//! An answer is a line that begins with a character of its own.
//! All else is what the exercise prints.
//! This process ends when its stdin does: then the command is gone.

mod answers;
mod ch13_any_puzzle;
mod roster;

use std::env;
use std::hint::black_box;
use std::sync::mpsc::Receiver;
use std::time::Instant;

use answers::answer;
use queens_kata::Board;
use roster::{EXERCISES, Exercise};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    answers::run(move |numbers| work(&words, numbers));
}

/// Does what the words ask for: a chapter's stem, a task, and N and whatever else it needs, or the name of a puzzle and its picture.
/// `None` if there is no such thing.
fn work(words: &[String], numbers: Receiver<usize>) -> Option<()> {
    let exercise = EXERCISES
        .iter()
        .find(|exercise| Some(exercise.stem) == words.first().map(String::as_str))?;
    let n = || words.get(2)?.parse().ok();
    let probes = || words.get(3)?.parse().ok();
    let seed = || words.get(4)?.parse().ok();
    match words.get(1)?.as_str() {
        "count" => answer(exercise.count?(n()?)),
        "race" => race(exercise.count?, numbers),
        "solve" => solve(exercise.boards?(n()?)),
        "board" => solve(one_board(exercise, n()?, words.get(3))?),
        "estimate" => answer(joined(&exercise.estimate?(n()?, probes()?, seed()?))),
        "puzzle" => exercise.puzzle?(words.get(2)?, words.get(3)?)?,
        _ => return None,
    }
    Some(())
}

/// The board that the exercise makes, by a seed if one is named.
/// `None` if that is no seed, or the exercise is asked for what it does not do.
fn one_board(
    exercise: &Exercise,
    n: usize,
    seed: Option<&String>,
) -> Option<impl Iterator<Item = Board>> {
    let board = match seed {
        Some(seed) => exercise.board_by_seed?(n, seed.parse().ok()?),
        None => exercise.one_board?(n),
    };
    Some(board.into_iter())
}

/// A run for every N that comes in: nothing runs here while another approach is timed.
/// Answers with nanoseconds and the count.
fn race(count: fn(usize) -> u64, numbers: Receiver<usize>) {
    for n in numbers {
        let start = Instant::now();
        // The optimiser knows neither what goes in nor whether what comes out is used.
        let found = black_box(count(black_box(n)));
        answer(format_args!("{} {found}", start.elapsed().as_nanos()));
    }
}

/// Answers with the columns of each board as soon as it is found, and then with `over`.
fn solve(boards: impl Iterator<Item = Board>) {
    for board in boards {
        answer(joined(board.columns()));
    }
    answer("over");
}

fn joined<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
