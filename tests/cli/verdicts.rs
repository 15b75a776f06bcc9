//! What the map reads off the output of the exercise tests, and what a test waits for.

use std::fs;
use std::path::Path;

use queens::verdict::{Outcome, verdicts};
use queens_kata::roster::CHAPTERS;

use crate::ROOT;

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

/// A name that no function has would never be waited for.
#[test]
fn every_function_that_a_test_waits_for_is_in_its_chapter() {
    let mut found = 0;
    for stem in CHAPTERS.iter().map(|chapter| chapter.stem) {
        let read = |folder: &str| {
            fs::read_to_string(Path::new(ROOT).join(folder).join(stem).with_extension("rs"))
                .unwrap()
        };
        let (tests, reference) = (read("src/exercises/tests"), read("src/chapters"));
        let lists = ["after(&[", "MARKS: &[&str] = &["].map(|start| tests.split(start).skip(1));
        for list in lists.into_iter().flatten() {
            let (names, _) = list.split_once(']').unwrap();
            for name in names.split(',').map(|name| name.trim().trim_matches('"')) {
                let is_there =
                    ["(", "<"].iter().any(|it| reference.contains(&format!("fn {name}{it}")));
                assert!(is_there, "{stem}: there is no {name} to wait for");
                found += 1;
            }
        }
    }
    assert!(found > CHAPTERS.len(), "each chapter has one at least");
}
