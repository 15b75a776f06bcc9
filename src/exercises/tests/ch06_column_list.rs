//! Chapter 6: a list of the free columns, so that a taken column is never tried.
//!
//! Each try takes its column off the list before the search goes down, and puts it back in its old place when the search returns.
//! Write `for_each_free`, then `solutions` and `count` on top of it, then the same two on a grid.
//!
//! What red looks like first: a `for_each_free` that only loops over a clone of the list gets "for_each_free(&mut [1, 4, 6], ..), visit 0: got column 1 and the rest [1, 4, 6], but should get column 1 and the rest [4, 6]".

use exercises::ch06_column_list::{
    count, count_on_grid, for_each_free, solutions, solutions_on_grid,
};

use crate::judge::{judge_count, judge_solutions};
use crate::own_process::{after, calling, in_own_process};

#[test]
#[cfg_attr(todo = "ch06::for_each_free", ignore = "for_each_free still holds a todo!")]
fn for_each_free_visits_each_column_with_the_rest_of_the_list() {
    in_own_process(|| {
        let mut visits = Vec::new();
        calling("for_each_free(&mut [1, 4, 6], ..)", || {
            for_each_free(&mut vec![1, 4, 6], |col, rest| visits.push((col, rest.clone())));
        });
        let expected = [(1, vec![4, 6]), (4, vec![1, 6]), (6, vec![1, 4])];
        for (visit, ((col, rest), (expected_col, expected_rest))) in
            visits.iter().zip(&expected).enumerate()
        {
            assert!(
                (col, rest) == (expected_col, expected_rest),
                "for_each_free(&mut [1, 4, 6], ..), visit {visit}: got column {col} and the rest {rest:?}, \
                 but should get column {expected_col} and the rest {expected_rest:?}.\n\
                 The rest is all other columns, in their order."
            );
        }
        let count = visits.len();
        assert!(
            count == 3,
            "for_each_free(&mut [1, 4, 6], ..) made {count} visits, but should make 3: one for each column"
        );
    });
}

#[test]
#[cfg_attr(todo = "ch06::for_each_free", ignore = "for_each_free still holds a todo!")]
fn for_each_free_puts_each_column_back_in_its_place() {
    in_own_process(|| {
        for columns in [vec![3], vec![1, 4, 6], vec![6, 1, 4], vec![0, 1, 2, 3, 4], vec![]] {
            let mut free = columns.clone();
            calling(format!("for_each_free(&mut {columns:?}, ..)"), || {
                // A visit goes down a row, and the row below visits the rest of the list in the
                // same way.
                for_each_free(&mut free, |_, rest| for_each_free(rest, |_, _| ()));
            });
            assert!(
                free == columns,
                "the list was {columns:?} before for_each_free, but is {free:?} after it.\n\
                 Is each column put back in its own place?"
            );
        }
    });
}

#[test]
#[cfg_attr(todo = "ch06::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["for_each_free"], || judge_solutions("solutions", 9, solutions));
}

#[test]
#[cfg_attr(todo = "ch06::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["for_each_free"], || judge_count("count", 10, count));
}

#[test]
#[cfg_attr(todo = "ch06::solutions_on_grid", ignore = "solutions_on_grid still holds a todo!")]
fn solutions_on_grid_lists_every_board_once_and_in_order() {
    after(&["for_each_free"], || judge_solutions("solutions_on_grid", 8, solutions_on_grid));
}

#[test]
#[cfg_attr(todo = "ch06::count_on_grid", ignore = "count_on_grid still holds a todo!")]
fn count_on_grid_agrees_with_the_known_counts() {
    after(&["for_each_free"], || judge_count("count_on_grid", 10, count_on_grid));
}
