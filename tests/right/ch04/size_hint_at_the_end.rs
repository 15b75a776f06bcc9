//! A size hint that knows when the search is over.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    placed: Vec<usize>,
    col: usize,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        Solutions { n, placed: Vec::new(), col: 0 }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            if self.col == self.n {
                self.col = self.placed.pop()? + 1;
            } else if is_safe(&self.placed, self.col) {
                self.placed.push(self.col);
                self.col = 0;
                if self.placed.len() == self.n {
                    self.col = self.n;
                    return Some(Board::from_columns(&self.placed));
                }
            } else {
                self.col += 1;
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let is_over = self.placed.is_empty() && self.col == self.n;
        if is_over { (0, Some(0)) } else { (0, None) }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    Solutions::new(n).collect()
}

pub fn count(n: usize) -> u64 {
    Solutions::new(n).count() as u64
}
