//! No state is changed: each step makes a new one, and helpers say what it is.
//! Next time: without `&mut`, so that each step makes a new state.

use crate::Board;

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
    let mut now = Some(first);
    loop {
        match step(now.take().unwrap()) {
            Bounce::Call(state) => now = Some(state),
            Bounce::Done(result) => break result,
        }
    }
}

fn attacked(placed: &[usize], col: usize) -> bool {
    let row = placed.len();
    (0..row)
        .any(|up| placed[up] == col || placed[up] + row == col + up || placed[up] + up == col + row)
}

fn after(n: usize, placed: &[usize], col: usize, count: u64) -> Bounce<State, u64> {
    if col < n {
        return Bounce::Call(State { n, placed: placed.to_vec(), col, count });
    }
    match placed {
        [] => Bounce::Done(count),
        [above @ .., last] => after(n, above, last + 1, count),
    }
}

pub fn step(state: State) -> Bounce<State, u64> {
    let State { n, placed, col, count } = state;
    if attacked(&placed, col) {
        return after(n, &placed, col + 1, count);
    }
    if placed.len() + 1 == n {
        return after(n, &placed, col + 1, count + 1);
    }
    after(n, &[placed, vec![col]].concat(), 0, count)
}

pub fn count(n: usize) -> u64 {
    let first = State { n, placed: vec![], col: 0, count: 0 };
    if n == 0 { 0 } else { trampoline(first, step) }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    if n == 0 {
        return boards;
    }
    trampoline(State { n, placed: vec![], col: 0, count: 0 }, |state| {
        if state.placed.len() + 1 == n && !attacked(&state.placed, state.col) {
            boards.push(Board::from_columns(&[state.placed.clone(), vec![state.col]].concat()));
        }
        step(state)
    });
    boards
}
