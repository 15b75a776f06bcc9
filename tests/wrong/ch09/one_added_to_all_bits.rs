//! The set is negated by hand, and the sum for an empty set has a bit too many.

use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        todo!("the bits below {n} that are set in none of {self:?}")
    }

    pub fn with_queen(self, queen: u32) -> Self {
        todo!("add the queen {queen:#b} to {self:?}, and move the diagonals by one")
    }
}

pub fn lowest(set: u32) -> u32 {
    set & (!set + 1)
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
