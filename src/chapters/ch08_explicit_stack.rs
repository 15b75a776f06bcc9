//! Chapter 8: the search of chapter 7 as a loop, with a stack of its own.
//!
//! What the machine kept in its frames, how far each row has come and whether its queen stands, is now data: a list of positions, one for each row from the top.
//! One loop looks at the last of them.
//! It is slower than the recursion, but it can be stopped and looked at.
//! Next: three arrays of `bool`, where three numbers would do.

use super::ch07_marker_arrays::Marks;
use crate::Board;

/// A row's place in the search: the column it has come to, and whether its queen stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The row.
    pub row: usize,
    /// The column of its queen, or the next one to try.
    /// `n` says that none is left.
    pub col: usize,
    /// Whether a queen stands there: then she has to be taken back before the row goes on.
    pub stands: bool,
}

/// Runs the whole search, and shows the stack to `look` after every turn of the loop.
///
/// The stack has an entry for each row that the search has entered and not left: never more than n, and in all of them but the last the queen stands.
/// All n queens stand exactly once for each solution, in the turn that placed the last of them.
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
            *top = Position { row, col: top.col + 1, stands: false };
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

/// Whether this stack is a solution: n rows, and a queen in each.
fn is_complete(stack: &[Position], n: usize) -> bool {
    stack.len() == n && stack[n - 1].stands
}

/// All solutions, in order.
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

/// The number of solutions.
pub fn count(n: usize) -> u64 {
    let mut count = 0;
    walk(n, |stack| {
        if is_complete(stack, n) {
            count += 1;
        }
    });
    count
}
