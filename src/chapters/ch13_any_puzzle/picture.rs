//! A puzzle as text: where its signs stand, and what is said of one that is wrong.

use std::error::Error;
use std::fmt;

/// A picture that is not the puzzle which it should be: where, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPicture {
    /// The line at fault, counted from 1 as editors do.
    pub line: usize,
    /// The place in this line, counted from 1 as well.
    pub column: usize,
    /// What is wrong there.
    pub problem: String,
}

impl fmt::Display for BadPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl Error for BadPicture {}

/// A character of a picture, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Sign {
    pub line: usize,
    pub column: usize,
    pub char: char,
}

impl Sign {
    /// What is wrong with it, said with its place.
    pub fn bad(self, problem: impl Into<String>) -> BadPicture {
        BadPicture { line: self.line, column: self.column, problem: problem.into() }
    }
}

/// The rows of a picture.
/// Spaces and empty lines are for the eye, and left out.
pub(super) fn rows(text: &str) -> Vec<Vec<Sign>> {
    let row = |(line, text): (usize, &str)| -> Vec<Sign> {
        let signs = (1..).zip(text.chars()).map(|(column, char)| Sign { line, column, char });
        signs.filter(|sign| !sign.char.is_whitespace()).collect()
    };
    (1..).zip(text.lines()).map(row).filter(|row| !row.is_empty()).collect()
}

/// What is missing at the end of a picture, said with the place of the line that would be the next.
pub(super) fn bad_end(text: &str, problem: impl Into<String>) -> BadPicture {
    BadPicture { line: text.trim_end().lines().count() + 1, column: 1, problem: problem.into() }
}

/// Refuses a row of more than `width` cells.
pub(super) fn check_at_most(row: &[Sign], width: usize) -> Result<(), BadPicture> {
    match row.get(width) {
        Some(sign) => Err(sign.bad(format!("this is cell {}, and a row has {width}", width + 1))),
        None => Ok(()),
    }
}

/// Refuses a row that has not `width` cells.
pub(super) fn check_width(row: &[Sign], width: usize) -> Result<(), BadPicture> {
    check_at_most(row, width)?;
    match row.last() {
        Some(&Sign { line, column, .. }) if row.len() < width => {
            let problem = format!("cell {} of {width} is missing", row.len() + 1);
            Err(BadPicture { line, column: column + 1, problem })
        }
        _ => Ok(()),
    }
}

/// Refuses a picture that has not n rows of n cells.
pub(super) fn check_square(text: &str, rows: &[Vec<Sign>], n: usize) -> Result<(), BadPicture> {
    rows.iter().take(n).try_for_each(|row| check_width(row, n))?;
    match rows.get(n) {
        Some(row) => Err(row[0].bad(format!("this is row {}, and there are {n}", n + 1))),
        None if rows.len() < n => {
            Err(bad_end(text, format!("row {} of {n} is missing", rows.len() + 1)))
        }
        None => Ok(()),
    }
}
