//! The boards found so far are handed down, and the last call returns them all.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    match placed.iter().rposition(|&col| col + 1 < n) {
        Some(row) => {
            let next = placed[row] + 1;
            placed.truncate(row);
            Some(next)
        }
        None => {
            placed.clear();
            None
        }
    }
}

fn try_cell(
    n: usize,
    mut placed: Vec<usize>,
    col: usize,
    mut found: Vec<Vec<usize>>,
) -> Vec<Vec<usize>> {
    if is_safe(&placed, col) {
        placed.push(col);
        if placed.len() < n {
            return try_cell(n, placed, 0, found);
        }
        found.push(placed.clone());
        placed.pop();
    }
    if col + 1 < n {
        return try_cell(n, placed, col + 1, found);
    }
    match step_back(&mut placed, n) {
        Some(col) => try_cell(n, placed, col, found),
        None => found,
    }
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

pub fn solutions(n: usize) -> Vec<Board> {
    let found = if n == 0 { vec![] } else { try_cell(n, vec![], 0, vec![]) };
    found.iter().map(|columns| Board::from_columns(columns)).collect()
}
