//! A queen just above the seam gets the points c-1 and c.

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
        if col > down {
            left |= 1 << (col - down);
        }
        if col + down - 1 < n {
            right |= 1 << (col + down - 1);
        }
    }
    Half { columns: columns.to_vec(), left, right }
}

pub fn fits(top: &Half, bottom: &Half) -> bool {
    todo!("{top:?} {bottom:?}")
}

pub fn count(n: usize) -> u64 {
    todo!("{n}")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("{n}")
}
