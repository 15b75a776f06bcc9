//! Exercise 15: one board, for any n.
//!
//! Read `docs/ch15_one_board.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch15` after each.
//!
//! For the marks you may take chapter 7's: `use crate::chapters::ch07_marker_arrays::Marks;` For the random numbers there is `use crate::dice::Dice;`

use crate::Board;

/// A board for `n` queens, written down without a search, or `None` if there is none.
/// For every `n` it is any board you like, and always the same.
pub fn formula(n: usize) -> Option<Board> {
    todo!("the columns of {n} queens, row by row")
}

/// A board for `n` queens, found by backtracking, or `None` if there is none.
/// The row to fill next is always one with the fewest free columns, and its columns are tried from left to right.
pub fn fewest_free_first(n: usize) -> Option<Board> {
    todo!("place {n} queens, the narrowest row first")
}

/// A board for `n` queens, or `None` if there is none.
/// It begins with a queen in each row and in each column, in a random order, and exchanges the columns of two queens as long as there are fewer conflicts then.
/// The same seed gives the same board, and another seed another one, if there are many.
pub fn repair(n: usize, seed: u64) -> Option<Board> {
    todo!("repair a random order of {n} queens, with the seed {seed}")
}
