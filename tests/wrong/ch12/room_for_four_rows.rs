//! A half is filled in an array of four rows.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    pub columns: Vec<usize>,
    pub left: u32,
    pub right: u32,
}

pub fn halves(n: usize, columns: u32) -> Vec<Half> {
    let mut found = Vec::new();
    fill(n, columns, &mut [0; 4], 0, &mut found);
    found
}

fn fill(n: usize, free: u32, placed: &mut [usize; 4], row: usize, found: &mut Vec<Half>) {
    if row == n / 2 {
        found.push(half(n, &placed[..row]));
        return;
    }
    for col in 0..n {
        if free >> col & 1 == 1 && is_safe(&placed[..row], col) {
            placed[row] = col;
            fill(n, free & !(1 << col), placed, row + 1, found);
        }
    }
}

fn half(n: usize, columns: &[usize]) -> Half {
    let (mut left, mut right) = (0, 0);
    for (row, &col) in columns.iter().enumerate() {
        let down = n / 2 - row;
        if col + 1 > down {
            left |= 1 << (col + 1 - down);
        }
        if col + down < n {
            right |= 1 << (col + down);
        }
    }
    Half { columns: columns.to_vec(), left, right }
}

pub fn fits(top: &Half, bottom: &Half) -> bool {
    top.left & bottom.right == 0 && top.right & bottom.left == 0
}

pub fn count(n: usize) -> u64 {
    todo!("count the pairs of halves that fit for {n} queens")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the pairs of halves that fit for {n} queens")
}
