//! The threads are taken from the end of their list, so the boards of the last column come first.

use std::thread;

use crate::Board;
use crate::chapters::ch09_bitmask::{Taken, list_below};

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    todo!("the placements of {depth} queens on {n} columns")
}

pub fn count(n: usize) -> u64 {
    todo!("count the pieces for {n} queens at the same time, and add up")
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut threads = vec![];
    for col in 0..n {
        threads.push(thread::spawn(move || {
            let mut boards = vec![];
            list_below(Taken::default().with_queen(1 << col), n, &mut vec![col], &mut boards);
            boards
        }));
    }
    let mut found = vec![];
    while let Some(thread) = threads.pop() {
        found.extend(thread.join().unwrap());
    }
    found
}
