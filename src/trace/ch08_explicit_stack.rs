//! The search of chapter 8, step by step.

use super::{Entry, Excerpt, Kind, Machinery, Step, Traced, entry, trace};

/// What chapter 8 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch08_explicit_stack.rs"),
        first: "pub fn walk(",
        tries: &["} else if marks.is_free(row, top.col) {"],
        refused: &["top.col += 1;"],
        placed: &["marks.place(row, top.col);", "top.stands = true;"],
        solution: &["look(&stack);"],
        taken_back: &[
            "if top.stands {",
            "marks.remove(row, top.col);",
            "*top = Position { row, col: top.col + 1, stands: false };",
        ],
        in_last_row: None,
        over: None,
    },
    unseen: "does not show its turns one by one",
    needs: &["walk"],
};

/// A position for each row that has been entered.
fn holds(step: &Step) -> Machinery {
    let (above, col) = (step.above(), step.col);
    let mut positions: Vec<Entry> = above
        .iter()
        .enumerate()
        .map(|(row, queen)| entry(format!("row {row}"), format!("col {queen}, queen stands")))
        .collect();
    let last = match step.kind {
        Kind::Try | Kind::Safe(_) => format!("col {col}"),
        Kind::Refused(_) | Kind::TakenBack => format!("col {}", col + 1),
        Kind::Placed(_) | Kind::Put(_) | Kind::Solution | Kind::Reported => {
            format!("col {col}, queen stands")
        }
    };
    positions.push(entry(format!("row {}", above.len()), last));
    Machinery::of(positions)
}
