//! The queen is added to the marks of the row itself, and the next column sees her.

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
    if n == 0 { 0 } else { count_below(Taken::default(), 0, n) }
}

fn count_below(mut taken: Taken, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut free = taken.free(n);
    let mut found = 0;
    while free != 0 {
        let queen = lowest(free);
        free -= queen;
        taken = taken.with_queen(queen);
        found += count_below(taken, row + 1, n);
    }
    found
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
