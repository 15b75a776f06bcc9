//! Exercise 12: two half boards that fit.
//!
//! Read `docs/ch12_meet_in_the_middle.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch12` after each.
//!
//! To check a cell, take chapter 1's: `use crate::chapters::ch01_loop_recursion::is_safe;`
//!
//! The functions are about even n.
//! For an odd n, let `count` and `solutions` hand the work on: `use crate::chapters::ch09_bitmask;`

use crate::Board;

/// Queens in the n/2 rows of the top half, and the points at which their diagonals cross the seam: point p lies between columns p-1 and p, and bit p stands for it.
/// A bottom half is written upside down, so that it looks like a top half.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// The column of each row's queen, from the border to the seam.
    pub columns: Vec<usize>,
    /// Where the diagonals cross that go down to the left.
    pub left: u32,
    /// Where the diagonals cross that go down to the right.
    pub right: u32,
}

/// All ways to fill the n/2 rows of the top half with queens in just these `columns`, given as n/2 bits, so that none attacks another.
/// Smallest columns first.
/// `n` is even, and 2 or more.
pub fn halves(n: usize, columns: u32) -> Vec<Half> {
    todo!("the halves of {n} rows on the columns {columns:#b}")
}

/// Whether no queen of the `top` shares a diagonal with one of the `bottom`.
pub fn fits(top: &Half, bottom: &Half) -> bool {
    todo!("compare {top:?} with {bottom:?}")
}

/// The number of solutions for `n` queens: 0 for `n` = 0.
pub fn count(n: usize) -> u64 {
    todo!("count the pairs of halves that fit for {n} queens")
}

/// All solutions for `n` queens, smallest columns first.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the pairs of halves that fit for {n} queens")
}
