//! One search lists the halves of all sets of columns, and a map keeps them apart.
//! Next time: with a `HashMap` from a set of columns to its halves, so that each half is found once.

use std::collections::HashMap;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch09_bitmask;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    pub columns: Vec<usize>,
    pub left: u32,
    pub right: u32,
}

impl Half {
    fn new(n: usize, columns: &[usize]) -> Self {
        let mut half = Half { columns: columns.to_vec(), left: 0, right: 0 };
        for (row, &col) in columns.iter().enumerate() {
            let down = n / 2 - row;
            if col >= down {
                half.left |= 1 << (col + 1 - down);
            }
            if col + down < n {
                half.right |= 1 << (col + down);
            }
        }
        half
    }

    fn set(&self) -> u32 {
        self.columns.iter().map(|col| 1 << col).sum()
    }
}

pub fn halves(n: usize, columns: u32) -> Vec<Half> {
    let mut found = vec![];
    fill(n, columns, &mut vec![], &mut found);
    found
}

fn fill(n: usize, columns: u32, placed: &mut Vec<usize>, found: &mut Vec<Half>) {
    if placed.len() == n / 2 {
        found.push(Half::new(n, placed));
        return;
    }
    for col in (0..n).filter(|col| columns & (1 << col) != 0) {
        if is_safe(placed, col) {
            placed.push(col);
            fill(n, columns, placed, found);
            placed.pop();
        }
    }
}

pub fn fits(top: &Half, bottom: &Half) -> bool {
    top.left & bottom.right == 0 && top.right & bottom.left == 0
}

fn pairs(n: usize, visit: &mut dyn FnMut(&Half, &Half)) {
    let all_columns = (1 << n) - 1;
    let mut by_set: HashMap<u32, Vec<Half>> = HashMap::new();
    for half in halves(n, all_columns) {
        by_set.entry(half.set()).or_default().push(half);
    }
    for (set, tops) in &by_set {
        let Some(bottoms) = by_set.get(&(all_columns & !set)) else { continue };
        for top in tops {
            for bottom in bottoms.iter().filter(|bottom| fits(top, bottom)) {
                visit(top, bottom);
            }
        }
    }
}

pub fn count(n: usize) -> u64 {
    if n == 0 || n % 2 == 1 {
        return ch09_bitmask::count(n);
    }
    let mut found = 0;
    pairs(n, &mut |_, _| found += 1);
    found
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 || n % 2 == 1 {
        return ch09_bitmask::solutions(n);
    }
    let mut boards = vec![];
    pairs(n, &mut |top, bottom| {
        let upside_down = bottom.columns.iter().rev().copied().collect();
        boards.push(Board::from_columns(&[top.columns.clone(), upside_down].concat()));
    });
    boards.sort();
    boards
}
