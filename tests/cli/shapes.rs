//! `queens shapes` and `queens mistake`: what they show of the gallery, and what they keep to themselves.
//! `.ci/learner` asks for both when the chapters are done.

use std::path::Path;

use pretty_assertions::assert_eq;
use queens::gallery::{right, wrong};
use queens_kata::roster::CHAPTERS;
use rstest::rstest;

use crate::{ROOT, nothing_is_written, queens};

#[rstest]
#[case::shapes("shapes 1", "its other shapes would show you the answer")]
#[case::one_shape("shapes 1 short", "its other shapes would show you the answer")]
#[case::mistake(
    "mistake 1 2",
    "a program with one mistake would show you nearly all of the answer"
)]
fn a_chapter_that_is_not_done_is_not_given_away(#[case] arguments: &str, #[case] reason: &str) {
    if !nothing_is_written() {
        return;
    }
    let outcome = queens(arguments);
    let sentence = format!(
        "queens: chapter 1 is not done yet, and {reason}: finish it, or insist with --anyway\n"
    );
    assert_eq!((outcome.stdout.as_str(), outcome.stderr), ("", sentence));
    assert_eq!(outcome.code, Some(1));
}

#[rstest]
#[case::no_such_number(
    "shapes 2 9",
    "the shapes of chapter 2 are 1 to 3, by number or name (boards_handed_down, step_back_in_a_loop, without_if), and '9' is none of them"
)]
#[case::no_such_name(
    "shapes 2 long",
    "the shapes of chapter 2 are 1 to 3, by number or name (boards_handed_down, step_back_in_a_loop, without_if), and 'long' is none of them"
)]
#[case::no_such_mistake(
    "mistake 1 99",
    "chapter 1 has the mistakes 1 to 16, and 99 is none of them"
)]
#[case::mistake_zero("mistake 1 0", "K must be a whole number from 1 up, and '0' is not")]
fn a_wrong_word_is_answered_at_once(#[case] arguments: &str, #[case] sentence: &str) {
    let outcome = queens(arguments);
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)));
    assert_eq!(outcome.stderr, format!("queens: {sentence}\n"));
}

#[test]
fn the_shapes_are_listed_with_what_each_shows_and_its_rule() {
    let outcome = queens("shapes 2 --anyway");
    assert_eq!(
        outcome.stdout,
        "Chapter 2, Pure recursion: right programs of other shapes.\n\
         \n  1  boards_handed_down\
         \n     The boards found so far are handed down, and the last call returns them all.\
         \n  2  step_back_in_a_loop\
         \n     A loop in `step_back`, and a method that moves the search to one column after another.\
         \n     Next time: with a struct that holds the search: `&mut self` and the column are all arguments.\
         \n  3  without_if\
         \n     A `match` for what is safe and what is full, and the methods of `Option` for what comes next.\
         \n     Next time: without `if`.\n"
    );
    assert_eq!(outcome.stderr, "\nTo see the first: cargo run -- shapes 2 1\n");
}

#[test]
fn a_shape_is_printed_by_number_and_by_name() {
    for chapter in CHAPTERS {
        for (index, shape) in right(Path::new(ROOT), chapter).unwrap().iter().enumerate() {
            let (number, name) = (chapter.number, &shape.name);
            let by_number = queens(&format!("shapes {number} {} --anyway", index + 1));
            assert_eq!(by_number.stdout, shape.text, "{}: {name}", chapter.prefix());
            let file = format!("tests/right/{}/{name}.rs\n", chapter.prefix());
            assert!(by_number.stderr.ends_with(&file), "{}", by_number.stderr);
            assert_eq!(queens(&format!("shapes {number} {name} --anyway")).stdout, shape.text);
        }
    }
}

#[test]
fn a_mistake_is_asked_for_before_it_is_told() {
    for chapter in CHAPTERS {
        let mistakes = wrong(Path::new(ROOT), chapter).unwrap();
        for (index, mistake) in mistakes.iter().enumerate() {
            let call = format!("mistake {} {}", chapter.number, index + 1);
            let asked = queens(&format!("{call} --anyway"));
            let shown = asked.stdout.lines().map(|line| line.get(5..).unwrap_or_default());
            let shown: Vec<&str> = shown.collect();
            if mistake.unwritten().is_empty() {
                assert!(mistake.text.ends_with(&(shown.join("\n") + "\n")), "{call}");
            }
            for left_out in mistake.unwritten() {
                assert!(!asked.stdout.contains(left_out), "{call} shows {left_out}");
            }
            let question = format!("What will `cargo test --test exercises {}`", chapter.prefix());
            assert!(asked.stderr.contains(&question), "{}", asked.stderr);
            for said in [mistake.sentence(), &mistake.name, "//!"] {
                assert!(!asked.stdout.contains(said), "{call} says {said}");
                assert!(!asked.stderr.contains(said), "{call} says {said}");
            }

            // The answer is no program, so it gives no chapter away.
            let told = queens(&format!("{call} --answer"));
            let opening = format!("{}\n\nThe first test that fails is ", mistake.sentence());
            assert!(told.stdout.starts_with(&opening), "{call} --answer:\n{}", told.stdout);
            for other in mistakes.iter().filter(|other| other.name != mistake.name) {
                assert!(!told.stdout.contains(other.sentence()), "{call} says {}", other.name);
            }
        }
    }
}

/// Three structs of nothing but `todo!` would hide the mistake.
#[test]
fn what_is_not_begun_is_left_out_of_a_mistake() {
    let asked = queens("mistake 13 1 --anyway");
    let end = "\n 44      todo!(\"count the boards of {n} queens\")\n 45  }\n 46\n ..\n";
    assert!(asked.stdout.ends_with(end), "{}", asked.stdout);
    assert!(
        asked.stderr.starts_with(
            "\nThis is program 1 of 27, and it has one mistake. What is still a todo! is not the mistake.\n\
             Left out, since nothing of it is written: Regions, Sudoku, Solutions.\n\
             What will `"
        ),
        "{}",
        asked.stderr
    );
    let asked = queens("mistake 9 14 --anyway");
    assert!(asked.stdout.starts_with("  3  use crate::Board;\n  4\n ..\n\n 22  pub fn lowest("));
}

#[test]
fn the_lines_of_a_mistake_keep_their_numbers() {
    let asked = queens("mistake 1 8 --anyway");
    assert!(asked.stdout.starts_with("  3  use crate::Board;\n  4\n  5  pub fn is_safe("));
    assert!(asked.stdout.contains("\n  8          if placed[row] == col || "));
    assert_eq!(
        asked.stderr,
        "\nThis is program 8 of 16, and it has one mistake. What is still a todo! is not the mistake.\n\
         What will `cargo test --test exercises ch01` say to it?\n\
         Look first, then: cargo run -- mistake 1 8 --answer\n"
    );
    let told = queens("mistake 1 8 --answer");
    assert!(told.stdout.contains("panicked at src/exercises/ch01_loop_recursion.rs:8:"));
    assert_eq!(
        told.stderr,
        "\nIt is tests/wrong/ch01/columns_subtracted_in_usize.rs.\nAnother one: cargo run -- mistake 1 9\n"
    );
}
