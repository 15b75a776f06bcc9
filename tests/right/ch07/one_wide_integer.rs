//! All lines as the bits of one u128: columns first, then hills, then dales.
//! Next time: with one `u128` for all marks.

use crate::Board;

#[derive(Clone, Copy, Debug)]
pub struct Marks {
    n: usize,
    taken: u128,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        assert!(n <= 20, "each line has its bit up to n = 20");
        Marks { n, taken: 0 }
    }

    // From the other corner: any numbers will do.
    pub fn hill(&self, row: usize, col: usize) -> usize {
        2 * (self.n - 1) - row - col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        col + self.n - 1 - row
    }

    fn lines(&self, row: usize, col: usize) -> u128 {
        1 << col | 1 << (20 + self.hill(row, col)) | 1 << (60 + self.dale(row, col))
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        self.taken & self.lines(row, col) == 0
    }

    pub fn place(&mut self, row: usize, col: usize) {
        self.taken |= self.lines(row, col);
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        self.taken &= !self.lines(row, col);
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
    fn below(row: usize, n: usize, marks: Marks) -> u64 {
        if row == n {
            return 1;
        }
        let free = (0..n).filter(|&col| marks.is_free(row, col));
        free.map(|col| {
            let mut next = marks;
            next.place(row, col);
            below(row + 1, n, next)
        })
        .sum()
    }
    if n == 0 { 0 } else { below(0, n, Marks::new(n)) }
}
