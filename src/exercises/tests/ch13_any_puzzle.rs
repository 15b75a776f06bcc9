//! Chapter 13: the search written once, for any puzzle.
//!
//! The search knows four functions of a puzzle and nothing else: `choices`, `make`, `undo`, and `solved`.
//! Write `search`, then `first` and `count_solutions` on top of it, and `solutions` and `count` for queens.
//! Then model two puzzles, `Regions` and `Sudoku`: they are asked for without your search.
//! `Solutions`, the search as an iterator, is an extra.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! The search is asked for ways up some stairs, in steps of 1, 2, or 3: a solution is a list of steps.
//!
//! What red looks like first: a `search` that is just `ControlFlow::Continue(())` gets "search of the stairs of height 0 showed no solution, but the first is []".

use std::ops::ControlFlow::{self, Break, Continue};

use exercises::ch13_any_puzzle::{
    Regions, Solutions, Sudoku, count, count_solutions, first, search, solutions,
};
use judge::own_process::{calling, in_own_process};
use judge::puzzles::{SWITCHES, Stairs, Switches, ways_up};
use judge::searches::{judge_count, judge_solutions, twice};
use judge::{regions, sudoku};
use queens_kata::Board;
use queens_kata::chapters::ch09_bitmask;
use queens_kata::chapters::ch13_any_puzzle::Puzzle;
use queens_kata::chapters::ch13_any_puzzle::queens::Queens;

use crate::after;

/// The solutions that `search` shows, of which it is told to stop at one.
fn shown(stairs: &mut Stairs, stop_at: usize) -> (Vec<Vec<usize>>, ControlFlow<usize>) {
    let mut shown = Vec::new();
    let flow = search(stairs, &mut |solved: &Stairs| {
        shown.push(solved.steps.clone());
        if shown.len() == stop_at { Break(stop_at) } else { Continue(()) }
    });
    (shown, flow)
}

/// Expects that nothing wrong was done to the stairs, and that they are as they were.
fn judge_stairs(call: &str, stairs: &Stairs) {
    if let Some(fault) = stairs.fault() {
        panic!("In {call}, {fault}.");
    }
    assert!(
        stairs.steps.is_empty(),
        "{call} has left choices made that it should have undone: {:?}.\nIs each choice undone, also when the search below it was stopped?",
        stairs.steps
    );
}

#[test]
#[cfg_attr(todo = "ch13::search", ignore = "search still holds a todo!")]
fn search_shows_every_solution_in_order() {
    in_own_process(|| {
        for height in 0..=9 {
            let call = format!("search of the stairs of height {height}");
            let (found, left) = twice(&call, || {
                let mut stairs = Stairs::new(height);
                let (found, _) = shown(&mut stairs, usize::MAX);
                if found == ways_up(height) {
                    judge_stairs(&call, &stairs);
                }
                (found, stairs.fault())
            });
            judge_ways(&call, height, &found, left.as_deref());
        }
    });
}

fn solutions_of(number: usize) -> String {
    match number {
        0 => "no solution".into(),
        1 => "1 solution".into(),
        _ => format!("{number} solutions"),
    }
}

/// Expects all ways up, in order.
fn judge_ways(call: &str, height: usize, found: &[Vec<usize>], fault: Option<&str>) {
    let expected = ways_up(height);
    let Some(index) =
        (0..found.len().max(expected.len())).find(|&i| found.get(i) != expected.get(i))
    else {
        return;
    };
    // What was done to the puzzle before says more.
    if let Some(fault) = fault {
        panic!("In {call}, {fault}.");
    }
    let which = if index == 0 { "the first".into() } else { format!("number {}", index + 1) };
    match (found.get(index), expected.get(index)) {
        (None, Some(expected)) if index == 0 => {
            panic!("{call} showed no solution, but the first is {expected:?}")
        }
        (None, Some(expected)) => {
            panic!(
                "{call} showed {}, but there are more: {which} is {expected:?}",
                solutions_of(index)
            )
        }
        (Some(found), Some(expected)) => {
            panic!("{call} showed {found:?}, but {which} should be {expected:?}")
        }
        (None, None) => {}
        (Some(found), None) => panic!("{call} showed {found:?} after the last solution"),
    }
}

#[test]
#[cfg_attr(todo = "ch13::search", ignore = "search still holds a todo!")]
fn search_stops_where_visit_says_so() {
    in_own_process(|| {
        for stop_at in 1..=4 {
            let call = format!(
                "search of the stairs of height 3, with Break({stop_at}) at solution {stop_at}"
            );
            let mut stairs = Stairs::new(3);
            let (found, flow) = calling(&call, || shown(&mut stairs, stop_at));
            let advice = if found.len() > stop_at {
                "Does Break go all the way up, through every call?"
            } else {
                "Does the search end too early?"
            };
            assert!(
                found.len() == stop_at,
                "{call} showed {}.\n{advice}",
                solutions_of(found.len())
            );
            assert!(
                flow == Break(stop_at),
                "{call} returned {flow:?}, but should return Break({stop_at})"
            );
            judge_stairs(&call, &stairs);
        }
        let call = "search of the stairs of height 3, with Continue(()) each time";
        let (_, flow) = calling(call, || shown(&mut Stairs::new(3), usize::MAX));
        assert!(flow == Continue(()), "{call} returned {flow:?}, but should return Continue(())");
    });
}

