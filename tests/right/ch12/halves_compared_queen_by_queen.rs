//! Two halves are put together, and each queen of the one is compared with each of the other.

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
    let n = top.columns.len() + bottom.columns.len();
    top.columns.iter().enumerate().all(|(upper_row, upper)| {
        bottom.columns.iter().enumerate().all(|(from_below, lower)| {
            let rows = n - 1 - from_below - upper_row;
            upper.abs_diff(*lower) != rows
        })
    })
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 || n % 2 == 1 {
        return ch09_bitmask::solutions(n);
    }
    let mut found = Vec::new();
    for set in 0..1_u32 << n {
        if set.count_ones() as usize == n / 2 {
            let bottoms = halves(n, ((1 << n) - 1) & !set);
            for top in halves(n, set) {
                for bottom in bottoms.iter().filter(|bottom| fits(&top, bottom)) {
                    let mut columns = top.columns.clone();
                    columns.extend(bottom.columns.iter().rev());
                    found.push(Board::from_columns(&columns));
                }
            }
        }
    }
    found.sort();
    found
}
