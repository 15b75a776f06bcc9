//! What the exercise tests print, as the map reads it, and what a test waits for.

use std::fs;
use std::path::Path;

use pretty_assertions::assert_eq;
use queens::verdict::{Outcome, Verdict, in_one_line, verdicts};
use queens_kata::roster::CHAPTERS;

use crate::ROOT;

#[test]
fn verdicts_are_read_off_the_output_of_the_tests() {
    let output = "
running 4 tests
test ch01_loop_recursion::count_agrees ... FAILED
test ch01_loop_recursion::is_safe_allows ... ok
test ch02_pure_recursion::step_back_stops ... ignored, step_back still holds a todo!
test ch03_tail_call::trampoline_keeps ... FAILED

failures:

---- ch01_loop_recursion::count_agrees stdout ----
count(4) is what the learner printed

thread 'ch01_loop_recursion::count_agrees' panicked at tests/judge/searches.rs:26:13:
count(4) returned 1, but the number of solutions for n = 4 is 2.
Is something missing?

    a drawing

Or is something there twice?

---- ch03_tail_call::trampoline_keeps stdout ----

thread 'ch03_tail_call::trampoline_keeps' panicked at src/exercises/ch03_tail_call.rs:29:5:
attempt to subtract with overflow
This happened in step(..).

failures:
    ch01_loop_recursion::count_agrees
    ch03_tail_call::trampoline_keeps

test result: FAILED. 1 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s
";
    let verdict = |stem: &str, test: &str, printed: &str, outcome: Outcome| Verdict {
        stem: stem.into(),
        test: test.into(),
        outcome,
        printed: printed.into(),
    };
    assert_eq!(
        verdicts(output).unwrap(),
        [
            verdict(
                "ch01_loop_recursion",
                "count_agrees",
                "count(4) is what the learner printed",
                Outcome::Failed(
                    "count(4) returned 1, but the number of solutions for n = 4 is 2.\n\
                     Is something missing?\n\n    a drawing\n\nOr is something there twice?"
                        .into()
                )
            ),
            verdict("ch01_loop_recursion", "is_safe_allows", "", Outcome::Passed),
            verdict("ch02_pure_recursion", "step_back_stops", "", Outcome::Ignored),
            verdict(
                "ch03_tail_call",
                "trampoline_keeps",
                "",
                Outcome::Failed(
                    "src/exercises/ch03_tail_call.rs:29:5: attempt to subtract with overflow\n\
                     This happened in step(..)."
                        .into()
                )
            ),
        ]
    );
    assert_eq!(
        in_one_line("The first.\nSee here:\n\n    a drawing\n\nno full stop\nIs it?"),
        "The first. no full stop. Is it?"
    );
    assert_eq!(
        in_one_line("It returned this:\n\n    a drawing\n\nIs it right?"),
        "It returned this. Is it right?"
    );
    let (killed_half_way, _) = output.split_once("failures:").unwrap();
    assert_eq!(verdicts(killed_half_way), None);
}

/// The outcome of a failed test that says this.
fn outcome_of(message: &str) -> Outcome {
    let output = format!(
        "test ch01_loop_recursion::solutions_lists ... FAILED\n\nfailures:\n\n\
         ---- ch01_loop_recursion::solutions_lists stdout ----\n\n\
         thread 'ch01_loop_recursion::solutions_lists' panicked at tests/judge/own_process.rs:99:9:\n\
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
        let (tests, reference) = (read("src/exercises/tests"), read("src/exercises"));
        let lists = ["after(&[", "MARKS: &[&str] = &["].map(|start| tests.split(start).skip(1));
        for list in lists.into_iter().flatten() {
            let (names, _) = list.split_once(']').unwrap();
            for name in names.split(',').map(|name| name.trim().trim_matches('"')) {
                // The type stands in front of a name that several have.
                let name = name.rsplit("::").next().unwrap();
                let is_there =
                    ["(", "<"].iter().any(|it| reference.contains(&format!("fn {name}{it}")));
                assert!(is_there, "{stem}: there is no {name} to wait for");
                found += 1;
            }
        }
    }
    assert!(found > CHAPTERS.len(), "each chapter has one at least");
}
