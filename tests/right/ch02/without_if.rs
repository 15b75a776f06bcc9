//! A `match` for what is safe and what is full, and the methods of `Option` for what comes next.
//! Next time: without `if`.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let next = placed.pop()? + 1;
    (next < n).then_some(next).or_else(|| step_back(placed, n))
}

fn try_cell(n: usize, placed: &mut Vec<usize>, col: usize, boards: &mut Vec<Board>) {
    let completes_the_board = placed.len() + 1 == n;
    match (is_safe(placed, col), completes_the_board) {
        (true, true) => boards.push(Board::from_columns(&[placed.as_slice(), &[col]].concat())),
        (true, false) => {
            placed.push(col);
            return try_cell(n, placed, 0, boards);
        }
        (false, _) => {}
    }
    let next = col + 1;
    match (next < n).then_some(next).or_else(|| step_back(placed, n)) {
        Some(next) => try_cell(n, placed, next, boards),
        None => {}
    }
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    match n {
        0 => {}
        _ => try_cell(n, &mut vec![], 0, &mut boards),
    }
    boards
}
