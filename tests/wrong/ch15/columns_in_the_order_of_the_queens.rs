//! The columns stand in the order in which the queens were placed.

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
    let mut placed = Vec::new();
    let rows = (0..n).collect();
    fill(&rows, &mut placed, &mut Marks::new(n)).then(|| Board::from_columns(&placed))
}

fn fill(rows: &Vec<usize>, placed: &mut Vec<usize>, marks: &mut Marks) -> bool {
    let n = rows.len() + placed.len();
    let free = |row: &usize| (0..n).filter(|&col| marks.is_free(*row, col)).count();
    let Some(&row) = rows.iter().min_by_key(|&row| free(row)) else {
        return true;
    };
    let others: Vec<usize> = rows.iter().copied().filter(|&other| other != row).collect();
    for col in 0..n {
        if marks.is_free(row, col) {
            marks.place(row, col);
            placed.push(col);
            if fill(&others, placed, marks) {
                return true;
            }
            placed.pop();
            marks.remove(row, col);
        }
    }
    false
}

pub fn repair(n: usize, seed: u64) -> Option<Board> {
    todo!("repair a random order of {n} queens, with the seed {seed}")
}
