//! The cells of a row become the bits of a byte, and the board may have more than eight columns.

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
    let mut columns = Vec::new();
    for cells in grid {
        let mut bits = 0u8;
        for (col, &queen) in cells.iter().enumerate() {
            if queen {
                bits |= 1 << (col % 8);
            }
        }
        columns.push(bits.trailing_zeros() as usize);
    }
    Board::from_columns(&columns)
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}
