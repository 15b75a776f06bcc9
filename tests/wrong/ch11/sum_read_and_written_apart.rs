//! The sum is read before a piece is counted and written after, and other threads write in between.
//! The numbers vary.

use std::sync::{Barrier, Mutex};

use crate::Board;
use crate::chapters::ch09_bitmask::{Taken, count_below};

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    todo!("the placements of {depth} queens on {n} columns")
}

pub fn count(n: usize) -> u64 {
    let sum = Mutex::new(0);
    // No thread goes on before all of them have come to this point.
    let all_have_read = Barrier::new(n);
    std::thread::scope(|scope| {
        for col in 0..n {
            let (sum, all_have_read) = (&sum, &all_have_read);
            scope.spawn(move || {
                let before = *sum.lock().unwrap();
                all_have_read.wait();
                let found = count_below(Taken::default().with_queen(1 << col), n);
                *sum.lock().unwrap() = before + found;
            });
        }
    });
    sum.into_inner().unwrap()
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the pieces for {n} queens at the same time, and join them in order")
}
