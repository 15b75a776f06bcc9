//! The cells after the one that moved begin at 0, and not right after it.

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

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let mut next = chosen.to_vec();
    for place in (0..next.len()).rev() {
        if next[place] + 1 < cells {
            next[place] += 1;
            return Some(next);
        }
        next[place] = 0;
    }
    None
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    todo!("the order after {columns:?}")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

pub fn count(n: usize) -> u64 {
    todo!("generate candidates for {n} queens, and count the solutions")
}
