//! A loop in step_back, and one call for a solution that is filled in the last row.
//! Next time: with a struct that holds the search: `&mut self` and the column are all arguments.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    while let Some(col) = placed.pop() {
        if col != n - 1 {
            return Some(col + 1);
        }
    }
    None
}

struct Search {
    n: usize,
    placed: Vec<usize>,
    boards: Vec<Board>,
}

impl Search {
    fn at(&mut self, col: usize) {
        if col == self.n {
            return match step_back(&mut self.placed, self.n) {
                Some(next) => self.at(next),
                None => (),
            };
        }
        if !is_safe(&self.placed, col) {
            return self.at(col + 1);
        }
        self.placed.push(col);
        if self.placed.len() == self.n {
            self.boards.push(Board::from_columns(&self.placed));
            self.placed.pop();
            self.at(col + 1)
        } else {
            self.at(0)
        }
    }
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut search = Search { n, placed: vec![], boards: vec![] };
    if n > 0 {
        search.at(0);
    }
    search.boards
}
