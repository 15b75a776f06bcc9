//! The board is turned against the clock.

use crate::Board;

pub fn mirrored(board: &Board) -> Board {
    todo!("mirror {:?}", board.columns())
}

pub fn turned(board: &Board) -> Board {
    let n = board.size();
    let mut columns = vec![0; n];
    for (row, &col) in board.columns().iter().enumerate() {
        columns[n - 1 - col] = row;
    }
    Board::from_columns(&columns)
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
