//! Two columns are exchanged, and the rest is not turned around.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    todo!("the list after {columns:?}, with columns below {n}")
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    todo!("the choice after {chosen:?}, from {cells} cells")
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let row = (1..columns.len()).rev().find(|&row| columns[row - 1] < columns[row])? - 1;
    let larger = (row + 1..columns.len()).rev().find(|&it| columns[it] > columns[row])?;
    let mut next = columns.to_vec();
    next.swap(row, larger);
    Some(next)
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

pub fn count(n: usize) -> u64 {
    todo!("generate candidates for {n} queens, and count the solutions")
}
