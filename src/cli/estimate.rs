//! `queens estimate N`: how large the search tree is, judged by a few walks down.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use clap::Args;
use queens_kata::chapters::ch09_bitmask;
use queens_kata::chapters::ch14_estimate::{Estimate, estimate, profile};
use queens_kata::known_counts::KNOWN_COUNTS;
use queens_kata::roster::{CHAPTERS, LARGEST_COUNT};

use super::forecast::in_words;
use super::mine::{Exercise, Mine, Task};
use super::progress::with_spinner;
use super::values::{seed, within};
use super::{Failure, grouped};

/// Beyond this n it would take a while to count the nodes.
const LARGEST_COUNTED: usize = 12;

/// For the largest n more would take minutes.
const MOST_PROBES: usize = 1_000_000;

/// How long the largest bar is.
const BAR: usize = 20;

#[derive(Args)]
#[command(mut_arg("mine", |it| it.help("Run your exercise in place of the reference")))]
#[command(after_help = "\
Examples:
  cargo run -- estimate 8
  cargo run -- estimate 27 --probes 100000
  cargo run -- estimate 8 --mine
  cargo run --release -- estimate 18 --time
                                        how long chapter 9 would search, too")]
pub struct Arguments {
    /// The number of queens, and of rows and columns: 1 to 27
    #[arg(value_name = "N", value_parser = within("N", 1..=LARGEST_COUNT))]
    n: usize,
    /// How many probes, which are random walks down the tree: 2 to 1,000,000
    #[arg(long, value_name = "K", value_parser = within("--probes K", 2..=MOST_PROBES), default_value = "10000")]
    probes: usize,
    /// Which random walks: the same seed gives the same ones
    #[arg(long, value_name = "S", value_parser = seed, default_value = "1")]
    seed: u64,
    /// Say how long chapter 9 would take for so many nodes on this machine
    #[arg(long)]
    time: bool,
    #[command(flatten)]
    mine: Mine,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let &Arguments { n, probes, seed, time, .. } = arguments;
    let found = if arguments.mine.runs {
        let chapter = CHAPTERS.iter().find(|chapter| chapter.estimates_trees);
        let chapter = chapter.expect("a chapter estimates");
        let task = Task::Estimate { n, probes, seed };
        let found = Exercise::start(chapter, task, &arguments.mine, None)?.estimate(n + 1)?;
        check(n, &found)?;
        found
    } else {
        with_spinner(|| estimate(n, probes, seed))
    };
    let mut out = io::stdout().lock();
    write!(out, "{}", table(n, &found))?;
    writeln!(
        out,
        "\n{} probes with the seed {seed}.\nThe spread is {}: {:.1} % of all nodes.",
        grouped(probes as u64),
        spread(found.spread),
        100.0 * found.spread / found.nodes
    )?;
    if time {
        let speed = nodes_in_a_second();
        let whole = Duration::try_from_secs_f64(found.nodes / speed).unwrap_or(Duration::MAX);
        writeln!(
            out,
            "Chapter 9 visits {} nodes a second here: {} for all.",
            rounded(speed, 2),
            if whole < Duration::from_secs(1) {
                "less than a second".into()
            } else {
                format!("about {}", in_words(whole))
            }
        )?;
    }
    if arguments.mine.runs { judge(n, probes, &found) } else { Ok(()) }
}

/// Refuses what no tree can be like: the estimate is a learner's.
fn check(n: usize, found: &Estimate) -> Result<(), Failure> {
    // No level has more nodes than there are orders of 27 columns, some 10^28.
    let can_not_be = |number: &&f64| !(0.0..=1e29).contains(*number);
    let Estimate { levels, nodes, spread } = found;
    match levels.iter().chain([nodes, spread]).find(can_not_be) {
        Some(number) => Err(Failure::Other(format!(
            "your estimate for N = {n} has the number {number}, and no level, tree, or spread of {n} queens is like that"
        ))),
        None => Ok(()),
    }
}

