//! The sum is locked while the threads are joined that want to add to it.

use std::sync::{Arc, Mutex};
use std::thread;

use crate::Board;
use crate::chapters::ch09_bitmask::{Taken, count_below};

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    todo!("the placements of {depth} queens on {n} columns")
}

pub fn count(n: usize) -> u64 {
    let sum = Arc::new(Mutex::new(0));
    let mut threads = vec![];
    for col in 0..n {
        let sum = Arc::clone(&sum);
        threads.push(thread::spawn(move || {
            let found = count_below(Taken::default().with_queen(1 << col), n);
            *sum.lock().unwrap() += found;
        }));
    }
    let total = sum.lock().unwrap();
    for thread in threads {
        thread.join().unwrap();
    }
    *total
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the pieces for {n} queens at the same time, and join them in order")
}
