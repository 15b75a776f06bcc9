//! No recursion: a stack of what is taken and what is still free.
//! Next time: without recursion.

use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        let all = u32::MAX >> (32 - n);
        all & !(self.columns | self.hills | self.dales)
    }

    pub fn with_queen(self, queen: u32) -> Self {
        Taken {
            columns: self.columns | queen,
            hills: (self.hills | queen) >> 1,
            dales: (self.dales | queen) << 1,
        }
    }
}

pub fn lowest(set: u32) -> u32 {
    set ^ (set & set.wrapping_sub(1))
}

fn search(n: usize, mut found: impl FnMut(&[u32])) {
    if n == 0 {
        return;
    }
    let mut queens: Vec<u32> = vec![];
    let mut stack = vec![(Taken::default(), Taken::default().free(n))];
    while let Some((taken, free)) = stack.pop() {
        queens.truncate(stack.len());
        if free == 0 {
            continue;
        }
        let queen = lowest(free);
        queens.push(queen);
        stack.push((taken, free - queen));
        if queens.len() == n {
            found(&queens);
        } else {
            let next = taken.with_queen(queen);
            stack.push((next, next.free(n)));
        }
    }
}

pub fn count(n: usize) -> u64 {
    let mut count = 0;
    search(n, |_| count += 1);
    count
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    search(n, |queens| {
        let columns: Vec<usize> =
            queens.iter().map(|queen| queen.trailing_zeros() as usize).collect();
        boards.push(Board::from_columns(&columns));
    });
    boards
}
