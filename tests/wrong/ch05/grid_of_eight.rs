//! The grid has eight rows and columns, whatever n is.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    (0..row).all(|above| {
        let far = row - above;
        let left = far <= col && grid[above][col - far];
        let right = col + far < grid.len() && grid[above][col + far];
        !left && !right && !grid[above][col]
    })
}

pub fn board_of(grid: &[Vec<bool>]) -> Board {
    let queen = |cells: &Vec<bool>| cells.iter().position(|&queen| queen).expect("a queen");
    Board::from_columns(&grid.iter().map(queen).collect::<Vec<usize>>())
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    if n > 0 {
        fill(n, 0, &mut vec![vec![false; 8]; 8], &mut boards);
    }
    boards
}

fn fill(n: usize, row: usize, grid: &mut Grid, boards: &mut Vec<Board>) {
    if row == n {
        let cut: Grid = grid[..n].iter().map(|cells| cells[..n].to_vec()).collect();
        boards.push(board_of(&cut));
        return;
    }
    for col in 0..n {
        if is_safe(grid, row, col) {
            grid[row][col] = true;
            fill(n, row + 1, grid, boards);
            grid[row][col] = false;
        }
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
