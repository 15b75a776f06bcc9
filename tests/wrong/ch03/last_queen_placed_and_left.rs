//! The last queen is placed as all others, so a state has a full board and no row to try.

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
    if is_safe(&state.placed, state.col) {
        state.placed.push(state.col);
        state.col = 0;
        if state.placed.len() == state.n {
            state.count += 1;
        }
        return Bounce::Call(state);
    }
    if state.col + 1 < state.n {
        state.col += 1;
        return Bounce::Call(state);
    }
    match step_back(&mut state.placed, state.n) {
        Some(col) => Bounce::Call(State { col, ..state }),
        None => Bounce::Done(state.count),
    }
}

pub fn count(n: usize) -> u64 {
    todo!("put the first state for {n} queens on the trampoline")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("look at each state for {n} queens on its way through the trampoline")
}
