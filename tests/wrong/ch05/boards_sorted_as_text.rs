//! The boards are sorted by the text of their columns, in which 10 comes before 2.

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
    boards.sort_by_cached_key(|board| format!("{:?}", board.columns()));
    boards
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
