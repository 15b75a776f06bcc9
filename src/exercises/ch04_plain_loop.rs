//! Exercise 4: one loop over the row and the column, as an iterator that pauses at each solution.
//!
//! Read `docs/ch04_plain_loop.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch04` after each.
//! Write `new` and `next` together: no test runs before both are there.
//!
//! To check a cell, take chapter 1's: `use crate::chapters::ch01_loop_recursion::is_safe;`

use crate::Board;

/// The solutions for n queens, one at a time, smallest columns first.
/// Change the fields as you like, and leave `Clone`: a clone goes on by itself from the same place.
#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    /// The columns of the placed queens.
    /// The row to fill is the one below them.
    placed: Vec<usize>,
    /// The column to try next.
    col: usize,
}

impl Solutions {
    /// The search before its first turn.
    pub fn new(n: usize) -> Self {
        todo!("begin with {n} rows to fill and no queen")
    }
}

impl Iterator for Solutions {
    type Item = Board;

    /// Goes on from where the last call stopped, up to the next solution.
    fn next(&mut self) -> Option<Board> {
        todo!("go on at column {} of {} below {:?}", self.col, self.n, self.placed)
    }
}

/// All solutions for `n` queens.
/// One line, with `Solutions`.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("collect the solutions for {n} queens")
}

/// The number of solutions for `n` queens.
/// One line, with `Solutions`.
pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
