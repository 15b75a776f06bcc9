//! The search for a pair begins at length - 2, and one column has no pair.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    todo!("the list after {columns:?}, with columns below {n}")
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    todo!("the choice after {chosen:?}, from {cells} cells")
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    let mut row = next.len() - 2;
    while next[row] > next[row + 1] {
        if row == 0 {
            return None;
        }
        row -= 1;
    }
    let larger = (row + 1..next.len()).rev().find(|&it| next[it] > next[row])?;
    next.swap(row, larger);
    next[row + 1..].reverse();
    Some(next)
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

pub fn count(n: usize) -> u64 {
    todo!("generate candidates for {n} queens, and count the solutions")
}
