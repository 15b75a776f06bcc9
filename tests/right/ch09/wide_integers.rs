//! Shifts in u64, where 32 columns have room, and an iterator over the bits.
//! Next time: without `while`: the bits come from an iterator.

use std::iter;

use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        let taken = self.columns | self.hills | self.dales;
        ((1_u64 << n) - 1) as u32 & !taken
    }

    pub fn with_queen(self, queen: u32) -> Self {
        Taken {
            columns: self.columns ^ queen,
            hills: self.hills >> 1 | queen >> 1,
            dales: (u64::from(self.dales | queen) << 1) as u32,
        }
    }
}

pub fn lowest(set: u32) -> u32 {
    if set == 0 { 0 } else { 1 << set.trailing_zeros() }
}

fn bits(set: u32) -> impl Iterator<Item = u32> {
    let next = |rest: &u32| Some(rest & (rest.wrapping_sub(1)));
    iter::successors(Some(set), next).take_while(|&rest| rest != 0).map(lowest)
}

pub fn count(n: usize) -> u64 {
    fn below(rows: usize, n: usize, taken: Taken) -> u64 {
        match rows {
            0 => 1,
            _ => bits(taken.free(n)).map(|queen| below(rows - 1, n, taken.with_queen(queen))).sum(),
        }
    }
    if n == 0 { 0 } else { below(n, n, Taken::default()) }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut lists: Vec<(Vec<usize>, Taken)> = vec![(vec![], Taken::default())];
    for _ in 0..n {
        let longer = lists.iter().flat_map(|(placed, taken)| {
            bits(taken.free(n)).map(move |queen| {
                let col = queen.ilog2() as usize;
                ([placed.as_slice(), &[col]].concat(), taken.with_queen(queen))
            })
        });
        lists = longer.collect();
    }
    lists.retain(|(placed, _)| !placed.is_empty());
    lists.iter().map(|(placed, _)| Board::from_columns(placed)).collect()
}
