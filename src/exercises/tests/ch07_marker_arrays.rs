//! Chapter 7: three arrays of marks, so that a check looks at three places.
//!
//! Number the diagonals, mark the three lines of each queen, and clear them when she is taken back.
//! Write `Marks` from top to bottom, then `solutions` and `count`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `hill` that is just `row`, beside a `new` that is right, gets "hill gives row 0, column 0 and row 0, column 1 of n = 2 the same number, 0, but they are on different diagonals /".

use exercises::ch07_marker_arrays::{Marks, count, solutions};
use judge::cells::{ATTACKED, Cell, FREE, judge_cells, peaceful, peaceful_by};
use judge::own_process::calling;
use judge::samples::Dice;
use judge::searches::{judge_count, judge_solutions, twice};

use crate::after;

/// What `solutions` and `count` are built on.
const MARKS: &[&str] = &["new", "hill", "dale", "is_free", "place", "remove"];

/// All cells of an n × n board.
fn cells(n: usize) -> impl Iterator<Item = (usize, usize)> + Clone {
    (0..n).flat_map(move |row| (0..n).map(move |col| (row, col)))
}

/// Expects the same number along each diagonal, another one on each other, and 0 to 2n - 2 in all.
/// `diagonal` is something that is the same for two cells if they are on one diagonal.
fn judge_diagonals(
    name: &str,
    sign: char,
    number: impl Fn(&Marks, usize, usize) -> usize,
    diagonal: impl Fn(usize, usize) -> isize,
) {
    after(&["new"], || {
        for n in (1..=12).chain([20]) {
            let marks = calling(format!("Marks::new({n})"), || Marks::new(n));
            let mut asked: Vec<((usize, usize), usize)> = Vec::new();
            for (row, col) in cells(n) {
                let call = format!("{name}({row}, {col}) of n = {n}");
                let found = twice(call, || number(&marks, row, col));
                let last = 2 * n - 2;
                assert!(
                    found <= last,
                    "{name} gives row {row}, column {col} of n = {n} the number {found}, but the \
                     diagonals are numbered 0 to {last}"
                );
                for &((other_row, other_col), other) in &asked {
                    let are_on_one = diagonal(other_row, other_col) == diagonal(row, col);
                    if (other == found) == are_on_one {
                        continue;
                    }
                    let pair = format!(
                        "{name} gives row {other_row}, column {other_col} and row {row}, column \
                         {col} of n = {n}"
                    );
                    if are_on_one {
                        panic!(
                            "{pair} the numbers {other} and {found}, but both cells are on the same \
                             diagonal {sign}"
                        );
                    }
                    panic!(
                        "{pair} the same number, {found}, but they are on different diagonals {sign}"
                    );
                }
                asked.push(((row, col), found));
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch07::hill", ignore = "hill still holds a todo!")]
fn hill_numbers_the_diagonals_that_rise() {
    judge_diagonals("hill", '/', Marks::hill, |row, col| (row + col).cast_signed());
}

#[test]
#[cfg_attr(todo = "ch07::dale", ignore = "dale still holds a todo!")]
fn dale_numbers_the_diagonals_that_fall() {
    judge_diagonals("dale", '\\', Marks::dale, |row, col| row.cast_signed() - col.cast_signed());
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
    after(&["new", "hill", "dale"], || judge_cells(false, ATTACKED, &name, &ask));
}

#[test]
#[cfg_attr(
    any(todo = "ch07::is_free", todo = "ch07::place"),
    ignore = "is_free or place still holds a todo!"
)]
fn is_free_allows_a_free_cell() {
    after(&["new", "hill", "dale"], || judge_cells(true, FREE, &name, &ask));
}

#[test]
#[cfg_attr(
    any(todo = "ch07::is_free", todo = "ch07::place"),
    ignore = "is_free or place still holds a todo!"
)]
fn place_marks_no_other_board() {
    after(&["new", "hill", "dale", "is_free"], || {
        let mut marks = calling("Marks::new(4)", || Marks::new(4));
        let new = calling("Marks::new(4) again", || Marks::new(4));
        let clone = calling("clone() of Marks::new(4)", || marks.clone());
        calling("place(0, 1)", || marks.place(0, 1));
        for (name, other) in [("another Marks::new(4)", new), ("a clone made before", clone)] {
            let is_free = calling(format!("is_free(1, 1) of {name}"), || other.is_free(1, 1));
            assert!(
                is_free,
                "of Marks::new(4) row 0, column 1 got a queen, and in {name} row 1, column 1 is taken.\n\
                 Has each of them marks of its own?"
            );
        }
    });
}

/// Places the queens `more` below those that are `placed`, removes them, the last one first, and expects the same cells to be free as before.
fn judge_remove(n: usize, placed: &[usize], more: &[usize]) {
    let mut marks = calling(format!("Marks::new({n})"), || Marks::new(n));
    let cell = |(row, col): (usize, usize)| format!("({row}, {col})");
    let free = |marks: &Marks, when: &str| -> Vec<(usize, usize)> {
        let is_free = |&(row, col): &(usize, usize)| marks.is_free(row, col);
        calling(format!("is_free of each cell, {when}"), || cells(n).filter(is_free).collect())
    };
    for (row, &col) in placed.iter().enumerate() {
        calling(format!("place({row}, {col})"), || marks.place(row, col));
    }
    let before = free(&marks, "after the queens were placed");
    let mut calls = Vec::new();
    let queens = || more.iter().enumerate().map(|(index, &col)| (placed.len() + index, col));
    for (row, col) in queens() {
        calls.push(format!("place{}", cell((row, col))));
        calling(&calls[calls.len() - 1], || marks.place(row, col));
    }
    for (row, col) in queens().rev() {
        calls.push(format!("remove{}", cell((row, col))));
        calling(&calls[calls.len() - 1], || marks.remove(row, col));
    }
    let calls = calls.join("; ");
    let after = free(&marks, &format!("after {calls}"));
    let Some((row, col)) = cells(n).find(|cell| after.contains(cell) != before.contains(cell))
    else {
        return;
    };
    let stand = match placed {
        [] => "no queen stands".into(),
        [col] => format!("a queen stands in row 0, column {col}"),
        _ => format!("queens stand in the rows from 0 on, in the columns {placed:?}"),
    };
    let is = if after.contains(&(row, col)) { "free" } else { "taken" };
    panic!(
        "n = {n}, and {stand}. After {calls}, row {row}, column {col} has become {is}.\n\
         Are all three marks of a removed queen cleared, and no other?"
    );
}

#[test]
#[cfg_attr(todo = "ch07::remove", ignore = "remove still holds a todo!")]
fn remove_undoes_place_and_nothing_else() {
    after(&["new", "hill", "dale", "is_free", "place"], || {
        judge_remove(5, &[1], &[3]);
        let mut dice = Dice::default();
        let small = (1..=5).flat_map(|n| peaceful(n).into_iter().map(move |queens| (n, queens)));
        let large = (6..=20).map(|n| (n, peaceful_by(&mut dice, n)));
        for (n, queens) in small.chain(large) {
            for placed in (0..queens.len()).rev() {
                judge_remove(n, &queens[..placed], &queens[placed..]);
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch07::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(MARKS, || judge_solutions("solutions", 9, &solutions));
}

#[test]
#[cfg_attr(todo = "ch07::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(MARKS, || judge_count("count", 10, &count));
}
