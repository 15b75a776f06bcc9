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

// In the stub a choice is `()`.
#![allow(clippy::let_unit_value)]

use std::ops::ControlFlow::{self, Break, Continue};

use exercises::ch13_any_puzzle::{
    Regions, Solutions, Sudoku, count, count_solutions, first, search, solutions,
};
use judge::own_process::{calling, in_own_process};
use judge::puzzles::{
    SWITCHES, Stairs, Switches, broken_rule, columns_by_the_rule, digits_by_the_rule, drawn,
    picture, read_digits, read_regions, seen, ways_up,
};
use judge::samples::Dice;
use judge::searches::{judge_count, judge_solutions, twice};
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

/// Boards with regions: with one solution, two, three, none, and nineteen.
const BOARDS: [&str; 10] = [
    "ab ab",
    "aab acb ccb",
    "aaaa bccd cccd cccd",
    "aabb aabb ccdd ccdd",
    "aabbb aaccb dcccb dceeb dddee",
    "aaabc aaabc dddbb dddbb deebb",
    "abbccc dbbbcc ddbccc eeeccf eeeccc eeeccc",
    "aabbbb acccbb adcceb fddeee ffdeee fffdee",
    "aaaaabbbbb abbbbbbbbb bbbbbbccbb bbbbbcccdd bbbeefffdd eeeeeegfdd eeeeeegddd heiiiddddd hhiiijjddd hhhijjjddd",
    "a",
];

/// All ways to fill some of the upper rows of each board, so that no rule is broken: fewer queens first.
fn regions_and_queens() -> Vec<(Vec<Vec<usize>>, Vec<usize>)> {
    let mut all = Vec::new();
    for region in BOARDS.map(read_regions) {
        let mut longest = vec![vec![]];
        while !longest.is_empty() {
            all.extend(longest.iter().map(|placed| (region.clone(), placed.clone())));
            let longer = |placed: &Vec<usize>| -> Vec<Vec<usize>> {
                let cols = columns_by_the_rule(&region, placed).into_iter();
                cols.map(|col| [&placed[..], &[col]].concat()).collect()
            };
            longest = longest.iter().flat_map(longer).collect();
        }
    }
    all
}

type RegionsChoice = <Regions as Puzzle>::Choice;

/// Makes the choice that leads to these queens.
fn choose(puzzle: &mut Regions, queens: &[usize]) -> RegionsChoice {
    for choice in puzzle.choices() {
        let mut next = puzzle.clone();
        next.make(choice);
        if next.columns() == queens {
            *puzzle = next;
            return choice;
        }
    }
    panic!("choices() of Regions offers nothing that leads to the queens {queens:?}");
}

/// The puzzle with these queens, and the choices that were made.
fn with_queens(region: &[Vec<usize>], queens: &[usize]) -> (Regions, Vec<RegionsChoice>) {
    let mut puzzle = calling("Regions::new(..)", || Regions::new(region.to_vec()));
    let made = calling(format!("choices and make, up to the queens {queens:?}"), || {
        (1..=queens.len()).map(|rows| choose(&mut puzzle, &queens[..rows])).collect()
    });
    (puzzle, made)
}

/// The queens, if each of the choices is made.
fn led_to(puzzle: &Regions) -> Vec<Vec<usize>> {
    let queens = |choice| {
        let mut puzzle = puzzle.clone();
        puzzle.make(choice);
        puzzle.columns()
    };
    calling(
        format!("choices, and make of each of them, after the queens {:?}", puzzle.columns()),
        || puzzle.choices().into_iter().map(queens).collect(),
    )
}

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
    in_own_process(|| {
        for (region, queens) in regions_and_queens() {
            let (puzzle, _) = with_queens(&region, &queens);
            let found = puzzle.columns();
            assert!(
                found == queens,
                "columns() of Regions returned {found:?} after the queens {queens:?} were placed"
            );
            // Where it is solved, nobody asks for choices.
            if queens.len() == region.len() {
                continue;
            }
            let cols = columns_by_the_rule(&region, &queens);
            let expected: Vec<Vec<usize>> =
                cols.iter().map(|&col| [&queens[..], &[col]].concat()).collect();
            let found = led_to(&puzzle);
            if found != expected {
                panic!("{}", wrong_choices(&region, &queens, &found, &expected));
            }
        }
    });
}

