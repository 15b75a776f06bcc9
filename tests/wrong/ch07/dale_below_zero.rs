//! The column is subtracted before anything is added, and the result may be below 0.

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
        row - col + self.columns.len() - 1
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        todo!("look at three marks for row {row}, column {col} in {self:?}")
    }

    pub fn place(&mut self, row: usize, col: usize) {
        todo!("mark three lines through row {row}, column {col}")
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        todo!("clear three lines through row {row}, column {col}")
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
