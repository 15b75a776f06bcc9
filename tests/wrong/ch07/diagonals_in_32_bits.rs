//! The marks of the diagonals are the bits of a u32, and from n = 17 on there are more diagonals.

use crate::Board;

#[derive(Clone, Debug)]
pub struct Marks {
    n: usize,
    columns: u32,
    hills: u32,
    dales: u32,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        Marks { n, columns: 0, hills: 0, dales: 0 }
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        row + self.n - 1 - col
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let hill = self.hills >> self.hill(row, col) & 1;
        let dale = self.dales >> self.dale(row, col) & 1;
        self.columns >> col & 1 == 0 && hill == 0 && dale == 0
    }

    pub fn place(&mut self, row: usize, col: usize) {
        self.columns |= 1 << col;
        self.hills |= 1 << self.hill(row, col);
        self.dales |= 1 << self.dale(row, col);
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        self.columns &= !(1 << col);
        self.hills &= !(1 << self.hill(row, col));
        self.dales &= !(1 << self.dale(row, col));
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
