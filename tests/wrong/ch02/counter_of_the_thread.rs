//! The counter belongs to the thread, and no call sets it back to 0.

use std::cell::Cell;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

thread_local! {
    static FOUND: Cell<u64> = const { Cell::new(0) };
}

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    if col + 1 < n { Some(col + 1) } else { step_back(placed, n) }
}

pub fn count(n: usize) -> u64 {
    if n > 0 {
        try_cell(n, &mut Vec::new(), 0);
    }
    FOUND.get()
}

fn try_cell(n: usize, placed: &mut Vec<usize>, col: usize) {
    if is_safe(placed, col) {
        placed.push(col);
        if placed.len() < n {
            return try_cell(n, placed, 0);
        }
        FOUND.set(FOUND.get() + 1);
        placed.pop();
    }
    let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };
    if let Some(next) = next {
        try_cell(n, placed, next);
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}
