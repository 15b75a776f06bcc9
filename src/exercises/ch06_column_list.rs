//! Exercise 6: a list of the free columns, so that a taken column is never tried.
//!
//! Read `docs/ch06_column_list.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch06` after each.
//!
//! Three helpers are there: `use crate::chapters::ch01_loop_recursion::is_safe;` and `use crate::chapters::ch05_grid::{self, board_of};` for `ch05_grid::is_safe` and `board_of`.

use crate::Board;

/// Calls `visit` with each column of `free` in turn, and with the list without that column.
/// Afterwards the list is what it was.
pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    todo!("visit each column of {free:?}")
}

/// All solutions for `n` queens, smallest columns first.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, trying free columns only")
}

/// The number of solutions for `n` queens: 0 for `n` = 0.
pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens, trying free columns only")
}

/// The same list, with the queens on a grid as in chapter 5.
pub fn solutions_on_grid(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens on a grid, trying free columns only")
}

/// The same number, with the queens on a grid as in chapter 5.
pub fn count_on_grid(n: usize) -> u64 {
    todo!("count the solutions for {n} queens on a grid, trying free columns only")
}
