//! Boards: n × n cells with n queens, one in each row.

mod conflict;
mod picture;

use std::error::Error;
use std::fmt;

pub use conflict::{Conflict, Line};
pub use picture::{BadPicture, Fault};

/// n queens on an n × n board, one in each row.
/// They may attack each other: [`Board::first_conflict`] tells.
///
/// Rows and columns are counted from 0; row 0 is the top.
/// Boards are ordered by their columns, row by row: the order in which every chapter lists its solutions.
///
/// ```
/// use queens_kata::Board;
///
/// let board = Board::from_columns(&[1, 3, 0, 2]);
/// assert!(board.is_solution());
/// assert_eq!(board.to_string(), "\
/// .Q..
/// ...Q
/// Q...
/// ..Q.
/// ");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    columns: Vec<usize>,
}

impl Board {
    /// The board with row 0's queen in column `columns[0]`, row 1's in `columns[1]`, and so on.
    ///
    /// # Panics
    ///
    /// If a column is not on the board, with the sentence of [`Board::try_from_columns`].
    #[track_caller]
    pub fn from_columns(columns: &[usize]) -> Self {
        match Self::try_from_columns(columns) {
            Ok(board) => board,
            Err(error) => panic!("{error}"),
        }
    }

    /// As [`Board::from_columns`], for columns that may be wrong.
    ///
    /// # Errors
    ///
    /// If a column is not on the board: the error names the row, the column, and the columns there are.
    ///
    /// ```
    /// use queens_kata::Board;
    ///
    /// let error = Board::try_from_columns(&[0, 3, 1]).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "row 1 has its queen in column 3, but a board of size 3 has columns 0 to 2"
    /// );
    /// ```
    pub fn try_from_columns(columns: &[usize]) -> Result<Self, NoSuchColumn> {
        let size = columns.len();
        match columns.iter().position(|&column| column >= size) {
            None => Ok(Self { columns: columns.to_vec() }),
            Some(row) => Err(NoSuchColumn { row, column: columns[row], size }),
        }
    }

    /// The number of rows, of columns, and of queens.
    pub fn size(&self) -> usize {
        self.columns.len()
    }

    /// The column of each row's queen.
    pub fn columns(&self) -> &[usize] {
        &self.columns
    }

    /// The rows as strings of `Q` and `.`, the form that `LeetCode` 51 asks for.
    ///
    /// ```
    /// # use queens_kata::Board;
    /// assert_eq!(Board::from_columns(&[0, 1]).rows(), ["Q.", ".Q"]);
    /// ```
    pub fn rows(&self) -> Vec<String> {
        self.columns
            .iter()
            .map(|&queen| {
                (0..self.size()).map(|column| if column == queen { 'Q' } else { '.' }).collect()
            })
            .collect()
    }

    /// The first two queens that attack each other, or `None` if no queen attacks another.
    ///
    /// "First" goes by the lower queen, then by the upper one: the pair that a search from the top would meet.
    ///
    /// ```
    /// # use queens_kata::Board;
    /// let conflict = Board::from_columns(&[1, 3, 0, 1]).first_conflict().unwrap();
    /// assert_eq!(conflict.to_string(), "the queens in rows 0 and 3 share column 1");
    /// ```
    pub fn first_conflict(&self) -> Option<Conflict> {
        // A few queens are compared sooner than lists of all lines are made.
        if self.size() <= 32 {
            Conflict::first_by_pairs(&self.columns)
        } else {
            Conflict::first_by_lines(&self.columns)
        }
    }

    /// Whether there is a queen and none attacks another.
    ///
    /// The empty board is not a solution here: see [`known_counts`](crate::known_counts).
    pub fn is_solution(&self) -> bool {
        self.size() > 0 && self.first_conflict().is_none()
    }
}

/// Draws the board, so that a failed `assert_eq!` shows two boards side by side rather than two lists of numbers.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {:?}\n{self}", self.columns)
    }
}

/// A column that the board does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchColumn {
    /// The row whose queen is misplaced.
    pub row: usize,
    /// The column that was given for it.
    pub column: usize,
    /// The size of the board.
    pub size: usize,
}

impl fmt::Display for NoSuchColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { row, column, size } = self;
        write!(f, "row {row} has its queen in column {column}, but a board of size {size} has ")?;
        match size {
            1 => write!(f, "column 0 only"),
            _ => write!(f, "columns 0 to {}", size - 1),
        }
    }
}

impl Error for NoSuchColumn {}
