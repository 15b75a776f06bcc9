//! No queen is taken off: every call gets a copy of the grid.
//! Next time: without `= false`, so that no queen is taken back.

use crate::Board;

pub type Grid = Vec<Vec<bool>>;

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    let queen = |r: Option<usize>, c: Option<usize>| {
        r.zip(c).and_then(|(r, c)| grid.get(r)?.get(c).copied()).unwrap_or(false)
    };
    (1..=row).all(|up| {
        let above = row.checked_sub(up);
        let columns = [col.checked_sub(up), Some(col), col.checked_add(up)];
        columns.into_iter().all(|c| !queen(above, c))
    })
}

pub fn board_of(grid: &[Vec<bool>]) -> Board {
    let columns: Vec<usize> =
        grid.iter().map(|cells| cells.iter().position(|&queen| queen).unwrap()).collect();
    Board::from_columns(&columns)
}

fn fill(grid: Grid, row: usize) -> Vec<Grid> {
    let n = grid.len();
    if row == n {
        return vec![grid];
    }
    let mut found = vec![];
    for col in 0..n {
        if is_safe(&grid, row, col) {
            let mut next = grid.clone();
            next[row][col] = true;
            found.extend(fill(next, row + 1));
        }
    }
    found
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 {
        return vec![];
    }
    fill(vec![vec![false; n]; n], 0).iter().map(|grid| board_of(grid)).collect()
}

pub fn count(n: usize) -> u64 {
    if n == 0 { 0 } else { fill(vec![vec![false; n]; n], 0).len() as u64 }
}
