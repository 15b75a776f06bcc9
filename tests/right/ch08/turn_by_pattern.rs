//! A struct with one method for a turn, and a pattern for each case.
//! Next time: with a `match` for the four kinds of turn, without `else`.

use crate::Board;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub row: usize,
    pub col: usize,
    pub stands: bool,
}

struct Search {
    n: usize,
    stack: Vec<Position>,
}

impl Search {
    fn is_free(&self, row: usize, col: usize) -> bool {
        self.stack[..row]
            .iter()
            .all(|queen| queen.col != col && queen.col.abs_diff(col) != row - queen.row)
    }

    fn turn(&mut self, top: Position) {
        match top {
            Position { row, col, stands: true } => {
                self.stack[row] = Position { row, col: col + 1, stands: false };
            }
            Position { row, col, .. } if col == self.n => self.stack.truncate(row),
            Position { row, col, .. } if self.is_free(row, col) => {
                self.stack[row].stands = true;
                if row + 1 < self.n {
                    self.stack.push(Position { row: row + 1, col: 0, stands: false });
                }
            }
            Position { row, col, .. } => self.stack[row].col = col + 1,
        }
    }
}

pub fn walk(n: usize, mut look: impl FnMut(&[Position])) {
    let mut search = Search { n, stack: vec![] };
    if n > 0 {
        search.stack.push(Position { row: 0, col: 0, stands: false });
    }
    while let Some(&top) = search.stack.last() {
        search.turn(top);
        look(&search.stack);
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
