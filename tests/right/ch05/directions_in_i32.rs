//! Three directions, and signed numbers that may leave the board.
//! Next time: with `i32`, and one loop for all three rays.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    let n = grid.len() as i32;
    for (down, right) in [(-1, -1), (-1, 0), (-1, 1)] {
        let (mut r, mut c) = (row as i32 + down, col as i32 + right);
        while r >= 0 && c >= 0 && c < n {
            if grid[r as usize][c as usize] {
                return false;
            }
            r += down;
            c += right;
        }
    }
    true
}

pub fn board_of(grid: &[Vec<bool>]) -> Board {
    let mut columns = vec![];
    for cells in grid {
        for (col, &queen) in cells.iter().enumerate() {
            if queen {
                columns.push(col);
            }
        }
    }
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
    solutions(n).len() as u64
}
