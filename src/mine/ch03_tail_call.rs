//! The states that the learner's `step` of chapter 3 goes through.

use exercises::ch03_tail_call::{Bounce, State, step};

use crate::answer;

/// Answers with what each step gives back: `done COUNT`, or `call N COUNT COL COLUMNS`, where the columns are those of the queens that stand.
pub fn trace(n: usize) {
    let mut state = State { n, placed: Vec::new(), col: 0, count: 0 };
    loop {
        match step(state) {
            Bounce::Call(next) => {
                let placed: Vec<String> = next.placed.iter().map(usize::to_string).collect();
                answer(format_args!(
                    "call {} {} {} {}",
                    next.n,
                    next.count,
                    next.col,
                    placed.join(" ")
                ));
                state = next;
            }
            Bounce::Done(count) => return answer(format_args!("done {count}")),
        }
    }
}
