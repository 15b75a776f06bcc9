//! The walk begins at the last wheel, length - 1, and an empty list has none.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    let mut row = next.len() - 1;
    loop {
        if next[row] + 1 < n {
            next[row] += 1;
            return Some(next);
        }
        next[row] = 0;
        if row == 0 {
            return None;
        }
        row -= 1;
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

pub fn count(n: usize) -> u64 {
    todo!("generate candidates for {n} queens, and count the solutions")
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    todo!("the choice after {chosen:?}, from {cells} cells")
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    todo!("the order after {columns:?}")
}
