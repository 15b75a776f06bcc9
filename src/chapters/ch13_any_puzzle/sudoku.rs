//! Sudoku: each of the digits 1 to 9 once in every row, column, and box.

use super::Puzzle;
use super::picture::{self, BadPicture};

/// The digits 1 to 9 as a set: bit `digit` is set.
const ALL_DIGITS: u16 = 0b11_1111_1110;

/// A grid of digits, with empty cells.
///
/// A choice is an empty cell and a digit for it: (row, column, digit).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sudoku {
    digits: [[u8; 9]; 9],
    /// The set of digits that stand in each row.
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
    emptiest_first: bool,
}

impl Sudoku {
    /// Decides on the emptiest cell next: the one for which the fewest digits are left, and of several the first.
    /// 0 is an empty cell.
    ///
    /// # Panics
    ///
    /// If a digit is above 9, or stands twice in a row, column, or box.
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        Self { emptiest_first: true, ..Self::row_by_row(digits) }
    }

    /// Decides on the first empty cell next, row by row.
    ///
    /// # Panics
    ///
    /// As [`Sudoku::new`].
    pub fn row_by_row(digits: [[u8; 9]; 9]) -> Self {
        let (rows, columns, boxes) = ([0; 9], [0; 9], [0; 9]);
        let mut puzzle = Self { digits: [[0; 9]; 9], rows, columns, boxes, emptiest_first: false };
        for (row, col) in cells() {
            let digit = digits[row][col];
            if digit != 0 {
                let fits = digit <= 9 && puzzle.left(row, col) & (1 << digit) != 0;
                assert!(fits, "the {digit} in row {row}, column {col} does not fit");
                puzzle.make((row, col, digit));
            }
        }
        puzzle
    }

    /// The digits by row and column, 0 for an empty cell.
    pub fn digits(&self) -> [[u8; 9]; 9] {
        self.digits
    }

    /// The set of digits that are left for a cell.
    fn left(&self, row: usize, col: usize) -> u16 {
        ALL_DIGITS & !(self.rows[row] | self.columns[col] | self.boxes[box_of(row, col)])
    }

    /// The empty cell to decide on, if there is one.
    fn next_cell(&self) -> Option<(usize, usize)> {
        let mut empty = cells().filter(|&(row, col)| self.digits[row][col] == 0);
        if self.emptiest_first {
            empty.min_by_key(|&(row, col)| self.left(row, col).count_ones())
        } else {
            empty.next()
        }
    }

    /// Puts a digit into the three sets of its cell, or takes it out of them.
    fn flip(&mut self, row: usize, col: usize, digit: u8) {
        self.rows[row] ^= 1 << digit;
        self.columns[col] ^= 1 << digit;
        self.boxes[box_of(row, col)] ^= 1 << digit;
    }
}

impl Puzzle for Sudoku {
    type Choice = (usize, usize, u8);

    fn choices(&self) -> Vec<(usize, usize, u8)> {
        let Some((row, col)) = self.next_cell() else { return vec![] };
        let left = self.left(row, col);
        (1..=9).filter(|digit| left & (1 << digit) != 0).map(|digit| (row, col, digit)).collect()
    }

    fn make(&mut self, (row, col, digit): (usize, usize, u8)) {
        self.digits[row][col] = digit;
        self.flip(row, col, digit);
    }

    fn undo(&mut self, (row, col, digit): (usize, usize, u8)) {
        self.flip(row, col, digit);
        self.digits[row][col] = 0;
    }

    fn solved(&self) -> bool {
        !self.digits.as_flattened().contains(&0)
    }
}

/// All cells, row by row.
fn cells() -> impl Iterator<Item = (usize, usize)> {
    (0..81).map(|cell| (cell / 9, cell % 9))
}

/// The boxes are numbered as the cells are, from 0 at the top left to 8 at the bottom right.
fn box_of(row: usize, col: usize) -> usize {
    row / 3 * 3 + col / 3
}

/// Reads nine rows of nine cells: a digit from 1 to 9, or `.` or `0` where a cell is empty.
/// Spaces and empty lines are left out.
///
/// # Errors
///
/// If a sign is another one, if there are not nine rows of nine cells, or if a digit stands twice in a row, column, or box.
pub fn parse(text: &str) -> Result<[[u8; 9]; 9], BadPicture> {
    let rows = picture::rows(text);
    picture::check_square(text, &rows, 9)?;
    let mut puzzle = Sudoku::row_by_row([[0; 9]; 9]);
    for (row, col) in cells() {
        let sign = rows[row][col];
        let digit = match sign.char {
            '.' | '0' => continue,
            '1'..='9' => sign.char as u8 - b'0',
            other => {
                return Err(
                    sign.bad(format!("{other:?}, where a digit, or . for none, is allowed"))
                );
            }
        };
        if puzzle.left(row, col) & (1 << digit) == 0 {
            return Err(sign.bad(format!("this {digit} is the second in its row, column, or box")));
        }
        puzzle.make((row, col, digit));
    }
    Ok(puzzle.digits)
}

/// Nine rows of nine digits, with `.` for an empty cell, and space between the boxes.
///
/// ```
/// use queens_kata::chapters::ch13_any_puzzle::sudoku::{draw, parse};
///
/// let picture = "\
/// .1. ... 5..
/// ... 3.. ...
/// ... ... ...
///
/// ... ... ...
/// 7.. ... ...
/// ... ... ...
///
/// ... ... ...
/// ... .9. ...
/// ... ... ..2
/// ";
/// assert_eq!(draw(&parse(picture)?), picture);
/// # Ok::<(), queens_kata::chapters::ch13_any_puzzle::picture::BadPicture>(())
/// ```
pub fn draw(digits: &[[u8; 9]; 9]) -> String {
    let mut picture = String::new();
    for (row, col) in cells() {
        match digits[row][col] {
            0 => picture.push('.'),
            digit => picture.push((b'0' + digit).into()),
        }
        match (row, col) {
            (2 | 5, 8) => picture.push_str("\n\n"),
            (_, 8) => picture.push('\n'),
            (_, 2 | 5) => picture.push(' '),
            _ => {}
        }
    }
    picture
}
