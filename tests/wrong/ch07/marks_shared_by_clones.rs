//! The lists are behind an `Rc`, so a clone has the same ones.

use std::cell::RefCell;
use std::rc::Rc;

use crate::Board;

#[derive(Clone, Debug)]
pub struct Marks {
    n: usize,
    marks: Rc<RefCell<[Vec<bool>; 3]>>,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        let marks = [vec![false; n], vec![false; 2 * n - 1], vec![false; 2 * n - 1]];
        Marks { n, marks: Rc::new(RefCell::new(marks)) }
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        row + self.n - 1 - col
    }

    fn lines(&self, row: usize, col: usize) -> [usize; 3] {
        [col, self.hill(row, col), self.dale(row, col)]
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let lines = self.lines(row, col);
        self.marks.borrow().iter().zip(lines).all(|(marks, line)| !marks[line])
    }

    pub fn place(&mut self, row: usize, col: usize) {
        let lines = self.lines(row, col);
        self.marks.borrow_mut().iter_mut().zip(lines).for_each(|(marks, line)| marks[line] = true);
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        let lines = self.lines(row, col);
        self.marks.borrow_mut().iter_mut().zip(lines).for_each(|(marks, line)| marks[line] = false);
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
