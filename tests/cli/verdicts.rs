//! What the map reads off the output of the exercise tests.

use queens::verdict::{Outcome, verdicts};

/// The outcome of a failed test that says this.
fn outcome_of(message: &str) -> Outcome {
    let output = format!(
        "test ch01_loop_recursion::solutions_lists ... FAILED\n\nfailures:\n\n\
         ---- ch01_loop_recursion::solutions_lists stdout ----\n\n\
         thread 'ch01_loop_recursion::solutions_lists' panicked at src/exercises/tests/own_process.rs:99:9:\n\
         {message}\n\n\
         failures:\n    ch01_loop_recursion::solutions_lists\n\n\
         test result: FAILED. 0 passed; 1 failed; 0 ignored\n"
    );
    verdicts(&output).unwrap().remove(0).outcome
}

#[test]
fn a_test_that_waits_is_no_failure_of_its_own() {
    let waits = "solutions waits for is_safe: the tests of is_safe fail, and solutions is built on it.\nMake them pass first.";
    assert_eq!(outcome_of(waits), Outcome::Waits("is_safe".into()));
}

#[test]
fn a_message_that_speaks_of_waiting_is_a_failure() {
    for message in ["the row waits for a queen: there is none", "solutions waits for is_safe"] {
        assert_eq!(outcome_of(message), Outcome::Failed(message.into()));
    }
}
