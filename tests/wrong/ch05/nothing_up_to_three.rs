//! "There is no solution for small n", and n = 1 is forgotten.

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
        fill(&mut vec![vec![false; n]; n], 0, &mut |grid| found.push(board_of(grid)));
    }
    found
}

fn fill(grid: &mut Grid, row: usize, found: &mut dyn FnMut(&Grid)) {
    if row == grid.len() {
        found(grid);
        return;
    }
    for col in 0..grid.len() {
        if is_safe(grid, row, col) {
            grid[row][col] = true;
            fill(grid, row + 1, found);
            grid[row][col] = false;
        }
    }
}

pub fn count(n: usize) -> u64 {
    if n <= 3 {
        return 0;
    }
    let mut found = 0;
    fill(&mut vec![vec![false; n]; n], 0, &mut |_| found += 1);
    found
}
