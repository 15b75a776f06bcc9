//! Runs the learner's code for the command: `queens count 8 --chapter 1 --mine` starts `mine ch01_loop_recursion count 8`.
//!
//! The command never links the exercises.
//! So it works while one of them does not compile, and an edit of an exercise does not build it anew; and what goes wrong here, an endless loop or a stack that overflows, goes wrong in a process that can be stopped.
//!
//! An answer is a line that begins with [`ANSWER`].
//! All else is what the exercise prints.
//! This process ends when its stdin does: then the command is gone.

mod ch03_tail_call;
mod ch13_any_puzzle;
mod roster;

use std::alloc::System;
use std::fmt::Display;
use std::hint::black_box;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;
use std::{env, process, thread};

use cap::Cap;
use queens_kata::Board;
use queens_kata::stack::on_stack_of;
use roster::EXERCISES;

/// The character that begins an answer.
const ANSWER: char = '\u{1e}';

/// How much memory there is, the stack not counted.
const MEMORY_LIMIT: usize = 1_000_000_000;

/// Chapter 2 stacks up 10,103,868 calls for n = 12, its largest.
/// This leaves each of them some 200 bytes.
const STACK: usize = 2 * 1024 * 1024 * 1024;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let numbers = orders();
    MEMORY.set_limit(MEMORY_LIMIT).expect("it begins with less");
    if on_stack_of(STACK, move || work(&words, numbers)).is_none() {
        eprintln!("mine: this program is for `queens .. --mine`, which knows what to ask it for.");
        process::exit(2);
    }
}

/// Does what the words ask for: a chapter's stem, a task, and N, or the name of a puzzle and its picture.
/// `None` if there is no such thing.
fn work(words: &[String], numbers: Receiver<usize>) -> Option<()> {
    let exercise = EXERCISES
        .iter()
        .find(|exercise| Some(exercise.stem) == words.first().map(String::as_str))?;
    let n = || words.get(2)?.parse().ok();
    match words.get(1)?.as_str() {
        "count" => answer(exercise.count?(n()?)),
        "race" => race(exercise.count?, numbers),
        "solve" => solve(exercise.boards?(n()?)),
        "trace" => exercise.trace?(n()?),
        "puzzle" => exercise.puzzle?(words.get(2)?, words.get(3)?)?,
        _ => return None,
    }
    Some(())
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
        let columns: Vec<String> = board.columns().iter().map(usize::to_string).collect();
        answer(columns.join(" "));
    }
    answer("over");
}

/// Answers at once, whatever else is printed.
/// If the reader is gone, there is nothing left to do.
fn answer(text: impl Display) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{ANSWER}{text}").and_then(|()| out.flush()).is_err() {
        process::exit(1);
    }
}

/// The numbers that come in.
/// When no more can come, this process ends.
fn orders() -> Receiver<usize> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in io::stdin().lines().map_while(Result::ok) {
            if let Ok(n) = line.parse() {
                let _ = sender.send(n);
            }
        }
        process::exit(1);
    });
    receiver
}
