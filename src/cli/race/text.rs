//! The result of a race as a table, in 80 columns.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::time::Duration;

use queens_kata::grouped;
use queens_kata::known_counts::KNOWN_COUNTS;

use super::{Racer, ratio};

/// The fastest comes first, and each bar says how far behind it the others are.
pub fn print(racers: &[Racer], n: usize, runs: usize) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let (first, last) = (&racers[0], &racers[racers.len() - 1]);
    let runs = if runs == 1 { "1 run".into() } else { format!("{runs} runs") };
    let factor = factor_of_a_block(ratio(last, first));
    writeln!(out, "n = {n}, {} solutions, {runs} of each in turn", grouped(KNOWN_COUNTS[n]))?;
    writeln!(out, "bars on a logarithmic scale: one block more is {factor} times as long\n")?;
    let slowest = racers.iter().map(Racer::slowest).max().unwrap_or_default();
    let (unit, in_a_second) = unit(slowest);
    let names = racers.iter().map(|racer| racer.runner.name.chars().count()).max().unwrap_or(0);
    writeln!(
        out,
        "   {:<names$} {:>9} {:>9} {:>9} {:>7}",
        "chapter",
        format!("median {unit}"),
        "min",
        "max",
        "ratio"
    )?;
    for racer in racers {
        let in_unit = |time: Duration| format!("{:.3}", time.as_secs_f64() * in_a_second);
        let ratio = ratio(racer, first);
        let digits = if ratio < 1000.0 { 2 } else { 1 };
        writeln!(
            out,
            "{:>2} {:<names$} {:>9} {:>9} {:>9} {ratio:>7.digits$} {}",
            racer.runner.chapter.number,
            racer.runner.name,
            in_unit(racer.median()),
            in_unit(racer.fastest()),
            in_unit(racer.slowest()),
            bar(ratio, factor)
        )?;
    }
    print_costs(racers, &mut out)
}

/// The smallest unit in which all times have at most five digits before the point, and how many of it make a second.
fn unit(slowest: Duration) -> (&'static str, f64) {
    const UNITS: [(&str, f64); 3] = [("µs", 1e6), ("ms", 1e3), ("s", 1.0)];
    let is_short = |unit: &&(_, f64)| slowest.as_secs_f64() * unit.1 < 100_000.0;
    *UNITS.iter().find(is_short).unwrap_or(&UNITS[2])
}

/// The cells that were tried, each number with the chapters that try so many, and the queens that were placed.
fn print_costs(racers: &[Racer], out: &mut impl Write) -> io::Result<()> {
    let mut chapters_of: BTreeMap<u64, BTreeSet<usize>> = BTreeMap::new();
    let mut queens = None;
    for racer in racers {
        if let Some((tries, placed)) = racer.cost {
            chapters_of.entry(tries).or_default().insert(racer.runner.chapter.number);
            queens = Some(placed);
        }
    }
    let Some(queens) = queens else { return Ok(()) };
    writeln!(out)?;
    for (tries, chapters) in chapters_of.iter().rev() {
        let numbers: Vec<String> = chapters.iter().map(ToString::to_string).collect();
        let chapters = if numbers.len() == 1 { "chapter" } else { "chapters" };
        writeln!(out, "tries  {:>11}  {chapters} {}", grouped(*tries), numbers.join(", "))?;
    }
    writeln!(out, "placed {:>11}  queens, by each of these", grouped(queens))
}

/// The longest bar.
const BLOCKS: i32 = 10;

/// Two if the bars then have room for the largest ratio, or more.
fn factor_of_a_block(largest: f64) -> u32 {
    let fits = |factor: &u32| f64::from(*factor).powi(BLOCKS - 1) >= largest;
    [2, 4, 10].into_iter().find(fits).unwrap_or(100)
}

/// A block for the fastest, and one more for each time that a ratio has the factor in it, to half a block.
fn bar(ratio: f64, factor: u32) -> String {
    let length = 2.0 + 2.0 * ratio.log(f64::from(factor));
    let halves = (1..=2 * BLOCKS).filter(|&half| length >= f64::from(half) - 0.5).count();
    "█".repeat(halves / 2) + &"▌".repeat(halves % 2)
}
