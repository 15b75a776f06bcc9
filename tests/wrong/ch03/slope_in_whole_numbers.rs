//! The step checks a cell by a slope in whole numbers, and 3 / 2 is 1.

use crate::Board;
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

fn is_safe(placed: &[usize], col: usize) -> bool {
    let row = placed.len();
    placed
        .iter()
        .enumerate()
        .all(|(queen_row, &queen)| queen != col && (row - queen_row) / queen.abs_diff(col) != 1)
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
    todo!("put the first state for {n} queens on the trampoline")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("look at each state for {n} queens on its way through the trampoline")
}
