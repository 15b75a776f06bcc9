//! Chapter 6: a list of the free columns, so that a taken column is never tried.
//!
//! Each try takes its column off the list before the search goes down, and puts it back in its old place when the search returns.
//! Write `for_each_free`, then `solutions` and `count` on top of it, then the same two on a grid.
//!
//! What red looks like first: a `for_each_free` that only loops over a clone of the list gets "for_each_free(&mut [1, 4, 6], ..), visit 0: got column 1 and the rest [1, 4, 6], but should get column 1 and the rest [4, 6]".

use exercises::ch06_column_list::{
    count, count_on_grid, for_each_free, solutions, solutions_on_grid,
};
use judge::own_process::{calling, in_own_process};
use judge::samples::{Dice, all_lists};
use judge::searches::{judge_count, judge_solutions, twice};

use crate::after;

/// Some columns in some order.
fn lists() -> impl Iterator<Item = Vec<usize>> {
    let small = (1..=4).flat_map(orders);
    let mut dice = Dice::default();
    let large = (5..=20).map(move |n| {
        // Not all columns are on the list.
        let mut columns = dice.order(n);
        columns.truncate(n - n / 4);
        columns
    });
    small.chain(large).chain([vec![300, 3, 64], vec![]])
}

/// All orders of `n` columns.
fn orders(n: usize) -> impl Iterator<Item = Vec<usize>> {
    all_lists(n, n).filter(move |list| (0..n).all(|col| list.contains(&col)))
}

fn judge_visits(columns: &[usize]) {
    let call = format!("for_each_free(&mut {columns:?}, ..)");
    let visits = twice(&call, || {
        let mut visits = Vec::new();
        for_each_free(&mut columns.to_vec(), |col, rest| visits.push((col, rest.clone())));
        visits
    });
    for (visit, (&expected_col, (col, rest))) in columns.iter().zip(&visits).enumerate() {
        let expected_rest = [&columns[..visit], &columns[visit + 1..]].concat();
        assert!(
            (*col, rest) == (expected_col, &expected_rest),
            "{call}, visit {visit}: got column {col} and the rest {rest:?}, \
             but should get column {expected_col} and the rest {expected_rest:?}.\n\
             The rest is all other columns, in their order."
        );
    }
    let (made, should_make) = (visits.len(), columns.len());
    assert!(
        made == should_make,
        "{call} made {made} visits, but should make {should_make}: one for each column"
    );
}

#[test]
#[cfg_attr(todo = "ch06::for_each_free", ignore = "for_each_free still holds a todo!")]
fn for_each_free_visits_each_column_with_the_rest_of_the_list() {
    in_own_process(|| {
        judge_visits(&[1, 4, 6]);
        lists().for_each(|columns| judge_visits(&columns));
    });
}

#[test]
#[cfg_attr(todo = "ch06::for_each_free", ignore = "for_each_free still holds a todo!")]
fn for_each_free_puts_each_column_back_in_its_place() {
    in_own_process(|| {
        for columns in [vec![3], vec![1, 4, 6], vec![6, 1, 4]].into_iter().chain(lists()) {
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

/// Takes the columns off one by one, each row by a `for_each_free` of its own, and collects the orders in which they go.
fn take_off(free: &mut Vec<usize>, taken: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if free.is_empty() {
        return found.push(taken.clone());
    }
    for_each_free(free, |col, rest| {
        taken.push(col);
        take_off(rest, taken, found);
        taken.pop();
    });
}

#[test]
#[cfg_attr(todo = "ch06::for_each_free", ignore = "for_each_free still holds a todo!")]
fn for_each_free_within_itself_goes_through_all_orders() {
    in_own_process(|| {
        for n in 1..=5 {
            let mut found = Vec::new();
            calling(format!("for_each_free within for_each_free, {n} deep,"), || {
                take_off(&mut (0..n).collect(), &mut Vec::new(), &mut found);
            });
            let expected: Vec<Vec<usize>> = orders(n).collect();
            for (index, order) in expected.iter().enumerate() {
                let found = found.get(index);
                assert!(
                    found == Some(order),
                    "for_each_free within for_each_free took {n} columns off in the order {found:?}, but should take them off in the order Some({order:?}).\n\
                     Is the rest the same list again after each visit, whatever the rows below did with it?"
                );
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch06::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["for_each_free"], || judge_solutions("solutions", 9, &solutions));
}

#[test]
#[cfg_attr(todo = "ch06::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["for_each_free"], || judge_count("count", 10, &count));
}

#[test]
#[cfg_attr(todo = "ch06::solutions_on_grid", ignore = "solutions_on_grid still holds a todo!")]
fn solutions_on_grid_lists_every_board_once_and_in_order() {
    after(&["for_each_free"], || judge_solutions("solutions_on_grid", 9, &solutions_on_grid));
}

#[test]
#[cfg_attr(todo = "ch06::count_on_grid", ignore = "count_on_grid still holds a todo!")]
fn count_on_grid_agrees_with_the_known_counts() {
    after(&["for_each_free"], || judge_count("count_on_grid", 10, &count_on_grid));
}
