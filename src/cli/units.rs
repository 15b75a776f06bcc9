//! `queens units N`, `queens count --unit LINE`, and `queens sum`: a count in pieces that many machines can work on.
//! To hand them out, and again if a piece was lost, is another program's work.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;

use clap::Args;
use queens_kata::chapters::ch12_meet_in_the_middle::counter::Counter;
use queens_kata::roster::LARGEST_MEET_IN_THE_MIDDLE;
use serde::{Deserialize, Serialize};

use super::values::{at_least_one, within};
use super::{Failure, use_threads};

/// How many pieces there are, unless told otherwise.
const PARTS: usize = 100;

/// A piece of the count for n: every `parts`-th of the sets of columns that chapter 12 counts at, from the one with the number `part` on.
/// They are numbered from 1.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unit {
    n: usize,
    part: usize,
    parts: usize,
    /// How many sets of columns: about how much work it is.
    weight: usize,
}

/// What a piece gave.
/// It is the same whenever and wherever the piece is counted.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted {
    n: usize,
    part: usize,
    parts: usize,
    weight: usize,
    count: u64,
    /// A checksum of the rest, so that a damaged line shows.
    check: String,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- units 10 --parts 2
  cargo run -- units 10 | cargo run -- count --unit - | cargo run -- sum

