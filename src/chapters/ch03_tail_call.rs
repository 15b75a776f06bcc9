//! Chapter 3: every call is the last thing that its caller does, so no frame has to wait for another.
//!
//! Rust does not promise to reuse such a frame.
//! So a step returns what to call next, and a loop, the trampoline, makes the call: the stack stays flat.
//! The count, which the frames of chapter 2 add up, is handed down in the state.
//! What hurts: a bounce is made and taken apart for every cell, and what runs is a loop.

use super::ch01_loop_recursion::is_safe;
use super::ch02_pure_recursion::step_back;
use crate::Board;

/// What a step returns instead of calling: what to call next, or the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bounce<S, T> {
    /// Call again, with this.
    Call(S),
    /// No more calls: this is the result.
    Done(T),
}

/// Calls `step` with `first`, then with what it returns, until it is done.
///
/// ```
/// use queens_kata::chapters::ch03_tail_call::{Bounce, trampoline};
///
/// let sum = trampoline((1, 0), |(i, sum)| match i {
///     101 => Bounce::Done(sum),
///     _ => Bounce::Call((i + 1, sum + i)),
/// });
/// assert_eq!(sum, 5050);
/// ```
pub fn trampoline<S, T>(first: S, mut step: impl FnMut(S) -> Bounce<S, T>) -> T {
    let mut state = first;
    loop {
        match step(state) {
            Bounce::Call(next) => state = next,
            Bounce::Done(result) => return result,
        }
    }
}

/// Everything the search knows between two steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The size of the board, at least 1.
    pub n: usize,
    /// The columns of the placed queens, row by row.
    /// There are fewer than `n`.
    pub placed: Vec<usize>,
    /// The column to try in the row below them, less than `n`.
    pub col: usize,
    /// The solutions found so far.
    pub count: u64,
}

impl State {
    /// The state before the first step: no queen is placed, and the cell to try is the first of the first row.
    pub fn first(n: usize) -> Self {
        Self { n, placed: Vec::new(), col: 0, count: 0 }
    }

    /// The board that the next step completes, if the cell to try is in the last row and safe.
    pub fn completed(&self) -> Option<Board> {
        if self.placed.len() + 1 < self.n || !is_safe(&self.placed, self.col) {
            return None;
        }
        let mut columns = self.placed.clone();
        columns.push(self.col);
        Some(Board::from_columns(&columns))
    }
}

/// Tries exactly one cell, safe or not, and returns the next state.
/// When no cell is left, the result is the count.
///
/// ```
/// use queens_kata::chapters::ch03_tail_call::{Bounce, State, step};
///
/// let before = State { n: 4, placed: vec![0], col: 2, count: 0 };
/// let after = State { n: 4, placed: vec![0, 2], col: 0, count: 0 };
/// assert_eq!(step(before), Bounce::Call(after));
/// ```
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
    if next < state.n {
        state.col = next;
        return Bounce::Call(state);
    }
    match step_back(&mut state.placed, state.n) {
        Some(col) => {
            state.col = col;
            Bounce::Call(state)
        }
        None => Bounce::Done(state.count),
    }
}

/// All solutions, in order: each state is looked at on its way through the trampoline.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        trampoline(State::first(n), |state| {
            if let Some(board) = state.completed() {
                found.push(board);
            }
            step(state)
        });
    }
    found
}

/// The number of solutions.
pub fn count(n: usize) -> u64 {
    if n == 0 {
        return 0;
    }
    trampoline(State::first(n), step)
}
