//! Chapter 2: recursion and nothing else.
//! The next cell, the next row, and the step back are all calls.
//!
//! No call returns before the last cell has been tried, so the stack grows by a frame with every try: 894 frames for n = 6, 10,103,868 for n = 12.
//! The search runs on a thread of its own, whose stack is as large as that needs.
//! What hurts: all these frames wait only to add 0 or 1.

use super::ch01_loop_recursion::is_safe;
use crate::Board;
use crate::stack::on_stack_of;
use crate::stack::pure_recursion::stack_bytes;

/// Takes back the last queen that can still move right, and all queens below her, and returns the column to try next in her row.
/// If no queen can move right, takes all back and returns `None`: the search is over.
///
/// ```
/// use queens_kata::chapters::ch02_pure_recursion::step_back;
///
/// let mut placed = vec![0, 2, 3];
/// assert_eq!(step_back(&mut placed, 4), Some(3), "row 2's queen stands in the last column, row 1's does not");
/// assert_eq!(placed, [0]);
/// ```
pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    if col + 1 < n { Some(col + 1) } else { step_back(placed, n) }
}

/// Tries one cell, and then, by calling itself, all the cells that come after it.
/// Calls `found` with the columns of each solution, and returns the number of solutions found from this cell on.
///
/// `dyn`, so that there is one `try_cell` whatever `found` is: its frames are measured.
fn try_cell(n: usize, placed: &mut Vec<usize>, col: usize, found: &mut dyn FnMut(&[usize])) -> u64 {
    let mut new = 0;
    if is_safe(placed, col) {
        placed.push(col);
        if placed.len() < n {
            return try_cell(n, placed, 0, found);
        }
        found(placed);
        placed.pop();
        new = 1;
    }
    let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };
    match next {
        Some(next) => new + try_cell(n, placed, next, found),
        None => new,
    }
}

/// The whole search, on the caller's stack.
/// Calls `found` with the columns of each solution, and returns their number.
pub fn search(n: usize, found: &mut dyn FnMut(&[usize])) -> u64 {
    if n == 0 { 0 } else { try_cell(n, &mut Vec::new(), 0, found) }
}

/// All solutions, in order, for n up to 12.
pub fn solutions(n: usize) -> Vec<Board> {
    on_stack_of(stack_bytes(n), || {
        let mut boards = Vec::new();
        search(n, &mut |placed| boards.push(Board::from_columns(placed)));
        boards
    })
}

/// The number of solutions, for n up to 12.
pub fn count(n: usize) -> u64 {
    on_stack_of(stack_bytes(n), || search(n, &mut |_| ()))
}
