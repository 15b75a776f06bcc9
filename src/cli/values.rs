//! The values of arguments: what is allowed, and the sentence for what is not.

use queens_kata::chapters::{LARGEST_COUNT, LARGEST_LIST, ch00_brute_force, ch02_pure_recursion};
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
    match word.parse() {
        Ok(runs) if (1..=1000).contains(&runs) => Ok(runs),
        _ => Err(format!("R is a whole number from 1 to 1000, and '{word}' is not")),
    }
}

pub fn trace_size(word: &str) -> Result<usize, String> {
    from_to(1, trace::LARGEST_N, word)
}

pub fn delay(word: &str) -> Result<u64, String> {
    match word.parse() {
        Ok(delay) if (1..=10_000).contains(&delay) => Ok(delay),
        _ => Err(format!("MS is a whole number from 1 to 10000, and '{word}' is not")),
    }
}

pub fn brute_size(word: &str) -> Result<usize, String> {
    from_to(1, ch00_brute_force::LARGEST_PERMUTATIONS, word)
}

pub fn stack_size(word: &str) -> Result<usize, String> {
    from_to(1, ch02_pure_recursion::LARGEST_N, word)
}

fn from_to(smallest: usize, largest: usize, word: &str) -> Result<usize, String> {
    match word.parse() {
        Ok(n) if (smallest..=largest).contains(&n) => Ok(n),
        _ => Err(format!("N is a whole number from {smallest} to {largest}, and '{word}' is not")),
    }
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
        format!(": it would have to test {} candidates", grouped(ch00_brute_force::factorial(n)))
    } else {
        String::new()
    };
    Err(Failure::Usage(format!(
        "chapter {} {verb} for N from 0 to {largest}, and {n} is more{cost}",
        chapter.number
    )))
}
