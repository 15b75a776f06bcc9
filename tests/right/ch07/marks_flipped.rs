//! One function flips the three marks of a queen, to place her and to remove her.

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
        2 * self.n - 2 - row - col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        col + self.n - 1 - row
    }

    fn flip(&mut self, row: usize, col: usize) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        for mark in [&mut self.columns[col], &mut self.hills[hill], &mut self.dales[dale]] {
            *mark = !*mark;
        }
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        !(self.columns[col] || self.hills[hill] || self.dales[dale])
    }

    pub fn place(&mut self, row: usize, col: usize) {
        self.flip(row, col);
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        self.flip(row, col);
    }
}

fn below(placed: &mut Vec<usize>, marks: &mut Marks, found: &mut dyn FnMut(&[usize])) {
    if placed.len() == marks.n {
        return found(placed);
    }
    let row = placed.len();
    for col in 0..marks.n {
        if marks.is_free(row, col) {
            marks.flip(row, col);
            placed.push(col);
            below(placed, marks, found);
            placed.pop();
            marks.flip(row, col);
        }
    }
}

fn search(n: usize, found: &mut dyn FnMut(&[usize])) {
    if n > 0 {
        below(&mut Vec::new(), &mut Marks::new(n), found);
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    search(n, &mut |placed| boards.push(Board::from_columns(placed)));
    boards
}

pub fn count(n: usize) -> u64 {
    let mut count = 0;
    search(n, &mut |_| count += 1);
    count
}
