//! A line for every queen, which nobody has to read when all is well.

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

fn fill(n: usize, placed: &mut Vec<usize>, found: &mut Vec<Board>) {
    if placed.len() == n {
        println!("solution {placed:?}");
        found.push(Board::from_columns(placed));
        return;
    }
    for col in 0..n {
        if is_safe(placed, col) {
            println!("queen in row {}, column {col}", placed.len());
            placed.push(col);
            fill(n, placed, found);
            placed.pop();
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = vec![];
    if n > 0 {
        fill(n, &mut vec![], &mut found);
    }
    found
}

pub fn count(n: usize) -> u64 {
    let boards = solutions(n);
    eprintln!("{} boards", boards.len());
    boards.len() as u64
}
