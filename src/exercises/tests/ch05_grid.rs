//! Chapter 5: the board is a grid of n × n cells, and the check walks up three rays.
//!
//! From the cell go straight up, up to the left, and up to the right; a queen on any of the three attacks it.
//! Write `is_safe`, `board_of`, `solutions`, and `count`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: an `is_safe` that is just `true` gets "is_safe(&grid, 1, 0) returned true, but the queen above stands in the same column", with the board drawn.

use std::iter;

use exercises::ch05_grid::{board_of, count, is_safe, solutions};
use judge::cells::{Cell, FREE, judge_attacked_cells, judge_cells, judge_wide_cells};
use judge::own_process::in_own_process;
use judge::samples::{Dice, all_lists};
use judge::searches::{judge_count, judge_solutions, twice};

use crate::after;

fn grid_of(n: usize, placed: &[usize]) -> Vec<Vec<bool>> {
    let mut grid = vec![vec![false; n]; n];
    for (row, &col) in placed.iter().enumerate() {
        grid[row][col] = true;
    }
    grid
}

fn name(cell: &Cell) -> String {
    format!("is_safe(&grid, {}, {})", cell.placed.len(), cell.col)
}

fn ask(cell: &Cell) -> bool {
    is_safe(&grid_of(cell.size(), cell.placed), cell.placed.len(), cell.col)
}

#[test]
#[cfg_attr(todo = "ch05::is_safe", ignore = "is_safe still holds a todo!")]
fn is_safe_refuses_an_attacked_cell() {
    judge_attacked_cells(&name, &ask);
}

#[test]
#[cfg_attr(todo = "ch05::is_safe", ignore = "is_safe still holds a todo!")]
fn is_safe_allows_a_free_cell() {
    judge_cells(true, FREE, &name, &ask);
}

#[test]
#[cfg_attr(todo = "ch05::is_safe", ignore = "is_safe still holds a todo!")]
fn is_safe_on_a_wide_board() {
    judge_wide_cells(&name, &ask);
}

#[test]
#[cfg_attr(todo = "ch05::board_of", ignore = "board_of still holds a todo!")]
fn board_of_reads_the_queens_off_the_grid() {
    in_own_process(|| {
        // One queen a row: whether they attack each other does not matter.
        let small = (1..=4).flat_map(|n| all_lists(n, n));
        let mut dice = Dice::default();
        let large = (5..=20).map(|n| dice.list(n, n));
        for columns in iter::once(vec![1, 3, 0, 2]).chain(small).chain(large) {
            let call = format!("board_of a grid with its queens in {columns:?}");
            let found = twice(&call, || board_of(&grid_of(columns.len(), &columns)));
            if found.columns() == columns {
                continue;
            }
            let row_of = |col| columns.iter().position(|&queen| queen == col);
            let by_columns: Option<Vec<usize>> = (0..columns.len()).map(row_of).collect();
            let advice = if by_columns.as_deref() == Some(found.columns()) {
                "\nIs the row asked for first, as in grid[row][col]?"
            } else {
                ""
            };
            panic!("{call} returned a board with its queens in {:?}.{advice}", found.columns());
        }
    });
}

#[test]
#[cfg_attr(todo = "ch05::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["is_safe", "board_of"], || judge_solutions("solutions", 9, &solutions));
}

#[test]
#[cfg_attr(todo = "ch05::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["is_safe"], || judge_count("count", 10, &count));
}
