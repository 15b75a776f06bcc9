//! The questions that every exercise is asked, from n = 1 up, stopping at the first wrong answer.
//! n = 0 comes last: it is a rule of its own, and must not hide what is wrong with the search.

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::panic::resume_unwind;
use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

use queens_kata::Board;
use queens_kata::chapters::ch09_bitmask as reference;
use queens_kata::known_counts::KNOWN_COUNTS;

use crate::own_process::{calling, in_own_process};

/// For an answer that was another one when it was asked for the first time.
pub const STAYS_BEHIND: &str = "Does something keep its value from one call to the next?";

/// For a search that finds nothing at all.
pub const NOTHING_FOUND: &str = "Does a queen or a mark of one branch stay, and block the next? Or is \
     a cell, or a candidate, never tried?";

/// For a search that counts nothing at all.
const NOTHING_COUNTED: &str = "Does a queen or a mark of one branch stay, and block the next? Is a \
     cell, or a candidate, never tried? Or does = overwrite the sum, where += would add to it?";

/// For a search that does not find enough.
const TOO_FEW: &str = "Does the search end too early? Or is a cell never tried?";

// What is asked goes in by reference here and in `cells`: so it is compiled once, and not for each exercise at each edit.

/// A function that counts the solutions for n queens.
pub type Count<'a> = dyn Fn(usize) -> u64 + Sync + 'a;

/// A function that lists them.
pub type Solutions<'a> = dyn Fn(usize) -> Vec<Board> + Sync + 'a;

/// 1 to `largest`, and then 0.
pub fn sizes(largest: usize) -> impl DoubleEndedIterator<Item = usize> {
    (1..=largest).chain([0])
}

/// The smallest n whose boards have a column of two digits.
const TWO_DIGITS: usize = 11;

/// For a list that large, which may be in another order.
/// An n takes less than ten times as long as the one before it, so the next one is done in time, too.
const SOON: Duration = Duration::from_millis(40);

/// For a count that large, which shows little that is new.
const AT_ONCE: Duration = Duration::from_millis(5);

/// 1 to `least`, then on to `most` as long as each answer comes this soon, and then 0.
pub fn sizes_in_time(least: usize, most: usize, soon: Duration) -> impl Iterator<Item = usize> {
    in_time(1..=most, least, soon).chain([0])
}

/// The sizes up to `least`, and then the others as long as each answer comes this soon.
/// A right program may be slow.
pub fn in_time(
    sizes: impl Iterator<Item = usize>,
    least: usize,
    soon: Duration,
) -> impl Iterator<Item = usize> {
    let mut asked = Instant::now();
    sizes.take_while(move |&n| {
        let took = asked.elapsed();
        asked = Instant::now();
        n <= least || took < soon
    })
}

/// Makes a call twice, and expects the same answer: nothing may stay behind.
pub fn twice<T: Debug + PartialEq>(call: impl Display, make: impl Fn() -> T) -> T {
    let first = calling(&call, &make);
    let again = calling(format!("{call} again"), make);
    assert!(
        first == again,
        "{call} returned {first:?} the first time, and {again:?} when called again.\n{STAYS_BEHIND}"
    );
    first
}

/// Asks for the number of solutions of every n up to `largest`, of larger ones if that takes no time, and then of the small ones again, backwards: a function that keeps something from call to call gives itself away.
pub fn judge_count(name: &str, largest: usize, count: &Count<'_>) {
    judge_counts(name, &mut sizes_in_time(largest, largest.max(TWO_DIGITS), AT_ONCE), count);
}

