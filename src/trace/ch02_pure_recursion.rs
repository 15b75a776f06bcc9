//! The search of chapter 2, step by step.

use super::{Excerpt, Machinery, Step, Traced, entry, trace};

/// What chapter 2 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch02_pure_recursion.rs"),
        first: "fn try_cell(",
        tries: &["if is_safe(&self.placed, col) {"],
        refused: &[
            "if col + 1 < self.n { Some(col + 1) } else { step_back(&mut self.placed, self.n) };",
            "Some(next) => Ok(new + self.try_cell(next)?),",
        ],
        placed: &["self.placed.push(col);", "return self.try_cell(0);"],
        solution: &["self.keep_board();", "new = 1;"],
        taken_back: &[
            "if col + 1 < self.n { Some(col + 1) } else { step_back(&mut self.placed, self.n) };",
            "Some(next) => Ok(new + self.try_cell(next)?),",
        ],
        in_last_row: Some([
            &["self.placed.push(col);", "if self.placed.len() < self.n {"],
            &["self.placed.pop();"],
        ]),
        over: Some(&["None => Ok(new),"]),
    },
    exercise_has_step: false,
};

/// A frame for every try, and none has returned.
fn holds(step: &Step) -> Machinery {
    Machinery::of(vec![
        entry("frames on the stack", step.tries.to_string()),
        entry("col, in the last of them", step.tried.to_string()),
        entry("placed, shared by all", format!("{:?}", step.placed)),
    ])
}
