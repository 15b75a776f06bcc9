//! The searches go their own way with sets of columns, and the list is taken from them only by its test.
//! Next time: with a `BTreeSet` of the free columns.

use std::collections::BTreeSet;

use crate::Board;

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    let whole = free.clone();
    for col in &whole {
        free.retain(|other| other != col);
        visit(*col, free);
        free.clone_from(&whole);
    }
}

fn fill(placed: &[usize], free: &BTreeSet<usize>, boards: &mut Vec<Board>) {
    if free.is_empty() {
        boards.push(Board::from_columns(placed));
    }
    let row = placed.len();
    for &col in free {
        let attacks = |(r, &c): (usize, &usize)| c.abs_diff(col) == row - r;
        if !placed.iter().enumerate().any(attacks) {
            let mut rest = free.clone();
            rest.remove(&col);
            fill(&[placed, &[col]].concat(), &rest, boards);
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    fill(&[], &(0..n).collect(), &mut boards);
    boards.retain(|board| board.size() > 0);
    boards
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

pub fn solutions_on_grid(n: usize) -> Vec<Board> {
    solutions(n)
}

pub fn count_on_grid(n: usize) -> u64 {
    count(n)
}
