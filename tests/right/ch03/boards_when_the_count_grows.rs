//! A loop of its own for the boards: each comes from the step in which the count grows.

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
    let mut bounce = Bounce::Call(first);
    while let Bounce::Call(state) = bounce {
        bounce = step(state);
    }
    match bounce {
        Bounce::Done(result) => result,
        Bounce::Call(_) => unreachable!(),
    }
}

pub fn step(mut state: State) -> Bounce<State, u64> {
    let mut next = state.col + 1;
    if is_safe(&state.placed, state.col) {
        if state.placed.len() + 1 == state.n {
            state.count += 1;
        } else {
            state.placed.push(state.col);
            next = 0;
        }
    }
    if next == state.n {
        match step_back(&mut state.placed, state.n) {
            Some(col) => next = col,
            None => return Bounce::Done(state.count),
        }
    }
    state.col = next;
    Bounce::Call(state)
}

pub fn count(n: usize) -> u64 {
    match n {
        0 => 0,
        _ => trampoline(State { n, placed: vec![], col: 0, count: 0 }, step),
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    let mut state = State { n, placed: vec![], col: 0, count: 0 };
    if n == 0 {
        return found;
    }
    loop {
        let columns = [state.placed.as_slice(), &[state.col]].concat();
        let before = state.count;
        let (count, next) = match step(state) {
            Bounce::Call(next) => (next.count, Some(next)),
            Bounce::Done(count) => (count, None),
        };
        if count > before {
            found.push(Board::from_columns(&columns));
        }
        match next {
            Some(next) => state = next,
            None => return found,
        }
    }
}
