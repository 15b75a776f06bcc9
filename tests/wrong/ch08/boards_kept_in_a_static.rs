//! The boards are collected in a static, which still has those of the calls before.

use std::sync::Mutex;

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
}

static FOUND: Mutex<Vec<Board>> = Mutex::new(Vec::new());

/// Whether n queens stand.
fn is_complete(stack: &[Position], n: usize) -> bool {
    stack.len() == n && stack.iter().all(|position| position.stands)
}

pub fn solutions(n: usize) -> Vec<Board> {
    walk(n, |stack| {
        if is_complete(stack, n) {
            let columns: Vec<usize> = stack.iter().map(|position| position.col).collect();
            FOUND.lock().unwrap().push(Board::from_columns(&columns));
        }
    });
    FOUND.lock().unwrap().iter().filter(|board| board.size() == n).cloned().collect()
}

pub fn count(n: usize) -> u64 {
    let mut found = 0;
    walk(n, |stack| found += u64::from(is_complete(stack, n)));
    found
}
