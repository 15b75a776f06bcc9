//! Hash sets for the lines, and signed numbers for the dales.
//! Next time: with a `HashSet` for each kind of line.

use std::collections::HashSet;

use crate::Board;

#[derive(Clone, Debug)]
pub struct Marks {
    n: usize,
    columns: HashSet<usize>,
    hills: HashSet<usize>,
    dales: HashSet<isize>,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        Marks { n, columns: HashSet::new(), hills: HashSet::new(), dales: HashSet::new() }
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        self.n - 1 + row - col
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        !(self.columns.contains(&col)
            || self.hills.contains(&(row + col))
            || self.dales.contains(&(row as isize - col as isize)))
    }

    pub fn place(&mut self, row: usize, col: usize) {
        self.columns.insert(col);
        self.hills.insert(row + col);
        self.dales.insert(row as isize - col as isize);
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        self.columns.remove(&col);
        self.hills.remove(&(row + col));
        self.dales.remove(&(row as isize - col as isize));
    }
}

fn fill(placed: &mut Vec<usize>, marks: &mut Marks, n: usize, found: &mut Vec<Board>) {
    let row = placed.len();
    if row == n {
        found.push(Board::from_columns(placed));
        return;
    }
    for col in 0..n {
        if marks.is_free(row, col) {
            marks.place(row, col);
            placed.push(col);
            fill(placed, marks, n, found);
            placed.pop();
            marks.remove(row, col);
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        fill(&mut Vec::new(), &mut Marks::new(n), n, &mut found);
    }
    found
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}
