//! The row goes back by one although it is row 0, where the search ends.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    columns: Vec<usize>,
    row: usize,
    col: usize,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        Solutions { n, columns: vec![0; n], row: 0, col: 0 }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            if self.col >= self.n {
                self.row -= 1;
                self.col = self.columns[self.row] + 1;
            } else if is_safe(&self.columns[..self.row], self.col) {
                self.columns[self.row] = self.col;
                self.row += 1;
                self.col = 0;
                if self.row == self.n {
                    self.col = self.n;
                    return Some(Board::from_columns(&self.columns));
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
