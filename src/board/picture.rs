//! Boards as lines of `Q` and `.`: printed, and read back.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::Board;

/// Lines of `Q` and `.`, top row first.
/// [`Board::from_str`] reads them back.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().iter().try_for_each(|row| writeln!(f, "{row}"))
    }
}

/// Reads what [`Board`]'s `Display` prints.
/// The last line end may be missing, and lines may end in `\r\n`.
///
/// ```
/// use queens_kata::Board;
///
/// let board: Board = ".Q.\nQ..\n..Q\n".parse()?;
/// assert_eq!(board.columns(), [1, 0, 2]);
///
/// let error = ".Q.\nQQ.\n..Q\n".parse::<Board>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2: 2 queens in one row, where a board has exactly one");
/// # Ok::<(), queens_kata::board::BadPicture>(())
/// ```
impl FromStr for Board {
    type Err = BadPicture;

    fn from_str(picture: &str) -> Result<Self, BadPicture> {
        let size = picture.lines().count();
        let columns = picture
            .lines()
            .enumerate()
            .map(|(row, line)| {
                queen_of(line, size).map_err(|fault| BadPicture { line: row + 1, fault })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { columns })
    }
}

fn queen_of(line: &str, size: usize) -> Result<usize, Fault> {
    if let Some(foreign) = line.chars().find(|cell| !matches!(cell, 'Q' | '.')) {
        return Err(Fault::Foreign(foreign));
    }
    let width = line.len();
    if width != size {
        return Err(Fault::Width { width, size });
    }
    match line.matches('Q').count() {
        1 => Ok(line.find('Q').expect("one was counted")),
        queens => Err(Fault::Queens(queens)),
    }
}

/// A picture that is not a board: where, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPicture {
    /// The line at fault, counted from 1 as editors do.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What can be wrong with one line of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A character other than `Q` and `.`.
    Foreign(char),
    /// A line that is not as long as the picture is high.
    Width {
        /// The number of cells in this line.
        width: usize,
        /// The number of lines.
        size: usize,
    },
    /// No queen, or more than one.
    Queens(usize),
}

impl fmt::Display for BadPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match self.fault {
            Fault::Foreign(character) => {
                write!(f, "{character:?}, where only 'Q' and '.' are allowed")
            }
            Fault::Width { width, size } => {
                write!(f, "{width} cells wide, in a picture {size} lines high: a board is square")
            }
            Fault::Queens(0) => write!(f, "no queen, where a board has one in each row"),
            Fault::Queens(queens) => {
                write!(f, "{queens} queens in one row, where a board has exactly one")
            }
        }
    }
}

impl Error for BadPicture {}
