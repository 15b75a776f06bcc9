//! The ray to the right does not stop at the last column.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    for up in 1..=row {
        let above = &grid[row - up];
        if above[col] || (col >= up && above[col - up]) || above[col + up] {
            return false;
        }
    }
    true
}

pub fn board_of(grid: &[Vec<bool>]) -> Board {
    todo!("find the queen in each of {} rows", grid.len())
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
