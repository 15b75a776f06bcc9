//! Chapter 4: one loop over the row and the column, as an iterator that pauses at each solution.
//!
//! `next` goes on from where the last call stopped.
//! Nothing is kept but the placed queens and the column to try.
//! Write `Solutions::new` and `next` together, then `solutions` and `count`, one line each.
//!
//! What red looks like first: a `next` that is just `None`, beside a `new` that is right, gets "call 1 of next() returned no board, but should return the board [1, 3, 0, 2]".

use exercises::ch04_plain_loop::{Solutions, count, solutions};
use queens_kata::Board;

use crate::judge::{judge_count, judge_solutions};
use crate::own_process::{after, calling};

fn judge_next(solutions: &mut Solutions, call: &str, expected: Option<&[usize]>) {
    let found = calling(call, || solutions.next());
    let expected = expected.map(Board::from_columns);
    let columns = |board: &Option<Board>| match board {
        Some(board) => format!("the board {:?}", board.columns()),
        None => "no board".into(),
    };
    assert!(
        found == expected,
        "{call} returned {}, but should return {}",
        columns(&found),
        columns(&expected)
    );
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_pauses_at_each_board_and_then_ends() {
    after(&["new"], || {
        let mut four = calling("Solutions::new(4)", || Solutions::new(4));
        judge_next(&mut four, "call 1 of next()", Some(&[1, 3, 0, 2]));
        judge_next(&mut four, "call 2 of next()", Some(&[2, 0, 3, 1]));
        judge_next(&mut four, "call 3 of next()", None);
        judge_next(&mut four, "call 4 of next() after the end", None);
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_does_not_search_ahead() {
    after(&["new"], || {
        let mut twenty = calling("Solutions::new(20)", || Solutions::new(20));
        let first = [0, 2, 4, 1, 3, 12, 14, 11, 17, 19, 16, 8, 15, 18, 7, 9, 6, 13, 5, 10];
        judge_next(&mut twenty, "the first next() of Solutions::new(20)", Some(&first));
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_does_not_begin_again() {
    after(&["new"], || {
        let count = calling("Solutions::new(11).count()", || Solutions::new(11).count());
        assert!(count == 2_680, "Solutions::new(11) gave {count} boards, but there are 2680");
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_keeps_each_search_to_itself() {
    after(&["new"], || {
        let mut four = calling("Solutions::new(4)", || Solutions::new(4));
        let mut six = calling("Solutions::new(6)", || Solutions::new(6));
        judge_next(&mut four, "next() of one search", Some(&[1, 3, 0, 2]));
        judge_next(&mut six, "next() of another search", Some(&[1, 3, 5, 0, 2, 4]));
        judge_next(&mut four, "next() of the first search again", Some(&[2, 0, 3, 1]));
    });
}

#[test]
#[cfg_attr(todo = "ch04::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["new", "next"], || judge_solutions("solutions", 9, solutions));
}

#[test]
#[cfg_attr(todo = "ch04::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["new", "next"], || judge_count("count", 10, count));
}
