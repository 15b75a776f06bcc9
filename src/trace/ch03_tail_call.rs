//! The search of chapter 3, step by step.

use super::{Excerpt, Kind, Machinery, Step, Traced, entry, trace};

/// What chapter 3 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch03_tail_call.rs"),
        first: "pub fn step(",
        tries: &["if is_safe(&state.placed, state.col) {"],
        refused: &["let mut next = state.col + 1;", "if next < state.n {"],
        placed: &["state.placed.push(state.col);", "next = 0;"],
        solution: &["if state.placed.len() + 1 == state.n {", "state.count += 1;"],
        taken_back: &["match step_back(&mut state.placed, state.n) {", "state.col = col;"],
        in_last_row: Some([
            &["if state.placed.len() + 1 == state.n {"],
            &["let mut next = state.col + 1;", "if next < state.n {"],
        ]),
        over: Some(&["None => Bounce::Done(state.count),"]),
    },
    unseen: "never calls `step`",
    needs: &["step"],
};

/// The state, as `step` hands it on.
/// Its queens are those above the last row: one that completes a board is counted and not kept.
fn holds(step: &Step) -> Machinery {
    let (n, (above, col)) = (step.n, (step.above(), step.col));
    let in_last_row = step.row + 1 == n;
    let next = if col + 1 < n { (col + 1).to_string() } else { format!("{col}, the last") };
    let (placed, col) = match step.kind {
        Kind::Placed(_) | Kind::Put(_) if !in_last_row => (step.placed.as_slice(), "0".into()),
        Kind::Try
        | Kind::Safe(_)
        | Kind::Placed(_)
        | Kind::Put(_)
        | Kind::Solution
        | Kind::Reported => (above, col.to_string()),
        Kind::Refused(_) | Kind::TakenBack => (above, next),
    };
    if step.is_last_of_all() {
        let done = format!("Bounce::Done({})", step.solutions);
        return Machinery::of(vec![entry("back on the trampoline", done)]);
    }
    Machinery::of(vec![
        entry("state.n", n.to_string()),
        entry("state.placed", format!("{placed:?}")),
        entry("state.col", col),
        entry("state.count", step.solutions.to_string()),
    ])
}
