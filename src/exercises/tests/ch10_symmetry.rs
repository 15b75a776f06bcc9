//! Chapter 10: a solution turned or mirrored is a solution, so one of its eight images is enough.
//!
//! Write `mirrored` and `turned`, then `canonical` and `orbit_size` on top of them, then `fundamental`, and `count` and `solutions` from the fundamental ones.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `mirrored` that returns the same board gets "mirrored([0, 1]) returned [0, 1], but should return [1, 0]".

use exercises::ch10_symmetry::{
    canonical, count, fundamental, mirrored, orbit_size, solutions, turned,
};
use judge::boards::{boards, smallest, with_all_columns, with_all_orbits};
use judge::images::{self, drawn, images, orbit, side_by_side};
use judge::own_process::{calling, in_own_process};
use judge::searches::{STAYS_BEHIND, judge_count, judge_solutions, sizes};
use queens_kata::Board;
use queens_kata::chapters::ch09_bitmask;
use queens_kata::known_counts::KNOWN_COUNTS;

use crate::after;

/// Asks for an image of each board, and of the first ones again.
/// `rule` says, of a board and a wrong image, how it should be.
fn judge_image(
    name: &str,
    boards: &[Board],
    ask: impl Fn(&Board) -> Board,
    right: impl Fn(&Board) -> Board,
    rule: impl Fn(&Board, &Board) -> String,
) {
    let wrong = |board: &Board| {
        let call = format!("{name}({:?})", board.columns());
        let found = calling(&call, || ask(board));
        (found != right(board)).then_some((call, found))
    };
    for board in boards {
        if wrong(board).is_none() {
            continue;
        }
        let board = &smallest(board, |smaller| wrong(smaller).is_some());
        let Some((call, found)) = wrong(board) else {
            panic!("{name} gives two different answers for the same board.\n{STAYS_BEHIND}");
        };
        let expected = right(board);
        panic!(
            "{call} returned {:?}, but should return {:?}.\n{}\n\n{}",
            found.columns(),
            expected.columns(),
            rule(board, &found),
            side_by_side(&[("given", board), ("returned", &found), ("expected", &expected)])
        );
    }
    for board in boards[..30].iter().rev() {
        if let Some((call, found)) = wrong(board) {
            let found = found.columns();
            panic!(
                "{call} was right the first time, and returned {found:?} when called again.\n{STAYS_BEHIND}"
            );
        }
    }
}

#[test]
#[cfg_attr(todo = "ch10::mirrored", ignore = "mirrored still holds a todo!")]
fn mirrored_exchanges_left_and_right() {
    in_own_process(|| {
        let mut all = with_all_columns();
        // Here two queens may share a column.
        all.extend((2..=4).flat_map(boards));
        judge_image("mirrored", &all, mirrored, images::mirrored, |_, _| {
            "Left and right are exchanged, and every row stays where it is.".into()
        });
    });
}

#[test]
#[cfg_attr(todo = "ch10::turned", ignore = "turned still holds a todo!")]
fn turned_goes_a_quarter_clockwise() {
    in_own_process(|| {
        judge_image("turned", &with_all_columns(), turned, images::turned, |_, _| {
            "A quarter turn to the right: the first row becomes the last column.".into()
        });
    });
}

#[test]
#[cfg_attr(todo = "ch10::canonical", ignore = "canonical still holds a todo!")]
fn canonical_is_the_smallest_of_eight_images() {
    after(&["mirrored", "turned"], || {
        let first = |board: &Board| orbit(board).swap_remove(0);
        judge_image("canonical", &with_all_orbits(), canonical, first, |board, found| {
            let images = images(board);
            let name = |wanted: &Board| images.iter().find(|image| image.board == *wanted);
            let returned = match name(found) {
                Some(image) => format!("What was returned is {image}."),
                None => "What was returned is none of the eight.".into(),
            };
            let smallest = name(&first(board)).expect("the smallest of them is one of them");
            format!("The smallest of the eight images is {smallest}. {returned}")
        });
    });
}

#[test]
#[cfg_attr(todo = "ch10::orbit_size", ignore = "orbit_size still holds a todo!")]
fn orbit_size_is_the_number_of_images_that_differ() {
    after(&["mirrored", "turned"], || {
        let boards = with_all_orbits();
        for board in boards.iter().chain(&boards[..30]) {
            let call = format!("orbit_size({:?})", board.columns());
            let found = calling(&call, || orbit_size(board));
            let expected = orbit(board).len();
            assert!(
                found == expected,
                "{call} returned {found}, but should return {expected}: so many of the eight images differ.\n\n{}",
                drawn(&images(board))
            );
        }
    });
}

