//! A thread counts the boards from the beginning, for the size hint.

use std::sync::{Arc, OnceLock};
use std::thread;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug)]
pub struct Solutions {
    n: usize,
    placed: Vec<usize>,
    col: usize,
    boards: Arc<OnceLock<usize>>,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        let boards = Arc::new(OnceLock::new());
        let mut search = Solutions { n, placed: Vec::new(), col: 0, boards: boards.clone() };
        let new = search.clone();
        thread::spawn(move || {
            let mut count = 0;
            while search.next().is_some() {
                count += 1;
            }
            boards.set(count).unwrap();
        });
        new
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            if self.col == self.n {
                self.col = self.placed.pop()? + 1;
            } else if is_safe(&self.placed, self.col) {
                self.placed.push(self.col);
                self.col = 0;
                if self.placed.len() == self.n {
                    self.col = self.n;
                    return Some(Board::from_columns(&self.placed));
                }
            } else {
                self.col += 1;
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.boards.get().copied())
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("collect the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
