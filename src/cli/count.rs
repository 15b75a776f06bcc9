//! `queens count N`.

use std::io::{self, Write};

use clap::Args;
use queens_kata::chapters::ch11_parallel::{DEPTH, count_after, prefixes};
use queens_kata::chapters::ch12_meet_in_the_middle::{self, counter::Counter};
use queens_kata::known_counts::KNOWN_COUNTS;
use queens_kata::roster::{CHAPTERS, Chapter, LARGEST_COUNT, LARGEST_MEET_IN_THE_MIDDLE, OwnWay};
use rayon::prelude::*;

use super::forecast::Forecast;
use super::mine::{Exercise, Task, Way};
use super::progress::with_progress;
use super::runner::optimised;
use super::values::{threads, within};
use super::{Failure, say_sentence, units, use_threads};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- count 8
  cargo run -- count 8 --chapter 3
  cargo run -- count 8 --chapter 3 --mine
  cargo run --release -- count 18       large ones in an optimised build
  cargo run -- units 10 --parts 2 | cargo run -- count --unit -")]
pub struct Arguments {
    /// The number of queens, and of rows and columns
    #[arg(value_name = "N", value_parser = within("N", 0..=LARGEST_COUNT), required_unless_present = "unit")]
    n: Option<usize>,
    #[command(flatten)]
    way: Way,
    /// Count the piece in this line, which `units` printed, or with - all that come in on stdin; on one core, unless --threads says more
    #[arg(long, value_name = "LINE", conflicts_with_all = ["n", "chapter", "mine", "patience"])]
    unit: Option<String>,
    /// How many cores to use: all, unless told otherwise
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Some(n) = arguments.n else {
        return units::count(arguments.unit.as_deref(), arguments.threads);
    };
    if let Some(chapter) = arguments.way.mine()? {
        return count_mine(arguments, chapter, n);
    }
    let chapter = arguments.way.chapter.unwrap_or_else(|| fastest(n));
    let count = chapter.can_count(n).map_err(Failure::Usage)?;
    use_threads(arguments.threads)?;
    if let Some(forecast) = Forecast::of(n, chapter, count).filter(Forecast::is_long) {
        let faster = optimised().map_or_else(String::new, |it| format!("; this is faster: {it}"));
        say_sentence(format_args!("count {n}: {forecast}{faster}"));
    }
    let count = if arguments.way.chapter.is_none() { count_fastest(n) } else { count(n) };
    Ok(writeln!(io::stdout(), "{count}")?)
}

/// The last chapter that goes so far and counts in pieces, on all cores: 12, and beyond its largest n 11.
fn fastest(n: usize) -> &'static Chapter {
    let has_pieces =
        |chapter: &Chapter| chapter.part.is_some() || chapter.own_way == Some(OwnWay::Threads);
    let is_fast = |chapter: &&Chapter| has_pieces(chapter) && chapter.can_count(n).is_ok();
    CHAPTERS.iter().rfind(is_fast).expect("a chapter counts up to the largest n")
}

/// With the learner's exercise.
/// If it is wrong, that is said.
fn count_mine(arguments: &Arguments, chapter: &'static Chapter, n: usize) -> Result<(), Failure> {
    chapter.can_count(n).map_err(Failure::Usage)?;
    let mut exercise =
        Exercise::start(chapter, Task::Count(n), &arguments.way.mine, arguments.threads)?;
    let count = exercise.count()?;
    writeln!(io::stdout(), "{count}")?;
    let expected = KNOWN_COUNTS[n];
    if count == expected {
        return Ok(());
    }
    Err(Failure::Other(format!(
        "your exercise counted {count} for n = {n}, but there are {expected}"
    )))
}

/// With the [fastest], in pieces, so that it can be seen how far it has come.
fn count_fastest(n: usize) -> u64 {
    match n {
        ..4 => ch12_meet_in_the_middle::count(n),
        4..=LARGEST_MEET_IN_THE_MIDDLE => {
            let counter = Counter::new(n);
            let tops = counter.tops();
            with_progress(tops.len(), |bar| counter.count(&tops, || bar.inc(1)))
        }
        _ => {
            let prefixes = prefixes(n, DEPTH);
            with_progress(prefixes.len(), |bar| {
                let piece = |prefix: &Vec<usize>| {
                    let found = count_after(prefix, n);
                    bar.inc(1);
                    found
                };
                prefixes.par_iter().map(piece).sum()
            })
        }
    }
}
