//! The search of chapter 4, step by step.

use super::{Excerpt, Kind, Machinery, Step, Traced, entry, trace};

/// What chapter 4 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch04_plain_loop.rs"),
        first: "fn next(",
        tries: &["} else if is_safe(&self.placed, self.col) {"],
        refused: &["self.col += 1;"],
        placed: &["self.placed.push(self.col);", "self.col = 0;"],
        solution: &[
            "if self.placed.len() == self.n {",
            "self.col = self.n;",
            "return Some(Board::from_columns(&self.placed));",
        ],
        taken_back: &["if self.col == self.n {", "self.col = self.placed.pop()? + 1;"],
        in_last_row: None,
        over: None,
    },
    unseen: "never asks the `is_safe` of an earlier chapter",
    needs: &["new", "next"],
};

/// Two variables.
fn holds(step: &Step) -> Machinery {
    let (above, col) = (step.above(), step.col);
    let (placed, col) = match step.kind {
        Kind::Try | Kind::Safe(_) => (above, col),
        Kind::Refused(_) | Kind::TakenBack => (above, col + 1),
        Kind::Placed(_) | Kind::Put(_) => (step.placed.as_slice(), 0),
        Kind::Solution | Kind::Reported => (step.placed.as_slice(), step.n),
    };
    Machinery::of(vec![entry("placed", format!("{placed:?}")), entry("col", col.to_string())])
}
