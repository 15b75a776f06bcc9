//! The queens of a board are copied into an array of eight.

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
    boards
}

fn try_cell(n: usize, placed: &mut Vec<usize>, col: usize, boards: &mut Vec<Board>) {
    if is_safe(placed, col) {
        placed.push(col);
        if placed.len() < n {
            return try_cell(n, placed, 0, boards);
        }
        let mut columns = [0; 8];
        for (row, &col) in placed.iter().enumerate() {
            columns[row] = col;
        }
        boards.push(Board::from_columns(&columns[..n]));
        placed.pop();
    }
    let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };
    if let Some(next) = next {
        try_cell(n, placed, next, boards);
    }
}
