//! Chapter 10: a solution turned or mirrored is a solution, so one of its eight images is enough.
//!
//! Write `mirrored` and `turned`, then `canonical` and `orbit_size` on top of them, then `fundamental`, and `count` and `solutions` from the fundamental ones.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `mirrored` that returns the same board gets "mirrored([1, 3, 0, 2]) returned [1, 3, 0, 2], but should return [2, 0, 3, 1]".

use exercises::ch10_symmetry::{
    canonical, count, fundamental, mirrored, orbit_size, solutions, turned,
};
use queens_kata::Board;
use queens_kata::chapters::{ch09_bitmask, ch10_symmetry as reference};

use crate::judge::{judge_count, judge_solutions, sizes};
use crate::own_process::{after, calling, in_own_process};

const MIRRORED: &str = "Left and right are exchanged, and every row stays where it is.";
const TURNED: &str = "A quarter turn to the right: the first row becomes the last column.";
const CANONICAL: &str = "The smallest of eight images: the board after 0 to 3 quarter turns, and its mirror image after 0 to 3.";

fn judge_image(
    name: &str,
    rule: &str,
    image: impl Fn(&Board) -> Board,
    cases: &[(&[usize], &[usize])],
) {
    for (columns, expected) in cases {
        let board = Board::from_columns(columns);
        let call = format!("{name}({columns:?})");
        let found = calling(&call, || image(&board));
        assert!(
            found.columns() == *expected,
            "{call} returned {:?}, but should return {expected:?}.\n{rule}\n\n{}",
            found.columns(),
            side_by_side(&[
                ("given", &board),
                ("returned", &found),
                ("expected", &Board::from_columns(expected)),
            ])
        );
    }
}

fn side_by_side(boards: &[(&str, &Board)]) -> String {
    let height = boards.iter().map(|(_, board)| board.size()).max().unwrap_or(0);
    let rows = |(title, board): &(&str, &Board)| -> Vec<String> {
        let width = title.len().max(board.size()) + 3;
        let mut rows = vec![title.to_string()];
        rows.extend(board.rows());
        rows.resize(height + 1, String::new());
        rows.iter().map(|row| format!("{row:<width$}")).collect()
    };
    let columns: Vec<Vec<String>> = boards.iter().map(rows).collect();
    let line = |row: usize| columns.iter().map(|column| column[row].as_str()).collect::<String>();
    (0..=height).map(|row| line(row).trim_end().to_string()).collect::<Vec<_>>().join("\n")
}

#[test]
#[cfg_attr(todo = "ch10::mirrored", ignore = "mirrored still holds a todo!")]
fn mirrored_exchanges_left_and_right() {
    in_own_process(|| {
        let cases: [(&[usize], &[usize]); 3] =
            [(&[1, 3, 0, 2], &[2, 0, 3, 1]), (&[0, 2, 4, 1, 3], &[4, 2, 0, 3, 1]), (&[0], &[0])];
        judge_image("mirrored", MIRRORED, mirrored, &cases);
    });
}

#[test]
#[cfg_attr(todo = "ch10::turned", ignore = "turned still holds a todo!")]
fn turned_goes_a_quarter_clockwise() {
    in_own_process(|| {
        let cases: [(&[usize], &[usize]); 4] = [
            (&[0, 2, 1], &[2, 0, 1]),
            (&[0, 2, 4, 1, 3], &[4, 1, 3, 0, 2]),
            (&[1, 3, 0, 2], &[1, 3, 0, 2]),
            (&[0], &[0]),
        ];
        judge_image("turned", TURNED, turned, &cases);
    });
}

#[test]
#[cfg_attr(todo = "ch10::canonical", ignore = "canonical still holds a todo!")]
fn canonical_is_the_smallest_of_eight_images() {
    after(&["mirrored", "turned"], || {
        let cases: [(&[usize], &[usize]); 4] = [
            (&[2, 0, 3, 1], &[1, 3, 0, 2]),
            (&[4, 2, 0, 3, 1], &[0, 2, 4, 1, 3]),
            (&[2, 0, 1], &[0, 2, 1]),
            (&[5, 2, 0, 7, 3, 1, 6, 4], &[2, 5, 1, 4, 7, 0, 6, 3]),
        ];
        judge_image("canonical", CANONICAL, canonical, &cases);
        // Whichever of the eight it is given, the answer is the same.
        let smallest = Board::from_columns(&[0, 2, 4, 1, 3]);
        for image in reference::images(&smallest) {
            judge_image(
                "canonical",
                CANONICAL,
                canonical,
                &[(image.columns(), smallest.columns())],
            );
        }
    });
}

#[test]
#[cfg_attr(todo = "ch10::orbit_size", ignore = "orbit_size still holds a todo!")]
fn orbit_size_is_the_number_of_images_that_differ() {
    after(&["mirrored", "turned"], || {
        let cases: [(&[usize], usize); 6] = [
            (&[0], 1),
            (&[1, 3, 0, 2], 2),
            (&[1, 3, 5, 0, 2, 4], 4),
            (&[0, 2, 4, 1, 3], 8),
            (&[0, 1, 2], 2),
            (&[0, 2, 1], 4),
        ];
        for (columns, expected) in cases {
            let call = format!("orbit_size({columns:?})");
            let found = calling(&call, || orbit_size(&Board::from_columns(columns)));
            assert!(
                found == expected,
                "{call} returned {found}, but should return {expected}.\n\
                 How many of the eight images differ from each other?"
            );
        }
    });
}

#[test]
#[cfg_attr(todo = "ch10::fundamental", ignore = "fundamental still holds a todo!")]
fn fundamental_has_one_board_of_each_orbit() {
    after(&["mirrored", "turned", "canonical"], || {
        for n in sizes(9) {
            let found = calling(format!("fundamental({n})"), || fundamental(n));
            let solutions = ch09_bitmask::solutions(n);
            for board in &found {
                let columns = board.columns();
                assert!(
                    solutions.contains(board),
                    "fundamental({n}) returned {columns:?}, but that is not a solution"
                );
                let smallest = reference::canonical(board);
                assert!(
                    *board == smallest,
                    "fundamental({n}) returned {columns:?}, but its smallest image is {:?}",
                    smallest.columns()
                );
            }
            for pair in found.windows(2) {
                let (one, next) = (pair[0].columns(), pair[1].columns());
                assert!(
                    one < next,
                    "fundamental({n}) returned {one:?} before {next:?}, but each board comes once, and in order"
                );
            }
            let is_missing =
                |board: &&Board| **board == reference::canonical(board) && !found.contains(board);
            if let Some(missing) = solutions.iter().find(is_missing) {
                panic!("fundamental({n}) should have the board {:?}", missing.columns());
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch10::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["mirrored", "turned", "canonical", "orbit_size", "fundamental"], || {
        judge_count("count", 10, count);
    });
}

#[test]
#[cfg_attr(todo = "ch10::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["mirrored", "turned", "canonical", "fundamental"], || {
        judge_solutions("solutions", 9, solutions);
    });
}
