//! Exercise 7: three arrays of marks, so that a check looks at three places.
//!
//! Read `docs/ch07_marker_arrays.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch07` after each.

use crate::Board;

/// Which columns, hills, and dales of an n × n board are taken.
/// Change the fields as you like.
#[derive(Clone, Debug)]
pub struct Marks {
    /// The columns.
    pub columns: Vec<bool>,
    /// The diagonals that go up to the right, `/`.
    pub hills: Vec<bool>,
    /// The diagonals that go down to the right, `\`.
    pub dales: Vec<bool>,
}

impl Marks {
    /// No mark at all, on a board of at least one cell.
    pub fn new(n: usize) -> Self {
        todo!("as many marks as there are columns, hills, and dales for n = {n}")
    }

    /// The number of the diagonal `/` through a cell, from 0 to 2n - 2.
    pub fn hill(&self, row: usize, col: usize) -> usize {
        todo!("which hill goes through row {row}, column {col} of {self:?}")
    }

    /// The number of the diagonal `\` through a cell, from 0 to 2n - 2.
    pub fn dale(&self, row: usize, col: usize) -> usize {
        todo!("which dale goes through row {row}, column {col} of {self:?}")
    }

    /// Whether no placed queen attacks this cell.
    pub fn is_free(&self, row: usize, col: usize) -> bool {
        todo!("look at three marks for row {row}, column {col} in {self:?}")
    }

    /// Marks the three lines of a queen.
    pub fn place(&mut self, row: usize, col: usize) {
        todo!("mark three lines through row {row}, column {col}")
    }

    /// Clears the three lines of a queen.
    pub fn remove(&mut self, row: usize, col: usize) {
        todo!("clear three lines through row {row}, column {col}")
    }
}

/// All solutions for `n` queens, smallest columns first.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

/// The number of solutions for `n` queens.
pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