/// The same for these n.
pub fn judge_counts(name: &str, sizes: &mut dyn Iterator<Item = usize>, count: &Count<'_>) {
    in_own_process(|| {
        let mut right = Vec::new();
        for n in &mut *sizes {
            let expected = KNOWN_COUNTS[n];
            let found = calling(format!("{name}({n})"), || count(n));
            if found == expected {
                right.push(n);
                continue;
            }
            // What was right before and is not any more tells more than the first wrong number.
            if n != 1 && calling(format!("{name}(1) again"), || count(1)) != 1 {
                panic!(
                    "{name}(1) returned 1 the first time, and another number when called again.\n{STAYS_BEHIND}"
                );
            }
            let remark = match n {
                0 => "No board, no solution: that is the rule in this kata.",
                1 if found == 0 => {
                    "One queen on one cell is a solution. Is it counted, and does the sum come back to the caller?"
                }
                _ if found == 0 => NOTHING_COUNTED,
                _ if found < expected => TOO_FEW,
                _ => "Is something counted that is not a solution, or is a solution counted twice?",
            };
            panic!(
                "{name}({n}) returned {found}, but the number of solutions for n = {n} is {expected}.\n{remark}"
            );
        }
        // What stays behind shows on small boards, and large ones take a learner's time.
        for n in right.into_iter().rev().filter(|&n| n < TWO_DIGITS) {
            let expected = KNOWN_COUNTS[n];
            let found = calling(format!("{name}({n})"), || count(n));
            assert!(
                found == expected,
                "{name}({n}) returned {expected} the first time, and {found} when called again.\n{STAYS_BEHIND}"
            );
        }
        if let Some((n, found)) = differs_at_once(name, count) {
            let expected = KNOWN_COUNTS[n];
            panic!(
                "{name}({n}) returned {expected} alone, and {found} while another thread called {name}, too.\n{MEETS}"
            );
        }
    });
}

/// Asks for the boards of every n up to `largest`, of larger ones if that takes no time, and then of the small ones again, backwards.
pub fn judge_solutions(name: &str, largest: usize, solutions: &Solutions<'_>) {
    judge_lists(name, &mut sizes_in_time(largest, largest.max(TWO_DIGITS), SOON), solutions);
}

/// The same for these n.
pub fn judge_lists(name: &str, sizes: &mut dyn Iterator<Item = usize>, solutions: &Solutions<'_>) {
    in_own_process(|| {
        let mut right = Vec::new();
        for n in &mut *sizes {
            let expected = reference::solutions(n);
            let found = calling(format!("{name}({n})"), || solutions(n));
            if let Some(fault) = first_fault(n, &found, &expected) {
                panic!("{name}({n}) returned {}, {fault}", boards(found.len()));
            }
            // What a small board shows, no large one has to.
            if n <= 4 {
                judge_again(name, n, &expected, solutions);
            }
            right.push((n, expected));
        }
        for (n, expected) in right.into_iter().rev().filter(|(n, _)| *n < TWO_DIGITS) {
            judge_again(name, n, &expected, solutions);
        }
        if let Some((n, found)) = differs_at_once(name, solutions) {
            let fault = first_fault(n, &found, &reference::solutions(n)).unwrap_or_default();
            panic!(
                "{name}({n}) was right alone. While another thread called {name}, too, it returned {}, {fault}\n\n{MEETS}",
                boards(found.len())
            );
        }
    });
}

/// For an answer that differs when two threads ask.
const MEETS: &str = "Is something of a search kept in a `static`, where two searches meet?";

/// How long two threads call at the same time, and how often each of them does at least, on a busy machine, too.
const A_MOMENT: Duration = Duration::from_millis(10);
const CALLS_AT_ONCE: usize = 100;

/// Asks for small boards from two threads at once, and returns an answer that is not what it was alone.
fn differs_at_once<T: PartialEq + Send + Sync>(
    name: &str,
    ask: &(dyn Fn(usize) -> T + Sync),
) -> Option<(usize, T)> {
    calling(format!("{name}(4), with {name}(5) on another thread,"), || {
        let alone = [4, 5].map(|n| (n, ask(n)));
        // Neither begins before the other is there.
        let both_are_there = Barrier::new(2);
        let ask_on = |n, right: &T| {
            both_are_there.wait();
            let begun = Instant::now();
            for call in 0.. {
                let found = ask(n);
                if found != *right {
                    return Some((n, found));
                }
                if call >= CALLS_AT_ONCE && begun.elapsed() > A_MOMENT {
                    break;
                }
            }
            None
        };
        thread::scope(|scope| {
            let threads = alone.each_ref().map(|(n, right)| scope.spawn(|| ask_on(*n, right)));
            let ends = threads.map(|it| it.join().unwrap_or_else(|panic| resume_unwind(panic)));
            ends.into_iter().flatten().next()
        })
    })
}

