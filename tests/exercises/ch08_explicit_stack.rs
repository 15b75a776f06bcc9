//! Chapter 8: the recursion of chapter 7 with a stack of your own.
//!
//! One loop looks at the last position of the stack, and moves it on, adds one, or takes it off. Write
//! `walk`, then `solutions` and `count` on top of it. The tests stand in that order.
//! If several are red, begin with the function that stands first.
//!
//! What red looks like first: a `walk` that does nothing gets "walk(1, ..) showed 0 stacks with all
//! queens, and should show 1".

use queens_kata::chapters::ch04_plain_loop;
use queens_kata::exercises::ch08_explicit_stack::{Position, count, solutions, walk};
use rstest::rstest;

use crate::judge::{judge_count, judge_solutions, known_counts};
use crate::own_process::{calling, in_own_process};

#[test]
#[cfg_attr(todo = "ch08::walk", ignore = "todo: walk in src/exercises/ch08_explicit_stack.rs")]
fn walk_shows_all_queens_once_for_each_solution() {
    in_own_process(|| {
        for n in 0..=7 {
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
            assert!(
                have == want,
                "walk({n}, ..) showed {have} stacks with all queens, and should show {want}"
            );
            for (columns, board) in shown.iter().zip(&expected) {
                assert!(
                    columns == board.columns(),
                    "walk({n}, ..) showed all queens in {columns:?}, and the next solution is {:?}",
                    board.columns()
                );
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch08::walk", ignore = "todo: walk in src/exercises/ch08_explicit_stack.rs")]
fn walk_keeps_one_position_for_each_row_it_has_entered() {
    in_own_process(|| {
        for n in 1..=6 {
            calling(format!("walk({n}, ..)"), || walk(n, |stack| check_stack(n, stack)));
        }
    });
}

fn check_stack(n: usize, stack: &[Position]) {
    let depth = stack.len();
    assert!(depth <= n, "walk({n}, ..) showed {depth} positions, and there are {n} rows");
    for (row, position) in stack.iter().enumerate() {
        assert!(
            position.row == row,
            "walk({n}, ..) showed a position for row {} at place {row} of the stack",
            position.row
        );
        assert!(
            position.stands || row + 1 == depth,
            "walk({n}, ..) showed {depth} positions, and in row {row} no queen stands: only in the \
             last one she may be missing"
        );
    }
}

#[test]
#[cfg_attr(
    todo = "ch08::solutions",
    ignore = "todo: solutions in src/exercises/ch08_explicit_stack.rs"
)]
fn solutions_lists_every_board_once_and_in_order() {
    judge_solutions("solutions", 9, solutions);
}

#[rstest]
#[cfg_attr(todo = "ch08::count", ignore = "todo: count in src/exercises/ch08_explicit_stack.rs")]
fn count_agrees_with_the_known_counts(known_counts: Vec<(usize, u64)>) {
    judge_count("count", &known_counts, count);
}
