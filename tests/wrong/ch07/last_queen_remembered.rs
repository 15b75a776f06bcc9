//! Only the queen placed last is remembered, and `remove` clears her marks, whoever is to go.

use crate::Board;

#[derive(Clone, Debug)]
pub struct Marks {
    n: usize,
    columns: Vec<bool>,
    hills: Vec<bool>,
    dales: Vec<bool>,
    last: (usize, usize),
}

impl Marks {
    pub fn new(n: usize) -> Self {
        let diagonals = vec![false; 2 * n - 1];
        Marks {
            n,
            columns: vec![false; n],
            hills: diagonals.clone(),
            dales: diagonals,
            last: (0, 0),
        }
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        row + self.n - 1 - col
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        !(self.columns[col] || self.hills[hill] || self.dales[dale])
    }

    pub fn place(&mut self, row: usize, col: usize) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        self.last = (hill, dale);
        self.columns[col] = true;
        self.hills[hill] = true;
        self.dales[dale] = true;
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        let (hill, dale) = self.last;
        self.columns[col] = false;
        self.hills[hill] = false;
        self.dales[dale] = false;
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
