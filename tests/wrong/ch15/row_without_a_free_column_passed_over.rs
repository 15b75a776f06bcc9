//! A row with no free column is passed over.

use crate::Board;
use crate::chapters::ch07_marker_arrays::Marks;

pub fn formula(n: usize) -> Option<Board> {
    if n == 0 || n == 2 || n == 3 {
        return None;
    }
    let mut odd: Vec<usize> = (1..n).step_by(2).collect();
    let mut even: Vec<usize> = (0..n).step_by(2).collect();
    if n % 6 == 2 {
        even.swap(0, 1);
        let four = even.remove(2);
        even.push(four);
    }
    if n % 6 == 3 {
        let one = odd.remove(0);
        odd.push(one);
        even.rotate_left(2);
    }
    odd.extend(even);
    Some(Board::from_columns(&odd))
}

pub fn fewest_free_first(n: usize) -> Option<Board> {
    if n == 0 {
        return None;
    }
    let mut queens = vec![None; n];
    if fill(&mut queens, &mut Marks::new(n)) {
        let columns: Vec<usize> = queens.into_iter().flatten().collect();
        return Some(Board::from_columns(&columns));
    }
    None
}

fn fill(queens: &mut Vec<Option<usize>>, marks: &mut Marks) -> bool {
    let n = queens.len();
    let mut next = None;
    for row in 0..n {
        if queens[row].is_some() {
            continue;
        }
        let free = (0..n).filter(|&col| marks.is_free(row, col)).count();
        if free > 0 && next.is_none_or(|(fewest, _)| free < fewest) {
            next = Some((free, row));
        }
    }
    let Some((_, row)) = next else {
        return true;
    };
    for col in 0..n {
        if !marks.is_free(row, col) {
            continue;
        }
        marks.place(row, col);
        queens[row] = Some(col);
        if fill(queens, marks) {
            return true;
        }
        marks.remove(row, col);
        queens[row] = None;
    }
    false
}

pub fn repair(n: usize, seed: u64) -> Option<Board> {
    todo!("repair a random order of {n} queens, with the seed {seed}")
}
