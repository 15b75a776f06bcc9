//! The check finds the queen of each row above, and compares her column.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

fn queen(cells: &[bool]) -> usize {
    cells.iter().position(|&queen| queen).expect("each row above has a queen")
}

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    grid[..row]
        .iter()
        .rev()
        .zip(1..)
        .all(|(cells, far)| ![0, far].contains(&queen(cells).abs_diff(col)))
}

pub fn board_of(grid: &[Vec<bool>]) -> Board {
    Board::from_columns(&grid.iter().map(|cells| queen(cells)).collect::<Vec<usize>>())
}

fn fill(grid: &mut Grid, row: usize, found: &mut dyn FnMut(&Grid)) {
    if row == grid.len() {
        return found(grid);
    }
    for col in 0..grid.len() {
        if is_safe(grid, row, col) {
            grid[row][col] = true;
            fill(grid, row + 1, found);
            grid[row][col] = false;
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    if n > 0 {
        fill(&mut vec![vec![false; n]; n], 0, &mut |grid| boards.push(board_of(grid)));
    }
    boards
}

pub fn count(n: usize) -> u64 {
    let mut found = 0;
    if n > 0 {
        fill(&mut vec![vec![false; n]; n], 0, &mut |_| found += 1);
    }
    found
}
