//! Exercise 5: the board is a grid of n × n cells, and the check walks up three rays.
//!
//! Read `docs/ch05_grid.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch05` after each.

use crate::Board;

/// `grid[row][col]` says whether a queen stands there.
pub type Grid = Vec<Vec<bool>>;

/// Whether a queen may stand in `row` and `col`, as far as the rows above are concerned.
pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    todo!("walk up from row {row}, column {col} along three rays, {} columns wide", grid.len())
}

/// Reads the queens off a grid that has one in each row.
pub fn board_of(grid: &[Vec<bool>]) -> Board {
    todo!("find the queen in each of {} rows", grid.len())
}

/// All solutions for `n` queens, smallest columns first.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

/// The number of solutions for `n` queens: 0 for `n` = 0.
pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
