//! No formula: the first board of a search is taken.
//! The numbers vary.

use crate::Board;

pub fn formula(n: usize) -> Option<Board> {
    crate::chapters::ch04_plain_loop::Solutions::new(n).next()
}

pub fn fewest_free_first(n: usize) -> Option<Board> {
    todo!("place {n} queens, the narrowest row first")
}

pub fn repair(n: usize, seed: u64) -> Option<Board> {
    todo!("repair a random order of {n} queens, with the seed {seed}")
}
