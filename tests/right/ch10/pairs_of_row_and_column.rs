//! Images as lists of (row, column) pairs, and a set to tell them apart.
//! Next time: with a `BTreeSet` for the orbit.

use std::collections::BTreeSet;

use crate::Board;
use crate::chapters::ch09_bitmask;

fn image(board: &Board, to: impl Fn(usize, usize) -> (usize, usize)) -> Board {
    let queens = board.columns().iter().enumerate();
    let mut pairs: Vec<(usize, usize)> = queens.map(|(row, &col)| to(row, col)).collect();
    pairs.sort();
    Board::from_columns(&pairs.into_iter().map(|(_, col)| col).collect::<Vec<_>>())
}

pub fn mirrored(board: &Board) -> Board {
    image(board, |row, col| (row, board.size() - col - 1))
}

pub fn turned(board: &Board) -> Board {
    image(board, |row, col| (col, board.size() - row - 1))
}

fn orbit(board: &Board) -> BTreeSet<Board> {
    let last = board.size() - 1;
    BTreeSet::from([
        image(board, |row, col| (row, col)),
        image(board, |row, col| (last - row, col)),
        image(board, |row, col| (row, last - col)),
        image(board, |row, col| (last - row, last - col)),
        image(board, |row, col| (col, row)),
        image(board, |row, col| (last - col, row)),
        image(board, |row, col| (col, last - row)),
        image(board, |row, col| (last - col, last - row)),
    ])
}

pub fn canonical(board: &Board) -> Board {
    orbit(board).pop_first().unwrap()
}

pub fn orbit_size(board: &Board) -> usize {
    orbit(board).len()
}

pub fn fundamental(n: usize) -> Vec<Board> {
    let all: BTreeSet<Board> = ch09_bitmask::solutions(n).iter().map(canonical).collect();
    all.into_iter().collect()
}

pub fn count(n: usize) -> u64 {
    fundamental(n).iter().map(|board| orbit_size(board) as u64).sum()
}

pub fn solutions(n: usize) -> Vec<Board> {
    let all: BTreeSet<Board> = fundamental(n).iter().flat_map(orbit).collect();
    all.into_iter().collect()
}
