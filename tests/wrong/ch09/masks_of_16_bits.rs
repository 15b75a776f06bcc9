//! The masks are cut to 16 bits, so a board has no more columns than that.

use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        let taken = (self.columns | self.hills | self.dales) as u16;
        let all = ((1_u64 << n) - 1) as u16;
        u32::from(all & !taken)
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
