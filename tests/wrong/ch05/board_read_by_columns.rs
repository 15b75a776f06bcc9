//! The queen of each column is looked for, and not the queen of each row.

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
    let n = grid.len();
    let mut columns = Vec::new();
    for col in 0..n {
        for row in 0..n {
            if grid[row][col] {
                columns.push(row);
            }
        }
    }
    Board::from_columns(&columns)
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
