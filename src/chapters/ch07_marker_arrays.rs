//! Chapter 7: three arrays of marks, so that a check looks at three places, however many queens stand.
//!
//! A column has a number, and so has a diagonal: row + column is the same all along a hill, `/`, and row − column all along a dale, `\`.
//! A queen marks her three lines when she is placed, and clears them when she is taken back.
//! Next: a recursion can't stop half-way and go on later.

use crate::Board;

/// Which columns, hills, and dales of an n × n board are taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// n columns.
    columns: Vec<bool>,
    /// 2n − 1 diagonals that go up to the right.
    /// In the top left corner is hill 0.
    hills: Vec<bool>,
    /// 2n − 1 diagonals that go down to the right.
    /// In the top right corner is dale 0.
    dales: Vec<bool>,
}

impl Marks {
    /// No mark at all, on a board of at least one cell.
    pub fn new(n: usize) -> Self {
        let diagonals = 2 * n - 1;
        Self {
            columns: vec![false; n],
            hills: vec![false; diagonals],
            dales: vec![false; diagonals],
        }
    }

    /// Whether no placed queen attacks this cell.
    pub fn is_free(&self, row: usize, col: usize) -> bool {
        !self.columns[col] && !self.hills[self.hill(row, col)] && !self.dales[self.dale(row, col)]
    }

    /// Marks the three lines of a queen.
    pub fn place(&mut self, row: usize, col: usize) {
        self.mark(row, col, true);
    }

    /// Clears the three lines of a queen.
    /// No other queen is on them, or she would not have been placed.
    pub fn remove(&mut self, row: usize, col: usize) {
        self.mark(row, col, false);
    }

    /// The number of the diagonal `/` through a cell, from 0 to 2n − 2.
    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    /// The number of the diagonal `\` through a cell, from 0 to 2n − 2.
    pub fn dale(&self, row: usize, col: usize) -> usize {
        // row - col + n - 1, in an order that does not go below zero.
        row + (self.columns.len() - 1) - col
    }

    fn mark(&mut self, row: usize, col: usize, taken: bool) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        self.columns[col] = taken;
        self.hills[hill] = taken;
        self.dales[dale] = taken;
    }
}

/// Fills the rows below the queens `placed`, and calls `found` with the columns of each solution.
fn fill_below(placed: &mut Vec<usize>, marks: &mut Marks, found: &mut impl FnMut(&[usize])) {
    let (row, n) = (placed.len(), marks.columns.len());
    if row == n {
        return found(placed);
    }
    for col in 0..n {
        if marks.is_free(row, col) {
            marks.place(row, col);
            placed.push(col);
            fill_below(placed, marks, found);
            placed.pop();
            marks.remove(row, col);
        }
    }
}

fn search(n: usize, mut found: impl FnMut(&[usize])) {
    if n > 0 {
        fill_below(&mut Vec::new(), &mut Marks::new(n), &mut found);
    }
}

/// All solutions, in order.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    search(n, |placed| boards.push(Board::from_columns(placed)));
    boards
}

/// The number of solutions.
pub fn count(n: usize) -> u64 {
    let mut count = 0;
    search(n, |_| count += 1);
    count
}
