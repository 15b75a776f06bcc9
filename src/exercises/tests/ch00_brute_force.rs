//! Chapter 0: generate and test.
//! Make every candidate, and throw out what is no solution.
//!
//! A generator goes from one candidate to the next, and is done after the last.
//! Write `next_columns`, then `solutions` and `count` on top of it.
//! `next_choice` and `next_permutation` are extras, if you like.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `next_columns` that is just `None` gets "next_columns(&[0, 0, 0], 3) returned None, but should return Some([0, 0, 1])".

use exercises::ch00_brute_force::{count, next_choice, next_columns, next_permutation, solutions};

use crate::judge::{judge_count, judge_solutions};
use crate::own_process::{after, calling, in_own_process};

/// All lists of `length` numbers below `base`, in lexicographic order.
fn all_lists(length: u32, base: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..base.pow(length))
        .map(move |number| (0..length).rev().map(|place| number / base.pow(place) % base).collect())
}

/// Walks from each candidate to the next one, and from the last one to `None`.
/// `rule` says which one is next.
fn judge_next(
    candidates: &[Vec<usize>],
    rule: &str,
    name: impl Fn(&[usize]) -> String,
    next: impl Fn(&[usize]) -> Option<Vec<usize>>,
) {
    for (index, candidate) in candidates.iter().enumerate() {
        let expected = candidates.get(index + 1);
        let call = name(candidate);
        let found = calling(&call, || next(candidate));
        assert!(
            found.as_ref() == expected,
            "{call} returned {found:?}, but should return {expected:?}.\n{rule}"
        );
    }
}

#[test]
#[cfg_attr(todo = "ch00::next_columns", ignore = "next_columns still holds a todo!")]
fn next_columns_counts_up_to_the_last_list() {
    in_own_process(|| {
        for (n, base) in [(3, 3), (4, 4), (2, 3), (3, 2), (1, 1)] {
            let lists: Vec<Vec<usize>> = all_lists(n, base).collect();
            judge_next(
                &lists,
                "The next list in lexicographic order, and None after the last.",
                |columns| format!("next_columns(&{columns:?}, {base})"),
                |columns| next_columns(columns, base),
            );
        }
    });
}

#[test]
#[cfg_attr(todo = "ch00::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["next_columns"], || judge_solutions("solutions", 6, solutions));
}

#[test]
#[cfg_attr(todo = "ch00::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["next_columns"], || judge_count("count", 6, count));
}

#[test]
#[cfg_attr(todo = "ch00::next_choice", ignore = "next_choice still holds a todo!")]
fn next_choice_goes_through_all_choices() {
    in_own_process(|| {
        for (length, cells) in [(2, 4), (3, 9), (1, 1), (4, 4)] {
            let rising = |list: &Vec<usize>| list.is_sorted_by(|one, next| one < next);
            let choices: Vec<Vec<usize>> = all_lists(length, cells).filter(rising).collect();
            judge_next(
                &choices,
                "The next list in lexicographic order in which the cells rise, and None after the last.",
                |chosen| format!("next_choice(&{chosen:?}, {cells})"),
                |chosen| next_choice(chosen, cells),
            );
        }
    });
}

#[test]
#[cfg_attr(todo = "ch00::next_permutation", ignore = "next_permutation still holds a todo!")]
fn next_permutation_goes_through_all_orders() {
    in_own_process(|| {
        for n in [3, 5, 1] {
            let each_once = |list: &Vec<usize>| (0..n as usize).all(|col| list.contains(&col));
            let orders: Vec<Vec<usize>> = all_lists(n, n as usize).filter(each_once).collect();
            judge_next(
                &orders,
                "The next list in lexicographic order of the same columns, and None after the last.",
                |columns| format!("next_permutation(&{columns:?})"),
                next_permutation,
            );
        }
    });
}
