//! The left half is counted twice, and the middle column of an odd board not at all.

use crate::Board;
use crate::chapters::ch09_bitmask::{Taken, count_below};

pub fn mirrored(board: &Board) -> Board {
    todo!("mirror {:?}", board.columns())
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
    let mut found = 0;
    for col in 0..n / 2 {
        found += 2 * count_below(Taken::default().with_queen(1 << col), n);
    }
    found
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
