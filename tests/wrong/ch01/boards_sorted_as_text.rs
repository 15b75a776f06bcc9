//! The boards are sorted by the text of their columns, in which 10 comes before 2.

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
        list(n, &mut Vec::new(), &mut boards);
    }
    boards.sort_by_key(|board| format!("{:?}", board.columns()));
    boards
}

fn list(n: usize, placed: &mut Vec<usize>, boards: &mut Vec<Board>) {
    if placed.len() == n {
        return boards.push(Board::from_columns(placed));
    }
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            list(n, placed, boards);
            placed.pop();
        }
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens without keeping them")
}
