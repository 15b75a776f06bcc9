//! Chapter 6: a list of the free columns, so that a taken column is never tried.
//!
//! A queen takes her column off the list before the search goes down, and puts it back when it returns.
//! Write `for_each_free`, then `solutions` and `count` on top of it, then the same two on a grid.
//!
//! What red looks like first: a `for_each_free` that only loops over a clone of the list gets "visit 0 of the columns
//! [1, 4, 6] got the column and the rest on the left", beside what it should have got.

use pretty_assertions::assert_eq;
use queens_kata::exercises::ch06_column_list::{
    count, count_on_grid, for_each_free, solutions, solutions_on_grid,
};
use rstest::rstest;

use crate::judge::{judge_count, judge_solutions, known_counts};
use crate::own_process::{calling, in_own_process};

#[test]
#[cfg_attr(
    todo = "ch06::for_each_free",
    ignore = "todo: for_each_free in src/exercises/ch06_column_list.rs"
)]
fn for_each_free_visits_each_column_with_the_rest_of_the_list() {
    in_own_process(|| {
        let mut visits = Vec::new();
        calling("for_each_free", || {
            for_each_free(&mut vec![1, 4, 6], |col, rest| visits.push((col, rest.clone())));
        });
        let expected = [(1, vec![4, 6]), (4, vec![1, 6]), (6, vec![1, 4])];
        for (index, (found, expected)) in visits.iter().zip(&expected).enumerate() {
            assert_eq!(
                found, expected,
                "visit {index} of the columns [1, 4, 6] got the column and the rest on the left"
            );
        }
        assert_eq!(visits.len(), 3, "three columns should get one visit each");
    });
}

#[test]
#[cfg_attr(
    todo = "ch06::for_each_free",
    ignore = "todo: for_each_free in src/exercises/ch06_column_list.rs"
)]
fn for_each_free_puts_each_column_back_in_its_place() {
    in_own_process(|| {
        for columns in [vec![], vec![3], vec![1, 4, 6], vec![0, 1, 2, 3, 4]] {
            let mut free = columns.clone();
            calling(format!("for_each_free(&mut {columns:?}, ..)"), || {
                // A visit goes down a row, where the rest of the list is gone through in the same way.
                for_each_free(&mut free, |_, rest| for_each_free(rest, |_, _| ()));
            });
            assert_eq!(free, columns, "the list on the right became the one on the left");
        }
    });
}

#[test]
#[cfg_attr(
    todo = "ch06::solutions",
    ignore = "todo: solutions in src/exercises/ch06_column_list.rs"
)]
fn solutions_lists_every_board_once_and_in_order() {
    judge_solutions(9, solutions);
}

#[rstest]
#[cfg_attr(todo = "ch06::count", ignore = "todo: count in src/exercises/ch06_column_list.rs")]
fn count_agrees_with_the_known_counts(known_counts: Vec<(usize, u64)>) {
    judge_count(&known_counts, count);
}

#[test]
#[cfg_attr(
    todo = "ch06::solutions_on_grid",
    ignore = "todo: solutions_on_grid in src/exercises/ch06_column_list.rs"
)]
fn solutions_on_grid_lists_every_board_once_and_in_order() {
    judge_solutions(8, solutions_on_grid);
}

#[rstest]
#[cfg_attr(
    todo = "ch06::count_on_grid",
    ignore = "todo: count_on_grid in src/exercises/ch06_column_list.rs"
)]
fn count_on_grid_agrees_with_the_known_counts(known_counts: Vec<(usize, u64)>) {
    judge_count(&known_counts, count_on_grid);
}
