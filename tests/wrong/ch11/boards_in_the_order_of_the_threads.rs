//! Each thread adds its boards when it is done, and the last pieces may be done first.

use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use crate::Board;
use crate::chapters::ch09_bitmask::{Taken, list_below};

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    todo!("the placements of {depth} queens on {n} columns")
}

pub fn count(n: usize) -> u64 {
    todo!("count the pieces for {n} queens at the same time, and add up")
}

pub fn solutions(n: usize) -> Vec<Board> {
    let found = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for col in 0..n {
            let found = &found;
            scope.spawn(move || {
                // Not all pieces take the same time.
                thread::sleep(Duration::from_millis(25 * (n - col) as u64));
                let mut boards = Vec::new();
                list_below(Taken::default().with_queen(1 << col), n, &mut vec![col], &mut boards);
                found.lock().unwrap().extend(boards);
            });
        }
    });
    found.into_inner().unwrap()
}
