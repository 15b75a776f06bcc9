//! Each fundamental solution counts eight times, even if some images are equal.

use crate::Board;
use crate::chapters::ch09_bitmask;

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
    images.sort();
    images.dedup();
    images.len()
}

pub fn fundamental(n: usize) -> Vec<Board> {
    let mut boards = ch09_bitmask::solutions(n);
    boards.retain(|board| *board == canonical(board));
    boards
}

pub fn count(n: usize) -> u64 {
    8 * fundamental(n).len() as u64
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