docs/many_machines.md shows how other programs hand them out.")]
pub struct Arguments {
    /// The number of queens, and of rows and columns
    #[arg(value_name = "N", value_parser = size)]
    n: usize,
    /// How many pieces: 100, or as many as there can be, unless told otherwise
    #[arg(long, value_name = "P", value_parser = at_least_one("--parts P"))]
    parts: Option<usize>,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- units 10 | cargo run -- count --unit - | cargo run -- sum
  cargo run -- sum results.txt more.txt")]
pub struct SumArguments {
    /// What `count --unit` printed: stdin, unless files are named
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// The sizes that have halves to join.
fn size(word: &str) -> Result<usize, String> {
    within("N", 4..=LARGEST_MEET_IN_THE_MIDDLE)(word)
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let n = arguments.n;
    let sets = Counter::new(n).tops().len();
    let parts = arguments.parts.unwrap_or(PARTS.min(sets));
    if parts > sets {
        return Err(Failure::Usage(format!(
            "the count for N = {n} has {sets} pieces at most, and --parts {parts} is more"
        )));
    }
    let mut out = io::stdout().lock();
    for part in 1..=parts {
        let unit = Unit { n, part, parts, weight: 0 };
        writeln!(out, "{}", json(&Unit { weight: weight_of(sets, unit), ..unit }))?;
    }
    Ok(())
}

/// Counts the piece that was named, or all that come in on stdin.
pub fn count(unit: Option<&str>, threads: Option<usize>) -> Result<(), Failure> {
    // A program that hands out pieces starts one of these for each core.
    use_threads(threads.or(Some(1)))?;
    let mut tables = None;
    match unit {
        None | Some("-") => {
            lines(io::stdin().lock(), "stdin").try_for_each(|line| count_one(&line?.1, &mut tables))
        }
        Some(line) => count_one(line, &mut tables),
    }
}

/// What all pieces for one n need.
/// Making it takes a moment.
struct Tables {
    n: usize,
    counter: Counter,
    tops: Vec<u32>,
}

fn count_one(line: &str, tables: &mut Option<Tables>) -> Result<(), Failure> {
    let unit: Unit = serde_json::from_str(line).map_err(|_| no_piece(line))?;
    let Unit { n, part, parts, weight } = unit;
    size(&n.to_string()).map_err(Failure::Usage)?;
    let tables = match tables {
        Some(tables) if tables.n == n => tables,
        _ => {
            let counter = Counter::new(n);
            let tops = counter.tops();
            tables.insert(Tables { n, counter, tops })
        }
    };
    let sets = tables.tops.len();
    if !(1..=parts).contains(&part) || parts > sets || weight != weight_of(sets, unit) {
        return Err(no_piece(line));
    }
    let tops: Vec<u32> = tables.tops.iter().skip(part - 1).step_by(parts).copied().collect();
    let count = tables.counter.count(&tops, || ());
    let check = checksum(unit, count);
    Ok(writeln!(io::stdout(), "{}", json(&Counted { n, part, parts, weight, count, check }))?)
}

/// The lines with something in them, each with its number, without the mark that Windows puts at the beginning of a file.
fn lines(
    input: impl BufRead,
    name: &str,
) -> impl Iterator<Item = Result<(usize, String), Failure>> {
    let numbered = (1..).zip(input.lines()).map(|(number, line)| match line {
        Ok(line) => Ok((number, line.trim_start_matches('\u{feff}').to_string())),
        Err(error) => Err(unreadable(name, error)),
    });
    numbered.filter(|line| !matches!(line, Ok((_, line)) if line.trim().is_empty()))
}

fn unreadable(name: &str, error: io::Error) -> Failure {
    Failure::Other(format!("can't read {name}: {error}"))
}

fn no_piece(line: &str) -> Failure {
    Failure::Usage(format!("this is not a piece that `queens units` prints: {}", shortened(line)))
}

fn shortened(line: &str) -> String {
    const LONGEST: usize = 100;
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line.into(),
    }
}

/// Every `parts`-th of the sets from `part` on.
fn weight_of(sets: usize, Unit { part, parts, .. }: Unit) -> usize {
    (part - 1..sets).step_by(parts).count()
}

fn json(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("numbers and words can be written")
}

fn checksum(Unit { n, part, parts, weight }: Unit, count: u64) -> String {
    let text = format!("{n} {part} {parts} {weight} {count}");
    format!("{:08x}", crc32fast::hash(text.as_bytes()))
}

/// Adds up the counts of all pieces, if they are all there, each once, and of one n.
pub fn sum(arguments: &SumArguments) -> Result<(), Failure> {
    let mut pieces: Vec<Counted> = Vec::new();
    if arguments.files.is_empty() {
        read(io::stdin().lock(), "stdin", &mut pieces)?;
    }
    for file in &arguments.files {
        let name = file.display().to_string();
        let opened = File::open(file).map_err(|error| unreadable(&name, error))?;
        read(BufReader::new(opened), &name, &mut pieces)?;
    }

    let Some(&Counted { n, parts, .. }) = pieces.first() else {
        return Err(Failure::Other("there is nothing to add up: no line came in".into()));
    };
    let mut counts = vec![None; parts];
    for piece in &pieces {
        if piece.n != n {
            return Err(Failure::Other(format!(
                "piece {} is of n = {}, but piece {} is of n = {n}",
                piece.part, piece.n, pieces[0].part
            )));
        }
        if piece.parts != parts {
            return Err(Failure::Other(format!(
                "piece {} is one of {}, but piece {} is one of {parts}",
                piece.part, piece.parts, pieces[0].part
            )));
        }
        if counts[piece.part - 1].replace(piece.count).is_some() {
            return Err(Failure::Other(format!("piece {} of {parts} is there twice", piece.part)));
        }
    }
    let missing: Vec<usize> = (1..=parts).filter(|part| counts[part - 1].is_none()).collect();
    match missing.as_slice() {
        [] => Ok(writeln!(io::stdout(), "{}", counts.iter().flatten().sum::<u64>())?),
        [part] => Err(Failure::Other(format!("piece {part} of {parts} is missing"))),
        [first, .., last] => Err(Failure::Other(format!(
            "{} of {parts} pieces are missing, the first of them piece {first}, and the last piece {last}",
            missing.len()
        ))),
    }
}

fn read(input: impl BufRead, name: &str, pieces: &mut Vec<Counted>) -> Result<(), Failure> {
    for line in lines(input, name) {
        let (number, line) = line?;
        let piece = serde_json::from_str::<Counted>(&line).ok().filter(Counted::is_whole);
        let damaged =
            || Failure::Other(format!("line {number} of {name} is damaged: {}", shortened(&line)));
        pieces.push(piece.ok_or_else(damaged)?);
    }
    Ok(())
}

impl Counted {
    fn is_whole(&self) -> bool {
        let Self { n, part, parts, weight, count, ref check } = *self;
        let unit = Unit { n, part, parts, weight };
        (1..=parts).contains(&part) && *check == checksum(unit, count)
    }
}
