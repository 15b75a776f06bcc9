//! Chapter 11: the search in pieces that know nothing of each other, on all cores at once.
//!
//! A piece is what lies below one placement of the first rows.
//! There are many more pieces than cores, so a core that is done early takes the next one.
//! What hurts: every core still walks its part of the tree queen by queen.

use rayon::prelude::*;

use super::ch09_bitmask::{Taken, count_below, list_below};
use crate::Board;

/// How many rows are filled before a piece begins: with three there are 140 pieces for n = 8, and more for each larger n.
pub const DEPTH: usize = 3;

/// All ways to place queens in the first `depth` rows so that none attacks another, in order, for n up to 32.
///
/// ```
/// use queens_kata::chapters::ch11_parallel::prefixes;
///
/// assert_eq!(prefixes(4, 2), [[0, 2], [0, 3], [1, 3], [2, 0], [3, 0], [3, 1]]);
/// assert_eq!(prefixes(4, 0), [[]; 1]);
/// ```
pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    let mut prefixes = vec![Vec::new()];
    for _ in 0..depth {
        let mut longer = Vec::new();
        for prefix in &prefixes {
            let free = taken_by(prefix).free(n);
            for col in 0..n {
                if free & (1 << col) != 0 {
                    let mut next = prefix.clone();
                    next.push(col);
                    longer.push(next);
                }
            }
        }
        prefixes = longer;
    }
    prefixes
}

fn taken_by(prefix: &[usize]) -> Taken {
    let mut taken = Taken::default();
    for col in prefix {
        taken = taken.with_queen(1 << col);
    }
    taken
}

/// The number of solutions, with the first `depth` rows as the border between the pieces, for n up to 32.
/// It is the same for every `depth`, and for any number of threads.
pub fn count_in_pieces(n: usize, depth: usize) -> u64 {
    if n == 0 {
        return 0;
    }
    prefixes(n, depth.min(n)).into_par_iter().map(|prefix| count_after(&prefix, n)).sum()
}

/// The number of solutions that begin with the queens of `prefix`, for n up to 32: one piece of the work.
pub fn count_after(prefix: &[usize], n: usize) -> u64 {
    count_below(taken_by(prefix), n)
}

/// The number of solutions, for n up to 32.
pub fn count(n: usize) -> u64 {
    count_in_pieces(n, DEPTH)
}

/// All solutions, in order, for n up to 32: the pieces are listed at the same time, and joined in their order.
pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 {
        return Vec::new();
    }
    prefixes(n, DEPTH.min(n))
        .into_par_iter()
        .flat_map(|mut placed| {
            let mut found = Vec::new();
            list_below(taken_by(&placed), n, &mut placed, &mut found);
            found
        })
        .collect()
}
