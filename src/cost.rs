//! What the search costs: counted, cell by cell, with the steps, the checks, and the list of the chapters.

use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch03_tail_call::{State, step, trampoline};
use crate::chapters::ch06_column_list::for_each_free;

/// What it takes to find all solutions for one n.
/// The tries are those of chapters 1 to 5, 7, 8, and 13, which try the same cells.
///
/// ```
/// use queens_kata::cost::Cost;
///
/// let four = Cost::of(4);
/// assert_eq!((four.tries, four.placed, four.solutions), (60, 16, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The cells that were tried: calls of `is_safe`, frames of chapter 2, bounces of chapter 3.
    pub tries: u64,
    /// The queens that were placed, most of them to be taken back.
    pub placed: u64,
    /// The cells that were tried with the list of free columns of chapter 6.
    pub tries_with_column_list: u64,
    /// The solutions that were found.
    pub solutions: u64,
}

impl Cost {
    /// Goes through the search of chapter 3, and down the list of chapter 6, and counts.
    pub fn of(n: usize) -> Self {
        let (mut tries, mut placed) = (0, 0);
        let solutions = if n == 0 {
            0
        } else {
            trampoline(State::first(n), |state| {
                tries += 1;
                placed += u64::from(is_safe(&state.placed, state.col));
                step(state)
            })
        };
        let mut tries_with_column_list = 0;
        try_free_columns(n, |placed, col| {
            tries_with_column_list += 1;
            is_safe(placed, col)
        });
        Self { tries, placed, tries_with_column_list, solutions }
    }
}

/// Goes through the cells that chapter 6 tries, with its list, and asks `check` for each whether a queen may stand there.
pub fn try_free_columns(n: usize, mut check: impl FnMut(&[usize], usize) -> bool) {
    try_below(&mut Vec::new(), &mut (0..n).collect(), &mut check);
}

fn try_below(
    placed: &mut Vec<usize>,
    free: &mut Vec<usize>,
    check: &mut impl FnMut(&[usize], usize) -> bool,
) {
    for_each_free(free, |col, rest| {
        if check(placed, col) {
            placed.push(col);
            try_below(placed, rest, check);
            placed.pop();
        }
    });
}
