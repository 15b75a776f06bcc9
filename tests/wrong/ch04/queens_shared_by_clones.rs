//! The queens stand behind an `Rc`, so that a clone moves those of the search it was made from.

use std::cell::RefCell;
use std::rc::Rc;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    placed: Rc<RefCell<Vec<usize>>>,
    col: usize,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        Solutions { n, placed: Rc::default(), col: 0 }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        let mut placed = self.placed.borrow_mut();
        loop {
            if self.col == self.n {
                self.col = placed.pop()? + 1;
            } else if is_safe(&placed, self.col) {
                placed.push(self.col);
                self.col = 0;
                if placed.len() == self.n {
                    self.col = self.n;
                    return Some(Board::from_columns(&placed));
                }
            } else {
                self.col += 1;
            }
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("collect the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
