//! A loop in `step_back`, and a method that moves the search to one column after another.
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
            if let Some(next) = step_back(&mut self.placed, self.n) {
                self.at(next);
            }
        } else if !is_safe(&self.placed, col) {
            self.at(col + 1);
        } else if self.placed.len() + 1 < self.n {
            self.placed.push(col);
            self.at(0);
        } else {
            let columns = [self.placed.as_slice(), &[col]].concat();
            self.boards.push(Board::from_columns(&columns));
            self.at(col + 1);
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
