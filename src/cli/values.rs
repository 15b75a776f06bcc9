//! The values of arguments: what is allowed, and the sentence for what is not.

use std::fmt::Display;
use std::str::FromStr;

use queens_kata::candidates;
use queens_kata::chapters::{
    LARGEST_COUNT, LARGEST_LIST, ch00_brute_force, ch02_pure_recursion, ch12_meet_in_the_middle,
};
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace;

use super::{Failure, grouped};

pub fn size(word: &str) -> Result<usize, String> {
    from_to(0, LARGEST_COUNT, word)
}

/// A larger table would take minutes.
pub fn table_size(word: &str) -> Result<usize, String> {
    from_to(1, LARGEST_LIST, word)
}

/// More would be patience, not knowledge.
pub fn runs(word: &str) -> Result<usize, String> {
    whole("R", 1, 1000, word)
}

/// More would help on no machine that we know.
pub fn threads(word: &str) -> Result<usize, String> {
    whole("T", 1, 1024, word)
}

pub fn units_size(word: &str) -> Result<usize, String> {
    from_to(4, ch12_meet_in_the_middle::LARGEST_N, word)
}

pub fn parts(word: &str) -> Result<usize, String> {
    match word.parse() {
        Ok(parts) if parts >= 1 => Ok(parts),
        _ => Err(format!("P is a whole number from 1 up, and '{word}' is not")),
    }
}

pub fn trace_size(word: &str) -> Result<usize, String> {
    from_to(1, trace::LARGEST_N, word)
}

pub fn delay(word: &str) -> Result<u64, String> {
    whole("MS", 1, 10_000, word)
}

pub fn brute_size(word: &str) -> Result<usize, String> {
    from_to(1, ch00_brute_force::LARGEST_PERMUTATIONS, word)
}

pub fn stack_size(word: &str) -> Result<usize, String> {
    from_to(1, ch02_pure_recursion::LARGEST_N, word)
}

fn from_to(smallest: usize, largest: usize, word: &str) -> Result<usize, String> {
    whole("N", smallest, largest, word)
}

fn whole<T: FromStr + PartialOrd + Display>(
    name: &str,
    smallest: T,
    largest: T,
    word: &str,
) -> Result<T, String> {
    match word.parse() {
        Ok(value) if (&smallest..=&largest).contains(&&value) => Ok(value),
        _ => Err(format!(
            "{name} is a whole number from {smallest} to {largest}, and '{word}' is not"
        )),
    }
}

pub fn from(word: &str) -> Result<usize, String> {
    whole("FROM", 1, LARGEST_COUNT, word)
}

pub fn to(word: &str) -> Result<usize, String> {
    whole("TO", 1, LARGEST_COUNT, word)
}

pub fn seconds(word: &str) -> Result<u64, String> {
    whole("S", 1, 1000, word)
}

pub fn at_least_one(word: &str) -> Result<usize, String> {
    match word.parse() {
        Ok(k) if k >= 1 => Ok(k),
        _ => Err(format!("K is a whole number from 1 up, and '{word}' is not")),
    }
}

/// A chapter by its number, `1` or `01`, or by its name, `ch01` or `ch01_loop_recursion`.
pub fn chapter(word: &str) -> Result<&'static Chapter, String> {
    let number = word.parse().ok();
    let named = |chapter: &&Chapter| {
        Some(chapter.number) == number || word == chapter.prefix() || word == chapter.stem
    };
    CHAPTERS.iter().find(named).ok_or_else(|| {
        let (first, last) = (CHAPTERS[0].number, CHAPTERS[CHAPTERS.len() - 1].number);
        format!("there are the chapters {first} to {last}, and '{word}' is none of them")
    })
}

/// Refuses an `n` that is beyond what a chapter documents, before any work starts.
pub fn check_size(chapter: &Chapter, n: usize, largest: usize, verb: &str) -> Result<(), Failure> {
    if n <= largest {
        return Ok(());
    }
    // What it would mean is known for chapter 0, whose cost is arithmetic.
    let cost = if chapter.number == 0 {
        format!(": it would have to test {} candidates", grouped(candidates::factorial(n)))
    } else {
        String::new()
    };
    Err(Failure::Usage(format!(
        "chapter {} {verb} for N from 0 to {largest}, and {n} is more{cost}",
        chapter.number
    )))
}
