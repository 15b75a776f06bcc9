//! The wheels stand in an array of eight, and a board may have more rows.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let rows = columns.len();
    let mut wheels = [0; 8];
    wheels[..rows].copy_from_slice(columns);
    for row in (0..rows).rev() {
        if wheels[row] + 1 < n {
            wheels[row] += 1;
            return Some(wheels[..rows].to_vec());
        }
        wheels[row] = 0;
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
    todo!("the choice after {chosen:?}, from {cells} cells")
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    todo!("the order after {columns:?}")
}
