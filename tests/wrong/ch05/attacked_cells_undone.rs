//! The grid holds attacked cells, and to undo a queen frees cells that others attack, too.

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
        fill(&mut vec![vec![false; n]; n], &mut Vec::new(), &mut found);
    }
    found
}

// `attacked[row][col]` tells whether a queen may not stand there.
fn fill(attacked: &mut Grid, placed: &mut Vec<usize>, found: &mut Vec<Board>) {
    let n = attacked.len();
    let row = placed.len();
    if row == n {
        found.push(Board::from_columns(placed));
        return;
    }
    for col in 0..n {
        if !attacked[row][col] {
            mark(attacked, row, col, true);
            placed.push(col);
            fill(attacked, placed, found);
            placed.pop();
            mark(attacked, row, col, false);
        }
    }
}

fn mark(attacked: &mut Grid, row: usize, col: usize, value: bool) {
    let n = attacked.len();
    for below in row + 1..n {
        let distance = below - row;
        attacked[below][col] = value;
        if col >= distance {
            attacked[below][col - distance] = value;
        }
        if col + distance < n {
            attacked[below][col + distance] = value;
        }
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
