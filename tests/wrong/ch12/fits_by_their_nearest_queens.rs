//! Only the two queens next to the seam are compared.

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
    fill(n, columns, &mut Vec::new(), &mut found);
    found
}

fn fill(n: usize, free: u32, placed: &mut Vec<usize>, found: &mut Vec<Half>) {
    if placed.len() == n / 2 {
        found.push(half(n, placed));
        return;
    }
    for col in 0..n {
        if free >> col & 1 == 1 && is_safe(placed, col) {
            placed.push(col);
            fill(n, free & !(1 << col), placed, found);
            placed.pop();
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
    match (top.columns.last(), bottom.columns.last()) {
        (Some(upper), Some(lower)) => upper.abs_diff(*lower) > 1,
        _ => true,
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the pairs of halves that fit for {n} queens")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the pairs of halves that fit for {n} queens")
}
