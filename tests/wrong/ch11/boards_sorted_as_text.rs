//! The boards are sorted as text, and there 10 comes before 2.

use std::sync::Mutex;
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
    let found = Mutex::new(vec![]);
    thread::scope(|scope| {
        for col in 0..n {
            let found = &found;
            scope.spawn(move || {
                let mut boards = vec![];
                list_below(Taken::default().with_queen(1 << col), n, &mut vec![col], &mut boards);
                found.lock().unwrap().append(&mut boards);
            });
        }
    });
    let mut found = found.into_inner().unwrap();
    found.sort_by_key(|board| format!("{:?}", board.columns()));
    found
}
