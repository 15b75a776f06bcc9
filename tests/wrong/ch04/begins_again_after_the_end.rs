//! After the end the search is as it was in the beginning, so whoever asks again gets the first board.

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
                match self.placed.pop() {
                    Some(col) => self.col = col + 1,
                    None => {
                        self.col = 0;
                        return None;
                    }
                }
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
    todo!("collect the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
