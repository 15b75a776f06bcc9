//! Chapter 1: a frame for each call that has not returned, and in it the column of its loop.

use queens_kata::Board;
use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::trace::{Entry, Kind, Machinery, entry};

use super::{FRAMES, frame, seen, seen_passed_by};

pub fn search(n: usize) {
    list_below(n, &mut Vec::new());
}

fn list_below(n: usize, placed: &mut Vec<usize>) -> Vec<Board> {
    let _seen = frame(None);
    seen_call(placed);
    if placed.len() == n {
        seen(Kind::Solution, n - 1, placed[n - 1], frames("no row left: found".into()));
        return vec![Board::from_columns(placed)];
    }
    let mut found = Vec::new();
    for col in 0..n {
        seen_column(col);
        seen(Kind::Try, placed.len(), col, frames(format!("col = {col}")));
        if is_safe(placed, col) {
            placed.push(col);
            found.extend(list_below(n, placed));
            placed.pop();
            seen(Kind::TakenBack, placed.len(), col, frames(format!("col = {col}")));
        }
        seen_passed_by(placed.len(), col, frames(format!("col = {col}")));
    }
    found
}

/// A queen is placed when the call for the rows below her begins.
fn seen_call(placed: &[usize]) {
    if let Some((&col, above)) = placed.split_last() {
        seen(Kind::Placed(None), above.len(), col, frames("begins".into()));
    }
}

fn seen_column(col: usize) {
    FRAMES.with_borrow_mut(|frames| *frames.last_mut().unwrap() = Some(col));
}

/// All frames wait but the last.
fn frames(last: String) -> Machinery {
    let frames = FRAMES.with_borrow(Vec::clone);
    let callers = &frames[..frames.len() - 1];
    let waiting = callers.iter().map(|col| format!("col = {}, waiting", col.unwrap()));
    let all = waiting.chain([last]).enumerate();
    let entries: Vec<Entry> =
        all.map(|(row, value)| entry(format!("frame of row {row}"), value)).collect();
    Machinery::of(entries)
}
