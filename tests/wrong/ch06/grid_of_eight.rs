//! The grid has eight rows and columns, and chapter 5's check is asked about rows beyond it.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch05_grid;

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
        fill(&mut vec![], &mut (0..n).collect(), &mut |placed| {
            boards.push(Board::from_columns(placed));
        });
    }
    boards
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

pub fn solutions_on_grid(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    if n > 0 {
        let mut grid = vec![vec![false; 8]; 8];
        fill_grid(&mut grid, &mut (0..n).collect(), &mut vec![], &mut boards);
    }
    boards
}

fn fill_grid(
    grid: &mut Vec<Vec<bool>>,
    free: &mut Vec<usize>,
    placed: &mut Vec<usize>,
    boards: &mut Vec<Board>,
) {
    if free.is_empty() {
        boards.push(Board::from_columns(placed));
        return;
    }
    let row = placed.len();
    for_each_free(free, |col, rest| {
        if ch05_grid::is_safe(grid, row, col) {
            grid[row][col] = true;
            placed.push(col);
            fill_grid(grid, rest, placed, boards);
            placed.pop();
            grid[row][col] = false;
        }
    });
}

pub fn count_on_grid(n: usize) -> u64 {
    todo!("count the solutions for {n} queens on a grid, trying free columns only")
}
