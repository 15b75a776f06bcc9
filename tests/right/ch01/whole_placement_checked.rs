//! The check compares all queens with each other, those above as well.

use crate::Board;

pub fn is_safe(placed: &[usize], col: usize) -> bool {
    let queens = || placed.iter().chain([&col]).enumerate();
    queens().all(|(lower, one)| {
        let above = queens().take(lower);
        above
            .into_iter()
            .all(|(upper, other)| one != other && one.abs_diff(*other) != lower - upper)
    })
}

fn below(n: usize, placed: &[usize]) -> Vec<Board> {
    if placed.len() == n {
        return vec![Board::from_columns(placed)];
    }
    let mut boards = Vec::new();
    for col in 0..n {
        if is_safe(placed, col) {
            boards.extend(below(n, &[placed, &[col]].concat()));
        }
    }
    boards
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 { vec![] } else { below(n, &[]) }
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}
