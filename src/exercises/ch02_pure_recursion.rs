//! Exercise 2: recursion and nothing else.
//! The next cell, the next row, and the step back are all calls.
//!
//! Read `docs/ch02_pure_recursion.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch02` after each.
//!
//! To check a cell, take chapter 1's: `use crate::chapters::ch01_loop_recursion::is_safe;`

use crate::Board;

/// Takes back the last queen that can still move right, and all queens below her, and returns the column to try next in her row.
/// If no queen can move right, takes all back and returns `None`: the search is over.
pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    todo!("take back queens of {placed:?} until one was not in the last of {n} columns")
}

/// The number of solutions for `n` queens: 0 for `n` = 0.
/// The tests run it on a stack of 256 MiB.
pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens, one call a cell")
}

/// All solutions for `n` queens, smallest columns first.
/// The tests run it on the same stack, and on 1 GiB for `n` = 11.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}
