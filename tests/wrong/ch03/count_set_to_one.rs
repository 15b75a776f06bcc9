//! A solution sets the count to 1, and does not add to it.

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

pub fn step(state: State) -> Bounce<State, u64> {
    let State { n, mut placed, col, mut count } = state;
    let mut next = col + 1;
    if is_safe(&placed, col) {
        if placed.len() == n - 1 {
            count = 1;
        } else {
            placed.push(col);
            next = 0;
        }
    }
    if next == n {
        match step_back(&mut placed, n) {
            Some(col) => next = col,
            None => return Bounce::Done(count),
        }
    }
    Bounce::Call(State { n, placed, col: next, count })
}

pub fn count(n: usize) -> u64 {
    todo!("put the first state for {n} queens on the trampoline")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("look at each state for {n} queens on its way through the trampoline")
}
