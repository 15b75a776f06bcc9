//! Chapter 2: recursion and nothing else.
//! The next cell, the next row, and the step back are all calls.
//!
//! No call returns before the search is over, so the stack grows with every cell that is tried.
//! Write `step_back`, then `count`, then `solutions`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `step_back` that is just `None` gets "step_back(&mut [0], 4) returned None", and what it should have returned.
//! A `count` that never ends by itself has "overflowed the stack", or was "still running after 5 seconds of processor time" where the compiler has made a loop of it.

use exercises::ch02_pure_recursion::{count, solutions, step_back};
use queens_kata::stack::on_stack_of;

use crate::judge::{judge_count, judge_solutions};
use crate::own_process::{after, calling, in_own_process};

/// The largest n here, 9, stacks up 72,378 calls.
/// This leaves each of them more than 3,000 bytes.
const STACK: usize = 256 * 1024 * 1024;

/// Expects `step_back` to leave the queens `left`, and to say which column comes `next` in the row below them.
fn judge_step_back(placed: &[usize], n: usize, next: Option<usize>, left: &[usize]) {
    let mut queens = placed.to_vec();
    let call = format!("step_back(&mut {placed:?}, {n})");
    let found = calling(&call, || step_back(&mut queens, n));
    assert!(
        (found, queens.as_slice()) == (next, left),
        "{call} returned {found:?} and left the queens {queens:?}, but should return {next:?} and leave {left:?}.\n\
         Queens are taken back up to and including one that can move right: the column to her right is next. If none can, the answer is None."
    );
}

#[test]
#[cfg_attr(todo = "ch02::step_back", ignore = "step_back still holds a todo!")]
fn step_back_stops_at_the_nearest_queen_that_can_move_right() {
    in_own_process(|| {
        judge_step_back(&[0], 4, Some(1), &[]);
        judge_step_back(&[0, 2], 4, Some(3), &[0]);
        judge_step_back(&[0, 2, 3], 4, Some(3), &[0]);
        judge_step_back(&[2, 5, 5, 5], 6, Some(3), &[]);
    });
}

#[test]
#[cfg_attr(todo = "ch02::step_back", ignore = "step_back still holds a todo!")]
fn step_back_ends_when_no_queen_can_move_right() {
    in_own_process(|| {
        judge_step_back(&[0], 1, None, &[]);
        judge_step_back(&[3, 3], 4, None, &[]);
        judge_step_back(&[], 4, None, &[]);
    });
}

#[test]
#[cfg_attr(todo = "ch02::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["step_back"], || judge_count("count", 9, |n| on_stack_of(STACK, move || count(n))));
}

#[test]
#[cfg_attr(todo = "ch02::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["step_back"], || {
        judge_solutions("solutions", 8, |n| on_stack_of(STACK, move || solutions(n)));
    });
}
