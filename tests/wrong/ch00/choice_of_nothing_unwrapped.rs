//! The last cell of a choice is unwrapped, and an empty choice has none.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    for row in (0..next.len()).rev() {
        if next[row] + 1 < n {
            next[row] += 1;
            return Some(next);
        }
        next[row] = 0;
    }
    None
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

pub fn count(n: usize) -> u64 {
    todo!("generate candidates for {n} queens, and count the solutions")
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let mut next = chosen.to_vec();
    if *next.last().unwrap() + 1 < cells {
        *next.last_mut().unwrap() += 1;
        return Some(next);
    }
    let room = next.len();
    let place = (0..room).rev().find(|&place| next[place] + room - place < cells)?;
    let first = next[place] + 1;
    for later in place..room {
        next[later] = first + later - place;
    }
    Some(next)
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    todo!("the order after {columns:?}")
}
