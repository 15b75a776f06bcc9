//! The rays are seven cells long, as long as a board of eight needs them.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    for far in 1..8 {
        if far > row {
            break;
        }
        let above = &grid[row - far];
        let left = col >= far && above[col - far];
        let right = col + far < above.len() && above[col + far];
        if above[col] || left || right {
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
