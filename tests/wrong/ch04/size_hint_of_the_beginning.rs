//! The size hint is the number of all boards, and stays so when some have been handed out.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::known_counts::KNOWN_COUNTS;

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
        let all = KNOWN_COUNTS.get(self.n).map(|&count| count as usize);
        (all.unwrap_or(0), all)
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("collect the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
