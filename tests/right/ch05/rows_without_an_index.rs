//! Iterators walk over the rows and their cells, and each queen adds a row to the grid.
//! Next time: without `[row]` and `[col]`, so that no index can be wrong.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    let above = grid.iter().take(row).rev();
    above.zip(1..).all(|(cells, up)| {
        let on_the_rays = [col.checked_sub(up), Some(col), Some(col + up)];
        on_the_rays.into_iter().flatten().all(|col| cells.get(col) != Some(&true))
    })
}

pub fn board_of(grid: &[Vec<bool>]) -> Board {
    let queens = grid.iter().map(|cells| cells.iter().position(|&queen| queen));
    let columns: Option<Vec<usize>> = queens.collect();
    Board::from_columns(&columns.expect("each row has a queen"))
}

fn fill(grid: &[Vec<bool>], n: usize) -> Vec<Board> {
    let row = grid.len();
    if row == n {
        return vec![board_of(grid)];
    }
    let safe = (0..n).filter(|&col| is_safe(grid, row, col));
    safe.flat_map(|queen| {
        let cells = (0..n).map(|col| col == queen).collect();
        fill(&[grid, &[cells]].concat(), n)
    })
    .collect()
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 { vec![] } else { fill(&[], n) }
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}
