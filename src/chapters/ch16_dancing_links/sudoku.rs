//! Sudoku as items and options.

use std::ops::ControlFlow;

use super::search;
use crate::exact_cover::ExactCover;

/// The first solution that the search finds, if there is one.
/// 0 is an empty cell.
pub fn sudoku(digits: [[u8; 9]; 9]) -> Option<[[u8; 9]; 9]> {
    let (mut problem, meanings) = exact_cover(&digits);
    let found = search(&mut problem, &mut |chosen| ControlFlow::Break(chosen.to_vec()));
    let chosen = found.break_value()?;
    let mut solved = [[0; 9]; 9];
    for (row, col, digit) in chosen.into_iter().map(|option| meanings[option]) {
        solved[row][col] = digit;
    }
    Some(solved)
}

/// The problem, and what each option means: (row, column, digit).
/// All items must be covered: each cell gets a digit, and each row, each column, and each box gets each digit.
/// A cell whose digit is given has one option, and each other cell has nine.
pub fn exact_cover(digits: &[[u8; 9]; 9]) -> (ExactCover, Vec<(usize, usize, u8)>) {
    let mut meanings = Vec::new();
    for (row, col) in (0..81).map(|cell| (cell / 9, cell % 9)) {
        let given = digits[row][col];
        let candidates = if given == 0 { 1..=9 } else { given..=given };
        meanings.extend(candidates.map(|digit| (row, col, digit)));
    }
    let items = |&(row, col, digit): &(usize, usize, u8)| {
        let digit = usize::from(digit - 1);
        let box_of = row / 3 * 3 + col / 3;
        [9 * row + col, 81 + 9 * row + digit, 162 + 9 * col + digit, 243 + 9 * box_of + digit]
    };
    let options: Vec<[usize; 4]> = meanings.iter().map(items).collect();
    (ExactCover::new(324, 0, &options), meanings)
}
