//! The column after the last one is given as the next to try.

use crate::Board;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    match placed.pop() {
        None => None,
        Some(col) if col + 1 <= n => Some(col + 1),
        Some(_) => step_back(placed, n),
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens, one call a cell")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}
