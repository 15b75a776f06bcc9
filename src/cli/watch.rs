//! `queens watch N`: the search in the terminal, to play, to stop, and to go through by hand.

use std::time::Duration;

use clap::Args;
use queens_kata::roster::Chapter;
use queens_kata::trace;

use super::Failure;
use super::boards::Boards;
use super::play::play;
use super::screen;
use super::steps::{self, Span};
use super::values::{chapter, within};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- watch 4
  cargo run -- watch 6 --chapter 8 --delay 100
  cargo run -- watch 4 --chapter 1 --mine      your own search, right or wrong

Keys: space plays and pauses, ← and → go by one step, n to the next solution,
Home and End to the first and last step, p to where your search parts from
the reference's, + and - change the speed, q ends.
In a pipe it prints the steps.")]
pub struct Arguments {
    /// The number of queens
    #[arg(value_name = "N", value_parser = within("N", 1..=trace::LARGEST_N))]
    n: usize,
    /// Search with the method of this chapter, and show what its program holds: the first that can be traced, unless told otherwise
    #[arg(long, value_name = "C", value_parser = chapter)]
    chapter: Option<&'static Chapter>,
    /// The time between two steps, in milliseconds
    #[arg(long, value_name = "MS", value_parser = within("--delay MS", 1..=10_000), default_value = "400")]
    delay: usize,
    #[command(flatten)]
    span: Span,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let chapter = arguments.span.chapter(arguments.chapter)?;
    let (recording, end) = arguments.span.record(chapter, arguments.n, None)?;

    if !screen::can_be_drawn_on() {
        steps::print(&recording)?;
        return end;
    }
    play(&Boards::new(&recording), Duration::from_millis(arguments.delay as u64))?;
    end
}
