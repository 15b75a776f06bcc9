//! Which of the numbers add up to the target?

use super::Puzzle;
use super::picture::{BadPicture, bad_end};
use super::states::States;

/// Some numbers, the first of which are decided on.
///
/// A choice is about the next number: `true` takes it, `false` leaves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subset {
    numbers: Vec<u32>,
    /// The number to decide on next.
    index: usize,
    taken: Vec<u32>,
    /// How much is still missing.
    rest: u32,
}

impl Subset {
    /// Nothing is decided.
    /// The numbers are from 1 up, because a 0 could be taken as well as left.
    pub fn new(numbers: Vec<u32>, target: u32) -> Self {
        Self { numbers, index: 0, taken: Vec::new(), rest: target }
    }

    /// The numbers that were taken, in their order.
    pub fn taken(&self) -> Vec<u32> {
        self.taken.clone()
    }
}

impl Puzzle for Subset {
    type Choice = bool;

    fn choices(&self) -> Vec<bool> {
        match self.numbers.get(self.index) {
            Some(&number) if number <= self.rest => vec![true, false],
            Some(_) => vec![false],
            None => vec![],
        }
    }

    fn make(&mut self, take: bool) {
        let number = self.numbers[self.index];
        if take {
            self.taken.push(number);
            self.rest -= number;
        }
        self.index += 1;
    }

    fn undo(&mut self, take: bool) {
        self.index -= 1;
        if take {
            self.taken.pop();
            self.rest += self.numbers[self.index];
        }
    }

    fn solved(&self) -> bool {
        self.rest == 0
    }
}

impl States for Subset {
    /// The index, and how much is missing.
    type State = (usize, u32);

    fn state(&self) -> (usize, u32) {
        (self.index, self.rest)
    }
}

/// Reads a target, alone on the first line, and the numbers below it: (numbers, target).
/// All are whole and from 1 up.
///
/// # Errors
///
/// If a word is no such number, if more than the target stands on its line, or if something is missing.
///
/// ```
/// use queens_kata::chapters::ch13_any_puzzle::subset::parse;
///
/// assert_eq!(parse("7\n5 4 3 2 1\n"), Ok((vec![5, 4, 3, 2, 1], 7)));
/// assert_eq!(
///     parse("7\n5 4 x\n").unwrap_err().to_string(),
///     "line 2, column 5: 'x' is not a whole number from 1 to 4294967295"
/// );
/// ```
pub fn parse(text: &str) -> Result<(Vec<u32>, u32), BadPicture> {
    let words = words(text);
    let [target, numbers @ ..] = words.as_slice() else {
        return Err(bad_end(text, "the target is missing"));
    };
    let value = target.number()?;
    match numbers.first() {
        None => return Err(bad_end(text, "the numbers are missing")),
        Some(next) if next.line == target.line => {
            return Err(next.bad("the target stands alone on its line".into()));
        }
        Some(_) => {}
    }
    let numbers = numbers.iter().map(Word::number).collect::<Result<_, _>>()?;
    Ok((numbers, value))
}

/// A word of the text, and where it begins.
struct Word<'a> {
    line: usize,
    column: usize,
    text: &'a str,
}

impl Word<'_> {
    fn number(&self) -> Result<u32, BadPicture> {
        let number = self.text.parse().ok().filter(|&number| number > 0);
        number.ok_or_else(|| {
            let word = self.text.escape_debug();
            self.bad(format!("'{word}' is not a whole number from 1 to {}", u32::MAX))
        })
    }

    fn bad(&self, problem: String) -> BadPicture {
        BadPicture { line: self.line, column: self.column, problem }
    }
}

fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let mut column = 1;
        // Between two spaces stands an empty word, so that no column is lost.
        for text in text.split(char::is_whitespace) {
            if !text.is_empty() {
                words.push(Word { line, column, text });
            }
            column += text.chars().count() + 1;
        }
    }
    words
}

/// The numbers as a sum, as in `5 + 2 = 7`.
pub fn draw(taken: &[u32]) -> String {
    if taken.is_empty() {
        return "nothing = 0\n".into();
    }
    let words: Vec<String> = taken.iter().map(u32::to_string).collect();
    let sum: u64 = taken.iter().copied().map(u64::from).sum();
    format!("{} = {sum}\n", words.join(" + "))
}
