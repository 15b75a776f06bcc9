//! The empty stack is shown after the last turn, and after the loop once more.

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
        } else if top.col == n {
            stack.pop();
        } else if marks.is_free(row, top.col) {
            marks.place(row, top.col);
            top.stands = true;
            if row + 1 < n {
                stack.push(Position { row: row + 1, col: 0, stands: false });
            }
        } else {
            top.col += 1;
        }
        look(&stack);
    }
    look(&[]);
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("keep a board for {n} queens each time that all of them stand")
}

pub fn count(n: usize) -> u64 {
    todo!("count the times that all {n} queens stand")
}
