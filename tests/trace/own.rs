//! The steps of a search that is not the reference's: a right one has the same, and a wrong one is seen going wrong.

use std::collections::HashSet;

use pretty_assertions::assert_eq;
use queens_kata::board::Line;
use queens_kata::trace::{
    Attack, Ended, Event, Kind, Own, Queen, Trace, Until, ch06_column_list, trace,
};
use rstest::rstest;

use super::ALL;
use super::search::{ASKS, MAKES, RIGHT, Search, is_safe};

fn sentences(own: &Own) -> Vec<String> {
    own.trace.steps.iter().map(ToString::to_string).collect()
}

fn asked(queens: &[Queen], (row, col): Queen) -> Event {
    Event::Asked { queens: queens.to_vec(), row, col, line: ASKS }
}

/// Hears these events of a search for four queens, which makes boards.
fn hear(events: impl IntoIterator<Item = Event>) -> Own {
    RIGHT.hear(ALL, events)
}

#[rstest]
fn a_right_search_has_the_steps_of_the_reference(
    #[values(1, 2, 3, 4, 5, 6)] n: usize,
    #[values(true, false)] makes_boards: bool,
    #[values(Some(1), None)] solutions: Option<u64>,
) {
    let board = RIGHT.board.filter(|_| makes_boards);
    let search = Search { n, board, ..RIGHT };
    let until = Until { solutions, ..ALL };
    for events in [search.events(), search.events_by_rows()] {
        assert_eq!(search.hear(until, events).trace, trace(n, until));
    }
}

/// From the highest bit to the lowest, say.
#[test]
fn the_columns_of_a_row_may_be_tried_in_any_order() {
    let backwards = Search { columns: |n| (0..n).rev().collect(), ..RIGHT };
    for events in [backwards.events(), backwards.events_by_rows()] {
        let own = backwards.hear(ALL, events);
        let tries = |it: &Trace| -> HashSet<(Vec<usize>, usize)> {
            let tries = it.steps.iter().filter(|step| step.kind == Kind::Try);
            tries.map(|step| (step.placed.clone(), step.col)).collect()
        };
        let reference = trace(4, ALL);
        assert_eq!(tries(&own.trace), tries(&reference));
        assert_eq!(own.trace.steps.len(), reference.steps.len());
    }
}

/// It asks for a row, and only then sees that there is none.
#[test]
fn a_row_below_the_last_has_no_steps() {
    let mut events = RIGHT.events_by_rows();
    for index in (0..events.len()).rev() {
        if let Event::Board { columns, .. } = &events[index] {
            let queens = columns.iter().copied().enumerate().collect();
            events.insert(index, Event::AskedRow { queens, row: 4, free: 0, line: ASKS });
        }
    }
    assert_eq!(hear(events).trace, trace(4, ALL));
}

/// It keeps the columns and makes all boards in the end.
#[test]
fn boards_that_are_made_later_come_after_all_tries() {
    for mut events in [RIGHT.events(), RIGHT.events_by_rows()] {
        let is_board = |event: &Event| matches!(event, Event::Board { .. });
        let boards: Vec<Event> = events.iter().filter(|it| is_board(it)).cloned().collect();
        events.retain(|it| !is_board(it));
        let before_the_end = events.len() - 1;
        events.splice(before_the_end..before_the_end, boards);
        let own = hear(events);
        let kinds: Vec<Kind> = own.trace.steps.iter().map(|step| step.kind).collect();
        let first = kinds.iter().position(|kind| *kind == Kind::Reported).unwrap();
        assert!(kinds[..first].iter().filter(|kind| **kind == Kind::Try).count() == 60);
        assert!(!kinds[first..].contains(&Kind::Try), "{:?}", &kinds[first..]);
    }
}

/// The list of chapter 6 tries fewer.
#[test]
fn a_column_that_is_not_asked_about_is_no_step() {
    let mut events = RIGHT.events();
    let mut is_taken = false;
    events.retain(|event| {
        if let Event::Asked { queens, col, .. } = event {
            is_taken = queens.iter().any(|queen| queen.1 == *col);
            return !is_taken;
        }
        !(is_taken && matches!(event, Event::Said(_)))
    });
    assert_eq!(hear(events).trace, (ch06_column_list::TRACED.record)(4, ALL));
}

#[test]
fn a_step_knows_the_line_that_did_it() {
    for events in [RIGHT.events(), RIGHT.events_by_rows()] {
        let own = hear(events);
        assert_eq!(own.lines.len(), own.trace.steps.len());
        for (step, line) in own.trace.steps.iter().zip(&own.lines) {
            let expected = match step.kind {
                Kind::Try => Some(ASKS),
                Kind::Solution => Some(MAKES),
                _ => None,
            };
            assert_eq!(*line, expected, "{step}");
        }
        assert_eq!((own.returned, own.left), (Some(2), None));
    }
    let elsewhere = hear([Event::Asked { queens: vec![], row: 0, col: 0, line: 0 }]);
    assert_eq!(elsewhere.lines, [None]);
}

