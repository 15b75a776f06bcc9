//! Permutations as candidates: so few that nine queens take no time.

use crate::Board;

pub fn next_columns(columns: &[usize], n: usize) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    for row in (0..next.len()).rev() {
        if next[row] + 1 < n {
            next[row] += 1;
            return Some(next);
        }
        next[row] = 0;
    }
    None
}

fn boards(n: usize) -> impl Iterator<Item = Board> {
    let first = (n > 0).then(|| (0..n).collect::<Vec<usize>>());
    std::iter::successors(first, |columns| next_permutation(columns))
        .map(|columns| Board::from_columns(&columns))
        .filter(Board::is_solution)
}

pub fn solutions(n: usize) -> Vec<Board> {
    boards(n).collect()
}

pub fn count(n: usize) -> u64 {
    boards(n).map(|_| 1).sum()
}

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let room = chosen.len();
    let place = (0..room).rev().find(|&place| chosen[place] + room - place < cells)?;
    let risen = (0..room - place).map(|further| chosen[place] + 1 + further);
    Some(chosen[..place].iter().copied().chain(risen).collect())
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let row = (1..columns.len()).rev().find(|&row| columns[row - 1] < columns[row])?;
    let mut next = columns.to_vec();
    let larger = (row..next.len()).rev().find(|&it| next[it] > next[row - 1])?;
    next.swap(row - 1, larger);
    next[row..].reverse();
    Some(next)
}
