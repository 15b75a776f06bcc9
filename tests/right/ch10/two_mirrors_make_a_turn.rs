//! A turn is two mirrors, and the orbit grows until nothing new comes.
use crate::Board;
use crate::chapters::ch09_bitmask;

pub fn mirrored(board: &Board) -> Board {
    let n = board.size();
    Board::from_columns(&board.columns().iter().map(|col| n - 1 - col).collect::<Vec<_>>())
}

/// Mirrored along the diagonal from the top left: rows become columns.
fn flipped(board: &Board) -> Board {
    let mut columns = vec![0; board.size()];
    for (row, &col) in board.columns().iter().enumerate() {
        columns[col] = row;
    }
    Board::from_columns(&columns)
}

pub fn turned(board: &Board) -> Board {
    mirrored(&flipped(board))
}

fn orbit(board: &Board) -> Vec<Board> {
    let mut orbit = vec![board.clone()];
    let mut next = 0;
    while next < orbit.len() {
        for image in [mirrored(&orbit[next]), flipped(&orbit[next])] {
            if !orbit.contains(&image) {
                orbit.push(image);
            }
        }
        next += 1;
    }
    orbit.sort();
    orbit
}

pub fn canonical(board: &Board) -> Board {
    orbit(board).swap_remove(0)
}

pub fn orbit_size(board: &Board) -> usize {
    orbit(board).len()
}

pub fn fundamental(n: usize) -> Vec<Board> {
    ch09_bitmask::solutions(n).into_iter().filter(|board| *board == orbit(board)[0]).collect()
}

pub fn count(n: usize) -> u64 {
    fundamental(n).iter().map(|board| orbit_size(board) as u64).sum()
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut all: Vec<Board> = fundamental(n).iter().flat_map(orbit).collect();
    all.sort();
    all
}
