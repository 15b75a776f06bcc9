//! The way out for n = 32 is taken for n = 31 as well.

use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        let all = if n < 31 { (1 << n) - 1 } else { u32::MAX };
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
    todo!("list the solutions for {n} queens")
}
