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

use std::time::Duration;

use exercises::ch00_brute_force::{count, next_choice, next_columns, next_permutation, solutions};
use judge::own_process::in_own_process;
use judge::samples::all_lists;
use judge::searches::{judge_counts, judge_lists, sizes_in_time, twice};

use crate::after;

/// One queen more is up to 50 times as many candidates: it depends on the generator.
const SOON: Duration = Duration::from_millis(20);

/// What a generator is asked, and the rule for its answers.
struct Generator<N, G> {
    rule: &'static str,
    name: N,
    next: G,
}

impl<N: Fn(&[usize]) -> String, G: Fn(&[usize]) -> Option<Vec<usize>>> Generator<N, G> {
    fn expect(&self, candidate: &[usize], expected: Option<&[usize]>) {
        let call = (self.name)(candidate);
        let found = twice(&call, || (self.next)(candidate));
        assert!(
            found.as_deref() == expected,
            "{call} returned {found:?}, but should return {expected:?}.\n{}",
            self.rule
        );
    }

    /// Walks from each candidate to the next one, and from the last one to `None`.
    fn walk(&self, candidates: impl Iterator<Item = Vec<usize>>) {
        let candidates: Vec<Vec<usize>> = candidates.collect();
        for (index, candidate) in candidates.iter().enumerate() {
            self.expect(candidate, candidates.get(index + 1).map(Vec::as_slice));
        }
    }
}

#[test]
#[cfg_attr(todo = "ch00::next_columns", ignore = "next_columns still holds a todo!")]
fn next_columns_counts_up_to_the_last_list() {
    in_own_process(|| {
        let columns_below = |n: usize| Generator {
            rule: "The next list in lexicographic order, and None after the last.",
            name: move |columns: &[usize]| format!("next_columns(&{columns:?}, {n})"),
            next: move |columns: &[usize]| next_columns(columns, n),
        };
        for (length, n) in [(3, 3), (4, 4), (2, 3), (3, 2), (1, 1)] {
            columns_below(n).walk(all_lists(length, n));
        }
        let twelve = columns_below(12);
        twelve.expect(
            &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
            Some(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 0]),
        );
        twelve.expect(
            &[3, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11],
            Some(&[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        );
        twelve.expect(&[11; 12], None);
        columns_below(300).expect(&[7, 255, 299], Some(&[7, 256, 0]));
        // Without a row there is one list, the empty one.
        for n in [3, 0] {
            columns_below(n).expect(&[], None);
        }
    });
}

#[test]
#[cfg_attr(todo = "ch00::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["next_columns"], || {
        judge_lists("solutions", &mut sizes_in_time(6, 9, SOON), &solutions);
    });
}

#[test]
#[cfg_attr(todo = "ch00::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["next_columns"], || judge_counts("count", &mut sizes_in_time(6, 9, SOON), &count));
}

#[test]
#[cfg_attr(todo = "ch00::next_choice", ignore = "next_choice still holds a todo!")]
fn next_choice_goes_through_all_choices() {
    in_own_process(|| {
        let choices_from = |cells: usize| Generator {
            rule: "The next list in lexicographic order in which the cells rise, and None after the last.",
            name: move |chosen: &[usize]| format!("next_choice(&{chosen:?}, {cells})"),
            next: move |chosen: &[usize]| next_choice(chosen, cells),
        };
        let rising = |list: &Vec<usize>| list.is_sorted_by(|one, next| one < next);
        for (length, cells) in [(2, 4), (3, 9), (1, 1), (4, 4)] {
            choices_from(cells).walk(all_lists(length, cells).filter(rising));
        }
        // Nine queens, on a board of 81 cells.
        let nine_from_81 = choices_from(81);
        nine_from_81
            .expect(&[0, 9, 18, 27, 36, 45, 54, 63, 80], Some(&[0, 9, 18, 27, 36, 45, 54, 64, 65]));
        nine_from_81
            .expect(&[0, 73, 74, 75, 76, 77, 78, 79, 80], Some(&[1, 2, 3, 4, 5, 6, 7, 8, 9]));
        nine_from_81.expect(&[72, 73, 74, 75, 76, 77, 78, 79, 80], None);
        // There is one way to choose nothing.
        for cells in [4, 0] {
            choices_from(cells).expect(&[], None);
        }
    });
}

#[test]
#[cfg_attr(todo = "ch00::next_permutation", ignore = "next_permutation still holds a todo!")]
fn next_permutation_goes_through_all_orders() {
    in_own_process(|| {
        let orders = Generator {
            rule: "The next list in lexicographic order of the same columns, and None after the last.",
            name: |columns: &[usize]| format!("next_permutation(&{columns:?})"),
            next: next_permutation,
        };
        for n in [3, 5, 1] {
            let each_once = |list: &Vec<usize>| (0..n).all(|col| list.contains(&col));
            orders.walk(all_lists(n, n).filter(each_once));
        }
        orders.expect(
            &[4, 9, 11, 10, 8, 7, 6, 5, 3, 2, 1, 0],
            Some(&[4, 10, 0, 1, 2, 3, 5, 6, 7, 8, 9, 11]),
        );
        // Not all columns are there.
        orders.expect(&[2, 7, 5], Some(&[5, 2, 7]));
        orders.expect(&[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0], None);
        orders.expect(&[], None);
    });
}
