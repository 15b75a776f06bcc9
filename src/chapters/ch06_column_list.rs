//! Chapter 6: a list of the free columns, so that a taken column is never tried.
//!
//! Each try takes its column off the list before the search goes down, and puts it back in its old place when the search returns.
//! The list is handed down beside the board, whatever the board is: here are both, the list of queens of chapters 1 to 4 and the grid of chapter 5.
//! What hurts: the diagonals have no such list.

use super::ch01_loop_recursion::is_safe;
use super::ch05_grid::{self, Grid, board_of};
use crate::Board;

/// Calls `visit` with each column of `free` in turn, and with the list without that column.
/// Afterwards the list is what it was.
///
/// ```
/// use queens_kata::chapters::ch06_column_list::for_each_free;
///
/// let mut free = vec![1, 4, 6];
/// let mut visits = Vec::new();
/// for_each_free(&mut free, |col, rest| visits.push((col, rest.clone())));
/// assert_eq!(visits, [(1, vec![4, 6]), (4, vec![1, 6]), (6, vec![1, 4])]);
/// assert_eq!(free, [1, 4, 6]);
/// ```
pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    for index in 0..free.len() {
        let col = free.remove(index);
        visit(col, free);
        free.insert(index, col);
    }
}

/// The search on the list of the queens' columns.
fn search(n: usize, mut found: impl FnMut(&[usize])) {
    if n > 0 {
        fill_below(&mut Vec::new(), &mut (0..n).collect(), &mut found);
    }
}

fn fill_below(placed: &mut Vec<usize>, free: &mut Vec<usize>, found: &mut impl FnMut(&[usize])) {
    if free.is_empty() {
        return found(placed);
    }
    for_each_free(free, |col, rest| {
        if is_safe(placed, col) {
            placed.push(col);
            fill_below(placed, rest, found);
            placed.pop();
        }
    });
}

/// The same search on a grid.
fn search_on_grid(n: usize, mut found: impl FnMut(&Grid)) {
    if n > 0 {
        fill_grid(&mut vec![vec![false; n]; n], &mut (0..n).collect(), &mut found);
    }
}

fn fill_grid(grid: &mut Grid, free: &mut Vec<usize>, found: &mut impl FnMut(&Grid)) {
    if free.is_empty() {
        return found(grid);
    }
    let row = grid.len() - free.len();
    for_each_free(free, |col, rest| {
        if ch05_grid::is_safe(grid, row, col) {
            grid[row][col] = true;
            fill_grid(grid, rest, found);
            grid[row][col] = false;
        }
    });
}

/// All solutions, in order.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    search(n, |placed| boards.push(Board::from_columns(placed)));
    boards
}

/// The number of solutions.
pub fn count(n: usize) -> u64 {
    let mut count = 0;
    search(n, |_| count += 1);
    count
}

/// All solutions, in order, found on the grid.
pub fn solutions_on_grid(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    search_on_grid(n, |grid| boards.push(board_of(grid)));
    boards
}

/// The number of solutions, found on the grid.
pub fn count_on_grid(n: usize) -> u64 {
    let mut count = 0;
    search_on_grid(n, |_| count += 1);
    count
}
