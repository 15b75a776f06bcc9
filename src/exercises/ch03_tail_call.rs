//! Exercise 3: a step returns what to call next, and a trampoline makes the call.
//!
//! Read `docs/ch03_tail_call.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch03` after each.
//!
//! Two helpers are there: `use crate::chapters::ch01_loop_recursion::is_safe;` and `use crate::chapters::ch02_pure_recursion::step_back;`

use crate::Board;

/// What a step returns instead of calling: what to call next, or the result.
/// The tests know these two variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bounce<S, T> {
    /// Call again, with this.
    Call(S),
    /// No more calls: this is the result.
    Done(T),
}

/// Everything the search knows between two steps.
/// Keep these four fields and add none: the tests make states of their own.
/// What else a search needs, a closure can hold.
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

/// Calls `step` with `first`, then with what it returns, until it is done.
pub fn trampoline<S, T>(first: S, mut step: impl FnMut(S) -> Bounce<S, T>) -> T {
    todo!("call step again and again, without a call to trampoline")
}

/// Tries exactly one cell, safe or not, and returns the next state.
/// When no cell is left, the result is the count.
pub fn step(state: State) -> Bounce<State, u64> {
    todo!("try column {} below {:?}", state.col, state.placed)
}

/// The number of solutions for `n` queens: 0 for `n` = 0, which has no first state.
pub fn count(n: usize) -> u64 {
    todo!("put the first state for {n} queens on the trampoline")
}

/// All solutions for `n` queens, smallest columns first.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("look at each state for {n} queens on its way through the trampoline")
}
