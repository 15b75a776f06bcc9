//! For n = 0 all columns are taken at once, and that counts as a solution.

use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        all_columns(n) & !(self.columns | self.hills | self.dales)
    }

    pub fn with_queen(self, queen: u32) -> Self {
        Taken {
            columns: self.columns | queen,
            hills: (self.hills | queen) >> 1,
            dales: (self.dales | queen) << 1,
        }
    }
}

fn all_columns(n: usize) -> u32 {
    ((1_u64 << n) - 1) as u32
}

pub fn lowest(set: u32) -> u32 {
    set & set.wrapping_neg()
}

pub fn count(n: usize) -> u64 {
    count_below(Taken::default(), n)
}

fn count_below(taken: Taken, n: usize) -> u64 {
    if taken.columns == all_columns(n) {
        return 1;
    }
    let mut free = taken.free(n);
    let mut found = 0;
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        found += count_below(taken.with_queen(queen), n);
    }
    found
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
