//! A method makes one turn, and an iterator makes turns until there is a board.
//! Next time: without `loop` and `while`.

use std::iter;

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
        Solutions { n, placed: vec![], col: 0 }
    }

    // None at the end of the search, Some(None) after a turn without a board.
    fn turn(&mut self) -> Option<Option<Board>> {
        if self.col == self.n {
            self.col = self.placed.pop()? + 1;
        } else if !is_safe(&self.placed, self.col) {
            self.col += 1;
        } else if self.placed.len() + 1 == self.n {
            let columns = [self.placed.as_slice(), &[self.col]].concat();
            self.col += 1;
            return Some(Some(Board::from_columns(&columns)));
        } else {
            self.placed.push(self.col);
            self.col = 0;
        }
        Some(None)
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        iter::from_fn(|| self.turn()).flatten().next()
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    Solutions::new(n).collect()
}

pub fn count(n: usize) -> u64 {
    Solutions::new(n).count() as u64
}
