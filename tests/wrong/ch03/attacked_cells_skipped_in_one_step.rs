//! A step goes on to the next safe cell, and not just to the next cell.

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
    while state.col < state.n && !is_safe(&state.placed, state.col) {
        state.col += 1;
    }
    if state.col < state.n {
        if state.placed.len() + 1 < state.n {
            state.placed.push(state.col);
            state.col = 0;
            return Bounce::Call(state);
        }
        state.count += 1;
        state.col += 1;
    }
    if state.col == state.n {
        match step_back(&mut state.placed, state.n) {
            Some(col) => state.col = col,
            None => return Bounce::Done(state.count),
        }
    }
    Bounce::Call(state)
}

pub fn count(n: usize) -> u64 {
    todo!("put the first state for {n} queens on the trampoline")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("look at each state for {n} queens on its way through the trampoline")
}
