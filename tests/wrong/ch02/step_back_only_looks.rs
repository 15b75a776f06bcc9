//! The last queen is looked at and not taken off, so the same one is asked again and again.

use crate::Board;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    loop {
        let col = *placed.last()?;
        if col + 1 < n {
            placed.pop();
            return Some(col + 1);
        }
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens, one call a cell")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}
