//! What is said of the first moment where a search parts from the reference's.

use pretty_assertions::assert_eq;
use queens_kata::trace::{Ended, Event, Queen, Until, parting, trace};
use rstest::rstest;

use super::ALL;
use super::search::{ASKS, MAKES, RIGHT, Search, columns_of, is_safe};

const UNSEEN: &str = "never asks `is_safe`";

/// The sentence of the step at which the search of these events parts from the whole reference, and what is said of it.
fn parting_of(search: &Search, events: impl IntoIterator<Item = Event>) -> [String; 2] {
    let own = search.hear(ALL, events);
    let parting = parting(&own, &trace(search.n, ALL), UNSEEN);
    let step = parting.step.map(|step| own.trace.steps[step].to_string());
    [step.unwrap_or_else(|| "nowhere".into()), parting.sentence]
}

/// Three checks, each of which forgets a line.
fn forgets_rising(queens: &[Queen], (row, col): Queen) -> bool {
    queens.iter().all(|queen| queen.0 + queen.1 == row + col || is_safe(&[*queen], (row, col)))
}

fn forgets_falling(queens: &[Queen], (row, col): Queen) -> bool {
    queens.iter().all(|queen| queen.0 + col == row + queen.1 || is_safe(&[*queen], (row, col)))
}

fn forgets_columns(queens: &[Queen], (row, col): Queen) -> bool {
    queens.iter().all(|queen| queen.1 == col || is_safe(&[*queen], (row, col)))
}

fn backwards(n: usize) -> Vec<usize> {
    (0..n).rev().collect()
}

fn boards_backwards(queens: &[Queen]) -> Vec<usize> {
    columns_of(queens).into_iter().rev().collect()
}

#[rstest]
#[case::finds_safe_what_is_attacked(
    Search { is_safe: forgets_rising, ..RIGHT },
    "Row 2, column 1: a queen is placed, and yet it shares a rising diagonal with the queen in row 1.",
    "Yours finds row 2, column 1 safe, and it shares a rising diagonal with the queen in row 1.",
)]
#[case::finds_safe_what_is_attacked_along_a_falling_diagonal(
    Search { is_safe: forgets_falling, ..RIGHT },
    "Row 1, column 1: a queen is placed, and yet it shares a falling diagonal with the queen in row 0.",
    "Yours finds row 1, column 1 safe, and it shares a falling diagonal with the queen in row 0.",
)]
#[case::finds_safe_what_is_attacked_along_a_column(
    Search { is_safe: forgets_columns, ..RIGHT },
    "Row 1, column 0: a queen is placed, and yet it shares the column with the queen in row 0.",
    "Yours finds row 1, column 0 safe, and it shares the column with the queen in row 0.",
)]
#[case::refuses_what_is_safe(
    Search { is_safe: |queens, cell| cell != (2, 1) && is_safe(queens, cell), ..RIGHT },
    "Row 2, column 1: refused, and yet no queen attacks it.",
    "Yours refuses row 2, column 1, and no queen attacks it. It finds the same solutions all the same.",
)]
#[case::a_queen_still_stands(
    Search { take_back: |_| (), ..RIGHT },
    "Row 1, column 3: is it safe?",
    "Yours asks about row 1, column 3, and the queen of row 1, column 2 still stands.",
)]
#[case::a_queen_does_not_stand(
    Search { take_back: Vec::clear, ..RIGHT },
    "Row 1, column 3: is it safe?",
    "Yours asks about row 1, column 3, and the queen of row 0, column 0 does not stand.",
)]
#[case::another_cell_while_a_queen_still_stands(
    Search { columns: |n| (0..=n).collect(), ..RIGHT },
    "Row 2, column 4: there is no such column.",
    "Yours goes on with row 2, column 4, and the reference with row 1, column 3: in yours the queen of row 1, column 2 still stands.",
)]
#[case::a_cell_a_second_time_while_the_reference_goes_on(
    Search { columns: |n| (0..n).flat_map(|col| [col, col]).collect(), ..RIGHT },
    "Row 1, column 0: is it safe?",
    "Yours asks about row 1, column 0 below the queens [0] for the second time, and the reference goes on with row 1, column 1.",
)]
#[case::a_cell_that_is_not_there(
    Search { columns: |n| (0..=n).rev().collect(), ..RIGHT },
    "Row 0, column 4: there is no such column.",
    "Yours goes on with row 0, column 4, and the reference with row 0, column 0.",
)]
#[case::a_cell_that_the_reference_never_asks_about(
    Search { columns: backwards, take_back: Vec::clear, ..RIGHT },
    "Row 1, column 0: is it safe?",
    "Yours asks about row 1, column 0 on the empty board, and the reference never does.",
)]
#[case::never_asks(
    Search { columns: |n| (0..n - 1).collect(), ..RIGHT },
    "Row 0, column 1: is it safe?",
    "Yours goes on with row 0, column 1, and never asks about row 2, column 3 below the queens [0, 2].",
)]
#[case::asks_in_another_order(
    Search { columns: backwards, board: None, ..RIGHT },
    "nowhere",
    "Yours asks what the reference asks, in another order, and gets the same answers: 60 tries.",
)]
#[case::lists_in_another_order(
    Search { columns: backwards, ..RIGHT },
    "nowhere",
    "Yours asks what the reference asks, in another order, and gets the same answers: 60 tries. It makes the boards in another order.",
)]
#[case::makes_other_boards(
    Search { board: Some(boards_backwards), ..RIGHT },
    "nowhere",
    "Yours asks what the reference asks, and gets the same answers: 60 tries. It makes the boards in another order.",
)]
#[case::returns_another_number(
    Search { returned: |solutions| solutions + 1, ..RIGHT },
    "nowhere",
    "Yours asks what the reference asks, and gets the same answers: 60 tries. It comes to 2 solutions on the way, and yet it returns 3.",
)]
#[case::counts_another_number(
    Search { board: None, returned: |_| 0, ..RIGHT },
    "nowhere",
    "Yours asks what the reference asks, and gets the same answers: 60 tries. It comes to 2 solutions on the way, and yet it returns 0.",
)]
#[case::is_right(
    RIGHT,
    "nowhere",
    "Yours asks what the reference asks, and gets the same answers: 60 tries."
)]
#[case::is_right_for_one_queen(
    Search { n: 1, ..RIGHT },
    "nowhere",
    "Yours asks what the reference asks, and gets the same answers: 1 try.",
)]
fn a_search_parts_from_the_reference(
    #[case] search: Search,
    #[case] step: &str,
    #[case] sentence: &str,
) {
    assert_eq!(parting_of(&search, search.events()), [step, sentence]);
}

