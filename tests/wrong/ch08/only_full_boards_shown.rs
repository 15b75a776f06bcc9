//! Chapter 7 makes the boards, and only these are shown, as stacks.

use crate::Board;
use crate::chapters::ch07_marker_arrays;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub row: usize,
    pub col: usize,
    pub stands: bool,
}

pub fn walk(n: usize, mut look: impl FnMut(&[Position])) {
    for board in ch07_marker_arrays::solutions(n) {
        let queens = board.columns().iter().enumerate();
        let stack: Vec<Position> =
            queens.map(|(row, &col)| Position { row, col, stands: true }).collect();
        look(&stack);
    }
    look(&[]);
}

/// Whether n queens stand.
fn is_complete(stack: &[Position], n: usize) -> bool {
    stack.len() == n && stack.iter().all(|position| position.stands)
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    walk(n, |stack| {
        if is_complete(stack, n) {
            let columns: Vec<usize> = stack.iter().map(|position| position.col).collect();
            found.push(Board::from_columns(&columns));
        }
    });
    found
}

pub fn count(n: usize) -> u64 {
    let mut found = 0;
    walk(n, |stack| found += u64::from(is_complete(stack, n)));
    found
}
