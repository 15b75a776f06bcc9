//! The questions that every exercise is asked, from the smallest n up, stopping at the first wrong answer.

use std::collections::HashSet;

use queens_kata::Board;
use queens_kata::chapters::ch01_loop_recursion as reference;
use queens_kata::known_counts::KNOWN_COUNTS;
use rstest::fixture;

use crate::own_process::{calling, in_own_process};

/// The table of known counts as pairs (n, number of solutions), smallest n first, up to the n that suits the chapter.
#[fixture]
pub fn known_counts(#[default(10)] largest: usize) -> Vec<(usize, u64)> {
    KNOWN_COUNTS.into_iter().enumerate().take(largest + 1).collect()
}

/// Walks the table up, and then down again: a function that keeps something from call to call gives itself away.
pub fn judge_count(known_counts: &[(usize, u64)], count: impl Fn(usize) -> u64) {
    in_own_process(|| {
        for &(n, expected) in known_counts {
            let found = calling(format!("count({n})"), || count(n));
            assert!(
                found == expected,
                "count({n}) returned {found}, but the number of solutions for n = {n} is {expected}.{}",
                remark(n)
            );
        }
        for &(n, expected) in known_counts.iter().rev() {
            let found = calling(format!("count({n})"), || count(n));
            assert!(
                found == expected,
                "count({n}) returned {expected} the first time, and {found} when called again.\n\
                 Does something stay behind from one call to the next?"
            );
        }
    });
}

/// Asks for the boards of every n up to `largest`, and then again on the way down.
pub fn judge_solutions(largest: usize, solutions: impl Fn(usize) -> Vec<Board>) {
    in_own_process(|| {
        for n in (0..=largest).chain((0..largest).rev()) {
            let found = calling(format!("solutions({n})"), || solutions(n));
            if let Some(fault) = first_fault(n, &found) {
                panic!("{fault}{}", remark(n));
            }
        }
    });
}

fn remark(n: usize) -> &'static str {
    match n {
        0 => "\nNo board, no solution: that is the rule in this kata.",
        1 => "\nOne queen, one cell, nobody to attack.",
        _ => "",
    }
}

/// The first thing wrong with a list of boards, as sentences: a board that is no solution, a board twice,
/// a board missing, or the order.
fn first_fault(n: usize, found: &[Board]) -> Option<String> {
    let expected = reference::solutions(n);
    if found == expected {
        return None;
    }
    let (have, want) = (found.len(), expected.len());
    let opening = format!("solutions({n}) returned {}, and ", boards(have));

    for (index, board) in found.iter().enumerate() {
        if board.size() != n {
            return Some(format!(
                "{opening}entry {index} has {} queens in place of {n}: its columns are {:?}.\n\
                 Was the board made before the last queen was placed, or after one was taken back?",
                board.size(),
                board.columns(),
            ));
        }
        if let Some(conflict) = board.first_conflict() {
            let attacking = [conflict.upper.0, conflict.lower.0];
            return Some(format!(
                "{opening}entry {index} is no solution: {conflict}.\n\n{}",
                drawn(board, &attacking)
            ));
        }
    }

    let mut seen = HashSet::new();
    if let Some(twice) = found.iter().find(|board| !seen.insert(*board)) {
        return Some(format!("{opening}this one stands there twice:\n\n{}", drawn(twice, &[])));
    }
    if let Some(missing) = expected.iter().find(|board| !seen.contains(board)) {
        return Some(format!(
            "{opening}there are {want}. This is the first that is missing:\n\n{}",
            drawn(missing, &[])
        ));
    }
    let index = (0..want).find(|&i| found[i] != expected[i])?;
    Some(format!(
        "{opening}all of them are right; only their order is not. Boards are ordered by columns, row 0 first:\n\
         entry {index} should be {:?}, and it is {:?}.\n\
         Does each row try its columns from left to right?",
        expected[index].columns(),
        found[index].columns(),
    ))
}

fn boards(count: usize) -> String {
    match count {
        0 => "no board".into(),
        1 => "1 board".into(),
        _ => format!("{count} boards"),
    }
}

/// The board with an arrow at each of the rows named.
fn drawn(board: &Board, rows: &[usize]) -> String {
    let arrow = |row| if rows.contains(&row) { "   <--" } else { "" };
    board
        .rows()
        .iter()
        .enumerate()
        .map(|(row, cells)| format!("    {cells}{}\n", arrow(row)))
        .collect()
}
