//! The next row begins in the column of the queen above, and not in column 0.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    if col + 1 < n { Some(col + 1) } else { step_back(placed, n) }
}

pub fn count(n: usize) -> u64 {
    if n == 0 { 0 } else { try_cell(n, &mut Vec::new(), 0) }
}

fn try_cell(n: usize, placed: &mut Vec<usize>, col: usize) -> u64 {
    let mut found = 0;
    if is_safe(placed, col) {
        placed.push(col);
        if placed.len() < n {
            return try_cell(n, placed, col);
        }
        found = 1;
        placed.pop();
    }
    let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };
    match next {
        Some(next) => found + try_cell(n, placed, next),
        None => found,
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}
