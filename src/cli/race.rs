//! `queens race N`: the chapters against each other, in one run.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use queens_kata::cost::Cost;
use queens_kata::known_counts::{KNOWN_COUNTS, TABLE_END};
use queens_kata::roster::{CHAPTERS, Chapter};
use serde_json::json;

use super::arguments::{Race, RaceFormat, Way};
use super::{Failure, grouped, say, use_threads};

/// One of those who race.
struct Racer {
    chapter: &'static Chapter,
    name: String,
    count: fn(usize) -> u64,
    mine: bool,
    /// The cells tried and the queens placed, where the approach tries cells.
    cost: Option<(u64, u64)>,
    times: Vec<Duration>,
}

pub fn run(arguments: &Race) -> Result<(), Failure> {
    let n = arguments.n;
    use_threads(arguments.threads)?;
    let mut racers = racers(arguments)?;
    warn_if_not_optimised(&format!("race {n}"));
    race(&mut racers, n, arguments.runs)?;
    racers.sort_by_key(Racer::median);
    match arguments.format {
        RaceFormat::Text => print_text(&racers, n, arguments.runs)?,
        RaceFormat::Json => print_json(&racers, n, arguments.runs)?,
    }
    Ok(())
}

pub fn warn_if_not_optimised(command: &str) {
    if cfg!(debug_assertions) {
        say(format_args!(
            "This build is not optimised, so the figures say little: cargo run --release -- {command}"
        ));
    }
}

/// Those who were named, or else all who can count n queens; the learner's exercise beside them.
fn racers(arguments: &Race) -> Result<Vec<Racer>, Failure> {
    let n = arguments.n;
    let chapters: Vec<&'static Chapter> = if arguments.chapters.is_empty() {
        CHAPTERS.iter().filter(|chapter| chapter.can_count(n).is_ok()).collect()
    } else {
        arguments.chapters.clone()
    };
    // Counting the tries takes as long as a run of chapter 3, so it is left out for a large n.
    let cost = (n <= TABLE_END).then(|| Cost::of(n));
    let mut racers = Vec::new();
    for chapter in chapters {
        let mut enter = |name, count| {
            let tries = chapter.tries.zip(cost);
            let cost = tries.map(|(tries, cost)| (tries(&cost), cost.placed));
            racers.push(Racer { chapter, name, count, mine: false, cost, times: Vec::new() });
        };
        enter(chapter.title.to_string(), chapter.can_count(n).map_err(Failure::Usage)?);
        if let Some((name, count)) = chapter.variant {
            enter(format!("{}, {name}", chapter.title), count);
        }
    }
    if let Some(chapter) = arguments.mine {
        let count = Way { chapter: Some(chapter), mine: true }.count(chapter, n)?;
        let name = format!("{}, yours", chapter.title);
        racers.push(Racer { chapter, name, count, mine: true, cost: None, times: Vec::new() });
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
            progress.set_message(racer.name.clone());
            let way = Way { chapter: Some(racer.chapter), mine: racer.mine };
            let took = way.run(|| time(racer.chapter, &racer.name, racer.count, n));
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

/// How long one count takes, if it is right.
pub fn time(
    chapter: &Chapter,
    name: &str,
    count: fn(usize) -> u64,
    n: usize,
) -> Result<Duration, Failure> {
    let start = Instant::now();
    // The optimiser knows neither what goes in nor whether anybody looks at what comes out.
    let found = black_box(count(black_box(n)));
    let took = start.elapsed();
    if found == KNOWN_COUNTS[n] {
        return Ok(took);
    }
    Err(Failure::Other(format!(
        "chapter {} ({name}) counted {found} for n = {n}, and there are {}",
        chapter.number, KNOWN_COUNTS[n]
    )))
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

fn print_text(racers: &[Racer], n: usize, runs: usize) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let (first, last) = (&racers[0], &racers[racers.len() - 1]);
    let runs = if runs == 1 { "1 run".into() } else { format!("{runs} runs") };
    writeln!(out, "n = {n}, {} solutions, {runs} of each in turn", grouped(KNOWN_COUNTS[n]))?;
    writeln!(
        out,
        "{:>43} {:>10} {:>10} {:>7}  {:<20} {:>12} {:>10}",
        "median ms", "min", "max", "ratio", "", "tries", "placed"
    )?;
    for racer in racers {
        let ms = |time: Duration| format!("{:.3}", time.as_secs_f64() * 1000.0);
        let share = racer.median().as_secs_f64() / last.median().as_secs_f64();
        let (tries, placed) = racer
            .cost
            .map_or(("-".into(), "-".into()), |(tries, placed)| (grouped(tries), grouped(placed)));
        writeln!(
            out,
            "{:>2} {:<29} {:>10} {:>10} {:>10} {:>7.2}  {:<20} {tries:>12} {placed:>10}",
            racer.chapter.number,
            racer.name,
            ms(racer.median()),
            ms(racer.fastest()),
            ms(racer.slowest()),
            ratio(racer, first),
            bar(share)
        )?;
    }
    Ok(())
}

fn ratio(racer: &Racer, first: &Racer) -> f64 {
    racer.median().as_secs_f64() / first.median().as_secs_f64()
}

/// Up to twenty blocks, and at least one.
fn bar(share: f64) -> String {
    let whole = (1..20).filter(|&block| share * 20.0 >= f64::from(block) + 0.5).count();
    "█".repeat(whole + 1)
}

fn print_json(racers: &[Racer], n: usize, runs: usize) -> io::Result<()> {
    let seconds = |time: Duration| time.as_secs_f64();
    let rows: Vec<_> = racers
        .iter()
        .map(|racer| {
            json!({
                "chapter": racer.chapter.number,
                "name": racer.name,
                "mine": racer.mine,
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
