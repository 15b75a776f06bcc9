//! The free columns are counted before the first queen, and never again.

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
    let mut marks = Marks::new(n);
    let mut rows: Vec<usize> = (0..n).collect();
    rows.sort_by_key(|&row| (0..n).filter(|&col| marks.is_free(row, col)).count());
    let mut columns = vec![0; n];
    fill(&rows, &mut columns, &mut marks).then(|| Board::from_columns(&columns))
}

fn fill(rows: &[usize], columns: &mut Vec<usize>, marks: &mut Marks) -> bool {
    let Some((&row, others)) = rows.split_first() else {
        return true;
    };
    for col in 0..columns.len() {
        if marks.is_free(row, col) {
            marks.place(row, col);
            columns[row] = col;
            if fill(others, columns, marks) {
                return true;
            }
            marks.remove(row, col);
        }
    }
    false
}

pub fn repair(n: usize, seed: u64) -> Option<Board> {
    todo!("repair a random order of {n} queens, with the seed {seed}")
}
