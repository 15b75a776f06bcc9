//! A half keeps the three numbers of chapter 9, and below its last row they are where the diagonals cross.
//! Next time: without `is_safe`, with the three numbers of chapter 9.

use crate::Board;
use crate::chapters::ch09_bitmask::{self, Taken};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    pub columns: Vec<usize>,
    pub left: u32,
    pub right: u32,
}

pub fn halves(n: usize, columns: u32) -> Vec<Half> {
    let mut found = vec![];
    let others = !columns;
    fill(n, Taken { columns: others, hills: 0, dales: 0 }, &mut vec![], &mut found);
    found
}

fn fill(n: usize, taken: Taken, placed: &mut Vec<usize>, found: &mut Vec<Half>) {
    if placed.len() == n / 2 {
        // Taken is about the row below the seam, where a hill is half a column farther to the left.
        let right = taken.dales & ((1 << n) - 1);
        found.push(Half { columns: placed.clone(), left: taken.hills << 1, right });
        return;
    }
    let free = taken.free(n);
    for col in 0..n {
        let queen = 1 << col;
        if free & queen != 0 {
            placed.push(col);
            fill(n, taken.with_queen(queen), placed, found);
            placed.pop();
        }
    }
}

pub fn fits(top: &Half, bottom: &Half) -> bool {
    (top.left & bottom.right) | (top.right & bottom.left) == 0
}

// Calls `visit` with each top and each bottom that fit. The columns of one are not those of the other.
fn each_fit(n: usize, visit: &mut dyn FnMut(&Half, &Half)) {
    let all: u32 = (1 << n) - 1;
    for columns in (0..=all).filter(|columns| columns.count_ones() as usize == n / 2) {
        let bottoms = halves(n, all & !columns);
        for top in halves(n, columns) {
            for bottom in bottoms.iter().filter(|bottom| fits(&top, bottom)) {
                visit(&top, bottom);
            }
        }
    }
}

pub fn count(n: usize) -> u64 {
    if n == 0 || n % 2 == 1 {
        return ch09_bitmask::count(n);
    }
    let mut found = 0;
    each_fit(n, &mut |_, _| found += 1);
    found
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 || n % 2 == 1 {
        return ch09_bitmask::solutions(n);
    }
    let mut boards = vec![];
    each_fit(n, &mut |top, bottom| {
        let columns: Vec<usize> =
            top.columns.iter().chain(bottom.columns.iter().rev()).copied().collect();
        boards.push(Board::from_columns(&columns));
    });
    boards.sort();
    boards
}
