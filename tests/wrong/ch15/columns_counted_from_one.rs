//! The columns are those of a page that counts from 1.

use crate::Board;

pub fn formula(n: usize) -> Option<Board> {
    if n == 0 || n == 2 || n == 3 {
        return None;
    }
    let mut odd: Vec<usize> = (2..n + 1).step_by(2).collect();
    let mut even: Vec<usize> = (1..n + 1).step_by(2).collect();
    if n % 6 == 2 {
        even.swap(0, 1);
        let four = even.remove(2);
        even.push(four);
    }
    if n % 6 == 3 {
        let one = odd.remove(0);
        odd.push(one);
        even.rotate_left(2);
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
