//! That the kata itself is sound: each chapter of the reference against the table of known counts, and against the golden boards.
//! The other tests of the reference are `tests/chapters.rs`.

use std::thread;

use pretty_assertions::assert_eq;
use queens_kata::Board;
use queens_kata::roster::CHAPTERS;
use rstest::rstest;

#[rstest]
#[case::n_00(0, 0)]
#[case::n_01(1, 1)]
#[case::n_02(2, 0)]
#[case::n_03(3, 0)]
#[case::n_04(4, 2)]
#[case::n_05(5, 10)]
#[case::n_06(6, 4)]
#[case::n_07(7, 40)]
#[case::n_08(8, 92)]
#[case::n_09(9, 352)]
#[case::n_10(10, 724)]
#[case::n_11(11, 2_680)]
#[case::n_12(12, 14_200)]
fn every_chapter_counts_as_the_table(#[case] n: usize, #[case] expected: u64) {
    // All at once: for n = 12 chapter 2 takes as long as three others together.
    thread::scope(|scope| {
        for chapter in CHAPTERS {
            if let Ok(count) = chapter.can_count(n) {
                scope.spawn(move || assert_eq!(count(n), expected, "{}", chapter.stem));
            }
        }
    });
}

/// One file for each n, shared by all chapters.
/// `CONTRIBUTING.md` says how to update them.
/// Small boards are drawn; the 92 of n = 8 are one line of columns each.
#[rstest]
fn every_chapter_lists_the_golden_boards(#[values(1, 2, 3, 4, 5, 6, 8)] n: usize) {
    let mut golden = insta::Settings::clone_current();
    golden.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/../../snapshots"));
    golden.set_prepend_module_to_snapshot(false);
    golden.set_omit_expression(true);
    golden.set_description(format!("All solutions for n = {n}, in order."));
    for chapter in CHAPTERS {
        let Ok(solutions) = chapter.can_list(n) else { continue };
        let boards = solutions(n);
        let text = if n <= 6 {
            boards.iter().map(Board::to_string).collect::<Vec<_>>().join("\n")
        } else {
            boards.iter().map(|board| format!("{:?}\n", board.columns())).collect()
        };
        golden.bind(|| insta::assert_snapshot!(format!("boards_{n}"), text));
    }
}
