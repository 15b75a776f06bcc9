//! Chapter 5: the board is a grid of n × n cells, as you would draw it.
//!
//! The check walks from the cell upwards along three rays: straight up, up to the left, up to the right.
//! No difference of rows or columns is computed.
//! What hurts: as in chapters 1 to 4, a column that a queen above has taken is tried again in every row.

use crate::Board;

/// `grid[row][col]` says whether a queen stands there.
pub type Grid = Vec<Vec<bool>>;

/// Whether a queen may stand in `row` and `col`, as far as the rows above are concerned.
///
/// The cells in `row` and below it do not matter: the search has not placed a queen there yet.
///
/// ```
/// use queens_kata::chapters::ch05_grid::is_safe;
///
/// let grid = [
///     vec![false, true, false],
///     vec![false, false, false],
///     vec![false, false, false],
/// ];
/// assert!(!is_safe(&grid, 1, 0), "up to the right stands a queen");
/// assert!(is_safe(&grid, 2, 0));
/// ```
pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    let n = grid.len();
    for above in (0..row).rev() {
        if grid[above][col] {
            return false;
        }
    }
    for (above, left) in (0..row).rev().zip((0..col).rev()) {
        if grid[above][left] {
            return false;
        }
    }
    for (above, right) in (0..row).rev().zip(col + 1..n) {
        if grid[above][right] {
            return false;
        }
    }
    true
}

/// Reads the queens off a grid that has one in each row.
///
/// # Panics
///
/// If a row has no queen.
pub fn board_of(grid: &[Vec<bool>]) -> Board {
    let mut columns = Vec::new();
    for (row, cells) in grid.iter().enumerate() {
        match cells.iter().position(|&queen| queen) {
            Some(col) => columns.push(col),
            None => panic!("row {row} of the grid has no queen"),
        }
    }
    Board::from_columns(&columns)
}

/// Fills `row` and the rows below it, and calls `found` with the grid of each solution.
fn fill_from(row: usize, grid: &mut Grid, found: &mut impl FnMut(&Grid)) {
    let n = grid.len();
    if row == n {
        return found(grid);
    }
    for col in 0..n {
        if is_safe(grid, row, col) {
            grid[row][col] = true;
            fill_from(row + 1, grid, found);
            grid[row][col] = false;
        }
    }
}

fn search(n: usize, mut found: impl FnMut(&Grid)) {
    if n > 0 {
        fill_from(0, &mut vec![vec![false; n]; n], &mut found);
    }
}

/// All solutions, in order.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    search(n, |grid| boards.push(board_of(grid)));
    boards
}

/// The number of solutions.
pub fn count(n: usize) -> u64 {
    let mut count = 0;
    search(n, |_| count += 1);
    count
}
