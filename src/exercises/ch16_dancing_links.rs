//! Exercise 16: exact cover, by links that leave a list and come back.
//!
//! Read `docs/ch16_dancing_links.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch16` after each.
//!
//! The lists are ready-made: `src/exact_cover.rs` says what they hold, and how a problem is made of its options.

use std::ops::ControlFlow;

use crate::Board;
use crate::exact_cover::{ExactCover, Links};

/// Takes a node out of its list: its neighbours link past it.
/// Its own links stay as they are.
pub fn leave(links: &mut Links, node: usize) {
    todo!("take node {node} out of {links:?}")
}

/// Puts a node back between the neighbours that it had when it left.
/// What has left after it is back already.
pub fn come_back(links: &mut Links, node: usize) {
    todo!("put node {node} back into {links:?}")
}

/// Takes an item out of the list of items, and each option that could cover it out of the lists of all its other items.
/// The item's own list stays.
pub fn cover(problem: &mut ExactCover, item: usize) {
    todo!("cover item {item} of {problem:?}")
}

/// Undoes `cover`: the problem is what it was before.
/// What was covered after the item is uncovered already.
pub fn uncover(problem: &mut ExactCover, item: usize) {
    todo!("uncover item {item} of {problem:?}")
}

/// The item to cover next: of those that must be covered and are not yet, one with the fewest options.
/// `None` if all are covered.
pub fn fewest_options(problem: &ExactCover) -> Option<usize> {
    todo!("look through the items of {problem:?}")
}

/// Shows every solution to `visit`, until that says `Break`: returns this `Break`, or `Continue(())` at the end.
/// A solution is the numbers of its options, in any order.
/// The problem is as it was before, however the search ends.
pub fn search<B>(
    problem: &mut ExactCover,
    visit: &mut impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    todo!("search {problem:?}")
}

/// `n` queens: option row * n + col is a queen in that row and that column.
/// The rows and the columns must be covered, and the diagonals may be.
/// Which number an item has is up to you; `n` is 1 or more.
pub fn queens(n: usize) -> ExactCover {
    todo!("make the options of {n} queens")
}

/// All solutions for `n` queens, smallest columns first.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the boards of {n} queens")
}

/// The number of solutions for `n` queens: 0 for `n` = 0.
pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens")
}

/// An extra, if you like.
/// A Sudoku with 0 for each empty cell: its solution, or `None` if there is none.
pub fn sudoku(digits: [[u8; 9]; 9]) -> Option<[[u8; 9]; 9]> {
    todo!("solve {digits:?}")
}
