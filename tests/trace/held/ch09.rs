//! Chapter 9: the three numbers of a row, and the columns that it has still to try.
//!
//! The program asks for a whole row at once, so a column that is refused is no moment of its own.
//! What is held there is what the row held in the moment before: when it began, or when its last queen was taken back.
//! A solution is found in a call that has no row: what is held is what the last row holds, which waits for that call.

use std::cell::RefCell;

use queens_kata::Board;
use queens_kata::chapters::ch09_bitmask::{Taken, lowest};
use queens_kata::trace::{Kind, Machinery, entry};

use super::seen;

pub fn search(n: usize) {
    list_below(Taken::default(), n, &mut Vec::new(), &mut Vec::new());
}

pub fn list_below(taken: Taken, n: usize, placed: &mut Vec<usize>, found: &mut Vec<Board>) {
    if placed.len() == n {
        seen_solution(placed);
        found.push(Board::from_columns(placed));
        return;
    }
    let mut free = taken.free(n);
    seen_row(placed.len(), (taken, n, free));
    while free != 0 {
        seen_try(placed.len(), free.trailing_zeros(), (taken, n, free));
        let queen = lowest(free);
        free ^= queen;
        placed.push(queen.trailing_zeros() as usize);
        seen_queen(Kind::Placed(None), placed.len() - 1, queen, (taken, n, free));
        list_below(taken.with_queen(queen), n, placed, found);
        placed.pop();
        seen_queen(Kind::TakenBack, placed.len(), queen, (taken, n, free));
    }
    seen_up_to(placed.len(), n);
}

/// What a row holds: what is taken, the size of the board, and what is still to be tried.
type Held = (Taken, usize, u32);

/// A row that has been entered: the column up to which it is done, and what it held last.
struct Row {
    done: usize,
    held: Held,
}

thread_local! {
    static ROWS: RefCell<Vec<Row>> = const { RefCell::new(Vec::new()) };
}

fn seen_row(row: usize, held: Held) {
    ROWS.with_borrow_mut(|rows| {
        rows.truncate(row);
        rows.push(Row { done: 0, held });
    });
}

/// The columns before this one are refused.
fn seen_up_to(row: usize, col: usize) {
    ROWS.with_borrow_mut(|rows| {
        let Row { done, held } = &mut rows[row];
        for refused in *done..col {
            seen(Kind::Try, row, refused, machinery(row, *held));
            seen(Kind::Refused(None), row, refused, machinery(row, *held));
        }
        *done = col + 1;
    });
}

fn seen_try(row: usize, col: u32, held: Held) {
    seen_up_to(row, col as usize);
    seen(Kind::Try, row, col as usize, machinery(row, held));
}

fn seen_queen(kind: Kind, row: usize, queen: u32, held: Held) {
    ROWS.with_borrow_mut(|rows| rows[row].held = held);
    seen(kind, row, queen.trailing_zeros() as usize, machinery(row, held));
}

fn seen_solution(placed: &[usize]) {
    let (&col, above) = placed.split_last().unwrap();
    let row = above.len();
    let held = ROWS.with_borrow(|rows| rows[row].held);
    seen(Kind::Solution, row, col, machinery(row, held));
}

fn machinery(row: usize, (taken, n, free): Held) -> Machinery {
    let picture = |set: u32| -> String {
        (0..n).map(|col| if set & (1 << col) == 0 { '.' } else { '#' }).collect()
    };
    Machinery::of(vec![
        entry(format!("columns, for row {row}"), picture(taken.columns)),
        entry("hills", picture(taken.hills)),
        entry("dales", picture(taken.dales)),
        entry("free", picture(free)),
    ])
}
