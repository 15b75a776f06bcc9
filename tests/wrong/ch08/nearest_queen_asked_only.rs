//! A cell is compared with the queen just above it, and with no other.

use crate::Board;

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
    while let Some(&top) = stack.last() {
        let row = top.row;
        if top.stands {
            stack[row] = Position { row, col: top.col + 1, stands: false };
        } else if top.col == n {
            stack.pop();
        } else if row == 0 || is_safe_below(stack[row - 1], top.col) {
            stack[row].stands = true;
            if row + 1 < n {
                stack.push(Position { row: row + 1, col: 0, stands: false });
            }
        } else {
            stack[row].col += 1;
        }
        look(&stack);
    }
}

fn is_safe_below(queen: Position, col: usize) -> bool {
    queen.col.abs_diff(col) > 1
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("keep a board for {n} queens each time that all of them stand")
}

pub fn count(n: usize) -> u64 {
    todo!("count the times that all {n} queens stand")
}
