//! The search of chapter 2, step by step.

use super::{Excerpt, Machinery, Step, Traced, entry, trace};

/// What chapter 2 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch02_pure_recursion.rs"),
        first: "fn try_cell(",
        tries: &["if is_safe(placed, col) {"],
        refused: &[
            "let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };",
            "Some(next) => new + try_cell(n, placed, next, found),",
        ],
        placed: &["placed.push(col);", "return try_cell(n, placed, 0, found);"],
        solution: &["found(placed);", "new = 1;"],
        taken_back: &[
            "let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };",
            "Some(next) => new + try_cell(n, placed, next, found),",
        ],
        in_last_row: Some([&["placed.push(col);", "if placed.len() < n {"], &["placed.pop();"]]),
        over: Some(&["None => new,"]),
    },
    unseen: "never asks the `is_safe` of an earlier chapter",
    needs: &[],
};

/// A frame for every try, and none has returned.
fn holds(step: &Step) -> Machinery {
    Machinery::of(vec![
        entry("frames on the stack", step.tries.to_string()),
        entry("col, in the last of them", step.tried.to_string()),
        entry("placed, shared by all", format!("{:?}", step.placed)),
    ])
}
