//! The search of chapter 6, step by step.

use super::recorder::Recorder;
use super::{Excerpt, Machinery, Step, Trace, Traced, Until, check, entry};
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::cost::try_free_columns;

/// What chapter 6 shows of its search.
pub static TRACED: Traced = Traced {
    record,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch06_column_list.rs"),
        first: "fn fill_below(",
        tries: &["if is_safe(placed, col) {"],
        refused: &["for_each_free(free, |col, rest| {"],
        placed: &["placed.push(col);", "fill_below(placed, rest, found);"],
        solution: &["if free.is_empty() {", "return found(placed);"],
        taken_back: &["placed.pop();"],
        in_last_row: None,
        over: None,
    },
    unseen: "never asks the `is_safe` of an earlier chapter",
    needs: &["for_each_free"],
};

/// Records the search that tries the free columns only.
fn record(n: usize, until: Until) -> Trace {
    check(n);
    let mut recorder = Recorder::new(n, until);
    let try_cell = |placed: &[usize], col| {
        let safe = is_safe(placed, col);
        recorder.try_cell(placed, col, safe);
        if safe && placed.len() + 1 == n {
            recorder.solution();
        }
        safe
    };
    try_free_columns(n, try_cell);
    recorder.finish()
}

/// The list that the row got, and what is left of it for the rows below.
fn holds(step: &Step) -> Machinery {
    let free = |placed: &[usize]| -> String {
        let free: Vec<usize> = (0..step.n).filter(|col| !placed.contains(col)).collect();
        format!("{free:?}")
    };
    let (above, col) = (step.above(), step.col);
    Machinery::of(vec![
        entry(format!("free for row {}", above.len()), free(above)),
        entry("rest, without this column", free(&[above, &[col]].concat())),
    ])
}
