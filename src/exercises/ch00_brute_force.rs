//! Exercise 0: generate and test.
//! Make every candidate, and throw out what is no solution.
//!
//! Read `docs/ch00_brute_force.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch00` after each.
//! The first three are the chapter, the last two are extras.

use crate::Board;

/// The next list of columns below `n`, or `None` after the last one.
/// Entry `row` of a list is the column of that row's queen.
/// It counts, as the wheels of a mileage counter do.
pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    todo!("the list after {columns:?}, with columns below {n}")
}

/// All solutions for `n` queens, smallest columns first: of all candidates, those that pass the test `Board::is_solution`.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

/// The number of solutions for `n` queens.
/// It is 0 for `n` = 0.
pub fn count(n: usize) -> u64 {
    todo!("generate candidates for {n} queens, and count the solutions")
}

/// An extra, if you like.
/// The next way to choose from the cells 0 to `cells` - 1, in lexicographic order, or `None` after the last one.
/// The cells in `chosen` are in increasing order, and so are those to return.
pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    todo!("the choice after {chosen:?}, from {cells} cells")
}

/// An extra, if you like.
/// The next order of the same columns, in lexicographic order, or `None` after the last one.
pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    todo!("the order after {columns:?}")
}
