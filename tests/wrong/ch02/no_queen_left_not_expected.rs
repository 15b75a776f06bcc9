//! The last step back finds no queen, and unwraps her all the same.

use crate::Board;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop().unwrap();
    if col < n - 1 { Some(col + 1) } else { step_back(placed, n) }
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens, one call a cell")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}
