//! A `let` inside the loop makes a new variable, and the candidate outside stays the same.

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

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let mut next = chosen.to_vec();
    for place in (0..next.len()).rev() {
        if next[place] < cells - (next.len() - place) {
            next[place] += 1;
            for later in place + 1..next.len() {
                next[later] = next[later - 1] + 1;
            }
            return Some(next);
        }
    }
    None
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    for row in (1..next.len()).rev() {
        if next[row - 1] < next[row] {
            let larger = (row..next.len()).rev().find(|&it| next[it] > next[row - 1])?;
            next.swap(row - 1, larger);
            next[row..].reverse();
            return Some(next);
        }
    }
    None
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    let candidate: Vec<usize> = (0..n).collect();
    loop {
        let board = Board::from_columns(&candidate);
        if board.is_solution() {
            found.push(board);
        }
        match next_permutation(&candidate) {
            Some(next) => {
                let candidate = next;
            }
            None => break,
        }
    }
    found
}

pub fn count(n: usize) -> u64 {
    todo!("generate candidates for {n} queens, and count the solutions")
}
