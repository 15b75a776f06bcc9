//! Chapter 7: the three arrays.

#![expect(clippy::unused_self, reason = "the lines are the reference's, where `hill` is public")]

use queens_kata::trace::{Kind, Machinery, entry};

use super::{seen, seen_passed_by};

pub fn search(n: usize) {
    fill_below(&mut Vec::new(), &mut Marks::new(n), &mut |_| ());
}

pub struct Marks {
    columns: Vec<bool>,
    hills: Vec<bool>,
    dales: Vec<bool>,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        let diagonals = 2 * n - 1;
        Self {
            columns: vec![false; n],
            hills: vec![false; diagonals],
            dales: vec![false; diagonals],
        }
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        !self.columns[col] && !self.hills[self.hill(row, col)] && !self.dales[self.dale(row, col)]
    }

    pub fn place(&mut self, row: usize, col: usize) {
        self.mark(row, col, true);
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        self.mark(row, col, false);
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        row + (self.columns.len() - 1) - col
    }

    fn mark(&mut self, row: usize, col: usize, taken: bool) {
        let (hill, dale) = (self.hill(row, col), self.dale(row, col));
        self.columns[col] = taken;
        self.hills[hill] = taken;
        self.dales[dale] = taken;
    }
}

fn fill_below(placed: &mut Vec<usize>, marks: &mut Marks, found: &mut impl FnMut(&[usize])) {
    let (row, n) = (placed.len(), marks.columns.len());
    if row == n {
        seen(Kind::Solution, row - 1, placed[row - 1], held(marks));
        return found(placed);
    }
    for col in 0..n {
        seen(Kind::Try, row, col, held(marks));
        if marks.is_free(row, col) {
            marks.place(row, col);
            placed.push(col);
            seen(Kind::Placed(None), row, col, held(marks));
            fill_below(placed, marks, found);
            placed.pop();
            marks.remove(row, col);
            seen(Kind::TakenBack, row, col, held(marks));
        }
        seen_passed_by(row, col, held(marks));
    }
}

fn held(Marks { columns, hills, dales }: &Marks) -> Machinery {
    let picture = |array: &[bool]| -> String {
        array.iter().map(|&taken| if taken { '#' } else { '.' }).collect()
    };
    Machinery::of(vec![
        entry("columns", picture(columns)),
        entry("hills", picture(hills)),
        entry("dales", picture(dales)),
    ])
}
