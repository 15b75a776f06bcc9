//! `queens ladder FROM TO`: how long each chapter takes for one n after the other.

use std::io::{self, Write};
use std::time::Duration;

use queens_kata::roster::{CHAPTERS, Chapter};

use super::arguments::Ladder;
use super::plot::{self, Axis, Curve};
use super::race::{time, warn_if_not_optimised};
use super::{Failure, use_threads};

/// Who takes longer runs once; the others run this often, and the median counts.
const SHORT: Duration = Duration::from_secs(1);
const RUNS: usize = 5;

/// A chapter on its way up, and its times so far.
struct Climber {
    chapter: &'static Chapter,
    times: Vec<(usize, Duration)>,
    goes_on: bool,
}

pub fn run(arguments: &Ladder) -> Result<(), Failure> {
    let &Ladder { from, to, .. } = arguments;
    if from > to {
        return Err(Failure::Usage(format!("FROM is {from} and TO is {to}, which is less")));
    }
    for chapter in &arguments.chapters {
        // One that counts, but not so far, stays on the ground.
        chapter.can_count(0).map_err(Failure::Usage)?;
    }
    use_threads(arguments.threads)?;
    warn_if_not_optimised(&format!("ladder {from} {to}"));
    let chapters = if arguments.chapters.is_empty() {
        let searches = |it: &&Chapter| it.counts.is_some() && it.tests.is_none();
        CHAPTERS.iter().filter(searches).collect()
    } else {
        arguments.chapters.clone()
    };
    let climber = |chapter| Climber { chapter, times: Vec::new(), goes_on: true };
    let mut climbers: Vec<Climber> = chapters.into_iter().map(climber).collect();

    let mut out = io::stdout().lock();
    let numbers: Vec<String> =
        climbers.iter().map(|it| format!("{:>8}", format!("ch{:02}", it.chapter.number))).collect();
    writeln!(out, " n{}    seconds of the fastest", numbers.concat())?;
    for n in from..=to {
        climb(&mut climbers, n, Duration::from_secs(arguments.seconds))?;
        writeln!(out, "{}", row(&climbers, n))?;
    }
    if let Some(file) = &arguments.plot {
        let curve = |climber: &Climber| Curve {
            name: format!("{} {}", climber.chapter.number, climber.chapter.title),
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

/// All who still go on count n queens, in turn.
fn climb(climbers: &mut [Climber], n: usize, limit: Duration) -> Result<(), Failure> {
    let mut times = vec![Vec::new(); climbers.len()];
    for _ in 0..RUNS {
        for (climber, times) in climbers.iter().zip(&mut times) {
            let chapter = climber.chapter;
            let is_long = times.first().is_some_and(|first| *first > SHORT);
            if let Ok(count) = chapter.can_count(n)
                && climber.goes_on
                && !is_long
            {
                times.push(time(chapter, chapter.title, count, n)?);
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

/// How many times as long as the fastest each of them took.
fn row(climbers: &[Climber], n: usize) -> String {
    let taken: Vec<Option<f64>> = climbers
        .iter()
        .map(|it| it.times.last().filter(|time| time.0 == n).map(|time| time.1.as_secs_f64()))
        .collect();
    let fastest = taken.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let ratios = taken.iter().map(|time| match time {
        Some(time) => format!("{:>8.1}", time / fastest),
        None => format!("{:>8}", "-"),
    });
    format!("{n:>2}{}    {fastest:.6}", ratios.collect::<String>())
}
