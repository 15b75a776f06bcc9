//! Each free column names the next one, so that none has to move when one is taken off the list.
//! Next time: with an array `next`, in which each free column names the next one.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch05_grid::{self, board_of};

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    for place in 0..free.len() {
        let col = free.remove(place);
        visit(col, free);
        free.insert(place, col);
    }
}

// next[0] is the first free column, and next[col + 1] the one after col. The list ends with n.
fn every_free(next: &mut [usize], visit: &mut dyn FnMut(usize, &mut [usize])) {
    let end = next.len() - 1;
    let mut place = 0;
    while next[place] != end {
        let col = next[place];
        next[place] = next[col + 1];
        visit(col, next);
        next[place] = col;
        place = col + 1;
    }
}

fn whole_list(n: usize) -> Vec<usize> {
    (0..=n).collect()
}

fn fill(placed: &mut Vec<usize>, next: &mut [usize], boards: &mut Vec<Board>) {
    if placed.len() == next.len() - 1 {
        boards.push(Board::from_columns(placed));
    }
    every_free(next, &mut |col, rest| {
        if is_safe(placed, col) {
            placed.push(col);
            fill(placed, rest, boards);
            placed.pop();
        }
    });
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    if n > 0 {
        fill(&mut vec![], &mut whole_list(n), &mut boards);
    }
    boards
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

fn fill_grid(grid: &mut Vec<Vec<bool>>, row: usize, next: &mut [usize], boards: &mut Vec<Board>) {
    if row == grid.len() {
        boards.push(board_of(grid));
    }
    every_free(next, &mut |col, rest| {
        if ch05_grid::is_safe(grid, row, col) {
            grid[row][col] = true;
            fill_grid(grid, row + 1, rest, boards);
            grid[row][col] = false;
        }
    });
}

pub fn solutions_on_grid(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    if n > 0 {
        fill_grid(&mut vec![vec![false; n]; n], 0, &mut whole_list(n), &mut boards);
    }
    boards
}

pub fn count_on_grid(n: usize) -> u64 {
    solutions_on_grid(n).len() as u64
}
