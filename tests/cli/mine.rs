//! The commands that run what the learner has written.

use pretty_assertions::assert_eq;
use rstest::rstest;

use crate::{nothing_is_written, queens};

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
    "race 6 --chapters 1 --mine",
    "count in src/exercises/ch01_loop_recursion.rs is still to be written"
)]
#[case("race 6 --mine", "no count in src/exercises/ is written yet")]
#[case("ladder 4 6 --mine", "no count in src/exercises/ is written yet")]
#[case("trace 4 --mine", "step in src/exercises/ch03_tail_call.rs is still to be written")]
#[case("watch 4 --mine", "step in src/exercises/ch03_tail_call.rs is still to be written")]
fn mine_says_what_is_still_to_be_written(#[case] arguments: &str, #[case] sentence: &str) {
    if nothing_is_written() {
        let outcome = queens(arguments);
        assert!(outcome.stderr.ends_with(&format!("queens: {sentence}\n")), "{}", outcome.stderr);
        assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(1)));
    }
}