/// What can be done wrong there, too, is said in the same words.
#[rstest]
#[case::finds_safe_what_is_attacked(
    Search { is_safe: forgets_rising, ..RIGHT },
    "Yours finds row 2, column 1 safe, and it shares a rising diagonal with the queen in row 1.",
)]
#[case::refuses_what_is_safe(
    Search { is_safe: |queens, cell| cell != (2, 1) && is_safe(queens, cell), ..RIGHT },
    "Yours refuses row 2, column 1, and no queen attacks it. It finds the same solutions all the same.",
)]
#[case::asks_in_another_order(
    Search { columns: backwards, board: None, ..RIGHT },
    "Yours asks what the reference asks, in another order, and gets the same answers: 60 tries.",
)]
#[case::makes_other_boards(
    Search { board: Some(boards_backwards), ..RIGHT },
    "Yours asks what the reference asks, and gets the same answers: 60 tries. It makes the boards in another order.",
)]
fn a_search_that_asks_for_whole_rows_parts_from_the_reference(
    #[case] search: Search,
    #[case] sentence: &str,
) {
    assert_eq!(parting_of(&search, search.events_by_rows())[1], sentence);
}

/// What a search asks after the first questions of the reference, or after all of them.
#[rstest]
#[case::another_cell_and_a_queen_does_not_stand(
    2,
    &[],
    (2, 0),
    "Yours goes on with row 2, column 0, and the reference with row 1, column 1: in yours the queen of row 0, column 0 does not stand.",
)]
#[case::in_the_row_of_a_queen(
    60,
    &[(0, 3), (1, 1)],
    (1, 2),
    "Yours asks about row 1, column 2 while the queen of row 1, column 1 still stands.",
)]
#[case::above_a_queen(
    60,
    &[(2, 1)],
    (1, 3),
    "Yours asks about row 1, column 3 beside the queens in [(2, 1)], and the reference never does.",
)]
fn a_question_that_is_not_the_reference_s_is_named(
    #[case] before: usize,
    #[case] queens: &[Queen],
    #[case] (row, col): Queen,
    #[case] sentence: &str,
) {
    let questions = RIGHT.events().into_iter();
    let questions = questions.filter(|it| matches!(it, Event::Asked { .. } | Event::Said(_)));
    let other = Event::Asked { queens: queens.to_vec(), row, col, line: ASKS };
    let events = questions.take(2 * before).chain([other, Event::Said(false)]);
    let step = format!("Row {row}, column {col}: is it safe?");
    assert_eq!(parting_of(&RIGHT, events), [step, sentence.into()]);
}

