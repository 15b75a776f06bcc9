//! The solutions are counted in a u8, which ends at 255.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    for row in (0..next.len()).rev() {
        if next[row] + 1 < n {
            next[row] += 1;
            return Some(next);
        }
        next[row] = 0;
    }
    None
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

pub fn count(n: usize) -> u64 {
    let mut found = 0u8;
    let mut candidate = Some((0..n).collect::<Vec<usize>>());
    while let Some(columns) = candidate {
        if Board::from_columns(&columns).is_solution() {
            found += 1;
        }
        candidate = next_permutation(&columns);
    }
    found.into()
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    todo!("the choice after {chosen:?}, from {cells} cells")
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let row = (1..columns.len()).rev().find(|&row| columns[row - 1] < columns[row])?;
    let mut next = columns.to_vec();
    let larger = (row..next.len()).rev().find(|&it| next[it] > next[row - 1])?;
    next.swap(row - 1, larger);
    next[row..].reverse();
    Some(next)
}
