//! The commands that run what the learner has written.

use std::path::Path;
use std::process;

use pretty_assertions::assert_eq;
use queens_kata::roster::CHAPTERS;
use rstest::rstest;

use crate::{nothing_is_written, queens, queens_given};

/// What a learner has written is not run here: it may never come back.
/// `.ci/learner` does, in a copy.
#[rstest]
#[case(
    "count 6 --chapter 1 --mine",
    "count in src/exercises/ch01_loop_recursion.rs is still to be written"
)]
#[case(
    "solve 6 --chapter 1 --mine",
    "solutions in src/exercises/ch01_loop_recursion.rs is still to be written"
)]
#[case(
    "solve 20 --chapter 4 --mine",
    "next in src/exercises/ch04_plain_loop.rs is still to be written"
)]
#[case(
    "solve 100 --chapter 15 --mine",
    "formula in src/exercises/ch15_one_board.rs is still to be written"
)]
#[case(
    "solve 100 --chapter 15 --mine --seed 1",
    "repair in src/exercises/ch15_one_board.rs is still to be written"
)]
#[case(
    "race 6 --chapters 1 --mine",
    "count in src/exercises/ch01_loop_recursion.rs is still to be written"
)]
#[case("estimate 6 --mine", "estimate in src/exercises/ch14_estimate.rs is still to be written")]
#[case("race 6 --mine", "no count in src/exercises/ is written yet")]
#[case("ladder 4 6 --mine", "no count in src/exercises/ is written yet")]
#[case(
    "watch 4 --chapter 3 --mine",
    "step in src/exercises/ch03_tail_call.rs is still to be written"
)]
#[case(
    "trace 4 --chapter 2 --mine",
    "solutions or count in src/exercises/ch02_pure_recursion.rs is still to be written"
)]
// Of the functions that a search needs, the one to write first.
#[case(
    "trace 4 --chapter 9 --mine --format json",
    "with_queen in src/exercises/ch09_bitmask.rs is still to be written"
)]
fn mine_says_what_is_still_to_be_written(#[case] arguments: &str, #[case] sentence: &str) {
    if nothing_is_written() {
        let outcome = queens(arguments);
        assert!(outcome.stderr.ends_with(&format!("queens: {sentence}\n")), "{}", outcome.stderr);
        assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(1)));
    }
}

/// What has been looked at before stays.
#[rstest]
#[case::page("--html")]
#[case::step("--svg")]
fn a_search_that_is_not_written_leaves_no_file(#[case] option: &str) {
    if nothing_is_written() {
        let name = format!("not written by {} for {option}", process::id());
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let file_name = file.to_str().unwrap();
        let outcome =
            queens_given("", &["trace", "4", "--chapter", "1", "--mine", option, file_name]);
        assert_eq!(
            outcome.stderr,
            "queens: is_safe in src/exercises/ch01_loop_recursion.rs is still to be written\n"
        );
        assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(1)));
        assert!(!file.exists());
    }
}

/// Every chapter whose reference is traced can be watched, and names a function of its exercise that comes first.
#[test]
fn of_every_chapter_that_is_traced_the_own_search_can_be_asked_for() {
    if nothing_is_written() {
        for chapter in CHAPTERS.iter().filter(|it| it.traced.is_some()) {
            let outcome = queens(&format!("trace 4 --chapter {} --mine", chapter.number));
            let sentence =
                format!(" in src/exercises/{}.rs is still to be written\n", chapter.stem);
            assert!(outcome.stderr.ends_with(&sentence), "{}", outcome.stderr);
            assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(1)));
        }
    }
}
