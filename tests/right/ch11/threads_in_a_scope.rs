//! A thread for every first column, and the results in the order of the handles.
//! Next time: with a `spawn` for each column of the first row, without `Mutex`.

use std::thread;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch09_bitmask::{Taken, count_below, list_below};

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

pub fn count(n: usize) -> u64 {
    thread::scope(|scope| {
        let count = |col: usize| move || count_below(Taken::default().with_queen(1 << col), n);
        let threads: Vec<_> = (0..n).map(|col| scope.spawn(count(col))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    })
}

pub fn solutions(n: usize) -> Vec<Board> {
    thread::scope(|scope| {
        let list = |col: usize| {
            move || {
                let mut boards = vec![];
                list_below(Taken::default().with_queen(1 << col), n, &mut vec![col], &mut boards);
                boards
            }
        };
        let threads: Vec<_> = (0..n).map(|col| scope.spawn(list(col))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    })
}
