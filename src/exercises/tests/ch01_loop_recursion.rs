//! Chapter 1: a loop over the columns of a row, inside a recursion over the rows.
//!
//! Each call fills one row: it tries every column, and for each safe one it calls itself for the row below.
//! Write `is_safe`, then `solutions`, then `count`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: an `is_safe` that is just `true` gets "is_safe(&[0], 0) returned true, but the queen above stands in the same column", with the board drawn.
//! A `solutions` that is just `vec![]` gets "solutions(1) returned no board".

use exercises::ch01_loop_recursion::{count, is_safe, solutions};
use judge::cells::{Cell, FREE, judge_attacked_cells, judge_cells, judge_wide_cells};
use judge::searches::{judge_count, judge_solutions};

use crate::after;

fn name(cell: &Cell) -> String {
    format!("is_safe(&{:?}, {})", cell.placed, cell.col)
}

fn ask(cell: &Cell) -> bool {
    is_safe(cell.placed, cell.col)
}

#[test]
#[cfg_attr(todo = "ch01::is_safe", ignore = "is_safe still holds a todo!")]
fn is_safe_refuses_an_attacked_cell() {
    judge_attacked_cells(&name, &ask);
}

#[test]
#[cfg_attr(todo = "ch01::is_safe", ignore = "is_safe still holds a todo!")]
fn is_safe_allows_a_free_cell() {
    judge_cells(true, FREE, &name, &ask);
}

#[test]
#[cfg_attr(todo = "ch01::is_safe", ignore = "is_safe still holds a todo!")]
fn is_safe_on_a_wide_board() {
    judge_wide_cells(&name, &ask);
}

#[test]
#[cfg_attr(todo = "ch01::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["is_safe"], || judge_solutions("solutions", 9, &solutions));
}

#[test]
#[cfg_attr(todo = "ch01::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["is_safe"], || judge_count("count", 10, &count));
}
