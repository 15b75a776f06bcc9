//! All boards are found in `new`, before anybody has asked for the first.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug)]
pub struct Solutions {
    boards: std::vec::IntoIter<Board>,
}

impl Solutions {
    pub fn new(n: usize) -> Self {
        let mut boards = Vec::new();
        if n > 0 {
            fill(n, &mut Vec::new(), &mut boards);
        }
        Solutions { boards: boards.into_iter() }
    }
}

fn fill(n: usize, placed: &mut Vec<usize>, boards: &mut Vec<Board>) {
    if placed.len() == n {
        boards.push(Board::from_columns(placed));
    }
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            fill(n, placed, boards);
            placed.pop();
        }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        self.boards.next()
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("collect the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
