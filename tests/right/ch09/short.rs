//! One search for the list and for the count, and the row is the length of the list of queens.
//! Next time: in at most 50 lines.

use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        (u32::MAX >> (32 - n)) & !(self.columns | self.hills | self.dales)
    }

    pub fn with_queen(self, queen: u32) -> Self {
        let columns = self.columns | queen;
        Taken { columns, hills: (self.hills | queen) >> 1, dales: (self.dales | queen) << 1 }
    }
}

pub fn lowest(set: u32) -> u32 {
    set & set.wrapping_neg()
}

fn fill(n: usize, placed: &mut Vec<usize>, taken: Taken, found: &mut dyn FnMut(&[usize])) {
    if placed.len() == n {
        return found(placed);
    }
    let mut free = taken.free(n);
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        placed.push(queen.trailing_zeros() as usize);
        fill(n, placed, taken.with_queen(queen), found);
        placed.pop();
    }
}

fn search(n: usize, found: &mut dyn FnMut(&[usize])) {
    if n > 0 {
        fill(n, &mut vec![], Taken::default(), found);
    }
}

pub fn count(n: usize) -> u64 {
    let mut count = 0;
    search(n, &mut |_| count += 1);
    count
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    search(n, &mut |placed| boards.push(Board::from_columns(placed)));
    boards
}
