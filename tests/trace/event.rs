//! What a watched search tells, written and read.

use pretty_assertions::assert_eq;
use queens_kata::trace::Event;
use rstest::rstest;

#[rstest]
#[case::asked(Event::Asked { queens: vec![(0, 1), (1, 3)], row: 2, col: 0, line: 12 }, "asked 12 2 0 0:1 1:3")]
#[case::asked_on_an_empty_board(Event::Asked { queens: vec![], row: 0, col: 0, line: 0 }, "asked 0 0 0")]
#[case::said_yes(Event::Said(true), "said 1")]
#[case::said_no(Event::Said(false), "said 0")]
#[case::asked_row(Event::AskedRow { queens: vec![(0, 1)], row: 1, free: 0b1000, line: 5 }, "row 5 1 8 0:1")]
#[case::all_bits(Event::AskedRow { queens: vec![], row: 0, free: u32::MAX, line: 5 }, "row 5 0 4294967295")]
#[case::stand(Event::Stand(vec![(2, 0), (0, 3)]), "stand 2:0 0:3")]
#[case::nobody_stands(Event::Stand(vec![]), "stand")]
#[case::left(Event::Left((11, 10)), "left 11:10")]
#[case::board(Event::Board { columns: vec![1, 3, 0, 2], line: 40 }, "board 40 1 3 0 2")]
#[case::a_board_without_rows(Event::Board { columns: vec![], line: 40 }, "board 40")]
#[case::returned(Event::Returned(u64::MAX), "returned 18446744073709551615")]
fn an_event_survives_being_written_and_read(#[case] event: Event, #[case] line: &str) {
    assert_eq!(event.to_string(), line);
    assert_eq!(line.parse(), Ok(event));
}

/// The learner's program may print what it likes, and a line may be cut off.
#[rstest]
#[case::nothing("")]
#[case::another_word("hello")]
#[case::a_longer_word("standing 0:1")]
#[case::cut_off("asked 12 2")]
#[case::no_number("asked 12 2 x")]
#[case::a_negative_number("board 40 -1")]
#[case::no_cell("stand 3")]
#[case::half_a_cell("stand 0:")]
#[case::more_than_a_cell("left 0:1:2")]
#[case::two_cells("left 0:1 1:3")]
#[case::no_answer("said")]
#[case::neither_yes_nor_no("said 2")]
#[case::too_many_bits("row 5 0 4294967296")]
#[case::no_count("returned")]
#[case::two_counts("returned 1 2")]
fn a_line_that_is_none_is_refused(#[case] line: &str) {
    assert_eq!(line.parse::<Event>().ok(), None);
}
