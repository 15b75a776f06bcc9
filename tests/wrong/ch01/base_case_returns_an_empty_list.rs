//! A full board gives an empty list, and not a list of one board.

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
    fill(n, &mut Vec::new())
}

fn fill(n: usize, placed: &mut Vec<usize>) -> Vec<Board> {
    if placed.len() == n {
        return vec![];
    }
    let mut found = vec![];
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            found.extend(fill(n, placed));
            placed.pop();
        }
    }
    found
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens without keeping them")
}
