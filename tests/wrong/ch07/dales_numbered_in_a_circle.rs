//! The dales are numbered modulo n, so that two of them share each number.

use crate::Board;

#[derive(Clone, Debug)]
pub struct Marks {
    n: usize,
    columns: Vec<bool>,
    hills: Vec<bool>,
    dales: Vec<bool>,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        let diagonals = vec![false; 2 * n - 1];
        Marks { n, columns: vec![false; n], hills: diagonals.clone(), dales: diagonals }
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        (row + self.n - col) % self.n
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