#[test]
fn a_check_that_forgets_a_line_is_seen_placing_a_queen_on_it() {
    let wrong = Search {
        is_safe: |queens, (row, col)| {
            let forgets = |queen: &&Queen| queen.0 + queen.1 != row + col;
            let others: Vec<Queen> = queens.iter().filter(forgets).copied().collect();
            is_safe(&others, (row, col))
        },
        ..RIGHT
    };
    for events in [wrong.events(), wrong.events_by_rows()] {
        let own = wrong.hear(ALL, events);
        let placed = own.trace.steps.iter().find(|it| matches!(it.kind, Kind::Placed(Some(_))));
        let placed = placed.expect("a queen is placed on an attacked cell");
        let attack = Attack { row: 1, col: 2, line: Line::Rising };
        assert_eq!((placed.kind, placed.row, placed.col), (Kind::Placed(Some(attack)), 2, 1));
        assert_eq!(
            placed.to_string(),
            "Row 2, column 1: a queen is placed, and yet it shares a rising diagonal with the queen in row 1."
        );
    }
}

#[test]
fn a_check_that_refuses_too_much_is_seen_refusing() {
    let wrong = Search { is_safe: |queens, cell| cell.1 > 0 && is_safe(queens, cell), ..RIGHT };
    for events in [wrong.events(), wrong.events_by_rows()] {
        let own = wrong.hear(ALL, events);
        assert_eq!(own.trace.steps[1].kind, Kind::Refused(None));
        assert_eq!(sentences(&own)[1], "Row 0, column 0: refused, and yet no queen attacks it.");
    }
}

#[test]
fn a_cell_that_is_found_safe_and_not_used_is_named() {
    let own = hear([
        asked(&[], (0, 0)),
        Event::Said(true),
        asked(&[(0, 0)], (1, 1)),
        Event::Said(true),
        asked(&[(0, 0)], (1, 2)),
    ]);
    assert_eq!(
        sentences(&own)[1..],
        [
            "Row 0, column 0: safe, a queen is placed.",
            "Row 1, column 1: is it safe?",
            "Row 1, column 1: safe, and yet it shares a falling diagonal with the queen in row 0.",
            "Row 1, column 2: is it safe?",
        ]
    );
    let own = hear([asked(&[], (0, 0)), Event::Said(true), asked(&[], (0, 1))]);
    assert_eq!(sentences(&own)[1], "Row 0, column 0: safe.");
}

#[test]
fn a_search_that_is_left_keeps_what_was_seen() {
    let given_up = hear(RIGHT.events().into_iter().take(5));
    assert_eq!((given_up.trace.ended, given_up.returned), (Ended::GivenUp, None));
    let last = given_up.trace.steps.last().unwrap();
    assert_eq!((last.to_string().as_str(), last.tries), ("Row 1, column 1: is it safe?", 3));
}

/// Nothing that can be seen comes of what it tells: it is left.
#[test]
fn a_search_that_runs_on_without_a_step_is_left() {
    let nothing_new = || Event::Stand(vec![(0, 0)]);
    let own = hear(std::iter::repeat_with(nothing_new).take(10_000));
    assert_eq!((own.trace.ended, own.trace.steps.len()), (Ended::Idle, 1));
}

#[test]
fn a_cell_off_the_board_and_a_board_half_full_are_named() {
    let board = Event::Board { columns: vec![7], line: MAKES };
    let own = hear([asked(&[], (0, 7)), Event::Said(true), board, asked(&[(0, 7)], (4, 0))]);
    assert_eq!(
        sentences(&own),
        [
            "Row 0, column 7: there is no such column.",
            "Row 0, column 7: there is no such column, and yet a queen is placed.",
            "Counted as solution 1, with 1 of 4 queens.",
            "Row 4, column 0: there is no such row.",
        ]
    );
}

#[test]
fn a_board_of_other_queens_than_those_who_stand_is_named() {
    let board = Event::Board { columns: vec![1, 3, 0, 2], line: MAKES };
    let own = hear([Event::Stand(vec![(0, 2)]), board]);
    let last = own.trace.steps.last().unwrap();
    assert_eq!(last.to_string(), "A board is made of the columns [1, 3, 0, 2]: solution 1.");
    assert_eq!((last.kind, last.solutions), (Kind::Reported, 1));
    assert_eq!(own.lines, [None, Some(MAKES)]);
}

#[test]
fn queens_who_stand_elsewhere_are_strays() {
    let own = hear([Event::Stand(vec![(0, 2), (0, 0), (2, 1)]), asked(&[(2, 1)], (1, 3))]);
    let standing = &own.trace.steps[2];
    assert_eq!(
        (standing.placed.as_slice(), standing.strays.as_slice()),
        (&[2][..], &[(0, 0), (2, 1)][..])
    );
    assert!(standing.queens().eq([(0, 2), (0, 0), (2, 1)]));
    assert_eq!(
        sentences(&own)[3..],
        [
            "Row 0, column 0: the queen is taken back.",
            "Row 0, column 2: the queen is taken back.",
            "Row 1, column 3: is it safe?",
        ]
    );
    assert!(own.trace.steps[5].queens().eq([(2, 1)]));
}

#[test]
fn a_mark_that_is_left_is_kept_with_the_step_before_which_it_was() {
    let own = hear([
        Event::Stand(vec![(0, 0)]),
        Event::Left((0, 0)),
        Event::Stand(vec![]),
        Event::Left((1, 1)),
    ]);
    assert_eq!(own.left, Some((1, (0, 0))), "the first one");
}
