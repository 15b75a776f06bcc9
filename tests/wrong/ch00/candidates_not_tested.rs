//! Every candidate is counted, solution or not.

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
        if next[place] < cells - (next.len() - place) {
            next[place] += 1;
            for later in place + 1..next.len() {
                next[later] = next[later - 1] + 1;
            }
            return Some(next);
        }
    }
    None
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    for row in (1..next.len()).rev() {
        if next[row - 1] < next[row] {
            let larger = (row..next.len()).rev().find(|&it| next[it] > next[row - 1])?;
            next.swap(row - 1, larger);
            next[row..].reverse();
            return Some(next);
        }
    }
    None
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

pub fn count(n: usize) -> u64 {
    if n == 0 {
        return 0;
    }
    let mut found = 0;
    let mut candidate = Some((0..n).collect::<Vec<_>>());
    while let Some(columns) = candidate {
        found += 1;
        candidate = next_permutation(&columns);
    }
    found
}
