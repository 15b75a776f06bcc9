//! Every call keeps a large array on the stack, and there are very many calls.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    if col + 1 < n { Some(col + 1) } else { step_back(placed, n) }
}

pub fn count(n: usize) -> u64 {
    if n == 0 { 0 } else { try_cell(n, [[false; 70]; 70], &mut Vec::new(), 0) }
}

fn try_cell(n: usize, mut board: [[bool; 70]; 70], placed: &mut Vec<usize>, col: usize) -> u64 {
    let mut found = 0;
    board[placed.len()][col] = true;
    if is_safe(placed, col) {
        placed.push(col);
        if placed.len() < n {
            return try_cell(n, board, placed, 0);
        }
        found = board[n - 1].iter().any(|&tried| tried) as u64;
        placed.pop();
    }
    let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };
    match next {
        Some(next) => found + try_cell(n, board, placed, next),
        None => found,
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}
