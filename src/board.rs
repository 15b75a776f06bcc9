//! A placement of n queens on an n × n board: one queen in each row.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// n queens on an n × n board, one in each row. They may attack each other: [`Board::first_conflict`] tells.
///
/// Rows and columns are counted from 0; row 0 is the top. Boards are ordered by their columns, row by row:
/// the order in which every chapter lists its solutions.
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
        let queens = || self.columns.iter().copied().enumerate();
        queens().find_map(|lower| {
            queens().take(lower.0).find_map(|upper| Conflict::between(upper, lower))
        })
    }

    /// Whether there is a queen and none attacks another.
    ///
    /// The empty board is not a solution here: see [`known_counts`](crate::known_counts).
    pub fn is_solution(&self) -> bool {
        self.size() > 0 && self.first_conflict().is_none()
    }
}

/// Lines of `Q` and `.`, top row first. [`Board::from_str`] reads them back.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().iter().try_for_each(|row| writeln!(f, "{row}"))
    }
}

/// Draws the board, so that a failed `assert_eq!` shows two boards side by side rather than two lists of numbers.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {:?}\n{self}", self.columns)
    }
}

/// Two queens that attack each other, `upper` in the row above `lower`, each as (row, column).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The queen nearer to the top.
    pub upper: (usize, usize),
    /// The queen nearer to the bottom.
    pub lower: (usize, usize),
    /// The line on which both stand.
    pub line: Line,
}

impl Conflict {
    fn between(upper: (usize, usize), lower: (usize, usize)) -> Option<Self> {
        Line::through(upper, lower).map(|line| Self { upper, lower, line })
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (upper, lower) = (self.upper.0, self.lower.0);
        write!(f, "the queens in rows {upper} and {lower} share ")?;
        match self.line {
            Line::Column => write!(f, "column {}", self.upper.1),
            Line::Falling => write!(f, "a falling diagonal (\\)"),
            Line::Rising => write!(f, "a rising diagonal (/)"),
        }
    }
}

/// A line along which one queen attacks another. Rows are missing: a [`Board`] has one queen in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The same column.
    Column,
    /// A diagonal that goes down to the right, `\`: row − column is the same.
    Falling,
    /// A diagonal that goes up to the right, `/`: row + column is the same.
    Rising,
}

impl Line {
    /// The line through two cells, if they share one.
    fn through(
        (row, column): (usize, usize),
        (other_row, other_column): (usize, usize),
    ) -> Option<Self> {
        if column == other_column {
            Some(Self::Column)
        } else if row + column == other_row + other_column {
            Some(Self::Rising)
        } else if row + other_column == other_row + column {
            // The same as row - column == other_row - other_column, without going below zero.
            Some(Self::Falling)
        } else {
            None
        }
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

/// Reads what [`Board`]'s `Display` prints. The last line end may be missing, and lines may end in `\r\n`.
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
