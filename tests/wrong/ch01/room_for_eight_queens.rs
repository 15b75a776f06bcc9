//! The queens stand in an array of eight.

use crate::Board;

pub fn is_safe(placed: &[usize], col: usize) -> bool {
    let row = placed.len();
    placed
        .iter()
        .enumerate()
        .all(|(queen_row, &queen)| queen != col && queen.abs_diff(col) != row - queen_row)
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    if n > 0 {
        fill(n, 0, &mut [0; 8], &mut boards);
    }
    boards
}

fn fill(n: usize, row: usize, queens: &mut [usize; 8], boards: &mut Vec<Board>) {
    if row == n {
        boards.push(Board::from_columns(&queens[..n]));
        return;
    }
    for col in 0..n {
        if is_safe(&queens[..row], col) {
            queens[row] = col;
            fill(n, row + 1, queens, boards);
        }
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens without keeping them")
}
