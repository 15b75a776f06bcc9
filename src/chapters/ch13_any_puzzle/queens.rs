//! The puzzle of all other chapters: n queens, none of which attacks another.

use super::Puzzle;
use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

/// Some rows of a board, filled from the top.
///
/// A choice is a column for the row below them.
#[derive(Clone, Debug)]
pub struct Queens {
    n: usize,
    placed: Vec<usize>,
}

impl Queens {
    /// An empty board.
    pub fn new(n: usize) -> Self {
        Self { n, placed: Vec::new() }
    }

    /// The board, when it is solved.
    ///
    /// # Panics
    ///
    /// If rows are left to fill.
    pub fn board(&self) -> Board {
        assert!(self.placed.len() == self.n, "rows are left to fill");
        Board::from_columns(&self.placed)
    }
}

impl Puzzle for Queens {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        (0..self.n).filter(|&col| is_safe(&self.placed, col)).collect()
    }

    fn make(&mut self, col: usize) {
        self.placed.push(col);
    }

    fn undo(&mut self, _: usize) {
        self.placed.pop();
    }

    fn solved(&self) -> bool {
        self.n > 0 && self.placed.len() == self.n
    }
}
