//! A list of beginnings to look at, the smallest last.
//! Next time: without `self.placed`: placements wait in a list, and no queen is taken back.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    waiting: Vec<Vec<usize>>,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        Solutions { n, waiting: if n == 0 { vec![] } else { vec![vec![]] } }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        while let Some(placed) = self.waiting.pop() {
            if placed.len() == self.n {
                return Some(Board::from_columns(&placed));
            }
            let safe = (0..self.n).rev().filter(|&col| is_safe(&placed, col));
            let longer: Vec<_> = safe.map(|col| [placed.as_slice(), &[col]].concat()).collect();
            self.waiting.extend(longer);
        }
        None
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    Solutions::new(n).collect()
}

pub fn count(n: usize) -> u64 {
    Solutions::new(n).count() as u64
}
