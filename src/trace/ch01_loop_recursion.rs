//! The search of chapter 1, step by step.

use super::{Entry, Excerpt, Kind, Machinery, Step, Traced, entry, trace};

/// What chapter 1 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch01_loop_recursion.rs"),
        first: "fn list_below(",
        tries: &["if is_safe(placed, col) {"],
        refused: &["for col in 0..n {"],
        placed: &["placed.push(col);", "found.extend(list_below(n, placed));"],
        solution: &["if placed.len() == n {", "return vec![Board::from_columns(placed)];"],
        taken_back: &["placed.pop();"],
        in_last_row: None,
        over: None,
    },
    unseen: "never asks `is_safe`",
    needs: &["is_safe"],
};

/// One frame for each row that has been entered, each in the middle of its loop.
fn holds(step: &Step) -> Machinery {
    let (above, col) = (step.above(), step.col);
    let waiting = |(row, queen): (usize, &usize)| {
        entry(format!("frame of row {row}"), format!("col = {queen}, waiting"))
    };
    let (callers, last) = match step.kind {
        Kind::Try | Kind::Refused(_) | Kind::Safe(_) | Kind::TakenBack => {
            (above, format!("col = {col}"))
        }
        Kind::Placed(_) | Kind::Put(_) => (step.placed.as_slice(), "begins".into()),
        Kind::Solution | Kind::Reported => (step.placed.as_slice(), "no row left: found".into()),
    };
    let mut frames: Vec<Entry> = callers.iter().enumerate().map(waiting).collect();
    frames.push(entry(format!("frame of row {}", callers.len()), last));
    Machinery::of(frames)
}
