//! One turn goes past all attacked cells, and the stacks in between are not shown.

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
    let mut marks = Marks::new(n);
    let mut stack = vec![Position { row: 0, col: 0, stands: false }];
    while let Some(top) = stack.last_mut() {
        let row = top.row;
        if top.stands {
            marks.remove(row, top.col);
            top.stands = false;
            top.col += 1;
        } else if let Some(col) = (top.col..n).find(|&col| marks.is_free(row, col)) {
            marks.place(row, col);
            *top = Position { row, col, stands: true };
            if row + 1 < n {
                stack.push(Position { row: row + 1, col: 0, stands: false });
            }
        } else {
            stack.pop();
        }
        look(&stack);
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("keep a board for {n} queens each time that all of them stand")
}

pub fn count(n: usize) -> u64 {
    todo!("count the times that all {n} queens stand")
}
