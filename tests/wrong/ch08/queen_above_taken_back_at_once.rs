//! At the end of a row the queen above it is taken back in the same turn.

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
            if let Some(above) = stack.last_mut() {
                marks.remove(above.row, above.col);
                above.stands = false;
                above.col += 1;
            }
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
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("keep a board for {n} queens each time that all of them stand")
}

pub fn count(n: usize) -> u64 {
    todo!("count the times that all {n} queens stand")
}
