//! The grid is asked for [col][row] where it is [row][col].

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    let n = grid.len();
    (1..=row).all(|up| {
        let above = row - up;
        !grid[col][above]
            && !(col >= up && grid[col - up][above])
            && !(col + up < n && grid[col + up][above])
    })
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
