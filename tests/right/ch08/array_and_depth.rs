//! All positions from the beginning, and a number that says how many are in use.
//! Next time: without `pop`, with a number that says how much of an array is the stack.

use crate::Board;
use crate::chapters::ch07_marker_arrays::Marks;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub row: usize,
    pub col: usize,
    pub stands: bool,
}

pub fn walk(n: usize, mut look: impl FnMut(&[Position])) {
    let mut stack: Vec<Position> =
        (0..n).map(|row| Position { row, col: 0, stands: false }).collect();
    let mut marks = if n == 0 { return } else { Marks::new(n) };
    let mut depth = 1;
    while depth > 0 {
        let row = depth - 1;
        let top = &mut stack[row];
        if top.stands {
            marks.remove(row, top.col);
            top.stands = false;
            top.col += 1;
        } else if top.col == n {
            top.col = 0;
            depth -= 1;
        } else if marks.is_free(row, top.col) {
            marks.place(row, top.col);
            top.stands = true;
            depth += (depth < n) as usize;
        } else {
            top.col += 1;
        }
        look(&stack[..depth]);
    }
}

fn is_complete(stack: &[Position], n: usize) -> bool {
    n > 0 && stack.len() == n && stack[n - 1].stands
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
    walk(n, |stack| found += is_complete(stack, n) as u64);
    found
}
