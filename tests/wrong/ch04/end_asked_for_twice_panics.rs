//! The end is right once, but whoever asks again finds an empty list and a panic.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    // For each row the column to try next.
    rows: Vec<usize>,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        Solutions { n, rows: vec![0] }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            let row = self.rows.len() - 1;
            let col = self.rows[row];
            if col == self.n {
                self.rows.pop();
                if row == 0 {
                    return None;
                }
                self.rows[row - 1] += 1;
            } else if !is_safe(&self.rows[..row], col) {
                self.rows[row] += 1;
            } else if row + 1 == self.n {
                let board = Board::from_columns(&self.rows);
                self.rows[row] += 1;
                return Some(board);
            } else {
                self.rows.push(0);
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
