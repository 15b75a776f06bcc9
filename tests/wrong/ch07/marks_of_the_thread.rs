//! The marks belong to the thread, so that two boards mark the same.

use std::cell::RefCell;
use std::collections::HashSet;

use crate::Board;

thread_local! {
    static TAKEN: RefCell<HashSet<(char, usize)>> = RefCell::default();
}

#[derive(Clone, Debug)]
pub struct Marks {
    n: usize,
}

impl Marks {
    pub fn new(n: usize) -> Self {
        TAKEN.take();
        Marks { n }
    }

    pub fn hill(&self, row: usize, col: usize) -> usize {
        row + col
    }

    pub fn dale(&self, row: usize, col: usize) -> usize {
        row + self.n - 1 - col
    }

    fn lines(&self, row: usize, col: usize) -> [(char, usize); 3] {
        [('|', col), ('/', self.hill(row, col)), ('\\', self.dale(row, col))]
    }

    pub fn is_free(&self, row: usize, col: usize) -> bool {
        TAKEN.with_borrow(|taken| self.lines(row, col).iter().all(|line| !taken.contains(line)))
    }

    pub fn place(&mut self, row: usize, col: usize) {
        TAKEN.with_borrow_mut(|taken| taken.extend(self.lines(row, col)));
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        TAKEN.with_borrow_mut(|taken| {
            for line in self.lines(row, col) {
                taken.remove(&line);
            }
        });
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
