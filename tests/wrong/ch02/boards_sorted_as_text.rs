//! The boards are sorted by their text, in which column 10 comes before column 2.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    if col + 1 < n { Some(col + 1) } else { step_back(placed, n) }
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens, one call a cell")
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    if n > 0 {
        try_cell(n, &mut Vec::new(), 0, &mut boards);
    }
    boards.sort_by_key(|board| format!("{board:?}"));
    boards
}

fn try_cell(n: usize, placed: &mut Vec<usize>, col: usize, boards: &mut Vec<Board>) {
    if is_safe(placed, col) {
        placed.push(col);
        if placed.len() < n {
            return try_cell(n, placed, 0, boards);
        }
        boards.push(Board::from_columns(placed));
        placed.pop();
    }
    let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };
    if let Some(next) = next {
        try_cell(n, placed, next, boards);
    }
}
