//! The boards are sorted as text, and there column 10 comes before column 2.

use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        let all = u32::MAX >> (32 - n);
        all & !(self.columns | self.hills | self.dales)
    }

    pub fn with_queen(self, queen: u32) -> Self {
        Taken {
            columns: self.columns | queen,
            hills: (self.hills | queen) >> 1,
            dales: (self.dales | queen) << 1,
        }
    }
}

pub fn lowest(set: u32) -> u32 {
    set & set.wrapping_neg()
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        fill(Taken::default(), n, &mut Vec::new(), &mut found);
    }
    found.sort_by_key(|board| format!("{board:?}"));
    found
}

fn fill(taken: Taken, n: usize, placed: &mut Vec<usize>, found: &mut Vec<Board>) {
    if placed.len() == n {
        found.push(Board::from_columns(placed));
        return;
    }
    let mut free = taken.free(n);
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        placed.push(queen.trailing_zeros() as usize);
        fill(taken.with_queen(queen), n, placed, found);
        placed.pop();
    }
}
