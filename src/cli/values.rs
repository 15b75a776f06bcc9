//! The values of arguments: what is allowed, and the sentence for what is not.

use std::ops::RangeInclusive;

use queens_kata::roster::{CHAPTERS, Chapter};

/// Reads a whole number in a range.
/// `name` is what the help calls it: `N`, or `--runs R` for an option.
pub fn within(
    name: &'static str,
    range: RangeInclusive<usize>,
) -> impl Fn(&str) -> Result<usize, String> + Clone + Send + Sync + 'static {
    move |word| match word.parse() {
        Ok(value) if range.contains(&value) => Ok(value),
        _ => Err(format!(
            "{name} must be a whole number from {} to {}, and '{word}' is not",
            range.start(),
            range.end()
        )),
    }
}

/// Reads a whole number of 1 or more.
pub fn at_least_one(
    name: &'static str,
) -> impl Fn(&str) -> Result<usize, String> + Clone + Send + Sync + 'static {
    move |word| match word.parse() {
        Ok(value) if value >= 1 => Ok(value),
        _ => Err(format!("{name} must be a whole number from 1 up, and '{word}' is not")),
    }
}

/// Reads a number of cores.
/// More would help on no machine that we know.
pub fn threads(word: &str) -> Result<usize, String> {
    within("--threads T", 1..=1024)(word)
}

/// A chapter by its number, `1` or `01`, or by its name, `ch01` or `ch01_loop_recursion`.
pub fn chapter(word: &str) -> Result<&'static Chapter, String> {
    let number = word.parse().ok();
    let named = |chapter: &&Chapter| {
        Some(chapter.number) == number || word == chapter.prefix() || word == chapter.stem
    };
    CHAPTERS.iter().find(named).ok_or_else(|| {
        let (first, last) = (CHAPTERS[0].number, CHAPTERS[CHAPTERS.len() - 1].number);
        format!("the chapters are {first} to {last}, and '{word}' is none of them")
    })
}
