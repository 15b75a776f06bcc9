//! The top of the stack is copied, and only the copy is changed.

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
    while !stack.is_empty() {
        let mut top = stack[stack.len() - 1];
        if top.stands {
            marks.remove(top.row, top.col);
            top.stands = false;
            top.col += 1;
        } else if top.col == n {
            stack.pop();
        } else if marks.is_free(top.row, top.col) {
            marks.place(top.row, top.col);
            top.stands = true;
            if top.row + 1 < n {
                stack.push(Position { row: top.row + 1, col: 0, stands: false });
            }
        } else {
            top.col += 1;
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
