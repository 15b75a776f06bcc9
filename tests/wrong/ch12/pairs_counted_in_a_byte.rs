//! The pairs are counted in a byte, which goes up to 255.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch09_bitmask;

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
    top.left & bottom.right == 0 && top.right & bottom.left == 0
}

pub fn count(n: usize) -> u64 {
    if n == 0 || n % 2 == 1 {
        return ch09_bitmask::count(n);
    }
    let mut found: u8 = 0;
    for set in 0..1_u32 << n {
        if set.count_ones() as usize == n / 2 {
            let bottoms = halves(n, ((1 << n) - 1) & !set);
            for top in halves(n, set) {
                found += bottoms.iter().filter(|bottom| fits(&top, bottom)).count() as u8;
            }
        }
    }
    found.into()
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("{n}")
}
