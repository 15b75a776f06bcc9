//! The queen stays on the list after the call has come back.

use crate::Board;

pub fn is_safe(placed: &[usize], col: usize) -> bool {
    let row = placed.len();
    for (queen_row, &queen_col) in placed.iter().enumerate() {
        if queen_col == col || queen_col.abs_diff(col) == row - queen_row {
            return false;
        }
    }
    true
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        fill(n, &mut Vec::new(), &mut found);
    }
    found
}

fn fill(n: usize, placed: &mut Vec<usize>, found: &mut Vec<Board>) {
    if placed.len() == n {
        found.push(Board::from_columns(placed));
        return;
    }
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            fill(n, placed, found);
        }
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens without keeping them")
}
