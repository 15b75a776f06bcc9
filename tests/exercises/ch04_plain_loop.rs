//! Chapter 4: one loop over the row and the column, as an iterator that pauses at each solution.
//!
//! `next` goes on from where the last call stopped. Nothing is kept but the queens that stand and the column to try.
//! Write `Solutions::new` and `next` together, then `solutions` and `count`, one line each.
//!
//! What red looks like first: a `next` that is just `None` gets "next, call 1 of 4, returned no board", and the board
//! that it should have returned.

use queens_kata::Board;
use queens_kata::exercises::ch04_plain_loop::{Solutions, count, solutions};
use rstest::rstest;

use crate::judge::{judge_count, judge_solutions, known_counts};
use crate::own_process::{calling, in_own_process};

fn judge_next(solutions: &mut Solutions, call: &str, expected: Option<&[usize]>) {
    let found = calling(call, || solutions.next());
    let expected = expected.map(Board::from_columns);
    let name = |board: &Option<Board>| match board {
        Some(board) => format!("this board:\n\n{board}\n"),
        None => "no board".to_string(),
    };
    assert!(
        found == expected,
        "{call}, returned {}, and should return {}",
        name(&found),
        name(&expected)
    );
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "todo: next in src/exercises/ch04_plain_loop.rs")]
fn next_pauses_at_each_board_and_then_ends() {
    in_own_process(|| {
        let mut four = calling("Solutions::new(4)", || Solutions::new(4));
        judge_next(&mut four, "next, call 1 of 4", Some(&[1, 3, 0, 2]));
        judge_next(&mut four, "next, call 2 of 4", Some(&[2, 0, 3, 1]));
        judge_next(&mut four, "next, call 3 of 4", None);
        judge_next(&mut four, "next, call 4 of 4, after the end", None);
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "todo: next in src/exercises/ch04_plain_loop.rs")]
fn next_does_not_search_ahead() {
    in_own_process(|| {
        let mut twenty = calling("Solutions::new(20)", || Solutions::new(20));
        let first = [0, 2, 4, 1, 3, 12, 14, 11, 17, 19, 16, 8, 15, 18, 7, 9, 6, 13, 5, 10];
        judge_next(&mut twenty, "next, call 1 of 39,029,188,884", Some(&first));
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "todo: next in src/exercises/ch04_plain_loop.rs")]
fn next_keeps_each_search_to_itself() {
    in_own_process(|| {
        let (mut four, mut six) = (Solutions::new(4), Solutions::new(6));
        judge_next(&mut four, "next of one search", Some(&[1, 3, 0, 2]));
        judge_next(&mut six, "next of another search", Some(&[1, 3, 5, 0, 2, 4]));
        judge_next(&mut four, "next of the first search again", Some(&[2, 0, 3, 1]));
    });
}

#[test]
#[cfg_attr(
    todo = "ch04::solutions",
    ignore = "todo: solutions in src/exercises/ch04_plain_loop.rs"
)]
fn solutions_lists_every_board_once_and_in_order() {
    judge_solutions(9, solutions);
}

#[rstest]
#[cfg_attr(todo = "ch04::count", ignore = "todo: count in src/exercises/ch04_plain_loop.rs")]
fn count_agrees_with_the_known_counts(known_counts: Vec<(usize, u64)>) {
    judge_count(&known_counts, count);
}
