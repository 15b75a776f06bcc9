//! Chapter 11: the search in pieces that know nothing of each other, on all cores at once.
//!
//! A piece is what lies below one placement of the first rows.
//! Write `prefixes`, then `count` and `solutions`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//! A mistake between threads may show only now and then, so small boards are asked for many times.
//!
//! What red looks like first: a `prefixes` that is just `vec![]` gets "prefixes(1, 0) returned [], but should return [[]]".

use std::collections::HashMap;
use std::iter;

use exercises::ch11_parallel::{count, prefixes, solutions};
use queens_kata::chapters::ch01_loop_recursion;
use queens_kata::known_counts::KNOWN_COUNTS;

use crate::judge::{judge_count, judge_solutions};
use crate::own_process::{after, calling, in_own_process};

#[test]
#[cfg_attr(todo = "ch11::prefixes", ignore = "prefixes still holds a todo!")]
fn prefixes_are_all_safe_beginnings_in_order() {
    in_own_process(|| {
        for n in 1..=6 {
            // The beginnings are found here by trying every list of columns.
            let mut expected: Vec<Vec<usize>> = vec![Vec::new()];
            for depth in 0..=n {
                let call = format!("prefixes({n}, {depth})");
                let found = calling(&call, || prefixes(n, depth));
                assert!(
                    found == expected,
                    "{call} returned {found:?}, but should return {expected:?}: all safe placements of the first {depth} rows"
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

/// Threads that get into each other's way do so on large boards for sure, and on small ones now and then.
fn large_boards() -> impl Iterator<Item = usize> {
    iter::repeat_n(11, 10)
}

#[test]
#[cfg_attr(todo = "ch11::count", ignore = "count still holds a todo!")]
fn count_is_the_same_every_time() {
    after(&["prefixes"], || {
        let small_boards = [1, 4, 2, 6, 3, 5].into_iter().cycle().take(1_800);
        count_again_and_again(large_boards().chain(small_boards));
    });
}

fn count_again_and_again(boards: impl Iterator<Item = usize>) {
    let mut first = HashMap::new();
    for n in boards {
        let found = calling(format!("count({n})"), || count(n));
        let before = *first.entry(n).or_insert(found);
        assert!(
            found == before,
            "count({n}) returned {before} the first time, and {found} when called again.\n\
             Do two threads write to the same place? Or does something keep its value from one call to the next?"
        );
    }
}

#[test]
#[cfg_attr(todo = "ch11::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["prefixes"], || {
        judge_count("count", 12, |n| {
            let found = count(n);
            if found != KNOWN_COUNTS[n] {
                // If it is another number each time, that is what to say, and not how it is wrong now.
                count_again_and_again(large_boards());
            }
            found
        });
    });
}

#[test]
#[cfg_attr(todo = "ch11::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["prefixes"], || judge_solutions("solutions", 9, solutions));
}
