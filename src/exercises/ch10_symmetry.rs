//! Exercise 10: a solution turned or mirrored is a solution, so one of its eight images is enough.
//!
//! Read `docs/ch10_symmetry.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch10` after each.
//!
//! The boards have at least one queen.
//! To find solutions, take an earlier chapter's: `use crate::chapters::ch09_bitmask;`

use crate::Board;

/// The board mirrored, left for right.
pub fn mirrored(board: &Board) -> Board {
    todo!("mirror {:?}", board.columns())
}

/// The board turned by a quarter, clockwise: row r's queen in column c goes to row c, column n-1-r.
/// No two of its queens share a column.
pub fn turned(board: &Board) -> Board {
    todo!("turn {:?}", board.columns())
}

/// The smallest of the eight images, in the order of columns: four quarter turns, and the same of the mirror image.
/// No two of the board's queens share a column.
pub fn canonical(board: &Board) -> Board {
    todo!("the smallest image of {:?}", board.columns())
}

/// How many of the eight images differ.
/// No two of the board's queens share a column.
pub fn orbit_size(board: &Board) -> usize {
    todo!("how many images of {:?} differ", board.columns())
}

/// The solutions that are the smallest of their images, smallest columns first.
pub fn fundamental(n: usize) -> Vec<Board> {
    todo!("the fundamental solutions for {n} queens")
}

/// The number of solutions for `n` queens, from the fundamental ones or by a search of your own.
pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}

/// All solutions for `n` queens, smallest columns first: the images of the fundamental ones.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
