//! Chapter 3: the state as `step` hands it on.
//!
//! `state.col` is written once, just before that, so this is where most steps are seen.
//! A queen in the last row is counted and not kept: she is taken back where her step goes on.

use std::cell::RefCell;

use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::chapters::ch03_tail_call::{Bounce, State, trampoline};
use queens_kata::trace::{Kind, Machinery, entry};

use super::{seen, seen_again, seen_last};

pub fn search(n: usize) {
    trampoline(State::first(n), |state| {
        let bounce = step(state);
        if let Bounce::Done(_) = bounce {
            let done = entry("back on the trampoline", format!("Bounce::{bounce:?}"));
            seen_again(Machinery::of(vec![done]));
        }
        bounce
    });
}

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    seen_taken_back(placed, col);
    if col + 1 < n { Some(col + 1) } else { step_back(placed, n) }
}

pub fn step(mut state: State) -> Bounce<State, u64> {
    seen(Kind::Try, state.placed.len(), state.col, held(&state));
    let mut next = state.col + 1;
    if is_safe(&state.placed, state.col) {
        if state.placed.len() + 1 == state.n {
            seen(Kind::Placed(None), state.placed.len(), state.col, held(&state));
            state.count += 1;
            seen(Kind::Solution, state.placed.len(), state.col, held(&state));
        } else {
            state.placed.push(state.col);
            next = 0;
        }
    }
    if next < state.n {
        state.col = next;
        seen_on_its_way(&state, held(&state));
        return Bounce::Call(state);
    }
    seen_at_the_end_of_a_row(&state);
    match step_back(&mut state.placed, state.n) {
        Some(col) => {
            state.col = col;
            seen_again(held(&state));
            Bounce::Call(state)
        }
        None => Bounce::Done(state.count),
    }
}

thread_local! {
    /// The state whose queens `step_back` takes back.
    static STATE: RefCell<State> = const {
        RefCell::new(State { n: 0, placed: Vec::new(), col: 0, count: 0 })
    };
}

/// What came of the try.
fn seen_on_its_way(state: &State, held: Machinery) {
    let last = seen_last();
    let kind = match last.kind {
        Kind::Solution => Kind::TakenBack,
        _ if state.placed.len() > last.row => Kind::Placed(None),
        _ => Kind::Refused(None),
    };
    seen(kind, last.row, last.col, held);
}

fn seen_at_the_end_of_a_row(state: &State) {
    STATE.set(state.clone());
    seen_on_its_way(state, held_at_the_end(state));
}

fn seen_taken_back(placed: &[usize], col: usize) {
    STATE.with_borrow_mut(|state| state.placed = placed.to_vec());
    seen(Kind::TakenBack, placed.len(), col, STATE.with_borrow(held_at_the_end));
}

fn held(state: &State) -> Machinery {
    held_with(state, state.col.to_string())
}

/// The row is used up, and the state has not moved on yet.
fn held_at_the_end(state: &State) -> Machinery {
    held_with(state, format!("{}, the last", state.col))
}

fn held_with(State { n, placed, count, .. }: &State, col: String) -> Machinery {
    Machinery::of(vec![
        entry("state.n", n.to_string()),
        entry("state.placed", format!("{placed:?}")),
        entry("state.col", col),
        entry("state.count", count.to_string()),
    ])
}
