//! The frames of `queens watch`, in windows of several sizes.
//! `.ci/watch` plays it in a real terminal.

use std::time::Duration;

use pretty_assertions::assert_eq;
use queens::boards::Boards;
use queens::film::{self, Film, Moment};
use queens::recording::Recording;
use queens_kata::roster::CHAPTERS;
use queens_kata::trace::{LARGEST_N, Until};
use rstest::rstest;

/// Calls `look` with each step of a search and the frame in a window of this size, for each chapter that can be watched.
fn for_each_frame(n: usize, (width, height): (usize, usize), look: impl Fn(&str, &[String])) {
    for chapter in CHAPTERS {
        let Some(traced) = chapter.traced else { continue };
        let until = Until { solutions: None, steps: 300 };
        let recording = Recording::of_reference(chapter, traced, n, until);
        let boards = Boards::new(&recording);
        for step in 0..boards.steps() {
            let moment = Moment { step, is_playing: true, delay: Duration::from_millis(400) };
            let lines = film::lines(&boards, &moment, width, height)
                .into_iter()
                .map(|(line, _)| line)
                .collect::<Vec<_>>();
            assert!(lines.len() <= height, "{}: {lines:#?}", chapter.number);
            assert!(lines.iter().all(|it| it.chars().count() <= width), "{lines:#?}");
            look(&recording.sentence(step), &lines);
        }
    }
}

/// How many lines begin with a row of the board.
fn rows(n: usize, lines: &[String]) -> usize {
    let is_row = |line: &&String| {
        let cells: Vec<char> = line.chars().take(3 * n).collect();
        let is_cell = |cell: &[char]| {
            matches!(
                cell,
                [' ', '.' | 'Q', ' '] | ['(', 'Q', ')'] | ['[', '?' | 'x' | 'Q' | '^', ']']
            )
        };
        cells.len() == 3 * n && cells.chunks(3).all(is_cell)
    };
    lines.iter().filter(is_row).count()
}

#[rstest]
fn every_row_of_the_board_is_in_sight(
    #[values(1, 4, 6, 8, 10, 11, LARGEST_N)] n: usize,
    #[values((80, 24), (40, 20))] window: (usize, usize),
) {
    for_each_frame(n, window, |sentence, lines| {
        assert_eq!(rows(n, lines), n, "{lines:#?}");
        // The sentence comes first, and nothing of it is missing.
        let text = lines.join(" ");
        assert!(text.starts_with(sentence), "{sentence}: {lines:#?}");
        assert!(text.contains("every 400 ms"), "{lines:#?}");
    });
}

#[rstest]
fn the_keys_and_what_the_program_holds_are_in_sight_at_80_columns(
    #[values(1, 4, 8, LARGEST_N)] n: usize,
) {
    for_each_frame(n, (80, 24), |_, lines| {
        assert!(lines.iter().any(|line| line.ends_with(" holds")), "{lines:#?}");
        assert!(lines.last().unwrap().ends_with("q quit"), "{lines:#?}");
    });
}

/// In a small window what the program holds goes first, and the sentence last.
#[test]
fn a_small_window_keeps_what_matters() {
    for_each_frame(6, (40, 12), |_, lines| assert_eq!(rows(6, lines), 6, "{lines:#?}"));
    for_each_frame(6, (40, 3), |sentence, lines| {
        assert!(lines.join(" ").starts_with(sentence), "{lines:#?}");
    });
}

/// A part of the board would be misread.
#[rstest]
fn a_window_too_small_for_the_board_says_so(#[values((40, 10), (17, 20))] window: (usize, usize)) {
    for_each_frame(6, window, |_, lines| {
        assert_eq!(rows(6, lines), 0, "{lines:#?}");
        assert!(lines.join(" ").contains("This window is too"), "{lines:#?}");
    });
}
