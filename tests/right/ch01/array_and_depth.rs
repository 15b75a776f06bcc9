//! The queens in an array of fixed size, and the row as a number beside it.
//! Next time: without `Vec<usize>`, with the queens in an array.

use crate::Board;

const LARGEST: usize = 32;

pub fn is_safe(placed: &[usize], col: usize) -> bool {
    let row = placed.len() as i32;
    (0..row).all(|above| {
        let across = col as i32 - placed[above as usize] as i32;
        across != 0 && across.abs() != row - above
    })
}

fn fill(n: usize, row: usize, columns: &mut [usize; LARGEST], found: &mut dyn FnMut(&[usize])) {
    if row == n {
        if n > 0 {
            found(&columns[..n]);
        }
        return;
    }
    for col in 0..n {
        if is_safe(&columns[..row], col) {
            columns[row] = col;
            fill(n, row + 1, columns, found);
        }
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    fill(n, 0, &mut [0; LARGEST], &mut |columns| boards.push(Board::from_columns(columns)));
    boards
}

pub fn count(n: usize) -> u64 {
    let mut found = 0;
    fill(n, 0, &mut [0; LARGEST], &mut |_| found += 1);
    found
}
