//! The count is cut to a u32 at each solution.

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
    let mut next = state.col + 1;
    if is_safe(&state.placed, state.col) {
        if state.placed.len() + 1 == state.n {
            let count = state.count as u32 + 1;
            state.count = count as u64;
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
    todo!("put the first state for {n} queens on the trampoline")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("look at each state for {n} queens on its way through the trampoline")
}
