//! Each turn takes the top off the stack, and pushes what comes in its place.
//! Next time: without `last_mut`, with a `pop` at the beginning of each turn.

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
    while let Some(top) = stack.pop() {
        let Position { row, col, stands } = top;
        if stands {
            marks.remove(row, col);
            stack.push(Position { row, col: col + 1, stands: false });
        } else if col < n && marks.is_free(row, col) {
            marks.place(row, col);
            stack.push(Position { row, col, stands: true });
            if row + 1 < n {
                stack.push(Position { row: row + 1, col: 0, stands: false });
            }
        } else if col < n {
            stack.push(Position { row, col: col + 1, stands: false });
        }
        look(&stack);
    }
}

fn board_of(stack: &[Position], n: usize) -> Option<Board> {
    let columns: Vec<usize> = stack.iter().filter(|it| it.stands).map(|it| it.col).collect();
    (columns.len() == n).then(|| Board::from_columns(&columns))
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = vec![];
    walk(n, |stack| found.extend(board_of(stack, n)));
    found
}

pub fn count(n: usize) -> u64 {
    let mut found = 0;
    walk(n, |stack| found += u64::from(board_of(stack, n).is_some()));
    found
}