/// Expects a list that was right to be so again.
fn judge_again(name: &str, n: usize, expected: &[Board], solutions: &Solutions<'_>) {
    let found = calling(format!("{name}({n}) again"), || solutions(n));
    if let Some(fault) = first_fault(n, &found, expected) {
        panic!(
            "{name}({n}) was right the first time. When called again it returned {}, {fault}\n\n{STAYS_BEHIND}",
            boards(found.len())
        );
    }
}

/// The first thing wrong with a list of boards, as the rest of a sentence: a board that is no solution, a board twice, a board missing, or the order.
fn first_fault(n: usize, found: &[Board], expected: &[Board]) -> Option<String> {
    if found == expected {
        return None;
    }
    if n == 0 {
        return Some(
            "but for n = 0 there is none.\nNo board, no solution: that is the rule in this kata."
                .into(),
        );
    }

    for (index, board) in found.iter().enumerate() {
        if board.size() != n {
            return Some(wrong_size(n, index, board));
        }
        if let Some(conflict) = board.first_conflict() {
            let attacking = [conflict.upper.0, conflict.lower.0];
            return Some(format!(
                "and entry {index} is not a solution: {conflict}.\n\n{}",
                drawn(board, &attacking)
            ));
        }
    }

    let mut seen = HashSet::new();
    if let Some(twice) = found.iter().find(|board| !seen.insert(*board)) {
        return Some(format!("and this one is there twice:\n\n{}", drawn(twice, &[])));
    }

    let want = expected.len();
    if let Some(missing) = expected.iter().find(|board| !seen.contains(board)) {
        let advice = match (n, found.len()) {
            (1, _) => {
                "One queen on one cell is a solution. Is the board kept when its last queen is placed, and does it come back to the caller?"
            }
            (_, 0) => NOTHING_FOUND,
            _ => TOO_FEW,
        };
        let there_are = if want == 1 { "there is 1" } else { &format!("there are {want}") };
        return Some(format!(
            "but {there_are}. This is the first that is missing:\n\n{}\n\n{advice}",
            drawn(missing, &[])
        ));
    }

    let index = (0..want)
        .find(|&i| found[i] != expected[i])
        .expect("two lists of the same boards differ in order");
    let advice = if n >= TWO_DIGITS {
        "Up to n = 10 the order was right: are the boards sorted as text, where 10 comes before 2?"
    } else {
        "Are the columns of a row tried from left to right? Or is there a list to sort?"
    };
    Some(format!(
        "and all of them are right, but not their order. Boards are ordered by their columns, row 0 first:\n\
         entry {index} should be {:?}, but it is {:?}.\n{advice}",
        expected[index].columns(),
        found[index].columns(),
    ))
}

fn wrong_size(n: usize, index: usize, board: &Board) -> String {
    let size = board.size();
    let advice = if board.is_solution() {
        format!("That is a board for n = {size}: is it left over from an earlier call?")
    } else {
        "Was the board made before the last queen was placed, or after one was taken back?".into()
    };
    let queens = if size == 1 { "queen" } else { "queens" };
    format!(
        "and entry {index} has {size} {queens} instead of {n}: its columns are {:?}.\n{advice}",
        board.columns()
    )
}

fn boards(count: usize) -> String {
    match count {
        0 => "no board".into(),
        1 => "1 board".into(),
        _ => format!("{count} boards"),
    }
}

/// The board, indented, with an arrow at each of the rows named.
pub fn drawn(board: &Board, rows: &[usize]) -> String {
    let arrow = |row| if rows.contains(&row) { "   <--" } else { "" };
    let lines: Vec<String> = board
        .rows()
        .iter()
        .enumerate()
        .map(|(row, cells)| format!("    {cells}{}", arrow(row)))
        .collect();
    lines.join("\n")
}
