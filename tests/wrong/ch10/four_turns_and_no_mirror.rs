//! The smallest of the four turns is taken, and the mirror image forgotten.

use crate::Board;

pub fn mirrored(board: &Board) -> Board {
    let n = board.size();
    let columns: Vec<usize> = board.columns().iter().map(|col| n - 1 - col).collect();
    Board::from_columns(&columns)
}

pub fn turned(board: &Board) -> Board {
    let n = board.size();
    let mut columns = vec![0; n];
    for (row, &col) in board.columns().iter().enumerate() {
        columns[col] = n - 1 - row;
    }
    Board::from_columns(&columns)
}

pub fn canonical(board: &Board) -> Board {
    let mut smallest = board.clone();
    let mut image = board.clone();
    for _ in 0..3 {
        image = turned(&image);
        if image < smallest {
            smallest = image.clone();
        }
    }
    smallest
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
