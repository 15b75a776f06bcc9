//! No value changes: each generator looks at one end of its list, and calls itself for the rest.
//! Next time: without `mut`.

use std::iter;

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let (&last, before) = columns.split_last()?;
    if last + 1 < n {
        return Some([before, &[last + 1]].concat());
    }
    let before = next_columns(before, n)?;
    Some([before, vec![0]].concat())
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let (&last, before) = chosen.split_last()?;
    if last + 1 < cells {
        return Some([before, &[last + 1]].concat());
    }
    let before = next_choice(before, cells - 1)?;
    let last = before.last()? + 1;
    Some([before, vec![last]].concat())
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let (&first, rest) = columns.split_first()?;
    if let Some(rest) = next_permutation(rest) {
        return Some([vec![first], rest].concat());
    }
    // The rest is the last of its orders: from right to left it rises.
    let rising = || rest.iter().rev().copied();
    let head = rising().find(|&col| col > first)?;
    let behind = rising().map(|col| if col == head { first } else { col });
    Some(iter::once(head).chain(behind).collect())
}

pub fn solutions(n: usize) -> Vec<Board> {
    let first = vec![0; n];
    iter::successors(Some(first), |columns| next_columns(columns, n))
        .map(|columns| Board::from_columns(&columns))
        .filter(Board::is_solution)
        .collect()
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}
