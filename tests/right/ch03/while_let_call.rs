//! The trampoline is a `while let`, and the boards are pushed by a closure that it calls.

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
    let mut bounce = step(first);
    while let Bounce::Call(state) = bounce {
        bounce = step(state);
    }
    match bounce {
        Bounce::Done(result) => result,
        Bounce::Call(_) => unreachable!("the loop ends with Done"),
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

fn first(n: usize) -> State {
    State { n, placed: Vec::new(), col: 0, count: 0 }
}

pub fn count(n: usize) -> u64 {
    if n == 0 { 0 } else { trampoline(first(n), step) }
}

fn board(state: &State) -> Option<Board> {
    if state.placed.len() + 1 < state.n || !is_safe(&state.placed, state.col) {
        return None;
    }
    let mut columns = state.placed.clone();
    columns.push(state.col);
    Some(Board::from_columns(&columns))
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    let mut watched = |state: State| {
        boards.extend(board(&state));
        step(state)
    };
    if n > 0 {
        trampoline(first(n), &mut watched);
    }
    boards
}
