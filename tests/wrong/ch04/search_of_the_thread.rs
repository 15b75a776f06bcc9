//! The column to try belongs to the thread, and all searches use the same.

use std::cell::Cell;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

thread_local! {
    static COL: Cell<usize> = const { Cell::new(0) };
}

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    placed: Vec<usize>,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        COL.set(0);
        Solutions { n, placed: Vec::new() }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            let col = COL.get();
            if col >= self.n {
                COL.set(self.placed.pop()? + 1);
            } else if is_safe(&self.placed, col) {
                self.placed.push(col);
                COL.set(0);
                if self.placed.len() == self.n {
                    COL.set(self.n);
                    return Some(Board::from_columns(&self.placed));
                }
            } else {
                COL.set(col + 1);
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
