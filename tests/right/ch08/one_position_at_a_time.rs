//! Two lists beside the top: columns that stand, and the position that is tried; the stack is made to be shown.
use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub row: usize,
    pub col: usize,
    pub stands: bool,
}

pub fn walk(n: usize, mut look: impl FnMut(&[Position])) {
    let mut placed: Vec<usize> = Vec::new();
    // The column to try in the row below the queens, if the search is in such a row.
    let mut next = if n == 0 { None } else { Some(0) };
    loop {
        match next {
            Some(col) if col == n => next = None,
            Some(col) if is_safe(&placed, col) => {
                placed.push(col);
                next = if placed.len() < n { Some(0) } else { None };
            }
            Some(col) => next = Some(col + 1),
            None => match placed.pop() {
                Some(col) => next = Some(col + 1),
                None => return,
            },
        }
        let standing = placed.iter().map(|&col| (col, true));
        let stack: Vec<Position> = standing
            .chain(next.map(|col| (col, false)))
            .enumerate()
            .map(|(row, (col, stands))| Position { row, col, stands })
            .collect();
        look(&stack);
    }
}

/// Whether n queens stand.
fn is_complete(stack: &[Position], n: usize) -> bool {
    n > 0 && stack.len() == n && stack.iter().all(|position| position.stands)
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
    walk(n, |stack| found += u64::from(is_complete(stack, n)));
    found
}
