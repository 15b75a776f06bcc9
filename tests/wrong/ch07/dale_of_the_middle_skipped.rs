//! The long dale through the corner is taken for empty, and its mark is never looked at.

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
        row + self.n - 1 - col
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        !(self.columns[col] || self.hills[hill] || (dale != self.n - 1 && self.dales[dale]))
    }

    pub fn place(&mut self, row: usize, col: usize) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        self.columns[col] = true;
        self.hills[hill] = true;
        self.dales[dale] = true;
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
