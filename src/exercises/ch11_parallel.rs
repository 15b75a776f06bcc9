//! Exercise 11: the search in pieces that know nothing of each other, on all cores at once.
//!
//! Read `docs/ch11_parallel.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch11` after each.
//!
//! To check a cell, take chapter 1's: `use crate::chapters::ch01_loop_recursion::is_safe;` For the pieces there are `use crate::chapters::ch09_bitmask::{Taken, count_below, list_below};` and for the cores `use rayon::prelude::*;`, or `std::thread::scope`.

use crate::Board;

/// All ways to place queens in the first `depth` rows so that none attacks another, in order of columns.
/// There is one for `depth` = 0: no queen.
pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    todo!("the placements of {depth} queens on {n} columns")
}

/// The number of solutions for `n` queens: 0 for `n` = 0.
pub fn count(n: usize) -> u64 {
    todo!("count the pieces for {n} queens at the same time, and add up")
}

/// All solutions for `n` queens, smallest columns first.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the pieces for {n} queens at the same time, and join them in order")
}
