//! The left half is counted twice, and with it the middle column of an odd board.

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
    if n == 0 {
        return 0;
    }
    (0..n.div_ceil(2)).map(|col| 2 * count_below(Taken::default().with_queen(1 << col), n)).sum()
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
