//! When no queen can move, the process is ended, and not the search.

use std::process;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    while let Some(col) = placed.pop() {
        if col + 1 < n {
            return Some(col + 1);
        }
    }
    None
}

fn search(n: usize, placed: &mut Vec<usize>, col: usize, count: u64) -> u64 {
    if placed.len() == n || col == n {
        let found = u64::from(placed.len() == n);
        return match step_back(placed, n) {
            Some(col) => search(n, placed, col, count + found),
            None => process::exit(0),
        };
    }
    if is_safe(placed, col) {
        placed.push(col);
        return search(n, placed, 0, count);
    }
    search(n, placed, col + 1, count)
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}

pub fn count(n: usize) -> u64 {
    if n == 0 { 0 } else { search(n, &mut Vec::new(), 0, 0) }
}