/// How many times what such estimates are off by no luck explains, even for two probes.
const FAR_OFF: f64 = 10.0;

/// Says that a learner's estimate is wrong, if it is far off and the nodes are counted.
/// What it says of its own spread may be wrong as well, so that is not asked.
#[allow(clippy::cast_precision_loss)]
fn judge(n: usize, probes: usize, found: &Estimate) -> Result<(), Failure> {
    const SAMPLE: usize = 10_000;
    if n > LARGEST_COUNTED {
        return Ok(());
    }
    let all: u64 = profile(n).iter().sum();
    let of_one_probe = estimate(n, SAMPLE, 1).spread * (SAMPLE as f64).sqrt();
    let off_by = of_one_probe / (probes as f64).sqrt();
    // For small trees nothing is off, but what is rounded.
    if (found.nodes - all as f64).abs() <= FAR_OFF * off_by + 0.01 {
        return Ok(());
    }
    Err(Failure::Other(format!(
        "your exercise estimated {} nodes for N = {n}, but there are {}, and so many probes are off by {} or so",
        rounded(found.nodes, 4),
        grouped(all),
        spread(off_by)
    )))
}

/// A line for each level, and one for all: the estimate, what was counted, and the shape of the tree.
fn table(n: usize, found: &Estimate) -> String {
    let counted = counted(n);
    let all = (n <= LARGEST_COUNTED).then(|| counted.iter().flatten().sum::<u64>());
    let cell = |counted: Option<u64>| counted.map(grouped).unwrap_or_default();
    let largest = found.levels.iter().copied().fold(0.0, f64::max);

    let mut lines = vec![["level".into(), "estimated".into(), "counted".into(), String::new()]];
    for (level, (&nodes, counted)) in found.levels.iter().zip(counted).enumerate() {
        lines.push([level.to_string(), rounded(nodes, 4), cell(counted), bar(nodes / largest)]);
    }
    lines.push(["all".into(), rounded(found.nodes, 4), cell(all), String::new()]);

    let width = |column: usize| lines.iter().map(|line| line[column].len()).max().unwrap_or(0);
    let [estimated_width, counted_width] = [width(1), width(2)];
    let mut table = String::new();
    for [level, estimated, counted, bar] in &lines {
        let line =
            format!("{level:>5}  {estimated:>estimated_width$}  {counted:>counted_width$}  {bar}");
        table += line.trim_end();
        table.push('\n');
    }
    table
}

/// For each level the number of its nodes, where it is known: for a large n that of the solutions only.
fn counted(n: usize) -> Vec<Option<u64>> {
    if n <= LARGEST_COUNTED {
        return profile(n).into_iter().map(Some).collect();
    }
    let mut counted = vec![None; n + 1];
    counted[n] = Some(KNOWN_COUNTS[n]);
    counted
}

// A share of a short bar.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)]
fn bar(share: f64) -> String {
    "#".repeat((share * BAR as f64).round() as usize)
}

/// A small tree has a spread of less than one node.
fn spread(nodes: f64) -> String {
    if (0.005..1.0).contains(&nodes) { format!("{nodes:.2}") } else { rounded(nodes, 2) }
}

/// To so many digits: more would pretend to be exact.
// Even for n = 27 it is far below 2^128.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn rounded(number: f64, digits: i32) -> String {
    let last = 10_f64.powi((number.max(1.0).log10().floor() as i32 + 1 - digits).max(0));
    grouped(((number / last).round() * last) as u128)
}

/// Measured on a board that chapter 9 searches at once: the best of three, since whatever else this machine does takes time.
#[allow(clippy::cast_precision_loss)]
fn nodes_in_a_second() -> f64 {
    const N: usize = 12;
    let nodes: u64 = profile(N).iter().sum();
    let time = |_| {
        let start = Instant::now();
        black_box(ch09_bitmask::count(black_box(N)));
        start.elapsed()
    };
    let best = (0..3).map(time).min().expect("there are three");
    nodes as f64 / best.as_secs_f64()
}
