//! A share is a quarter of the pieces, rounded down: with three pieces or fewer it is empty.

use rayon::prelude::*;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch09_bitmask::{Taken, count_below};

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    let mut found = vec![vec![]];
    for _ in 0..depth {
        let mut longer = vec![];
        for placed in &found {
            for col in 0..n {
                if is_safe(placed, col) {
                    longer.push([placed.as_slice(), &[col]].concat());
                }
            }
        }
        found = longer;
    }
    found
}

fn taken_by(placed: &[usize]) -> Taken {
    placed.iter().fold(Taken::default(), |taken, col| taken.with_queen(1 << col))
}

pub fn count(n: usize) -> u64 {
    let pieces = prefixes(n, n.min(2));
    let shares = pieces.par_chunks(pieces.len() / 4);
    shares.map(|share| share.iter().map(|it| count_below(taken_by(it), n)).sum::<u64>()).sum()
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the pieces for {n} queens at the same time, and join them in order")
}