#[test]
#[cfg_attr(todo = "ch13::first", ignore = "first still holds a todo!")]
fn first_is_the_first_solution() {
    after(&["search"], || {
        for height in 0..=9 {
            let call = format!("first(the stairs of height {height})");
            let found = twice(&call, || first(Stairs::new(height)).map(|solved| solved.steps));
            let expected = ways_up(height).into_iter().next();
            assert!(found == expected, "{call} returned {found:?}, but should return {expected:?}");
        }
        // On a board the search comes to dead ends.
        for n in 1..=8 {
            let call = format!("first(Queens::new({n}))");
            let found = calling(&call, || first(Queens::new(n)));
            let found = found.filter(Queens::solved).map(|solved| solved.board());
            let expected = ch09_bitmask::solutions(n).into_iter().next();
            assert!(
                found == expected,
                "{call} returned {}, but should return {}",
                columns(found.as_ref()),
                columns(expected.as_ref())
            );
        }
    });
}

fn columns(board: Option<&Board>) -> String {
    board.map_or("no solution".into(), |board| {
        format!("a board with the columns {:?}", board.columns())
    })
}

fn three_queens() -> Queens {
    Queens::new(3)
}

#[test]
#[cfg_attr(todo = "ch13::first", ignore = "first still holds a todo!")]
fn first_does_not_search_the_rest() {
    after(&["search"], || {
        let call = format!("first({SWITCHES} switches, where every setting is a solution)");
        let found = calling(&call, || first(Switches::default()));
        let set = found.map(|solved| solved.set);
        assert!(
            set.as_ref().is_some_and(|set| set == &[false; SWITCHES]),
            "{call} returned {}, but should return all of them off",
            on(set.as_deref())
        );
    });
}

/// Which switches are on.
fn on(switches: Option<&[bool]>) -> String {
    let Some(set) = switches else { return "no solution".into() };
    let on: Vec<usize> = (0..set.len()).filter(|&index| set[index]).collect();
    match on.as_slice() {
        [] => format!("{} switches, all off", set.len()),
        _ => format!("{} switches, and on are {on:?}", set.len()),
    }
}

#[test]
#[cfg_attr(todo = "ch13::count_solutions", ignore = "count_solutions still holds a todo!")]
fn count_solutions_counts_all_of_them() {
    after(&["search"], || {
        for height in 0..=12 {
            let call = format!("count_solutions(the stairs of height {height})");
            let found = twice(&call, || count_solutions(Stairs::new(height)));
            let expected = ways_up(height).len() as u64;
            assert!(
                found == expected,
                "{call} returned {found}, but the number of solutions is {expected}"
            );
        }
        let call = "count_solutions(a board of three queens)";
        let found = twice(call, || count_solutions(three_queens()));
        assert!(found == 0, "{call} returned {found}, but there is no solution");
    });
}

#[test]
#[cfg_attr(todo = "ch13::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["search"], || judge_solutions("solutions", 9, &solutions));
}

#[test]
#[cfg_attr(todo = "ch13::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["search", "count_solutions"], || judge_count("count", 10, &count));
}

/// How the tests call the regions, beside the four functions of a puzzle.
const REGIONS: regions::Model<Regions> =
    regions::Model { new: Regions::new, columns: Regions::columns };

#[test]
#[cfg_attr(
    any(
        todo = "ch13::Regions::new",
        todo = "ch13::columns",
        todo = "ch13::Regions::choices",
        todo = "ch13::Regions::make"
    ),
    ignore = "new, columns, choices, or make of Regions still holds a todo!"
)]
fn regions_choices_are_all_that_break_no_rule() {
    in_own_process(|| REGIONS.judge_choices());
}

#[test]
#[cfg_attr(
    any(
        todo = "ch13::Regions::new",
        todo = "ch13::columns",
        todo = "ch13::Regions::choices",
        todo = "ch13::Regions::make",
        todo = "ch13::Regions::undo"
    ),
    ignore = "new, columns, choices, make, or undo of Regions still holds a todo!"
)]
fn regions_undo_takes_back_all_that_make_did() {
    after(&["Regions::choices"], || REGIONS.judge_undo());
}

#[test]
#[cfg_attr(
    any(
        todo = "ch13::Regions::new",
        todo = "ch13::columns",
        todo = "ch13::Regions::choices",
        todo = "ch13::Regions::make",
        todo = "ch13::Regions::solved"
    ),
    ignore = "new, columns, choices, make, or solved of Regions still holds a todo!"
)]
fn regions_solved_means_a_queen_in_each_row() {
    after(&["Regions::choices"], || REGIONS.judge_solved());
}

