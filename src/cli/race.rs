//! `queens race N`: the chapters against each other, in one run.

mod text;

use std::io::{self, Write};
use std::time::Duration;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use queens_kata::cost::Cost;
use queens_kata::known_counts::TABLE_END;
use queens_kata::roster::{CHAPTERS, Chapter, LARGEST_COUNT};
use serde_json::json;

use super::mine::{BESIDE, Mine};
use super::runner::{Runner, say_if_long, warn_if_for_development};
use super::values::{Chapters, chapters, each_once, threads, within};
use super::{Failure, use_threads};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run --release -- race 10
  cargo run --release -- race 12 --chapters 1,5,6 --runs 9
  cargo run --release -- race 10 --chapters 1-4,grid
  cargo run --release -- race 14 --chapters 9,12 --threads 1
  cargo run --release -- race 10 --chapters 1 --mine",
    mut_arg("mine", |it| it.help(BESIDE)))]
pub struct Arguments {
    /// The number of queens
    #[arg(value_name = "N", value_parser = within("N", 0..=LARGEST_COUNT))]
    n: usize,
    /// Which chapters race, by number, title, or range, as in 1-4,grid: all that can count N queens, unless told otherwise
    #[arg(long, value_name = "C,..", value_parser = chapters, value_delimiter = ',')]
    chapters: Vec<Chapters>,
    /// How many times each of them runs, after one run to warm up
    #[arg(long, value_name = "R", value_parser = within("--runs R", 1..=1000), default_value = "5")]
    runs: usize,
    /// How many cores to use, in the chapters that use more than one: all, unless told otherwise
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
    #[command(flatten)]
    mine: Mine,
    /// How the result is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A table, the fastest first
    Text,
    /// One JSON object
    Json,
}

/// One of those that race.
struct Racer {
    runner: Runner,
    /// The cells tried and the queens placed, where the approach tries cells.
    cost: Option<(u64, u64)>,
    times: Vec<Duration>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let n = arguments.n;
    use_threads(arguments.threads)?;
    let mut racers = racers(arguments)?;
    warn_if_for_development();
    let runners = racers.iter().map(|racer| &racer.runner);
    say_if_long(&format!("race {n}"), n, arguments.runs + 1, runners);
    race(&mut racers, n, arguments.runs)?;
    racers.sort_by_key(Racer::median);
    match arguments.format {
        Format::Text => text::print(&racers, n, arguments.runs)?,
        Format::Json => print_json(&racers, n, arguments.runs)?,
    }
    Ok(())
}

/// Those that were named, or else all that can count n queens; the learner's exercises beside them.
fn racers(arguments: &Arguments) -> Result<Vec<Racer>, Failure> {
    let n = arguments.n;
    let named = each_once(&arguments.chapters);
    let chapters: Vec<&'static Chapter> = if named.is_empty() {
        CHAPTERS.iter().filter(|chapter| chapter.can_count(n).is_ok()).collect()
    } else {
        named.clone()
    };
    // Counting the tries takes as long as a run of chapter 3, so it is left out for a large n.
    let cost = (n <= TABLE_END).then(|| Cost::of(n));
    let mut racers = Vec::new();
    for chapter in chapters {
        let cost = chapter.tries.zip(cost).map(|(tries, cost)| (tries(&cost), cost.placed));
        let count = chapter.can_count(n).map_err(Failure::Usage)?;
        let reference = Runner::reference(chapter, count);
        for runner in [Some(reference), Runner::variant(chapter)].into_iter().flatten() {
            racers.push(Racer { runner, cost, times: Vec::new() });
        }
    }
    for runner in Runner::mine(&named, &arguments.mine, arguments.threads)? {
        if runner.chapter.can_count(n).is_ok() {
            racers.push(Racer { runner, cost: None, times: Vec::new() });
        }
    }
    Ok(racers)
}

/// A run to warm up, and then all of them in turn, so that a noisy moment hits all alike.
fn race(racers: &mut [Racer], n: usize, runs: usize) -> Result<(), Failure> {
    let progress = ProgressBar::new((racers.len() * (runs + 1)) as u64).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}").expect("the template is right"),
    );
    for lap in 0..=runs {
        for racer in &mut *racers {
            progress.set_message(racer.runner.name.clone());
            let took = racer.runner.time(n);
            progress.inc(1);
            let took = took.inspect_err(|_| progress.finish_and_clear())?;
            if lap > 0 {
                racer.times.push(took);
            }
        }
    }
    progress.finish_and_clear();
    Ok(())
}

impl Racer {
    fn median(&self) -> Duration {
        let mut times = self.times.clone();
        times.sort();
        times[times.len() / 2]
    }

    fn fastest(&self) -> Duration {
        *self.times.iter().min().expect("there is at least one run")
    }

    fn slowest(&self) -> Duration {
        *self.times.iter().max().expect("there is at least one run")
    }
}

fn ratio(racer: &Racer, first: &Racer) -> f64 {
    racer.median().as_secs_f64() / first.median().as_secs_f64()
}

fn print_json(racers: &[Racer], n: usize, runs: usize) -> io::Result<()> {
    let seconds = |time: Duration| time.as_secs_f64();
    let rows: Vec<_> = racers
        .iter()
        .map(|racer| {
            json!({
                "chapter": racer.runner.chapter.number,
                "name": racer.runner.name,
                "mine": racer.runner.is_mine,
                "median_seconds": seconds(racer.median()),
                "min_seconds": seconds(racer.fastest()),
                "max_seconds": seconds(racer.slowest()),
                "ratio": ratio(racer, &racers[0]),
                "tries": racer.cost.map(|cost| cost.0),
                "placed": racer.cost.map(|cost| cost.1),
            })
        })
        .collect();
    let optimised = !cfg!(debug_assertions);
    let result = json!({ "n": n, "runs": runs, "optimised": optimised, "racers": rows });
    writeln!(io::stdout(), "{result:#}")
}
