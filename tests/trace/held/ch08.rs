//! Chapter 8: the stack, looked at in each turn of the loop.

use queens_kata::chapters::ch07_marker_arrays::Marks;
use queens_kata::chapters::ch08_explicit_stack::Position;
use queens_kata::trace::{Kind, Machinery, entry};

use super::seen;

pub fn search(n: usize) {
    walk(n, |stack| {
        if let Some(top) = stack.last()
            && top.stands
            && stack.len() == n
        {
            seen_top(Kind::Solution, stack);
        }
    });
}

pub fn walk(n: usize, mut look: impl FnMut(&[Position])) {
    if n == 0 {
        return;
    }
    let mut marks = Marks::new(n);
    let mut stack = vec![Position { row: 0, col: 0, stands: false }];
    seen_before_a_turn(&stack, n);
    while let Some(top) = stack.last_mut() {
        let row = top.row;
        if top.stands {
            marks.remove(row, top.col);
            *top = Position { row, col: top.col + 1, stands: false };
            seen_column_left(Kind::TakenBack, &stack);
        } else if top.col == n {
            stack.pop();
        } else if marks.is_free(row, top.col) {
            marks.place(row, top.col);
            top.stands = true;
            seen_top(Kind::Placed(None), &stack);
            if row + 1 < n {
                stack.push(Position { row: row + 1, col: 0, stands: false });
            }
        } else {
            top.col += 1;
            seen_column_left(Kind::Refused(None), &stack);
        }
        look(&stack);
        seen_before_a_turn(&stack, n);
    }
}

/// The next turn tries the cell of the last position, unless a queen stands there, or the row is used up.
/// Within the turn the stack can't be looked at: `top` has borrowed it.
fn seen_before_a_turn(stack: &[Position], n: usize) {
    if stack.last().is_some_and(|top| !top.stands && top.col < n) {
        seen_top(Kind::Try, stack);
    }
}

fn seen_top(kind: Kind, stack: &[Position]) {
    let top = stack.last().unwrap();
    seen(kind, top.row, top.col, held(stack));
}

/// The row has gone on to its next column.
fn seen_column_left(kind: Kind, stack: &[Position]) {
    let top = stack.last().unwrap();
    seen(kind, top.row, top.col - 1, held(stack));
}

fn held(stack: &[Position]) -> Machinery {
    let position = |&Position { row, col, stands }: &Position| {
        let queen = if stands { ", queen stands" } else { "" };
        entry(format!("row {row}"), format!("col {col}{queen}"))
    };
    Machinery::of(stack.iter().map(position).collect())
}
