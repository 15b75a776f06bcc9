//! Chapter 8: the search of chapter 7 as a loop, with a stack of your own.
//!
//! One loop looks at the last position of the stack, and moves it on, adds one, or takes it off.
//! Write `walk`, then `solutions` and `count` on top of it.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `walk` that does nothing gets "walk(1, ..): stacks shown on which all queens stand: 0, but there should be 1, one for each solution".

use exercises::ch08_explicit_stack::{Position, count, solutions, walk};
use queens_kata::chapters::ch04_plain_loop;

use crate::judge::{NOTHING_FOUND, judge_count, judge_solutions, sizes};
use crate::own_process::{after, calling, in_own_process};

#[test]
#[cfg_attr(todo = "ch08::walk", ignore = "walk still holds a todo!")]
fn walk_shows_all_queens_once_for_each_solution() {
    in_own_process(|| {
        for n in sizes(7) {
            let mut shown: Vec<Vec<usize>> = Vec::new();
            calling(format!("walk({n}, ..)"), || {
                walk(n, |stack| {
                    if n > 0 && stack.len() == n && stack.iter().all(|position| position.stands) {
                        shown.push(stack.iter().map(|position| position.col).collect());
                    }
                });
            });
            let expected = ch04_plain_loop::solutions(n);
            let (have, want) = (shown.len(), expected.len());
            let remark = match (n, have) {
                (1, 0) => {
                    "One queen on one cell is a solution: does `stands` say that she is placed?"
                }
                (_, 0) => NOTHING_FOUND,
                _ => {
                    "Is the stack shown once after each turn of the loop? Is each cell checked before its queen stands?"
                }
            };
            assert!(
                have == want,
                "walk({n}, ..): stacks shown on which all queens stand: {have}, but there should be {want}, one for each solution.\n{remark}"
            );
            for (columns, board) in shown.iter().zip(&expected) {
                assert!(
                    columns == board.columns(),
                    "walk({n}, ..) showed all queens in {columns:?}, but the next solution is {:?}",
                    board.columns()
                );
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch08::walk", ignore = "walk still holds a todo!")]
fn walk_keeps_one_position_for_each_row_it_has_entered() {
    in_own_process(|| {
        for n in sizes(6) {
            let mut last = None;
            calling(format!("walk({n}, ..)"), || {
                walk(n, |stack| {
                    check_stack(n, stack);
                    last = Some(named(stack));
                });
            });
            match last.as_deref() {
                Some("") => {}
                None => assert!(n == 0, "walk({n}, ..) showed no stack at all"),
                Some(last) => panic!(
                    "walk({n}, ..) showed the stack {last} last, but the last one should be empty"
                ),
            }
        }
    });
}

/// The stack as the page writes it: `Q1` is a queen in column 1, and `1` the next column to try.
fn named(stack: &[Position]) -> String {
    let name =
        |position: &Position| format!("{}{}", if position.stands { "Q" } else { "" }, position.col);
    stack.iter().map(name).collect::<Vec<_>>().join("  ")
}

fn check_stack(n: usize, stack: &[Position]) {
    let shown = format!("walk({n}, ..) showed the stack {}", named(stack));
    let depth = stack.len();
    assert!(depth <= n, "{shown}: that is {depth} positions, more than the board has rows");
    for (row, position) in stack.iter().enumerate() {
        let Position { row: own, col, stands } = *position;
        assert!(own == row, "{shown}: the position at index {row} is for row {own}");
        assert!(
            stands || row + 1 == depth,
            "{shown}: no queen stands in row {row}, but only the last position may be without one"
        );
        let end = if stands { n } else { n + 1 };
        assert!(col < end, "{shown}: row {row} has no column {col}");
        let above = stack[..row].iter();
        let attacks =
            |other: &Position| other.col == col || other.col.abs_diff(col) == row - other.row;
        let attacker = above.filter(|_| stands).find(|other| attacks(other));
        if let Some(attacker) = attacker {
            panic!("{shown}: the queens in rows {} and {row} attack each other", attacker.row);
        }
    }
}

#[test]
#[cfg_attr(todo = "ch08::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["walk"], || judge_solutions("solutions", 9, solutions));
}

#[test]
#[cfg_attr(todo = "ch08::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["walk"], || judge_count("count", 10, count));
}
