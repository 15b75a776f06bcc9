//! `queens ladder FROM TO`: how long each chapter takes for one n after the other.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use queens_kata::roster::{CHAPTERS, Chapter, LARGEST_COUNT};

use super::mine::{BESIDE, Mine};
use super::plot::{self, Axis, Curve};
use super::runner::{Runner, say_if_long, warn_if_for_development};
use super::values::{Chapters, chapters, each_once, threads, within};
use super::{Failure, check_can_be_written, use_threads};

/// What takes longer runs once; the others run this often, and the median counts.
const SHORT: Duration = Duration::from_secs(1);
const RUNS: usize = 5;

/// As many chapters as a table has room for, in 80 columns.
const COLUMNS: usize = 13;

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run --release -- ladder 8 14
  cargo run --release -- ladder 8 16 --chapters 7-9,12 --plot ladder.svg
  cargo run --release -- ladder 4 10 --chapters 1 --mine",
    mut_arg("mine", |it| it.help(BESIDE)))]
pub struct Arguments {
    /// The smallest number of queens
    #[arg(value_name = "FROM", value_parser = within("FROM", 1..=LARGEST_COUNT))]
    from: usize,
    /// The largest number of queens
    #[arg(value_name = "TO", value_parser = within("TO", 1..=LARGEST_COUNT))]
    to: usize,
    /// Which chapters, by number, title, or range, as in 1-4,grid: all that count by a search, so not brute force, unless told otherwise
    #[arg(long, value_name = "C,..", value_parser = chapters, value_delimiter = ',')]
    chapters: Vec<Chapters>,
    /// A chapter that takes longer than S seconds does not go on to the next size
    #[arg(long, value_name = "S", value_parser = within("--seconds S", 1..=1000), default_value = "2")]
    seconds: usize,
    /// How many cores to use, in the chapters that use more than one: all, unless told otherwise
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
    #[command(flatten)]
    mine: Mine,
    /// Draw the times as an SVG picture, too
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// A runner on the way up, and the times so far.
struct Climber {
    runner: Runner,
    times: Vec<(usize, Duration)>,
    goes_on: bool,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let &Arguments { from, to, .. } = arguments;
    if from > to {
        return Err(Failure::Usage(format!(
            "TO must not be less than FROM, and {to} is less than {from}"
        )));
    }
    if let Some(file) = &arguments.plot {
        check_can_be_written(file)?;
    }
    use_threads(arguments.threads)?;
    let mut climbers = climbers(arguments)?;
    warn_if_for_development();
    // Whoever takes too long ends there, so the other rows take minutes at most.
    let runners = climbers.iter().map(|climber| &climber.runner);
    say_if_long(&format!("the row of n = {from}"), from, 1, runners);

    let mut out = io::stdout().lock();
    let note = if climbers.iter().any(|it| it.runner.is_mine) { " (my: yours)" } else { "" };
    writeln!(out, "How many times as long as the fastest of its row each chapter took{note}:\n")?;
    // Tables of one width, so that no chapter stands alone in the second.
    let tables = climbers.len().div_ceil(COLUMNS);
    let shown = climbers.len().div_ceil(tables);
    writeln!(out, "{}", heading(&climbers[..shown]))?;
    for n in from..=to {
        climb(&mut climbers, n, Duration::from_secs(arguments.seconds as u64))?;
        writeln!(out, "{}", row(&climbers[..shown], n, fastest(&climbers, n)))?;
    }
    // For those that had no room beside them.
    for columns in climbers[shown..].chunks(shown) {
        writeln!(out, "\n{}", heading(columns))?;
        for n in from..=to {
            writeln!(out, "{}", row(columns, n, fastest(&climbers, n)))?;
        }
    }
    if let Some(file) = &arguments.plot {
        let curve = |climber: &Climber| Curve {
            name: format!("{} {}", climber.runner.chapter.number, climber.runner.name),
            points: climber.times.iter().map(|(n, time)| (*n, time.as_secs_f64())).collect(),
        };
        let axis = Axis {
            title: "seconds, each line ten times the one below",
            label: |seconds| format!("{seconds}"),
        };
        let curves: Vec<Curve> = climbers.iter().map(curve).collect();
        plot::write(&curves, &axis, file)?;
    }
    Ok(())
}

/// Those that were named, or else all that search; the learner's exercises beside them.
fn climbers(arguments: &Arguments) -> Result<Vec<Climber>, Failure> {
    let named = each_once(&arguments.chapters);
    let chapters = if named.is_empty() {
        let searches = |it: &&Chapter| it.counts.is_some() && it.tests.is_none();
        CHAPTERS.iter().filter(searches).collect()
    } else {
        named.clone()
    };
    let mut runners = Vec::new();
    for chapter in chapters {
        // One that counts, but not so far, stays on the ground.
        let count = chapter.can_count(0).map_err(Failure::Usage)?;
        runners.push(Runner::reference(chapter, count));
    }
    runners.extend(Runner::mine(&named, &arguments.mine, arguments.threads)?);
    let climber = |runner| Climber { runner, times: Vec::new(), goes_on: true };
    Ok(runners.into_iter().map(climber).collect())
}

/// All that still go on count n queens, in turn.
fn climb(climbers: &mut [Climber], n: usize, limit: Duration) -> Result<(), Failure> {
    let mut times = vec![Vec::new(); climbers.len()];
    for _ in 0..RUNS {
        for (climber, times) in climbers.iter_mut().zip(&mut times) {
            let is_long = times.first().is_some_and(|first| *first > SHORT);
            if climber.goes_on && !is_long && climber.runner.chapter.can_count(n).is_ok() {
                times.push(climber.runner.time(n)?);
            }
        }
    }
    for (climber, mut times) in climbers.iter_mut().zip(times) {
        times.sort();
        if let Some(&median) = times.get(times.len() / 2) {
            climber.times.push((n, median));
            climber.goes_on = median <= limit;
        }
    }
    Ok(())
}

impl Climber {
    fn time(&self, n: usize) -> Option<f64> {
        self.times.iter().find(|time| time.0 == n).map(|time| time.1.as_secs_f64())
    }
}

/// The time of the fastest of all, in seconds, if any of them counted n queens.
fn fastest(climbers: &[Climber], n: usize) -> Option<f64> {
    climbers.iter().filter_map(|climber| climber.time(n)).min_by(f64::total_cmp)
}

/// As in `ch01`, or `my01` for an exercise.
fn heading(columns: &[Climber]) -> String {
    let name = |Climber { runner, .. }: &Climber| {
        format!(" {}{:02}", if runner.is_mine { "my" } else { "ch" }, runner.chapter.number)
    };
    format!(" n{} {:>11}", columns.iter().map(name).collect::<String>(), "fastest ms")
}

fn row(columns: &[Climber], n: usize, fastest: Option<f64>) -> String {
    let cell = |climber: &Climber| match (climber.time(n), fastest) {
        (Some(time), Some(fastest)) if time < 100.0 * fastest => {
            format!(" {:>4.1}", time / fastest)
        }
        (Some(time), Some(fastest)) => format!(" {:>4.0}", time / fastest),
        _ => format!(" {:>4}", "-"),
    };
    let ms = fastest.map_or("-".into(), |seconds| format!("{:.4}", seconds * 1000.0));
    format!("{n:>2}{} {ms:>11}", columns.iter().map(cell).collect::<String>())
}
