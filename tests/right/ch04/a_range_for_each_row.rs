//! A stack of ranges: each row keeps the columns that it has left.
//! Next time: with a `Range` for each row, the columns that it has left.

use std::ops::Range;

use crate::Board;

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    placed: Vec<usize>,
    rows: Vec<Range<usize>>,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        Solutions { n, placed: vec![], rows: vec![0..n] }
    }

    fn is_free(&self, col: usize) -> bool {
        let row = self.placed.len();
        self.placed
            .iter()
            .zip(0..)
            .all(|(&c, r)| c != col && r + c != row + col && row + c != r + col)
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        while let Some(row) = self.rows.last_mut() {
            // The queen of this row, if she stands, goes before the next column is tried.
            let Some(col) = row.next() else {
                self.rows.pop();
                self.placed.pop();
                continue;
            };
            if !self.is_free(col) {
                continue;
            }
            if self.placed.len() + 1 == self.n {
                return Some(Board::from_columns(&[self.placed.as_slice(), &[col]].concat()));
            }
            self.placed.push(col);
            self.rows.push(0..self.n);
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
