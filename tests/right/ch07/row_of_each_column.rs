//! The mark of a column is the row of its queen, so the board can be read off the marks.
//! Next time: without `placed`, so that the marks are all that the search keeps.

use crate::Board;

#[derive(Clone, Debug)]
pub struct Marks {
    rows: Vec<Option<usize>>,
    hills: Vec<bool>,
    dales: Vec<bool>,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        let diagonals = vec![false; 2 * n - 1];
        Marks { rows: vec![None; n], hills: diagonals.clone(), dales: diagonals }
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        row + (self.rows.len() - 1) - col
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let on_a_diagonal = self.hills[self.hill(row, col)] || self.dales[self.dale(row, col)];
        self.rows[col].is_none() && !on_a_diagonal
    }

    pub fn place(&mut self, row: usize, col: usize) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        self.rows[col] = Some(row);
        self.hills[hill] = true;
        self.dales[dale] = true;
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        self.rows[col] = None;
        self.hills[hill] = false;
        self.dales[dale] = false;
    }

    fn board(&self) -> Board {
        let mut columns = vec![0; self.rows.len()];
        for (col, row) in self.rows.iter().enumerate() {
            columns[row.expect("each column has a queen")] = col;
        }
        Board::from_columns(&columns)
    }
}

fn fill(row: usize, n: usize, marks: &mut Marks, found: &mut dyn FnMut(&Marks)) {
    if row == n {
        return found(marks);
    }
    for col in 0..n {
        if marks.is_free(row, col) {
            marks.place(row, col);
            fill(row + 1, n, marks, found);
            marks.remove(row, col);
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    if n > 0 {
        fill(0, n, &mut Marks::new(n), &mut |marks| boards.push(marks.board()));
    }
    boards
}

pub fn count(n: usize) -> u64 {
    let mut found = 0;
    if n > 0 {
        fill(0, n, &mut Marks::new(n), &mut |_| found += 1);
    }
    found
}
