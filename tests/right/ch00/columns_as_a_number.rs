//! Lists as the digits of a number, and orders by recursion.
//! Next time: with a number whose digits are the columns: `pow` and `%` take it apart.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let length = columns.len() as u32;
    let number = columns.iter().fold(0, |number, col| number * n + col) + 1;
    if number == n.pow(length) {
        return None;
    }
    Some((0..length).rev().map(|place| number / n.pow(place) % n).collect())
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let (&last, before) = chosen.split_last()?;
    if last + 1 < cells {
        return Some([before, &[last + 1]].concat());
    }
    let mut next = next_choice(before, cells - 1)?;
    next.push(next.last()? + 1);
    Some(next)
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let (&first, rest) = columns.split_first()?;
    if let Some(rest) = next_permutation(rest) {
        return Some([vec![first], rest].concat());
    }
    let head = rest.iter().copied().filter(|&col| col > first).min()?;
    let mut next: Vec<usize> = columns.iter().copied().filter(|&col| col != head).collect();
    next.sort();
    next.insert(0, head);
    Some(next)
}

fn candidates(n: usize) -> impl Iterator<Item = Vec<usize>> {
    std::iter::successors(Some(vec![0; n]), move |columns| next_columns(columns, n))
}

pub fn solutions(n: usize) -> Vec<Board> {
    let boards = candidates(n).map(|columns| Board::from_columns(&columns));
    boards.filter(Board::is_solution).collect()
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}
