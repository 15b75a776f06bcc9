//! A hill that leaves the board on the left comes in again on the right.

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
            hills: (self.hills | queen).rotate_right(1),
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
    todo!("list the solutions for {n} queens")
}
