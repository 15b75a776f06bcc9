use crate::record::MakesBoards as _;

#[track_caller]
pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    crate::record::grid(grid, row, col, || is_safe_yours(grid, row, col))
}

pub mod watching {
    use super::*;

    pub fn search(function: &str, n: usize) -> Option<u64> {
        fn fill_from(row: usize, grid: &mut Vec<Vec<bool>>) -> u64 {
            let n = grid.len();
            if row == n {
                return 1;
            }
            let mut found = 0;
            for col in 0..n {
                if is_safe(grid, row, col) {
                    grid[row][col] = true;
                    found += fill_from(row + 1, grid);
                    grid[row][col] = false;
                }
            }
            found
        }
        match function {
            "solutions" => Some(solutions(n).len() as u64),
            "count" => Some(count(n)),
            "is_safe" => Some(fill_from(0, &mut vec![vec![false; n]; n])),
            _ => None,
        }
    }
}
