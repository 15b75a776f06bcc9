//! All states of the search as an iterator: the boards are picked out of it.
//! Next time: with `successors`, so that `solutions` is a chain of iterators.

use std::iter::successors;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch02_pure_recursion::step_back;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bounce<S, T> {
    Call(S),
    Done(T),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub n: usize,
    pub placed: Vec<usize>,
    pub col: usize,
    pub count: u64,
}

pub fn trampoline<S, T>(first: S, mut step: impl FnMut(S) -> Bounce<S, T>) -> T {
    let mut state = first;
    loop {
        match step(state) {
            Bounce::Call(next) => state = next,
            Bounce::Done(result) => return result,
        }
    }
}

pub fn step(mut state: State) -> Bounce<State, u64> {
    state.count += u64::from(completed(&state).is_some());
    let goes_down = is_safe(&state.placed, state.col) && state.placed.len() + 1 < state.n;
    let next = if goes_down {
        state.placed.push(state.col);
        Some(0)
    } else if state.col + 1 < state.n {
        Some(state.col + 1)
    } else {
        step_back(&mut state.placed, state.n)
    };
    match next {
        Some(col) => Bounce::Call(State { col, ..state }),
        None => Bounce::Done(state.count),
    }
}

fn first(n: usize) -> Option<State> {
    (n > 0).then(|| State { n, placed: vec![], col: 0, count: 0 })
}

fn states(n: usize) -> impl Iterator<Item = State> {
    successors(first(n), |state| match step(state.clone()) {
        Bounce::Call(next) => Some(next),
        Bounce::Done(_) => None,
    })
}

fn completed(state: &State) -> Option<Board> {
    let State { n, placed, col, .. } = state;
    let is_complete = placed.len() + 1 == *n && is_safe(placed, *col);
    is_complete.then(|| Board::from_columns(&[placed.as_slice(), &[*col]].concat()))
}

pub fn count(n: usize) -> u64 {
    first(n).map_or(0, |first| trampoline(first, step))
}

pub fn solutions(n: usize) -> Vec<Board> {
    states(n).filter_map(|state| completed(&state)).collect()
}
