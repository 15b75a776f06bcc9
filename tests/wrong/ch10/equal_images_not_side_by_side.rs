//! `dedup` drops equal neighbours only, and the images are not sorted.

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

fn images(board: &Board) -> Vec<Board> {
    let mut images = Vec::new();
    for mut image in [board.clone(), mirrored(board)] {
        for _ in 0..4 {
            images.push(image.clone());
            image = turned(&image);
        }
    }
    images
}

pub fn canonical(board: &Board) -> Board {
    images(board).into_iter().min().unwrap()
}

pub fn orbit_size(board: &Board) -> usize {
    let mut images = images(board);
    images.dedup();
    images.len()
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
