//! Chapter 0: generate and test. One part makes candidates, the other throws out what is no
//! solution.
//!
//! Three generators, each with fewer candidates than the one before: any n of the n × n cells, one
//! queen in each row, one queen in each row and column. Each goes from a candidate to the next.
//! What hurts: a candidate that is lost after two queens is completed and tested all the same.

use std::iter;

use crate::Board;

/// The largest n for [`any_cells`]: 1,947,792 candidates.
pub const LARGEST_ANY_CELLS: usize = 6;

/// The largest n for [`one_per_row`]: 16,777,216 candidates.
pub const LARGEST_ONE_PER_ROW: usize = 8;

pub use crate::roster::LARGEST_BRUTE_FORCE as LARGEST_PERMUTATIONS;

/// The next list of columns below `n`, in lexicographic order, or `None` after the last one.
/// It counts, as the wheels of a mileage counter do.
///
/// ```
/// use queens_kata::chapters::ch00_brute_force::next_columns;
///
/// assert_eq!(next_columns(&[0, 1, 2], 3), Some(vec![0, 2, 0]));
/// assert_eq!(next_columns(&[2, 2, 2], 3), None);
/// ```
pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let row = columns.iter().rposition(|&col| col + 1 < n)?;
    let mut next = columns.to_vec();
    next[row] += 1;
    next[row + 1..].fill(0);
    Some(next)
}

/// The next way to choose from the cells 0 to `cells` - 1, in lexicographic order, or `None` after
/// the last one. The cells in `chosen` are in increasing order, and so are those returned.
///
/// ```
/// use queens_kata::chapters::ch00_brute_force::next_choice;
///
/// assert_eq!(next_choice(&[0, 1], 4), Some(vec![0, 2]));
/// assert_eq!(next_choice(&[0, 3], 4), Some(vec![1, 2]));
/// assert_eq!(next_choice(&[2, 3], 4), None);
/// ```
pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let last = |place: usize| cells - chosen.len() + place;
    let place = (0..chosen.len()).rev().find(|&place| chosen[place] < last(place))?;
    let moved = chosen[place] + 1;
    Some([&chosen[..place], &(moved..moved + chosen.len() - place).collect::<Vec<_>>()].concat())
}

/// The next order of the same columns, in lexicographic order, or `None` after the last one.
///
/// ```
/// use queens_kata::chapters::ch00_brute_force::next_permutation;
///
/// assert_eq!(next_permutation(&[0, 2, 1]), Some(vec![1, 0, 2]));
/// assert_eq!(next_permutation(&[2, 1, 0]), None);
/// ```
pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    // From the right, the columns grow up to some row. That row gets the next larger of them.
    let row = columns.windows(2).rposition(|pair| pair[0] < pair[1])?;
    let mut next = columns.to_vec();
    let larger = next.iter().rposition(|&col| col > next[row])?;
    next.swap(row, larger);
    next[row + 1..].reverse();
    Some(next)
}

/// Every way to choose n of the n × n cells. Cell `row * n + col` is column `col` of `row`.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_ANY_CELLS`].
pub fn any_cells(n: usize) -> impl Iterator<Item = Vec<usize>> {
    check(n, LARGEST_ANY_CELLS, choices);
    iter::successors(first(n), move |chosen| next_choice(chosen, n * n))
}

/// Every way to put one queen in each row, as their columns.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_ONE_PER_ROW`].
pub fn one_per_row(n: usize) -> impl Iterator<Item = Vec<usize>> {
    check(n, LARGEST_ONE_PER_ROW, powers);
    iter::successors((n > 0).then(|| vec![0; n]), move |columns| next_columns(columns, n))
}

/// Every way to put one queen in each row and each column, as their columns.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_PERMUTATIONS`].
pub fn permutations(n: usize) -> impl Iterator<Item = Vec<usize>> {
    check(n, LARGEST_PERMUTATIONS, factorial);
    iter::successors(first(n), |columns| next_permutation(columns))
}

fn first(n: usize) -> Option<Vec<usize>> {
    (n > 0).then(|| (0..n).collect())
}

/// The board with queens in these cells, or `None` if a row has none or more than one.
pub fn board_of_cells(cells: &[usize], n: usize) -> Option<Board> {
    let one_in_each_row = cells.iter().enumerate().all(|(row, cell)| cell / n == row);
    let columns: Vec<usize> = cells.iter().map(|cell| cell % n).collect();
    one_in_each_row.then(|| Board::from_columns(&columns))
}

/// All solutions, in order: each permutation is made, and tested.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_PERMUTATIONS`].
pub fn solutions(n: usize) -> Vec<Board> {
    permutations(n)
        .map(|columns| Board::from_columns(&columns))
        .filter(Board::is_solution)
        .collect()
}

/// The number of solutions.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_PERMUTATIONS`].
pub fn count(n: usize) -> u64 {
    permutations(n)
        .map(|columns| Board::from_columns(&columns))
        .filter(Board::is_solution)
        .map(|_| 1)
        .sum()
}

/// How many candidates [`any_cells`] makes: n² choose n.
///
/// ```
/// assert_eq!(queens_kata::chapters::ch00_brute_force::choices(8), 4_426_165_368);
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

#[track_caller]
fn check(n: usize, largest: usize, candidates: fn(usize) -> u128) {
    let next = largest + 1;
    assert!(
        n <= largest,
        "n = {n} is too large: this goes up to n = {largest}, and n = {next} would already mean {} candidates",
        candidates(next)
    );
}
