//! Every cell gets a queen, and attacks are looked for only when the board is full.

use crate::Board;
use crate::chapters::ch07_marker_arrays::Marks;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub row: usize,
    pub col: usize,
    pub stands: bool,
}

pub fn walk(n: usize, mut look: impl FnMut(&[Position])) {
    if n == 0 {
        return;
    }
    let mut stack = vec![Position { row: 0, col: 0, stands: false }];
    while let Some(top) = stack.last_mut() {
        let row = top.row;
        if top.stands {
            top.stands = false;
            top.col += 1;
        } else if top.col == n {
            stack.pop();
        } else {
            top.stands = true;
            if row + 1 < n {
                stack.push(Position { row: row + 1, col: 0, stands: false });
            }
        }
        let full = stack.len() == n && stack[n - 1].stands;
        let columns: Vec<usize> = stack.iter().map(|position| position.col).collect();
        if !full || Board::from_columns(&columns).is_solution() {
            look(&stack);
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("keep a board for {n} queens each time that all of them stand")
}

pub fn count(n: usize) -> u64 {
    todo!("count the times that all {n} queens stand")
}
