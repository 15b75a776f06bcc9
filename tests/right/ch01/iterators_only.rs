//! No list is changed: every call gets a new one.
//! Next time: without `mut`, so that each call gets a list of its own.

use crate::Board;

pub fn is_safe(placed: &[usize], col: usize) -> bool {
    placed
        .iter()
        .rev()
        .zip(1..)
        .all(|(&queen, up)| queen != col && queen + up != col && col + up != queen)
}

fn below(n: usize, placed: Vec<usize>) -> Vec<Vec<usize>> {
    if placed.len() == n {
        return vec![placed];
    }
    (0..n)
        .filter(|&col| is_safe(&placed, col))
        .flat_map(|col| below(n, [placed.as_slice(), &[col]].concat()))
        .collect()
}

pub fn solutions(n: usize) -> Vec<Board> {
    match n {
        0 => vec![],
        _ => below(n, vec![]).iter().map(|columns| Board::from_columns(columns)).collect(),
    }
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}
