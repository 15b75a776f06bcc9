//! The queen is not taken off the grid after the call.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    for up in 1..=row {
        let cells = &grid[row - up];
        let left = up <= col && cells[col - up];
        let right = col + up < cells.len() && cells[col + up];
        if cells[col] || left || right {
            return false;
        }
    }
    true
}

pub fn board_of(grid: &[Vec<bool>]) -> Board {
    let columns: Vec<usize> =
        grid.iter().map(|cells| cells.iter().position(|&queen| queen).unwrap()).collect();
    Board::from_columns(&columns)
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        fill(&mut vec![vec![false; n]; n], 0, &mut found);
    }
    found
}

fn fill(grid: &mut Grid, row: usize, found: &mut Vec<Board>) {
    if row == grid.len() {
        found.push(board_of(grid));
        return;
    }
    for col in 0..grid.len() {
        if is_safe(grid, row, col) {
            grid[row][col] = true;
            fill(grid, row + 1, found);
        }
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
