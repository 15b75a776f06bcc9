//! For depth 0 there is nothing, where there should be one empty placement.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    if depth == 0 {
        return vec![];
    }
    let mut found = vec![];
    for placed in prefixes(n, depth - 1) {
        for col in 0..n {
            if is_safe(&placed, col) {
                found.push([placed.as_slice(), &[col]].concat());
            }
        }
    }
    found
}

pub fn count(n: usize) -> u64 {
    todo!("count the pieces for {n} queens at the same time, and add up")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the pieces for {n} queens at the same time, and join them in order")
}
