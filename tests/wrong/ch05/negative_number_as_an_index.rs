//! The ray to the left goes on in numbers that may be negative, and they are taken as an index.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    let n = grid.len();
    for up in 1..=row {
        let left = col as i32 - up as i32;
        if grid[row - up][col] || grid[row - up][left as usize] {
            return false;
        }
        if col + up < n && grid[row - up][col + up] {
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
