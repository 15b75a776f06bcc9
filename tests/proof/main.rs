//! That the kata itself is sound: each chapter of the reference against the table of known counts, and against the golden boards.
//! The other tests of the reference are `tests/chapters.rs`.

use std::thread;

use pretty_assertions::assert_eq;
use queens_kata::Board;
use queens_kata::roster::CHAPTERS;

/// The numbers of solutions for n = 0 to 12.
const COUNTS: [u64; 13] = [0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];

#[test]
fn every_chapter_counts_as_the_table() {
    // All at once: for n = 12 chapter 2 takes as long as three others together.
    thread::scope(|scope| {
        for chapter in CHAPTERS {
            scope.spawn(move || {
                for (n, expected) in (0..).zip(COUNTS) {
                    if let Ok(count) = chapter.can_count(n) {
                        assert_eq!(count(n), expected, "{}, n = {n}", chapter.stem);
                    }
                }
            });
        }
    });
}

/// One file for each n, shared by all chapters.
/// `CONTRIBUTING.md` says how to update them.
/// Small boards are drawn; the 92 of n = 8 are one line of columns each.
#[test]
fn every_chapter_lists_the_golden_boards() {
    for n in [1, 2, 3, 4, 5, 6, 8] {
        lists_the_golden_boards(n);
    }
}

fn lists_the_golden_boards(n: usize) {
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
