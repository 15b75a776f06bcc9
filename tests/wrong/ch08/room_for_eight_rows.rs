//! The stack is an array of eight positions.

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
    let mut stack = [Position { row: 0, col: 0, stands: false }; 8];
    let mut depth = 1;
    while depth > 0 {
        let row = depth - 1;
        let top = &mut stack[row];
        if top.stands {
            marks.remove(row, top.col);
            top.stands = false;
            top.col += 1;
        } else if top.col == n {
            depth -= 1;
        } else if marks.is_free(row, top.col) {
            marks.place(row, top.col);
            top.stands = true;
            if row + 1 < n {
                stack[depth] = Position { row: row + 1, col: 0, stands: false };
                depth += 1;
            }
        } else {
            top.col += 1;
        }
        look(&stack[..depth]);
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("keep a board for {n} queens each time that all of them stand")
}

pub fn count(n: usize) -> u64 {
    todo!("count the times that all {n} queens stand")
}
