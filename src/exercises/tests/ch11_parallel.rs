//! Chapter 11: the search in pieces that know nothing of each other, on all cores at once.
//!
//! A piece is what lies below one placement of the first rows.
//! Write `prefixes`, then `count` and `solutions`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//! A mistake between threads may show only now and then, so the same boards are asked for many times, while other threads disturb.
//!
//! What red looks like first: a `prefixes` that is just `vec![]` gets "prefixes(1, 0) returned [], but should return [[]]".

use std::time::Duration;

use exercises::ch11_parallel::{count, prefixes, solutions};
use judge::own_process::{calling, in_own_process};
use judge::searches::{judge_count, judge_solutions};
use judge::threads::{Differs, again_and_again, leaves_threads_at_work};
use queens_kata::Board;
use queens_kata::chapters::ch01_loop_recursion;
use queens_kata::known_counts::KNOWN_COUNTS;

use crate::after;

#[test]
#[cfg_attr(todo = "ch11::prefixes", ignore = "prefixes still holds a todo!")]
fn prefixes_are_all_safe_beginnings_in_order() {
    in_own_process(|| {
        let small = (1..=6).map(|n| (n, n));
        for (n, largest_depth) in small.chain([(11, 3), (20, 2)]) {
            // The beginnings are found here by trying every list of columns.
            let mut expected: Vec<Vec<usize>> = vec![Vec::new()];
            for depth in 0..=largest_depth {
                let call = format!("prefixes({n}, {depth})");
                let found = calling(&call, || prefixes(n, depth));
                if let Some(difference) = first_difference(&found, &expected) {
                    panic!("{call} {difference}: all safe placements of the first {depth} rows");
                }
                let again = calling(format!("{call} again"), || prefixes(n, depth));
                assert!(
                    again == expected,
                    "{call} was right the first time, and not when called again.\n{STAYS_BEHIND}"
                );
                expected = expected
                    .iter()
                    .flat_map(|placed| (0..n).map(move |col| (placed, col)))
                    .filter(|(placed, col)| ch01_loop_recursion::is_safe(placed, *col))
                    .map(|(placed, col)| [placed.as_slice(), &[col]].concat())
                    .collect();
            }
        }
    });
}

/// What is wrong with a list of beginnings, as the rest of a sentence: a short list is shown whole.
fn first_difference(found: &[Vec<usize>], expected: &[Vec<usize>]) -> Option<String> {
    if found == expected {
        return None;
    }
    let longer = found.len().max(expected.len());
    if longer <= 20 {
        return Some(format!("returned {found:?}, but should return {expected:?}"));
    }
    let index = (0..longer).find(|&i| found.get(i) != expected.get(i))?;
    let is = found.get(index).map_or("missing".into(), |it| format!("{it:?}"));
    let should_be = expected.get(index).map_or("missing".into(), |it| format!("{it:?}"));
    let (len, want) = (found.len(), expected.len());
    Some(format!(
        "returned {len} placements, and should return {want}. Entry {index} is {is}, but should be {should_be}"
    ))
}

const STAYS_BEHIND: &str = "Does something keep its value from one call to the next?";

const STILL_AT_WORK: &str = "Threads were still at work when it had returned: join every thread before you \
     look at what they have found.";

const LOST: &str = "Do two threads write to the same place? What one of them writes between the other's \
     reading and its writing is lost. Read and write in one step (with one lock for both, or `fetch_add`), or let \
     each thread return what it has found.";

const BEGINS_WITH_MORE: &str = "Does each sum begin with 0? What `fold` and `reduce` begin with is added once for each part of \
     the work, and how many parts there are may differ from call to call.";

const COUNTED_TWICE: &str = "Is a piece counted twice, or something that is not a solution? Or does a sum begin with more than 0, \
     as in `reduce(|| 1, ..)`?";

#[test]
#[cfg_attr(todo = "ch11::count", ignore = "count still holds a todo!")]
fn count_is_the_same_every_time() {
    after(&["prefixes"], count_again_and_again);
}

fn count_again_and_again() {
    let Some(Differs { n, first, later }) =
        again_and_again("count", Duration::from_millis(1500), count)
    else {
        return;
    };
    let right = KNOWN_COUNTS[n];
    let advice = match () {
        () if leaves_threads_at_work("count", count) => STILL_AT_WORK,
        () if first == right && later > right => STAYS_BEHIND,
        () if first > right && later >= right => BEGINS_WITH_MORE,
        () => LOST,
    };
    panic!(
        "count({n}) returned {first} the first time, and {later} when called again; right is {right}.\n{advice}"
    );
}

#[test]
#[cfg_attr(todo = "ch11::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["prefixes"], || {
        judge_count("count", 12, &|n| {
            let found = count(n);
            let right = KNOWN_COUNTS[n];
            if n == 0 || found == right {
                return found;
            }
            // If it is another number each time, that is what to say, and not how it is wrong now.
            count_again_and_again();
            let advice = match () {
                () if leaves_threads_at_work("count", count) => STILL_AT_WORK,
                () if found > right => COUNTED_TWICE,
                () => return found,
            };
            panic!(
                "count({n}) returned {found}, but the number of solutions for n = {n} is {right}.\n{advice}"
            );
        });
    });
}

#[test]
#[cfg_attr(todo = "ch11::solutions", ignore = "solutions still holds a todo!")]
fn solutions_are_the_same_every_time() {
    after(&["prefixes"], solutions_again_and_again);
}

fn solutions_again_and_again() {
    let Some(Differs { n, first, later }) =
        again_and_again("solutions", Duration::from_millis(300), solutions)
    else {
        return;
    };
    assert!(
        sorted(&first) != sorted(&later),
        "solutions({n}) returned its boards in one order the first time, and in another when called again.\n\
         Threads are done in no fixed order: put their lists together in the order of the pieces."
    );
    let (first, later, right) = (first.len() as u64, later.len() as u64, KNOWN_COUNTS[n]);
    let advice = match () {
        () if leaves_threads_at_work("solutions", solutions) => STILL_AT_WORK,
        () if first == right && later > right => STAYS_BEHIND,
        () => LOST,
    };
    panic!(
        "solutions({n}) returned {first} boards the first time, and {later} when called again; right is {right}.\n{advice}"
    );
}

fn sorted(boards: &[Board]) -> Vec<&Board> {
    let mut boards: Vec<&Board> = boards.iter().collect();
    boards.sort_unstable();
    boards
}

#[test]
#[cfg_attr(todo = "ch11::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["prefixes"], || {
        judge_solutions("solutions", 11, &|n| {
            let found = solutions(n);
            let (boards, right) = (found.len() as u64, KNOWN_COUNTS[n]);
            if n > 0 && boards < right {
                solutions_again_and_again();
                assert!(
                    !leaves_threads_at_work("solutions", solutions),
                    "solutions({n}) returned {boards} boards, but there are {right}.\n{STILL_AT_WORK}"
                );
            }
            found
        });
    });
}
