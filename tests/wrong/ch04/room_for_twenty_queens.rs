//! The queens stand in an array of twenty.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    queens: [usize; 20],
    row: usize,
    col: usize,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        Solutions { n, queens: [0; 20], row: 0, col: 0 }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            if self.col == self.n {
                self.row = self.row.checked_sub(1)?;
                self.col = self.queens[self.row] + 1;
            } else if is_safe(&self.queens[..self.row], self.col) {
                self.queens[self.row] = self.col;
                self.row += 1;
                self.col = 0;
                if self.row == self.n {
                    self.col = self.n;
                    return Some(Board::from_columns(&self.queens[..self.n]));
                }
            } else {
                self.col += 1;
            }
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("collect the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
