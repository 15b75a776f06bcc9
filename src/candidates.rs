//! The candidates of chapter 0, one after the other, and how many there are.

use std::iter;

use crate::Board;
use crate::chapters::ch00_brute_force::{next_choice, next_columns, next_permutation};

/// Every way to choose n of the n × n cells.
/// Cell `row * n + col` is column `col` of `row`.
pub fn any_cells(n: usize) -> impl Iterator<Item = Vec<usize>> {
    iter::successors(Some((0..n).collect()), move |chosen: &Vec<usize>| next_choice(chosen, n * n))
}

/// Every way to put one queen in each row, as their columns.
pub fn one_per_row(n: usize) -> impl Iterator<Item = Vec<usize>> {
    iter::successors(Some(vec![0; n]), move |columns| next_columns(columns, n))
}

/// Every way to put one queen in each row and each column, as their columns.
pub fn permutations(n: usize) -> impl Iterator<Item = Vec<usize>> {
    iter::successors(Some((0..n).collect()), |columns: &Vec<usize>| next_permutation(columns))
}

/// The board with queens in these cells, or `None` if a row has none or more than one.
pub fn board_of_cells(cells: &[usize], n: usize) -> Option<Board> {
    let one_in_each_row = cells.iter().enumerate().all(|(row, cell)| cell / n == row);
    let columns: Vec<usize> = cells.iter().map(|cell| cell % n).collect();
    one_in_each_row.then(|| Board::from_columns(&columns))
}

/// How many candidates [`any_cells`] makes: n² choose n.
///
/// ```
/// assert_eq!(queens_kata::candidates::choices(8), 4_426_165_368);
/// ```
pub fn choices(n: usize) -> u128 {
    let n = n as u128;
    (0..n).fold(1, |ways, k| ways * (n * n - k) / (k + 1))
}

/// How many candidates [`one_per_row`] makes: n to the power of n.
pub fn powers(n: usize) -> u128 {
    (0..n).map(|_| n as u128).product()
}

/// How many candidates [`permutations`] makes: n factorial.
pub fn factorial(n: usize) -> u128 {
    (1..=n as u128).product()
}
