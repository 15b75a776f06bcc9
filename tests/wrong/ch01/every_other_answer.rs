//! A static switch is turned by each call, so that two calls in a row differ.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::Board;

static LOOKED: AtomicBool = AtomicBool::new(false);

pub fn is_safe(placed: &[usize], col: usize) -> bool {
    if LOOKED.fetch_xor(true, Ordering::Relaxed) {
        return true;
    }
    let row = placed.len();
    placed
        .iter()
        .enumerate()
        .all(|(queen_row, &queen)| queen != col && queen.abs_diff(col) != row - queen_row)
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the boards of {n} queens: Board::from_columns makes one from its columns")
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens without keeping them")
}
