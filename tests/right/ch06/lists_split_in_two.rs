//! A new list for each column: what stands before it, and what stands behind.
//! Next time: without `remove` and `insert`.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch05_grid::{self, board_of};

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    let all = free.clone();
    for (index, &col) in all.iter().enumerate() {
        let (before, behind) = (&all[..index], &all[index + 1..]);
        visit(col, &mut [before, behind].concat());
    }
}

fn fill(placed: &mut Vec<usize>, free: &mut Vec<usize>, found: &mut dyn FnMut(&[usize])) {
    if free.is_empty() {
        return found(placed);
    }
    for_each_free(free, |col, rest| {
        if is_safe(placed, col) {
            placed.push(col);
            fill(placed, rest, found);
            placed.pop();
        }
    });
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    if n > 0 {
        fill(&mut Vec::new(), &mut (0..n).collect(), &mut |placed| {
            boards.push(Board::from_columns(placed));
        });
    }
    boards
}

pub fn count(n: usize) -> u64 {
    let mut found = 0;
    if n > 0 {
        fill(&mut Vec::new(), &mut (0..n).collect(), &mut |_| found += 1);
    }
    found
}

fn fill_grid(grid: &mut Vec<Vec<bool>>, free: &mut Vec<usize>, boards: &mut Vec<Board>) {
    let row = grid.len() - free.len();
    if row == grid.len() {
        boards.push(board_of(grid));
    }
    for_each_free(free, |col, rest| {
        if ch05_grid::is_safe(grid, row, col) {
            grid[row][col] = true;
            fill_grid(grid, rest, boards);
            grid[row][col] = false;
        }
    });
}

pub fn solutions_on_grid(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    if n > 0 {
        fill_grid(&mut vec![vec![false; n]; n], &mut (0..n).collect(), &mut boards);
    }
    boards
}

pub fn count_on_grid(n: usize) -> u64 {
    solutions_on_grid(n).len() as u64
}
