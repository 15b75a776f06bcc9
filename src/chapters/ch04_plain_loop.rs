//! Chapter 4: one plain loop over two variables, the placed queens and the column to try.
//!
//! The state of chapter 3 stays where it is, and each turn of the loop changes it in place.
//! A loop can pause at a solution and go on later, so the search becomes an iterator.
//! It needs O(n) memory, whatever it finds.
//! Next: a board that looks like one.

use super::ch01_loop_recursion::is_safe;
use crate::Board;

/// The solutions for n queens, one at a time, in order.
///
/// ```
/// use queens_kata::chapters::ch04_plain_loop::Solutions;
///
/// let first = Solutions::new(20).next().unwrap();
/// assert!(first.is_solution(), "the other 39,029,188,883 are not searched for");
/// ```
#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    /// The columns of the placed queens.
    /// The row to fill is the one below them.
    placed: Vec<usize>,
    /// The column to try next.
    /// `n` says that the row has none left.
    col: usize,
}

impl Solutions {
    /// The search before its first turn.
    pub fn new(n: usize) -> Self {
        Self { n, placed: Vec::new(), col: 0 }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            if self.col == self.n {
                // The row is used up: back to the one above, or the end if there is none.
                self.col = self.placed.pop()? + 1;
            } else if is_safe(&self.placed, self.col) {
                self.placed.push(self.col);
                self.col = 0;
                if self.placed.len() == self.n {
                    // There is no row below, so none of its columns is left either.
                    self.col = self.n;
                    return Some(Board::from_columns(&self.placed));
                }
            } else {
                self.col += 1;
            }
        }
    }
}

/// All solutions, in order.
pub fn solutions(n: usize) -> Vec<Board> {
    Solutions::new(n).collect()
}

/// The number of solutions.
pub fn count(n: usize) -> u64 {
    Solutions::new(n).count() as u64
}
