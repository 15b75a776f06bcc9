//! The boards are sorted by the text of their columns, in which 10 comes before 2.

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
        !(self.columns[col] || self.hills[hill] || self.dales[dale])
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

fn fill(placed: &mut Vec<usize>, marks: &mut Marks, boards: &mut Vec<Board>) {
    let row = placed.len();
    if row == marks.n {
        return boards.push(Board::from_columns(placed));
    }
    for col in 0..marks.n {
        if marks.is_free(row, col) {
            marks.place(row, col);
            placed.push(col);
            fill(placed, marks, boards);
            placed.pop();
            marks.remove(row, col);
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    if n > 0 {
        fill(&mut Vec::new(), &mut Marks::new(n), &mut boards);
    }
    boards.sort_by_cached_key(|board| format!("{:?}", board.columns()));
    boards
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
