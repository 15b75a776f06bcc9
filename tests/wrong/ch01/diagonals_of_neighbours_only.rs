//! Diagonals are compared with the row above only: a king, not a queen.

use crate::Board;

pub fn is_safe(placed: &[usize], col: usize) -> bool {
    if placed.contains(&col) {
        return false;
    }
    match placed.last() {
        Some(&above) => above != col + 1 && above + 1 != col,
        None => true,
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the boards of {n} queens: Board::from_columns makes one from its columns")
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens without keeping them")
}