#[test]
fn what_is_done_once_more_is_named() {
    let all = RIGHT.events();
    let twice = [&all[..all.len() - 1], &all].concat();
    assert_eq!(
        parting_of(&RIGHT, twice),
        [
            "Row 0, column 0: is it safe?",
            "Yours asks about row 0, column 0 on the empty board for the second time.",
        ]
    );
}

#[test]
fn a_search_that_ends_early_is_told_what_comes_next() {
    let mut events = RIGHT.events();
    let board = events.iter().position(|event| matches!(event, Event::Board { .. })).unwrap();
    events.truncate(board + 1);
    events.push(Event::Returned(1));
    assert_eq!(
        parting_of(&RIGHT, events),
        [
            "Row 0, column 1: the queen is taken back.",
            "Yours ends, and the reference goes on with row 3, column 3 below the queens [1, 3, 0].",
        ]
    );
}

/// It is said even where the next question is the reference's: what comes of the mark may show much later.
#[test]
fn a_mark_that_is_left_is_named_where_it_was_left() {
    let mut events = RIGHT.events();
    let next = |event: &Event| matches!(event, Event::Asked { row: 1, col: 3, .. });
    let next = events.iter().position(next).unwrap();
    events.splice(next..next, [Event::Left((1, 2)), Event::Stand(vec![(0, 0)])]);
    assert_eq!(
        parting_of(&RIGHT, events),
        [
            "Row 1, column 2: the queen is taken back.",
            "The queen of row 1, column 2 was taken back, no other queen attacks her cell, and yet it does not count as free: a mark of hers is left. It finds the same solutions all the same.",
        ]
    );
}

#[rstest]
#[case::and_all_is_well(RIGHT, &[[1, 3, 0, 2], [2, 0, 3, 1]], 2, "")]
#[case::and_a_board_is_wrong(
    RIGHT,
    &[[1, 3, 0, 2], [0, 1, 2, 3]],
    2,
    " It comes to [0, 1, 2, 3], which is no solution.",
)]
#[case::and_a_board_is_missing(
    RIGHT,
    &[[1, 3, 0, 2]],
    1,
    " It comes to 1 solution, and the reference to 2.",
)]
#[case::and_the_count_is_right(Search { board: None, ..RIGHT }, &[], 2, "")]
#[case::and_the_count_is_wrong(
    Search { board: None, ..RIGHT },
    &[],
    3,
    " It returns 3, and the reference 2.",
)]
fn where_nothing_is_asked_there_is_little_to_see(
    #[case] search: Search,
    #[case] boards: &[[usize; 4]],
    #[case] returned: u64,
    #[case] outcome: &str,
) {
    let board = |columns: &[usize; 4]| Event::Board { columns: columns.to_vec(), line: MAKES };
    let events = boards.iter().map(board).chain([Event::Returned(returned)]);
    let sentence = format!("There is little to see: your search never asks `is_safe`.{outcome}");
    assert_eq!(parting_of(&search, events)[1], sentence);
}

#[test]
fn a_search_that_is_left_is_compared_as_far_as_it_goes() {
    let events = RIGHT.events();
    for (heard, tries) in [(1, "1 try"), (2, "1 try"), (3, "2 tries"), (20, "10 tries")] {
        let sentence = format!("Yours asks what the reference asks, as far as it goes: {tries}.");
        let left = parting_of(&RIGHT, events[..heard].to_vec());
        assert_eq!(left, ["nowhere".into(), sentence], "{heard} events");
    }
}

/// The reference may be cut off where a search goes on: then it is only compared up to there.
#[test]
fn a_reference_that_is_cut_off_says_nothing_beyond_its_end() {
    let beyond =
        Search { is_safe: |queens, cell| cell != (0, 3) && is_safe(queens, cell), ..RIGHT };
    let own = beyond.hear(ALL, beyond.events());
    let cut_off = |steps: usize| {
        let reference = trace(4, Until { steps, ..ALL });
        (reference.ended, parting(&own, &reference, UNSEEN).sentence)
    };
    let same = "Yours asks what the reference asks, and gets the same answers: 44 tries.";
    let other = "Yours refuses row 0, column 3, and no queen attacks it.";
    let harmless = format!("{other} It finds the same solutions all the same.");
    let whole = trace(4, ALL);
    let there = whole.steps.iter().position(|step| (step.row, step.col) == (0, 3)).unwrap();
    for steps in [1, 2, 50, there] {
        assert_eq!(cut_off(steps), (Ended::Steps, same.into()), "{steps} steps");
    }
    assert_eq!(cut_off(there + 2), (Ended::Steps, other.into()));
    assert_eq!(cut_off(whole.steps.len()), (Ended::Over, harmless));
}
