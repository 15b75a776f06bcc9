//! Chapter 4: two variables, looked at in each turn of the loop.

use queens_kata::Board;
use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::trace::{Kind, Machinery, entry};

use super::seen;

pub fn search(n: usize) {
    Solutions { n, placed: Vec::new(), col: 0 }.for_each(drop);
}

pub struct Solutions {
    n: usize,
    placed: Vec<usize>,
    col: usize,
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            seen_turn(self);
            if self.col == self.n {
                self.col = self.placed.pop()? + 1;
                seen(Kind::TakenBack, self.placed.len(), self.col - 1, held(self));
            } else if is_safe(&self.placed, self.col) {
                self.placed.push(self.col);
                self.col = 0;
                seen_queens(Kind::Placed(None), self);
                if self.placed.len() == self.n {
                    self.col = self.n;
                    seen_queens(Kind::Solution, self);
                    return Some(Board::from_columns(&self.placed));
                }
            } else {
                self.col += 1;
                seen(Kind::Refused(None), self.placed.len(), self.col - 1, held(self));
            }
        }
    }
}

/// A turn that finds the row used up tries nothing.
fn seen_turn(search: &Solutions) {
    if search.col < search.n {
        seen(Kind::Try, search.placed.len(), search.col, held(search));
    }
}

/// The last queen has just been placed.
fn seen_queens(kind: Kind, search: &Solutions) {
    let (&col, above) = search.placed.split_last().unwrap();
    seen(kind, above.len(), col, held(search));
}

fn held(Solutions { placed, col, .. }: &Solutions) -> Machinery {
    Machinery::of(vec![entry("placed", format!("{placed:?}")), entry("col", col.to_string())])
}
