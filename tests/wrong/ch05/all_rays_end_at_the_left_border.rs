//! One loop walks all three rays, and ends when the one to the left leaves the grid.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    for far in 1..=row {
        if grid[row - far][col] {
            return false;
        }
        if far > col {
            return true;
        }
        let right = grid[row - far].get(col + far).copied().unwrap_or(false);
        if grid[row - far][col - far] || right {
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