fn wrong_choices(
    region: &[Vec<usize>],
    queens: &[usize],
    found: &[Vec<usize>],
    expected: &[Vec<usize>],
) -> String {
    let because = if let Some(wrong) = found.iter().find(|it| !expected.contains(it)) {
        match wrong.split_last() {
            Some((&col, above)) if above == queens && col < region.len() => {
                let why = broken_rule(region, queens, col).unwrap_or("it is there twice".into());
                format!("Row {}, column {col} is offered, and {why}.", queens.len())
            }
            _ => format!("{wrong:?} is not one queen more, in row {}.", queens.len()),
        }
    } else if let Some(missing) = expected.iter().find(|it| !found.contains(it)) {
        format!(
            "Row {}, column {} is not offered, and breaks no rule.",
            queens.len(),
            missing[queens.len()]
        )
    } else {
        "All of them are offered, but not once each, from left to right.".into()
    };
    format!(
        "on this board, with the queens {queens:?} (upper case), the choices of Regions lead to {found:?}, but should lead to {expected:?}:\n\n{}\n\n{because}",
        drawn(region, queens)
    )
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
    after(&["Regions::choices"], || {
        for (region, queens) in regions_and_queens() {
            let (mut puzzle, made) = with_queens(&region, &queens);
            for (rows, &choice) in made.iter().enumerate().rev() {
                calling(format!("undo of the choice for row {rows}"), || puzzle.undo(choice));
                let found = puzzle.columns();
                assert!(
                    found == queens[..rows],
                    "after the queens {queens:?} were placed, and those from row {rows} on were undone, columns() of Regions returned {found:?}"
                );
                let (before, _) = with_queens(&region, &queens[..rows]);
                let (found, expected) = (led_to(&puzzle), led_to(&before));
                let differs = |to: &&Vec<usize>| found.contains(to) != expected.contains(to);
                let Some(to) = found.iter().chain(&expected).find(differs) else { continue };
                let is_new = found.contains(to);
                let (was, is) =
                    if is_new { ("not offered", "it is") } else { ("offered", "it is not") };
                panic!(
                    "after the queens {queens:?} were placed, and those from row {rows} on were undone, Regions is not as before: row {rows}, column {} was {was} then, and now {is}.\n\n{}\n\n\
                     Is everything undone that make does, and nothing else?",
                    to[to.len() - 1],
                    drawn(&region, &queens[..rows])
                );
            }
        }
    });
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
    after(&["Regions::choices"], || {
        for (region, queens) in regions_and_queens() {
            let (puzzle, _) = with_queens(&region, &queens);
            let found = twice(format!("solved() after the queens {queens:?}"), || puzzle.solved());
            let expected = queens.len() == region.len();
            assert!(
                found == expected,
                "solved() of Regions returned {found} for the queens {queens:?} (upper case), and {} of {} rows have one:\n\n{}",
                queens.len(),
                region.len(),
                drawn(&region, &queens)
            );
        }
    });
}

/// Sudokus from nearly full to nearly empty.
const SUDOKUS: [&str; 5] = [
    ".36.58.19 4193265.8 57.149236 8275916.. 643287951 9514638.7 7.2815394 185934762 .94672.85",
    "84.25.76. 79.84..3. 2..7.681. .7.6..14. 6.912.... .24.756.8 ..2567... 5.79184.3 91....57.",
    "93...72.6 682...1.. ....6..39 ..8.....2 ......864 .57.463.. .2..3491. 3....1... ..9.8.6..",
    "......1.. .2...78.. 16.....4. 49.172... ..2.5.... 586..3..1 3.8.296.. .7.5..... 6...382.7",
    "......... ......... ......... ......... ......... ......... ......... ......... .........",
];

/// All cells of a Sudoku, row by row.
fn cells() -> impl Iterator<Item = (usize, usize)> {
    (0..81).map(|cell| (cell / 9, cell % 9))
}

fn is_full(digits: &[[u8; 9]; 9]) -> bool {
    !digits.as_flattened().contains(&0)
}

/// The choices of a Sudoku as it is now: the cell that they fill, and the digits, in their order.
/// All of them fill the same cell.
/// Where it is solved, nobody asks for choices.
fn filled(puzzle: &Sudoku) -> Option<((usize, usize), Vec<u8>)> {
    let before = puzzle.digits();
    if is_full(&before) {
        return None;
    }
    let choices = calling("choices() of Sudoku", || puzzle.choices());
    let mut chosen = Vec::new();
    let mut digits = Vec::new();
    for choice in choices {
        let mut puzzle = puzzle.clone();
        calling("make(..) of Sudoku", || puzzle.make(choice));
        let after = puzzle.digits();
        let changed: Vec<(usize, usize)> =
            cells().filter(|&(row, col)| before[row][col] != after[row][col]).collect();
        let [(row, col)] = changed[..] else {
            panic!(
                "a choice of Sudoku should fill one empty cell, but after make(..) {} cells differ:\n\n{}",
                changed.len(),
                picture(&before)
            );
        };
        assert!(
            before[row][col] == 0,
            "a choice of Sudoku should fill an empty cell, but make(..) changes row {row}, column {col} from {} to {}:\n\n{}",
            before[row][col],
            after[row][col],
            picture(&before)
        );
        chosen.push((row, col));
        digits.push(after[row][col]);
    }
    let first = *chosen.first()?;
    if let Some((row, col)) = chosen.iter().find(|cell| **cell != first) {
        panic!(
            "the choices of Sudoku should be about one cell, but they fill row {}, column {}, and row {row}, column {col}: then each solution is found in many orders.\n\n{}",
            first.0,
            first.1,
            picture(&before)
        );
    }
    Some((first, digits))
}

