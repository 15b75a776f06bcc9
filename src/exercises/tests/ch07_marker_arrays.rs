//! Chapter 7: three arrays of marks, so that a check looks at three places.
//!
//! Number the diagonals, mark the three lines of each queen, and clear them when she is taken back.
//! Write `Marks` from top to bottom, then `solutions` and `count`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `hill` that is just `row`, beside a `new` that is right, gets "hill gives row 0, column 0 and row 0, column 1 of n = 2 the same number, 0, but they are on different diagonals /".

use exercises::ch07_marker_arrays::{Marks, count, solutions};

use crate::cells::{ATTACKED, Cell, FREE, judge_cells};
use crate::judge::{judge_count, judge_solutions};
use crate::own_process::{after, calling};

/// What `solutions` and `count` are built on.
const MARKS: &[&str] = &["new", "hill", "dale", "is_free", "place", "remove"];

/// All cells of an n × n board.
fn cells(n: usize) -> impl Iterator<Item = (usize, usize)> + Clone {
    (0..n).flat_map(move |row| (0..n).map(move |col| (row, col)))
}

/// Expects the same number along each diagonal, another one on each other, and 0 to 2n - 2 in all.
fn judge_diagonals(
    name: &str,
    sign: char,
    number: impl Fn(&Marks, usize, usize) -> usize,
    on_one_diagonal: impl Fn((usize, usize), (usize, usize)) -> bool,
) {
    after(&["new"], || {
        for n in 1..=6 {
            let marks = calling(format!("Marks::new({n})"), || Marks::new(n));
            let ask = |(row, col)| {
                calling(format!("{name}({row}, {col}) of n = {n}"), || number(&marks, row, col))
            };
            for here in cells(n) {
                let found = ask(here);
                let (row, col) = here;
                let last = 2 * n - 2;
                assert!(
                    found <= last,
                    "{name} gives row {row}, column {col} of n = {n} the number {found}, but the \
                     diagonals are numbered 0 to {last}"
                );
                for there in cells(n) {
                    let (other_row, other_col) = there;
                    let other = ask(there);
                    let pair = format!(
                        "{name} gives row {row}, column {col} and row {other_row}, column \
                         {other_col} of n = {n}"
                    );
                    if on_one_diagonal(here, there) {
                        assert!(
                            found == other,
                            "{pair} the numbers {found} and {other}, but both cells are on the same \
                             diagonal {sign}"
                        );
                    } else {
                        assert!(
                            found != other,
                            "{pair} the same number, {found}, but they are on different diagonals \
                             {sign}"
                        );
                    }
                }
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch07::hill", ignore = "hill still holds a todo!")]
fn hill_numbers_the_diagonals_that_rise() {
    judge_diagonals("hill", '/', Marks::hill, |(row, col), (other_row, other_col)| {
        row + col == other_row + other_col
    });
}

#[test]
#[cfg_attr(todo = "ch07::dale", ignore = "dale still holds a todo!")]
fn dale_numbers_the_diagonals_that_fall() {
    judge_diagonals("dale", '\\', Marks::dale, |(row, col), (other_row, other_col)| {
        row + other_col == other_row + col
    });
}

/// As the calls are made: a mistake may be in `place` as well.
fn name(cell: &Cell) -> String {
    let place = |(row, col)| format!("place({row}, {col}); ");
    let places: String = cell.placed.iter().enumerate().map(place).collect();
    format!("{places}is_free({}, {})", cell.placed.len(), cell.col)
}

fn ask(cell: &Cell) -> bool {
    let mut marks = Marks::new(cell.size());
    for (row, &col) in cell.placed.iter().enumerate() {
        marks.place(row, col);
    }
    marks.is_free(cell.placed.len(), cell.col)
}

#[test]
#[cfg_attr(
    any(todo = "ch07::is_free", todo = "ch07::place"),
    ignore = "is_free or place still holds a todo!"
)]
fn is_free_refuses_an_attacked_cell() {
    after(&["new", "hill", "dale"], || judge_cells(false, ATTACKED, name, ask));
}

#[test]
#[cfg_attr(
    any(todo = "ch07::is_free", todo = "ch07::place"),
    ignore = "is_free or place still holds a todo!"
)]
fn is_free_allows_a_free_cell() {
    after(&["new", "hill", "dale"], || judge_cells(true, FREE, name, ask));
}

#[test]
#[cfg_attr(todo = "ch07::remove", ignore = "remove still holds a todo!")]
fn remove_undoes_place_and_nothing_else() {
    after(&["new", "hill", "dale", "is_free", "place"], || {
        let mut marks = calling("Marks::new(5)", || Marks::new(5));
        let free = |marks: &Marks, when: &str| -> Vec<(usize, usize)> {
            let is_free = |&(row, col): &(usize, usize)| {
                calling(format!("is_free({row}, {col}), {when}"), || marks.is_free(row, col))
            };
            cells(5).filter(is_free).collect()
        };
        let empty = free(&marks, "on an empty board");
        calling("place(0, 1)", || marks.place(0, 1));
        let one_queen = free(&marks, "after place(0, 1)");
        for (row, col) in [(1, 3), (2, 0), (4, 4)] {
            calling(format!("place({row}, {col})"), || marks.place(row, col));
            calling(format!("remove({row}, {col})"), || marks.remove(row, col));
            let after = free(&marks, "after a queen was placed and removed");
            let wrong = cells(5).find(|cell| after.contains(cell) != one_queen.contains(cell));
            if let Some((at_row, at_col)) = wrong {
                let is = if after.contains(&(at_row, at_col)) { "free" } else { "taken" };
                panic!(
                    "a queen stands in row 0, column 1. After place({row}, {col}) and remove({row}, \
                     {col}), row {at_row}, column {at_col} has become {is}.\n\
                     Are all three marks of the removed queen cleared, and no other?"
                );
            }
        }
        calling("remove(0, 1)", || marks.remove(0, 1));
        assert!(
            free(&marks, "after the last queen was removed") == empty,
            "the last queen was removed, but some cell is still taken"
        );
    });
}

#[test]
#[cfg_attr(todo = "ch07::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(MARKS, || judge_solutions("solutions", 9, solutions));
}

#[test]
#[cfg_attr(todo = "ch07::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(MARKS, || judge_count("count", 10, count));
}
