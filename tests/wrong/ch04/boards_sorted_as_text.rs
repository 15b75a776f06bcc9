//! The boards are collected and then sorted by the text of their columns, in which 10 comes before 2.

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
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards: Vec<Board> = Solutions::new(n).collect();
    boards.sort_by_key(|board| format!("{:?}", board.columns()));
    boards
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