/// Expects the choices of a Sudoku to be those of the rule.
fn judge_sudoku(puzzle: &Sudoku) {
    let digits = puzzle.digits();
    let empty = || cells().filter(|&(row, col)| digits[row][col] == 0);
    let Some(((row, col), found)) = filled(puzzle) else {
        // At a dead end some cell has no digit.
        let digits_left: Vec<_> =
            empty().map(|(row, col)| (row, col, digits_by_the_rule(&digits, row, col))).collect();
        let is_dead_end = digits_left.iter().any(|(_, _, left)| left.is_empty());
        if let (false, Some((row, col, left))) = (is_dead_end, digits_left.first()) {
            panic!(
                "choices() of Sudoku offers nothing, and each empty cell has a digit that breaks no rule: row {row}, column {col} has {left:?}.\n\n{}",
                picture(&digits)
            );
        }
        return;
    };
    let expected = digits_by_the_rule(&digits, row, col);
    if found == expected {
        return;
    }
    let because = if let Some(&wrong) = found.iter().find(|digit| !expected.contains(digit)) {
        format!("But {}.", seen(&digits, row, col, wrong).unwrap_or(format!("{wrong} is no digit")))
    } else if let Some(missing) = expected.iter().find(|digit| !found.contains(digit)) {
        format!("No {missing} stands in its row, its column, or its box.")
    } else {
        "Each of them comes once, from 1 up.".into()
    };
    panic!(
        "the choices of Sudoku fill row {row}, column {col} with {found:?}, but should fill it with {expected:?}:\n\n{}\n\n{because}",
        picture(&digits)
    );
}

/// Goes down by choices that the dice pick, up to a dead end or a solution, and shows the puzzle before each of them.
fn walk_down(start: &[[u8; 9]; 9], dice: &mut Dice, mut look: impl FnMut(&Sudoku)) {
    let mut puzzle = calling("Sudoku::new(..)", || Sudoku::new(*start));
    loop {
        look(&puzzle);
        if is_full(&puzzle.digits()) {
            return;
        }
        let choices = calling("choices() of Sudoku", || puzzle.choices());
        if choices.is_empty() {
            return;
        }
        let choice = choices[dice.below(choices.len())];
        calling("make(..) of Sudoku", || puzzle.make(choice));
    }
}

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
    in_own_process(|| {
        let mut dice = Dice::default();
        for start in SUDOKUS.map(read_digits) {
            let puzzle = calling("Sudoku::new(..)", || Sudoku::new(start));
            let found = puzzle.digits();
            assert!(
                found == start,
                "digits() of Sudoku should return the digits that were given:\n\n{}\n\nbut returned\n\n{}",
                picture(&start),
                picture(&found)
            );
            for _ in 0..10 {
                walk_down(&start, &mut dice, judge_sudoku);
            }
        }
    });
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
    after(&["Sudoku::choices"], || {
        let mut dice = Dice::default();
        for start in SUDOKUS.map(read_digits) {
            let mut puzzle = calling("Sudoku::new(..)", || Sudoku::new(start));
            let mut before = Vec::new();
            while let Some(now) = filled(&puzzle) {
                let choices = puzzle.choices();
                let choice = choices[dice.below(choices.len())];
                before.push((choice, puzzle.digits(), now));
                calling("make(..) of Sudoku", || puzzle.make(choice));
            }
            for (choice, digits, (cell, choices)) in before.into_iter().rev() {
                calling("undo(..) of Sudoku", || puzzle.undo(choice));
                let found = puzzle.digits();
                if let Some((row, col)) =
                    cells().find(|&(row, col)| found[row][col] != digits[row][col])
                {
                    panic!(
                        "row {row}, column {col} of Sudoku was {} before make, and after undo it is {}; 0 is an empty cell.\n\n{}",
                        digits[row][col],
                        found[row][col],
                        picture(&found)
                    );
                }
                let found = filled(&puzzle);
                if found.as_ref() != Some(&(cell, choices.clone())) {
                    let now = found.map_or("nothing".into(), |((row, col), digits)| {
                        format!("row {row}, column {col} with {digits:?}")
                    });
                    let (row, col) = cell;
                    panic!(
                        "before make and undo, Sudoku offered to fill row {row}, column {col} with {choices:?}, and after them it offers {now}.\n\n{}\n\n\
                         Is everything undone that make does, and nothing else?",
                        picture(&digits)
                    );
                }
            }
        }
    });
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
    after(&["Sudoku::choices"], || {
        let mut dice = Dice::default();
        for start in SUDOKUS.map(read_digits) {
            for _ in 0..10 {
                walk_down(&start, &mut dice, |puzzle| {
                    let digits = puzzle.digits();
                    let found = calling("solved() of Sudoku", || puzzle.solved());
                    let expected = is_full(&digits);
                    assert!(
                        found == expected,
                        "solved() of Sudoku returned {found}, and {} cells are empty:\n\n{}",
                        cells().filter(|&(row, col)| digits[row][col] == 0).count(),
                        picture(&digits)
                    );
                });
            }
        }
    });
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
