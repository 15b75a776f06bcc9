//! To remove one queen, all marks are cleared.

use crate::Board;

#[derive(Clone, Debug)]
pub struct Marks {
    pub columns: Vec<bool>,
    pub hills: Vec<bool>,
    pub dales: Vec<bool>,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        let diagonals = 2 * n - 1;
        Marks {
            columns: vec![false; n],
            hills: vec![false; diagonals],
            dales: vec![false; diagonals],
        }
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        row + (self.columns.len() - 1) - col
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        !self.columns[col] && !self.hills[self.hill(row, col)] && !self.dales[self.dale(row, col)]
    }

    pub fn place(&mut self, row: usize, col: usize) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        self.columns[col] = true;
        self.hills[hill] = true;
        self.dales[dale] = true;
    }

    pub fn remove(&mut self, _row: usize, _col: usize) {
        self.columns.fill(false);
        self.hills.fill(false);
        self.dales.fill(false);
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
