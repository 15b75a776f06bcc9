//! Columns are exchanged in pairs, 0 with 1 and 2 with 3.
use crate::Board;
use crate::chapters::ch09_bitmask;

pub fn mirrored(board: &Board) -> Board {
    let n = board.size();
    let exchanged = |col: &usize| if (*col ^ 1) < n { *col ^ 1 } else { *col };
    let columns: Vec<usize> = board.columns().iter().map(exchanged).collect();
    Board::from_columns(&columns)
}

pub fn turned(board: &Board) -> Board {
    let n = board.size();
    let row_of = |col| board.columns().iter().position(|&queen| queen == col).unwrap();
    let columns: Vec<usize> = (0..n).map(|col| n - 1 - row_of(col)).collect();
    Board::from_columns(&columns)
}

fn images(board: &Board) -> Vec<Board> {
    let mut images = vec![board.clone(), mirrored(board)];
    while images.len() < 8 {
        images.push(turned(&images[images.len() - 2]));
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
    boards.retain(|board| images(board).iter().all(|image| board <= image));
    boards
}

pub fn count(n: usize) -> u64 {
    fundamental(n).iter().map(|board| orbit_size(board) as u64).sum()
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    for board in fundamental(n) {
        boards.extend(images(&board));
    }
    boards.sort();
    boards.dedup();
    boards
}
