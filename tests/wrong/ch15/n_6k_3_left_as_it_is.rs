//! The exception for the remainder 3 is missing.

use crate::Board;

pub fn formula(n: usize) -> Option<Board> {
    if n == 0 || n == 2 || n == 3 {
        return None;
    }
    let mut odd: Vec<usize> = (1..n).step_by(2).collect();
    let mut even: Vec<usize> = (0..n).step_by(2).collect();
    if n % 6 == 2 {
        even.swap(0, 1);
        let four = even.remove(2);
        even.push(four);
    }
    odd.extend(even);
    Some(Board::from_columns(&odd))
}

pub fn fewest_free_first(n: usize) -> Option<Board> {
    todo!("place {n} queens, the narrowest row first")
}

pub fn repair(n: usize, seed: u64) -> Option<Board> {
    todo!("repair a random order of {n} queens, with the seed {seed}")
}
