//! Chapter 0: generate and test.
//! A generator makes candidates, and a test throws out what is no solution.
//!
//! Three generators, each with fewer candidates than the one before: any n of the n × n cells, one queen in each row, one queen in each row and column.
//! Each goes from a candidate to the next.
//! What hurts: a candidate that is lost after two queens is completed and tested all the same.

use crate::Board;

/// The next list of columns below `n`, in lexicographic order, or `None` after the last one.
/// Entry `row` of a list is the column of that row's queen.
/// It counts, as the wheels of a mileage counter do.
///
/// ```
/// use queens_kata::chapters::ch00_brute_force::next_columns;
///
/// assert_eq!(next_columns(&[0, 1, 2], 3), Some(vec![0, 2, 0]));
/// assert_eq!(next_columns(&[2, 2, 2], 3), None);
/// ```
pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    for row in (0..next.len()).rev() {
        if next[row] + 1 < n {
            next[row] += 1;
            return Some(next);
        }
        // This wheel goes back to 0, and the one to its left moves.
        next[row] = 0;
    }
    None
}

/// The next way to choose from the cells 0 to `cells` - 1, in lexicographic order, or `None` after the last one.
/// The cells in `chosen` are in increasing order, and so are those returned.
///
/// ```
/// use queens_kata::chapters::ch00_brute_force::next_choice;
///
/// assert_eq!(next_choice(&[0, 1], 4), Some(vec![0, 2]));
/// assert_eq!(next_choice(&[0, 3], 4), Some(vec![1, 2]));
/// assert_eq!(next_choice(&[2, 3], 4), None);
/// ```
pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let mut next = chosen.to_vec();
    // The last cell that this place can move to. The places to its right need room behind it.
    let mut last = cells;
    for place in (0..next.len()).rev() {
        last -= 1;
        if next[place] < last {
            next[place] += 1;
            for right in place + 1..next.len() {
                next[right] = next[right - 1] + 1;
            }
            return Some(next);
        }
    }
    None
}

/// The next order of the same columns, in lexicographic order, or `None` after the last one.
///
/// ```
/// use queens_kata::chapters::ch00_brute_force::next_permutation;
///
/// assert_eq!(next_permutation(&[0, 2, 1]), Some(vec![1, 0, 2]));
/// assert_eq!(next_permutation(&[2, 1, 0]), None);
/// ```
pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    for row in (0..next.len()).rev() {
        // None of the rows below could grow, so their columns fall from row to row. Seen from the
        // end they rise, and the first that is larger is the smallest that is larger.
        for below in (row + 1..next.len()).rev() {
            if next[below] > next[row] {
                next.swap(row, below);
                next[row + 1..].reverse();
                return Some(next);
            }
        }
    }
    None
}

/// All solutions, in order: each permutation is made, and tested.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    let first: Vec<usize> = (0..n).collect();
    let mut candidate = Some(first);
    while let Some(columns) = candidate {
        let board = Board::from_columns(&columns);
        if board.is_solution() {
            found.push(board);
        }
        candidate = next_permutation(&columns);
    }
    found
}

/// The number of solutions.
pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}
