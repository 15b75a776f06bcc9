//! Exercise 1: a loop over the columns of a row, inside a recursion over the rows.
//!
//! Read `docs/ch01_loop_recursion.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch01` after each.

use crate::Board;

/// Whether a queen may stand in column `col` of the next row, below the queens already `placed`.
///
/// `placed[row]` is the column of the queen in that row, so the next row is row `placed.len()`.
pub fn is_safe(placed: &[usize], col: usize) -> bool {
    todo!("compare column {col} with each of the queens {placed:?}")
}

/// All solutions for `n` queens, smallest columns first.
/// There is none for `n` = 0.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the boards of {n} queens: Board::from_columns makes one from its columns")
}

/// The number of solutions for `n` queens: the same search, with a number flowing back.
/// It is 0 for `n` = 0.
pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens without keeping them")
}
