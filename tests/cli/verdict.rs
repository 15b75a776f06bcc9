//! What the exercise tests print, as the map reads it.

use pretty_assertions::assert_eq;
use queens::verdict::{Outcome, Verdict, in_one_line, verdicts};

#[test]
fn verdicts_are_read_off_the_output_of_the_tests() {
    let output = "
running 4 tests
test ch01_loop_recursion::count_agrees ... FAILED
test ch01_loop_recursion::is_safe_allows ... ok
test ch02_pure_recursion::step_back_stops ... ignored, todo: step_back
test ch03_tail_call::trampoline_keeps ... FAILED

failures:

---- ch01_loop_recursion::count_agrees stdout ----
count(4) is what the learner printed

thread 'ch01_loop_recursion::count_agrees' (4711) panicked at src/exercises/tests/judge.rs:26:13:
count(4) returned 1, but the number of solutions for n = 4 is 2.
Is something missing?

    a drawing

Or is something there twice?
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace

---- ch03_tail_call::trampoline_keeps stdout ----

thread 'ch03_tail_call::trampoline_keeps' (4712) panicked at src/exercises/ch03_tail_call.rs:29:5:
attempt to subtract with overflow
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
This happened in step(..).

failures:
    ch01_loop_recursion::count_agrees
    ch03_tail_call::trampoline_keeps

test result: FAILED. 1 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s
";
    let verdict = |stem: &str, test: &str, outcome: Outcome| Verdict {
        stem: stem.into(),
        test: test.into(),
        outcome,
    };
    assert_eq!(
        verdicts(output).unwrap(),
        [
            verdict(
                "ch01_loop_recursion",
                "count_agrees",
                Outcome::Failed(
                    "count(4) returned 1, but the number of solutions for n = 4 is 2.\n\
                     Is something missing?\n\n    a drawing\n\nOr is something there twice?"
                        .into()
                )
            ),
            verdict("ch01_loop_recursion", "is_safe_allows", Outcome::Passed),
            verdict("ch02_pure_recursion", "step_back_stops", Outcome::Ignored),
            verdict(
                "ch03_tail_call",
                "trampoline_keeps",
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
        "The first. See here. no full stop. Is it?"
    );
    let (killed_half_way, _) = output.split_once("failures:").unwrap();
    assert_eq!(verdicts(killed_half_way), None);
}
