//! The columns are the digits of a u32, which is too small for a long list.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let base = n as u32;
    let mut number = columns.iter().fold(0, |number, &col| number * base + col as u32) + 1;
    let mut next = vec![0; columns.len()];
    for digit in next.iter_mut().rev() {
        *digit = (number % base) as usize;
        number /= base;
    }
    if number > 0 { None } else { Some(next) }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("generate candidates for {n} queens, and keep the solutions")
}

pub fn count(n: usize) -> u64 {
    todo!("generate candidates for {n} queens, and count the solutions")
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    todo!("the choice after {chosen:?}, from {cells} cells")
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    todo!("the order after {columns:?}")
}
