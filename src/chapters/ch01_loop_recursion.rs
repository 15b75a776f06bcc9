//! Chapter 1: a loop over the columns of a row, inside a recursion over the rows.
//!
//! Each call fills one row.
//! It tries the columns from left to right, and for each safe one it calls itself for the rows below.
//! When the call returns, the queen is taken back.
//! The stack is n + 1 calls deep.
//! Next: a loop goes on to the next column and a recursion to the next row; are both needed?

use crate::Board;

/// Whether a queen may stand in column `col` of the next row, below the queens already `placed`.
///
/// `placed[row]` is the column of the queen in that row, so the next row is row `placed.len()`.
///
/// ```
/// use queens_kata::chapters::ch01_loop_recursion::is_safe;
///
/// assert!(is_safe(&[1, 3], 0));
/// assert!(!is_safe(&[1, 3], 1), "column 1 is taken");
/// assert!(!is_safe(&[1, 3], 2), "the queen in row 1, column 3 attacks along a diagonal");
/// ```
pub fn is_safe(placed: &[usize], col: usize) -> bool {
    let row = placed.len();
    for (queen_row, &queen_col) in placed.iter().enumerate() {
        let same_column = queen_col == col;
        let same_diagonal = queen_col.abs_diff(col) == row - queen_row;
        if same_column || same_diagonal {
            return false;
        }
    }
    true
}

/// All solutions, in order.
/// The lists of the calls flow back up and are joined on the way.
pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 {
        return Vec::new();
    }
    list_below(n, &mut Vec::new())
}

fn list_below(n: usize, placed: &mut Vec<usize>) -> Vec<Board> {
    if placed.len() == n {
        return vec![Board::from_columns(placed)];
    }
    let mut found = Vec::new();
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            found.extend(list_below(n, placed));
            placed.pop();
        }
    }
    found
}

/// The number of solutions.
/// The same search as [`solutions`]; a number flows back up in place of a list.
pub fn count(n: usize) -> u64 {
    if n == 0 {
        return 0;
    }
    count_below(n, &mut Vec::new())
}

fn count_below(n: usize, placed: &mut Vec<usize>) -> u64 {
    if placed.len() == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            found += count_below(n, placed);
            placed.pop();
        }
    }
    found
}
