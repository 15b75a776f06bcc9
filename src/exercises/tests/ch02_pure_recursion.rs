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
use judge::own_process::in_own_process;
use judge::samples::{Dice, all_lists};
use judge::searches::{judge_counts, judge_lists, sizes, twice};
use queens_kata::stack::on_stack_of;

use crate::after;

/// n = 9 stacks up 72,378 calls.
/// This leaves each of them more than 3,000 bytes.
const STACK: usize = 256 * 1024 * 1024;

/// n = 11 stacks up 1,806,706 calls.
/// This leaves each of them almost 600 bytes.
const LARGE_STACK: usize = 1024 * 1024 * 1024;

/// Expects `step_back` to leave the queens `left`, and to say which column comes `next` in the row below them.
fn judge_step_back(placed: &[usize], n: usize, next: Option<usize>, left: &[usize]) {
    let call = format!("step_back(&mut {placed:?}, {n})");
    let (found, queens) = twice(&call, || {
        let mut queens = placed.to_vec();
        let found = step_back(&mut queens, n);
        (found, queens)
    });
    assert!(
        (found, queens.as_slice()) == (next, left),
        "{call} returned {found:?} and left the queens {queens:?}, but should return {next:?} and leave {left:?}.\n\
         Queens are taken back up to and including one that can move right: the column to her right is next. If none can, the answer is None."
    );
}

/// The same by the rule: the queens in the last column below the last other one go, and she goes, too.
fn judge_by_the_rule(placed: &[usize], n: usize) {
    let can_move = |&row: &usize| placed[row] + 1 < n;
    match (0..placed.len()).rev().find(can_move) {
        Some(row) => judge_step_back(placed, n, Some(placed[row] + 1), &placed[..row]),
        None => judge_step_back(placed, n, None, &[]),
    }
}

/// Queens of n = 12: some anywhere, one that can move right, and some in the last column.
fn large_placements() -> impl Iterator<Item = Vec<usize>> {
    let mut dice = Dice::default();
    (0..100).map(move |_| {
        let above = dice.below(11);
        let can_move = dice.below(11);
        let last = dice.below(12 - above);
        [dice.list(above, 12), vec![can_move], vec![11; last]].concat()
    })
}

#[test]
#[cfg_attr(todo = "ch02::step_back", ignore = "step_back still holds a todo!")]
fn step_back_stops_at_the_nearest_queen_that_can_move_right() {
    in_own_process(|| {
        judge_step_back(&[0], 4, Some(1), &[]);
        judge_step_back(&[0, 2], 4, Some(3), &[0]);
        judge_step_back(&[0, 2, 3], 4, Some(3), &[0]);
        judge_step_back(&[2, 5, 5, 5], 6, Some(3), &[]);
        for n in 2..=4 {
            let placements = (1..=n).flat_map(|queens| all_lists(queens, n));
            let can_move = |queens: &Vec<usize>| queens.iter().any(|col| col + 1 < n);
            placements.filter(can_move).for_each(|queens| judge_by_the_rule(&queens, n));
        }
        judge_step_back(&[7, 255, 299], 300, Some(256), &[7]);
        large_placements().for_each(|queens| judge_by_the_rule(&queens, 12));
    });
}

#[test]
#[cfg_attr(todo = "ch02::step_back", ignore = "step_back still holds a todo!")]
fn step_back_ends_when_no_queen_can_move_right() {
    in_own_process(|| {
        judge_step_back(&[0], 1, None, &[]);
        judge_step_back(&[3, 3], 4, None, &[]);
        judge_step_back(&[11; 12], 12, None, &[]);
        judge_step_back(&[], 4, None, &[]);
    });
}

// All calls of a test are made on one thread, so that what stays behind on it shows.

#[test]
#[cfg_attr(todo = "ch02::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["step_back"], || on_stack_of(STACK, || judge_counts("count", &mut sizes(9), &count)));
}

#[test]
#[cfg_attr(todo = "ch02::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["step_back"], || {
        on_stack_of(STACK, || judge_lists("solutions", &mut sizes(9), &solutions));
    });
}

#[test]
#[cfg_attr(todo = "ch02::solutions", ignore = "solutions still holds a todo!")]
fn solutions_are_in_order_beyond_ten_columns() {
    after(&["step_back"], || {
        // Calls that never end show at n = 4, on the smaller stack.
        let stack = |n| if n == 11 { LARGE_STACK } else { STACK };
        judge_lists("solutions", &mut [4, 11].into_iter(), &|n| {
            on_stack_of(stack(n), move || solutions(n))
        });
    });
}