/// How the tests call the Sudoku, beside the four functions of a puzzle.
const SUDOKU: sudoku::Model<Sudoku> = sudoku::Model { new: Sudoku::new, digits: Sudoku::digits };

#[test]
#[cfg_attr(
    any(
        todo = "ch13::Sudoku::new",
        todo = "ch13::digits",
        todo = "ch13::Sudoku::choices",
        todo = "ch13::Sudoku::make"
    ),
    ignore = "new, digits, choices, or make of Sudoku still holds a todo!"
)]
fn sudoku_choices_are_all_digits_that_break_no_rule() {
    in_own_process(|| SUDOKU.judge_choices());
}

#[test]
#[cfg_attr(
    any(
        todo = "ch13::Sudoku::new",
        todo = "ch13::digits",
        todo = "ch13::Sudoku::choices",
        todo = "ch13::Sudoku::make",
        todo = "ch13::Sudoku::undo"
    ),
    ignore = "new, digits, choices, make, or undo of Sudoku still holds a todo!"
)]
fn sudoku_undo_takes_back_all_that_make_did() {
    after(&["Sudoku::choices"], || SUDOKU.judge_undo());
}

#[test]
#[cfg_attr(
    any(
        todo = "ch13::Sudoku::new",
        todo = "ch13::digits",
        todo = "ch13::Sudoku::choices",
        todo = "ch13::Sudoku::make",
        todo = "ch13::Sudoku::solved"
    ),
    ignore = "new, digits, choices, make, or solved of Sudoku still holds a todo!"
)]
fn sudoku_solved_means_no_empty_cell() {
    after(&["Sudoku::choices"], || SUDOKU.judge_solved());
}

/// The search, and the stairs that it was given a clone of: they know what was done to it.
fn iterator(height: usize) -> (Solutions<Stairs>, Stairs) {
    let stairs = Stairs::new(height);
    let search = calling(format!("Solutions::new(the stairs of height {height})"), || {
        Solutions::new(stairs.clone())
    });
    (search, stairs)
}

#[test]
#[cfg_attr(
    any(todo = "ch13::Solutions::new", todo = "ch13::next"),
    ignore = "new or next of Solutions still holds a todo!"
)]
fn next_gives_every_solution_in_order_and_then_ends() {
    in_own_process(|| {
        for height in 0..=9 {
            let (mut search, stairs) = iterator(height);
            let mut found = Vec::new();
            let call = format!("next() of Solutions for the stairs of height {height}");
            while let Some(solved) = calling(&call, || search.next()) {
                found.push(solved.steps);
                if found.len() > ways_up(height).len() {
                    break;
                }
            }
            judge_ways(&call, height, &found, stairs.fault().as_deref());
            if let Some(fault) = stairs.fault() {
                panic!("In {call}, {fault}.");
            }
            for _ in 0..3 {
                let more = calling(format!("{call}, after its end"), || search.next());
                assert!(
                    more.is_none(),
                    "{call} returned {:?} after its end",
                    more.map(|it| it.steps)
                );
            }
        }
    });
}

#[test]
#[cfg_attr(
    any(todo = "ch13::Solutions::new", todo = "ch13::next"),
    ignore = "new or next of Solutions still holds a todo!"
)]
fn next_does_not_search_ahead() {
    in_own_process(|| {
        let mut search =
            calling("Solutions::new(the switches)", || Solutions::new(Switches::default()));
        for last in [false, true] {
            let call = format!("next() of Solutions for {SWITCHES} switches");
            let found = calling(&call, || search.next()).map(|solved| solved.set);
            let mut expected = vec![false; SWITCHES];
            expected[SWITCHES - 1] = last;
            assert!(
                found.as_ref() == Some(&expected),
                "{call} returned {}, but should return {}.\nAfter all of them off, the last one is on.",
                on(found.as_deref()),
                on(Some(&expected))
            );
        }
    });
}

#[test]
#[cfg_attr(
    any(todo = "ch13::Solutions::new", todo = "ch13::next"),
    ignore = "new or next of Solutions still holds a todo!"
)]
fn next_of_a_clone_goes_on_by_itself() {
    in_own_process(|| {
        let ways = ways_up(4);
        let (mut search, _) = iterator(4);
        calling("next()", || search.next());
        let mut clone = calling("clone() after the first next()", || search.clone());
        for (name, search) in [("next()", &mut search), ("next() of a clone", &mut clone)] {
            for (index, expected) in ways.iter().enumerate().skip(1) {
                let found = calling(name, || search.next()).map(|solved| solved.steps);
                assert!(
                    found.as_ref() == Some(expected),
                    "{name} returned {found:?} for solution {} of the stairs of height 4, but should return {expected:?}",
                    index + 1
                );
            }
        }
    });
}
