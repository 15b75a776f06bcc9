//! `queens count N`.

use std::io::{self, Write};

use queens_kata::chapters::ch11_parallel::{DEPTH, count_after, prefixes};
use queens_kata::chapters::ch12_meet_in_the_middle::{count, counter::Counter};
use queens_kata::known_counts::KNOWN_COUNTS;
use queens_kata::roster::LARGEST_MEET_IN_THE_MIDDLE;
use rayon::prelude::*;

use super::arguments::Count;
use super::progress::with_progress;
use super::{Failure, units, use_threads};

pub fn run(arguments: &Count) -> Result<(), Failure> {
    let Some(n) = arguments.n else {
        return units::count(arguments);
    };
    let count = match arguments.way.chapter {
        None => {
            use_threads(arguments.threads)?;
            count_fastest(n)
        }
        Some(chapter) => {
            let count = arguments.way.count(chapter, n)?;
            use_threads(arguments.threads)?;
            arguments.way.run(|| count(n))
        }
    };
    writeln!(io::stdout(), "{count}")?;
    let expected = KNOWN_COUNTS[n];
    if arguments.way.mine && count != expected {
        return Err(Failure::Other(format!(
            "your exercise counted {count} for n = {n}, and there are {expected}"
        )));
    }
    Ok(())
}

/// With the chapter that is fastest for this n, in pieces, so that it can be seen how far it has come.
fn count_fastest(n: usize) -> u64 {
    match n {
        ..4 => count(n),
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
