//! Chapter 8: the search of chapter 7 as a loop, with a stack of your own.
//!
//! One loop looks at the last position of the stack, and moves it on, adds one, or takes it off.
//! Write `walk`, then `solutions` and `count` on top of it.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `walk` that does nothing gets "walk(1, ..) showed no stack, but the first one is `Q0`".
//! `Q0` is a queen in column 0, and `0` says that column 0 is the next to try.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use exercises::ch08_explicit_stack::{Position, count, solutions, walk};
use judge::own_process::{calling, in_own_process};
use judge::searches::{STAYS_BEHIND, judge_count, judge_solutions, sizes};
use judge::turns::{Place, attacker, drawn, named, turn};

use crate::after;

#[test]
#[cfg_attr(todo = "ch08::walk", ignore = "walk still holds a todo!")]
fn walk_shows_the_stack_after_every_turn() {
    in_own_process(|| {
        let ask = |n, turns| calling(format!("walk({n}, ..)"), || first_fault(n, turns));
        for n in sizes(9) {
            let Some(fault) = ask(n, usize::MAX) else { continue };
            // What was right before and is not any more tells more than the first fault.
            if n != 1 && ask(1, usize::MAX).is_some() {
                panic!(
                    "walk(1, ..) was right the first time. When called again it is not.\n{STAYS_BEHIND}"
                );
            }
            panic!("{fault}");
        }
        for n in sizes(7).rev() {
            if let Some(fault) = ask(n, usize::MAX) {
                panic!(
                    "walk({n}, ..) was right the first time. When called again: {fault}\n\n{STAYS_BEHIND}"
                );
            }
        }
        let (mut alone, mut shown, mut fault) = (0, 0, None);
        walk(4, |_| alone += 1);
        calling("walk(3, ..), while walk(4, ..) shows a stack", || {
            walk(4, |_| {
                shown += 1;
                fault = fault.take().or_else(|| first_fault(3, usize::MAX));
            });
        });
        if fault.is_some() || shown != alone {
            let fault = fault.unwrap_or("walk(4, ..) has another number of turns then".into());
            panic!(
                "When walk(3, ..) is called while walk(4, ..) shows a stack: {fault}\nDo the two share something?"
            );
        }
        // The beginning of searches that take too long.
        for n in [12, 20, 40] {
            if let Some(fault) = ask(n, 10_000) {
                panic!("{fault}");
            }
        }
    });
}

/// What a walk is left with, before its end, when nothing more is to be seen.
struct Seen;

/// The first thing wrong with the stacks that are shown, of which so many are looked at.
fn first_fault(n: usize, turns: usize) -> Option<String> {
    let mut expected = if n == 0 { vec![] } else { vec![Place { col: 0, stands: false }] };
    let mut shown = 0;
    let mut fault = None;
    let look = |stack: &[Position]| {
        fault = fault_in(n, stack).or_else(|| next_fault(n, shown, &mut expected, stack));
        shown += 1;
        if fault.is_some() || shown == turns {
            resume_unwind(Box::new(Seen));
        }
    };
    match catch_unwind(AssertUnwindSafe(|| walk(n, look))) {
        Ok(()) if !expected.is_empty() => {
            let last = named(&expected);
            let why = turn(n, &mut expected);
            let (ended, next) = match shown {
                0 => ("showed no stack".into(), "first one"),
                _ => (format!("ended with {last}"), "next one"),
            };
            Some(format!("walk({n}, ..) {ended}, but the {next} is {}", told(n, &expected, &why)))
        }
        Ok(()) => None,
        Err(left) if left.is::<Seen>() => fault,
        Err(panic) => resume_unwind(panic),
    }
}

fn places(stack: &[Position]) -> Vec<Place> {
    stack.iter().map(|position| Place { col: position.col, stands: position.stands }).collect()
}

/// What can't be right, whatever was shown before.
fn fault_in(n: usize, stack: &[Position]) -> Option<String> {
    let places = places(stack);
    let rows = places.iter().enumerate();
    let wrong = rows.zip(stack).find_map(|((row, place), position)| {
        let Place { col, stands } = *place;
        if row == n {
            Some(format!("it has a position for row {row}, and the board has no such row"))
        } else if position.row != row {
            Some(format!("the position at index {row} is for row {}", position.row))
        } else if !stands && row + 1 < places.len() {
            Some(format!(
                "no queen stands in row {row}, but only the last position may be without one"
            ))
        } else if col > n || stands && col == n {
            Some(format!("row {row} has no column {col}"))
        } else if stands && let Some((above, line)) = attacker(&places, row) {
            Some(format!(
                "the queens in rows {above} and {row} attack each other, along a {line}.\n\n{}",
                drawn(n, &places)
            ))
        } else {
            None
        }
    })?;
    Some(format!("walk({n}, ..) showed {}: {wrong}", named(&places)))
}

/// Makes the next turn, and says what is wrong with the stack that is shown after it.
fn next_fault(
    n: usize,
    shown: usize,
    expected: &mut Vec<Place>,
    stack: &[Position],
) -> Option<String> {
    let found = places(stack);
    let before = expected.clone();
    if before.is_empty() {
        let beyond = if n == 0 { "for a board without a row" } else { "after the empty stack" };
        return Some(format!(
            "walk({n}, ..) showed {} {beyond}, where there is nothing left to show",
            named(&found)
        ));
    }
    let why = turn(n, expected);
    if found == *expected {
        return None;
    }
    let (after, next) = match shown {
        0 => ("first".into(), "first one"),
        _ => (format!("after {}", named(&before)), "next one"),
    };
    let mut refused = before.clone();
    refused.last_mut().expect("there is a turn to make").col += 1;
    let remark = if found == before {
        "\nThe stack shown is as before. Does `stands` say that a queen is placed? Is the stack changed, and \
         not a copy of its last position? Is it shown after the turn?"
    } else if found == refused {
        "\nIf a check says that it is attacked: has a queen that was taken back left a mark?"
    } else {
        ""
    };
    Some(format!(
        "walk({n}, ..) showed {} {after}, but the {next} is {}{remark}",
        named(&found),
        told(n, expected, &why)
    ))
}

fn told(n: usize, expected: &[Place], why: &str) -> String {
    format!("{}:\n\n{}\n\n{why}", named(expected), drawn(n, expected))
}

#[test]
#[cfg_attr(todo = "ch08::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["walk"], || judge_solutions("solutions", 11, &solutions));
}

#[test]
#[cfg_attr(todo = "ch08::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["walk"], || judge_count("count", 11, &count));
}
