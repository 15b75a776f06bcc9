//! Solutions from choices of cells, put in order in the end.

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

pub fn next_choice(chosen: &[usize], cells: usize) -> Option<Vec<usize>> {
    let mut next = chosen.to_vec();
    for place in (0..next.len()).rev() {
        if next[place] < cells - (next.len() - place) {
            next[place] += 1;
            for later in place + 1..next.len() {
                next[later] = next[later - 1] + 1;
            }
            return Some(next);
        }
    }
    None
}

pub fn next_permutation(columns: &[usize]) -> Option<Vec<usize>> {
    let mut next = columns.to_vec();
    for row in (1..next.len()).rev() {
        if next[row - 1] < next[row] {
            let larger = (row..next.len()).rev().find(|&it| next[it] > next[row - 1])?;
            next.swap(row - 1, larger);
            next[row..].reverse();
            return Some(next);
        }
    }
    None
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    let mut chosen: Option<Vec<usize>> = (n > 0).then(|| (0..n).collect());
    while let Some(cells) = chosen {
        let one_a_row = cells.iter().enumerate().all(|(row, cell)| cell / n == row);
        if one_a_row {
            let columns: Vec<usize> = cells.iter().map(|cell| cell % n).collect();
            boards.push(Board::from_columns(&columns));
        }
        chosen = next_choice(&cells, n * n);
    }
    boards.retain(|board| board.is_solution());
    boards.sort();
    boards
}

pub fn count(n: usize) -> u64 {
    let mut candidate: Option<Vec<usize>> = Some((0..n).collect());
    let mut found = 0;
    while let Some(columns) = candidate {
        if Board::from_columns(&columns).is_solution() {
            found += 1;
        }
        candidate = next_permutation(&columns);
    }
    found
}
