//! The rows are exchanged, and not left and right.

use crate::Board;

pub fn mirrored(board: &Board) -> Board {
    let columns: Vec<usize> = board.columns().iter().rev().copied().collect();
    Board::from_columns(&columns)
}

pub fn turned(board: &Board) -> Board {
    todo!("turn {:?}", board.columns())
}

pub fn canonical(board: &Board) -> Board {
    todo!("the smallest image of {:?}", board.columns())
}

pub fn orbit_size(board: &Board) -> usize {
    todo!("how many images of {:?} differ", board.columns())
}

pub fn fundamental(n: usize) -> Vec<Board> {
    todo!("the fundamental solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
