//! The row is computed from the list that has already lost the column.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch05_grid::{self, board_of};

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    for index in 0..free.len() {
        let col = free.remove(index);
        visit(col, free);
        free.insert(index, col);
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

pub fn solutions_on_grid(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        fill_grid(&mut vec![vec![false; n]; n], &mut (0..n).collect(), &mut found);
    }
    found
}

fn fill_grid(grid: &mut Vec<Vec<bool>>, free: &mut Vec<usize>, found: &mut Vec<Board>) {
    if free.is_empty() {
        found.push(board_of(grid));
        return;
    }
    for_each_free(free, |col, rest| {
        let row = grid.len() - rest.len();
        if ch05_grid::is_safe(grid, row, col) {
            grid[row][col] = true;
            fill_grid(grid, rest, found);
            grid[row][col] = false;
        }
    });
}

pub fn count_on_grid(n: usize) -> u64 {
    todo!("count the solutions for {n} queens on a grid, trying free columns only")
}
