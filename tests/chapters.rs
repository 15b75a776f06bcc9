//! The reference: every chapter against the table of known counts, the golden boards, and the other chapters.

use pretty_assertions::assert_eq;
use queens_kata::Board;
use queens_kata::known_counts::{KNOWN_COUNTS, TABLE_END, table};
use queens_kata::roster::CHAPTERS;
use rstest::rstest;

/// One file for each n, shared by all chapters. `CONTRIBUTING.md` says how to update them.
fn golden(n: usize) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_description(format!("All solutions for n = {n}, in order."));
    settings
}

#[rstest]
#[case(0, 0)]
#[case(1, 1)]
#[case(2, 0)]
#[case(3, 0)]
#[case(4, 2)]
#[case(5, 10)]
#[case(6, 4)]
#[case(7, 40)]
#[case(8, 92)]
#[case(9, 352)]
#[case(10, 724)]
#[case(11, 2_680)]
#[case(12, 14_200)]
fn every_chapter_counts_as_the_table(#[case] n: usize, #[case] expected: u64) {
    for chapter in CHAPTERS {
        assert_eq!((chapter.reference.count)(n), expected, "{}", chapter.stem);
    }
}

#[test]
fn the_table_is_the_sources_table() {
    let sources = [0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];
    assert_eq!(table().collect::<Vec<_>>(), sources.into_iter().enumerate().collect::<Vec<_>>());
    assert_eq!(KNOWN_COUNTS[..=TABLE_END], sources);
}

/// Small boards are drawn; the 92 of n = 8 are one line of columns each.
#[rstest]
fn every_chapter_lists_the_golden_boards(#[values(1, 2, 3, 4, 5, 6, 8)] n: usize) {
    for chapter in CHAPTERS {
        let boards = (chapter.reference.solutions)(n);
        let text = if n <= 6 {
            boards.iter().map(Board::to_string).collect::<Vec<_>>().join("\n")
        } else {
            boards.iter().map(|board| format!("{:?}\n", board.columns())).collect()
        };
        golden(n).bind(|| insta::assert_snapshot!(format!("boards_{n}"), text));
    }
}

#[test]
fn every_chapter_lists_the_same_boards() {
    for n in 0..=10 {
        let expected = (CHAPTERS[0].reference.solutions)(n);
        for chapter in CHAPTERS {
            assert_eq!((chapter.reference.solutions)(n), expected, "{} for n = {n}", chapter.stem);
        }
    }
}

#[test]
fn every_listed_board_is_a_solution_and_stands_once_and_in_order() {
    for (n, count) in table().take(11) {
        for chapter in CHAPTERS {
            let boards = (chapter.reference.solutions)(n);
            assert_eq!(boards.len() as u64, count, "{} for n = {n}", chapter.stem);
            assert!(boards.iter().all(|board| board.size() == n && board.is_solution()));
            assert!(boards.is_sorted_by(|one, next| one < next));
        }
    }
}
