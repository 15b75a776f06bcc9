//! Each call counts in a copy of the counter.

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

    pub fn remove(&mut self, row: usize, col: usize) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        self.columns[col] = false;
        self.hills[hill] = false;
        self.dales[dale] = false;
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    let found = 0;
    if n > 0 {
        fill(0, &mut Marks::new(n), n, found);
    }
    found
}

fn fill(row: usize, marks: &mut Marks, n: usize, mut found: u64) {
    if row == n {
        found += 1;
        return;
    }
    for col in 0..n {
        if marks.is_free(row, col) {
            marks.place(row, col);
            fill(row + 1, marks, n, found);
            marks.remove(row, col);
        }
    }
}
