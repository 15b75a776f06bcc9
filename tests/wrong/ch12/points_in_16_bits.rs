//! The points are noted in 16 bits, and a larger board has more of them.

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
    let (mut left, mut right): (u16, u16) = (0, 0);
    for (row, &col) in columns.iter().enumerate() {
        let down = n / 2 - row;
        if col + 1 > down {
            left |= 1_u16.checked_shl((col + 1 - down) as u32).unwrap_or(0);
        }
        if col + down < n {
            right |= 1_u16.checked_shl((col + down) as u32).unwrap_or(0);
        }
    }
    Half { columns: columns.to_vec(), left: left.into(), right: right.into() }
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
