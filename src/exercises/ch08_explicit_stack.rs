//! Exercise 8: the search of chapter 7 as a loop, with a stack of your own.
//!
//! Read `docs/ch08_explicit_stack.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch08` after each.
//! `crate::chapters::ch07_marker_arrays::Marks` is there for the check.

use crate::Board;

/// A row's place in the search: the column it has come to, and whether its queen stands there.
/// Keep these three fields: the tests read them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The row.
    pub row: usize,
    /// The column of its queen, or the next one to try.
    pub col: usize,
    /// Whether a queen stands there: then she has to be taken back before the row goes on.
    pub stands: bool,
}

/// Runs the whole search in one loop, and shows the stack to `look` after every turn.
///
/// The stack has a position for each row that the search has entered and not left, row 0 first.
/// It begins with row 0, column 0, and no queen.
/// A turn looks at the last position, and does one of four things:
///
/// - Its queen stands: take her back, and go on at the next column.
/// - Its column is past the last one: take the position off the stack.
/// - Its cell is safe: place a queen, and if there are rows below, put a position for the next one on the stack, column 0.
/// - Its cell is attacked: go on at the next column.
///
/// So all n queens stand exactly once for each solution.
/// The last stack shown is empty; for `n` = 0 there is none to show.
pub fn walk(n: usize, mut look: impl FnMut(&[Position])) {
    todo!("walk through all positions for {n} queens")
}

/// All solutions for `n` queens, smallest columns first, on top of `walk`.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("keep a board for {n} queens each time that all of them stand")
}

/// The number of solutions for `n` queens, on top of `walk`.
pub fn count(n: usize) -> u64 {
    todo!("count the times that all {n} queens stand")
}
