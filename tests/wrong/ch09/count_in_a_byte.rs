//! The solutions are counted in a byte, which goes up to 255.

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
    let mut found: u8 = 0;
    if n > 0 {
        fill(Taken::default(), n, &mut found);
    }
    u64::from(found)
}

fn fill(taken: Taken, n: usize, found: &mut u8) {
    if taken.columns.count_ones() as usize == n {
        *found += 1;
        return;
    }
    let mut free = taken.free(n);
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        fill(taken.with_queen(queen), n, found);
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