/// The solutions that are the smallest of their images, in order.
fn smallest_of_each_orbit(n: usize) -> Vec<Board> {
    let mut boards = ch09_bitmask::solutions(n);
    boards.retain(|board| *board == orbit(board)[0]);
    boards
}

#[test]
#[cfg_attr(todo = "ch10::fundamental", ignore = "fundamental still holds a todo!")]
fn fundamental_has_one_board_of_each_orbit() {
    after(&["mirrored", "turned", "canonical"], || {
        let ask = |n: usize| {
            let call = format!("fundamental({n})");
            let found = calling(&call, || fundamental(n));
            let expected = smallest_of_each_orbit(n);
            (found != expected).then(|| format!("{call} {}", wrong_list(n, &found, &expected)))
        };
        for n in [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 0] {
            if let Some(wrong) = ask(n) {
                panic!("{wrong}");
            }
        }
        for n in sizes(8).rev() {
            if let Some(wrong) = ask(n) {
                panic!(
                    "fundamental({n}) was right the first time. When called again: {wrong}\n{STAYS_BEHIND}"
                );
            }
        }
    });
}

/// What is wrong with a list of fundamental solutions.
fn wrong_list(n: usize, found: &[Board], expected: &[Board]) -> String {
    for board in found {
        let columns = board.columns();
        if board.size() != n || !board.is_solution() {
            return format!("returned {columns:?}, but that is not a solution for n = {n}");
        }
        let images = images(board);
        let smallest = images.iter().min_by_key(|image| &image.board).expect("there are eight");
        if smallest.board < *board {
            return format!(
                "returned {columns:?}, but another image is smaller: {smallest}.\n\n{}",
                side_by_side(&[("returned", board), ("smaller", &smallest.board)])
            );
        }
    }
    for pair in found.windows(2) {
        let (one, next) = (pair[0].columns(), pair[1].columns());
        if one >= next {
            return format!(
                "returned {one:?} before {next:?}, but each board comes once, and in order"
            );
        }
    }
    let missing = expected.iter().find(|board| !found.contains(board));
    let columns = missing.expect("a list in order has no other fault").columns();
    format!(
        "should have the board {columns:?}: it is a solution, and none of its images is smaller"
    )
}

#[test]
#[cfg_attr(todo = "ch10::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["mirrored", "turned", "canonical", "orbit_size", "fundamental"], || {
        let ask = |n: usize| calling(format!("count({n})"), || count(n));
        if let Some(n) = (1..=8).find(|&n| ask(n) != KNOWN_COUNTS[n]) {
            let (found, expected) = (ask(n), KNOWN_COUNTS[n]);
            // What counts nothing, or another number each time, has a sentence below.
            if found > 0 && found == ask(n) {
                panic!(
                    "count({n}) returned {found}, but the number of solutions for n = {n} is {expected}.\n{}",
                    by_orbits(n)
                );
            }
        }
        judge_count("count", 12, &count);
    });
}

/// How the count comes about.
fn by_orbits(n: usize) -> String {
    let boards = smallest_of_each_orbit(n);
    let orbits: Vec<String> = [8, 4, 2, 1]
        .into_iter()
        .filter_map(|size| match boards.iter().filter(|board| orbit(board).len() == size).count() {
            0 => None,
            1 => Some(format!("1 has an orbit of {size}")),
            count => Some(format!("{count} have an orbit of {size}")),
        })
        .collect();
    let orbits = if orbits.is_empty() {
        "There is no fundamental solution.".into()
    } else {
        format!("Of the fundamental solutions, {}.", orbits.join(", and "))
    };
    if n.is_multiple_of(2) {
        return orbits;
    }
    format!("{orbits}\nIf half of the first row is searched: does the middle column count once?")
}

#[test]
#[cfg_attr(todo = "ch10::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["mirrored", "turned", "canonical", "fundamental"], || {
        for n in 1..=8 {
            let found = calling(format!("solutions({n})"), || solutions(n));
            // Any other fault has a sentence below.
            if found.iter().all(|board| board.size() == n && board.is_solution()) {
                judge_orbits(n, &found);
            }
        }
        judge_solutions("solutions", 11, &solutions);
    });
}

/// Expects all images of a solution, or says which image is missing.
fn judge_orbits(n: usize, found: &[Board]) {
    for board in smallest_of_each_orbit(n) {
        let images = images(&board);
        let Some(missing) = images.iter().find(|image| !found.contains(&image.board)) else {
            continue;
        };
        let orbit = orbit(&board);
        let there = orbit.iter().filter(|image| found.contains(image)).count();
        panic!(
            "solutions({n}) should have all {} images of {:?}, but has {there} of them. This one is missing: {missing}.\n\n{}",
            orbit.len(),
            board.columns(),
            side_by_side(&[("fundamental", &board), ("missing", &missing.board)])
        );
    }
}
