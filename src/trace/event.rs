//! What a watched search tells of itself, a line an event.

use std::fmt;
use std::str::FromStr;

use super::Queen;

/// One thing that a watched search has done.
/// It is written by `src/watched/`, in the process that runs the learner's code, and read by the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Its check is asked about a cell, while these queens stand.
    Asked {
        /// The queens, as far as the check can see them.
        queens: Vec<Queen>,
        /// The row of the cell.
        row: usize,
        /// Its column.
        col: usize,
        /// The line of the file that asks, or 0 if that is in another file.
        line: u32,
    },
    /// What the check says of that cell.
    Said(bool),
    /// The free columns of a row are asked for, all at once, while these queens stand.
    AskedRow {
        /// The queens.
        queens: Vec<Queen>,
        /// The row.
        row: usize,
        /// The answer: a bit for each column.
        free: u32,
        /// The line of the file that asks.
        line: u32,
    },
    /// From now on these queens stand.
    Stand(Vec<Queen>),
    /// The queen of this cell has been taken back, no other queen attacks the cell, and yet it does not count as free.
    Left(Queen),
    /// A board is made of these columns.
    Board {
        /// The columns, row by row.
        columns: Vec<usize>,
        /// The line of the file that makes it.
        line: u32,
    },
    /// The search is over, and returns so many solutions.
    Returned(u64),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, queens: &[Queen]| {
            queens.iter().try_for_each(|(row, col)| write!(f, " {row}:{col}"))
        };
        match self {
            Self::Asked { queens, row, col, line } => {
                write!(f, "asked {line} {row} {col}")?;
                list(f, queens)
            }
            Self::Said(safe) => write!(f, "said {}", u8::from(*safe)),
            Self::AskedRow { queens, row, free, line } => {
                write!(f, "row {line} {row} {free}")?;
                list(f, queens)
            }
            Self::Stand(queens) => {
                write!(f, "stand")?;
                list(f, queens)
            }
            Self::Left((row, col)) => write!(f, "left {row}:{col}"),
            Self::Board { columns, line } => {
                write!(f, "board {line}")?;
                columns.iter().try_for_each(|col| write!(f, " {col}"))
            }
            Self::Returned(solutions) => write!(f, "returned {solutions}"),
        }
    }
}

/// The error of a line that is no event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEvent;

impl FromStr for Event {
    type Err = NoEvent;

    fn from_str(line: &str) -> Result<Self, NoEvent> {
        let words: Vec<&str> = line.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["asked", line, row, col, queens @ ..] => Self::Asked {
                queens: all(queens, queen)?,
                row: number(row)?,
                col: number(col)?,
                line: number(line)?,
            },
            ["said", "0"] => Self::Said(false),
            ["said", "1"] => Self::Said(true),
            ["row", line, row, free, queens @ ..] => Self::AskedRow {
                queens: all(queens, queen)?,
                row: number(row)?,
                free: number(free)?,
                line: number(line)?,
            },
            ["stand", queens @ ..] => Self::Stand(all(queens, queen)?),
            ["left", cell] => Self::Left(queen(cell)?),
            ["board", line, columns @ ..] => {
                Self::Board { columns: all(columns, number)?, line: number(line)? }
            }
            ["returned", solutions] => Self::Returned(number(solutions)?),
            _ => return Err(NoEvent),
        })
    }
}

fn number<T: FromStr>(word: &str) -> Result<T, NoEvent> {
    word.parse().map_err(|_| NoEvent)
}

fn queen(word: &str) -> Result<Queen, NoEvent> {
    let (row, col) = word.split_once(':').ok_or(NoEvent)?;
    Ok((number(row)?, number(col)?))
}

fn all<T>(words: &[&str], read: impl Fn(&str) -> Result<T, NoEvent>) -> Result<Vec<T>, NoEvent> {
    words.iter().map(|word| read(word)).collect()
}
