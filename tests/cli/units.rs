//! A count in pieces: `queens units`, `count --unit`, and `sum`.

use assert_cmd::Command;
use pretty_assertions::assert_eq;
use queens_kata::known_counts::KNOWN_COUNTS;
use rstest::rstest;

use crate::{queens, queens_reading};

/// What `count --unit` makes of the pieces of `units N --parts P`, a line each.
fn counted(n: usize, parts: usize) -> Vec<String> {
    let units = queens(&format!("units {n} --parts {parts}")).stdout;
    let counted = queens_reading(&units, "count --unit -");
    assert_eq!((counted.stderr.as_str(), counted.code), ("", Some(0)));
    counted.stdout.lines().map(|line| format!("{line}\n")).collect()
}

#[rstest]
fn the_pieces_of_a_count_add_up(
    #[values(4, 5, 8, 9, 12, 13)] n: usize,
    #[values(1, 2, 3)] parts: usize,
) {
    let results = counted(n, parts);
    assert_eq!(results.len(), parts);
    let backwards: String = results.iter().rev().map(String::as_str).collect();
    let sum = queens_reading(&backwards, "sum");
    assert_eq!((sum.stdout, sum.stderr), (format!("{}\n", KNOWN_COUNTS[n]), String::new()));
}

#[test]
fn the_pieces_may_come_from_windows() {
    let in_windows = |text: &str| format!("\u{feff}{}\r\n", text.replace('\n', "\r\n"));
    let units = in_windows(&queens("units 8 --parts 3").stdout);
    let results = in_windows(&queens_reading(&units, "count --unit -").stdout);
    let sum = queens_reading(&results, "sum");
    assert_eq!((sum.stdout.as_str(), sum.stderr.as_str()), ("92\n", ""));
}

#[test]
fn a_piece_gives_the_same_line_whenever_it_is_counted() {
    let unit = r#"{"n":10,"part":2,"parts":7,"weight":10}"#;
    let alone = Command::new(env!("CARGO_BIN_EXE_queens-tested"))
        .args(["count", "--unit", unit])
        .output()
        .unwrap();
    let again = String::from_utf8(alone.stdout).unwrap();
    assert_eq!(again, counted(10, 7)[1]);
    assert!(queens("units 10 --parts 7").stdout.contains(unit));
}

#[test]
fn a_sum_is_refused_if_a_piece_is_missing_twice_foreign_or_damaged() {
    let results = counted(8, 4);
    let refused = |lines: &[&str], sentence: &str| {
        let sum = queens_reading(&lines.concat(), "sum");
        assert_eq!(sum.stderr, format!("queens: {sentence}\n"));
        assert_eq!((sum.stdout.as_str(), sum.code), ("", Some(1)));
    };
    let [one, two, three, four] = [0, 1, 2, 3].map(|index| results[index].as_str());
    refused(&[one, two, four], "piece 3 of 4 is missing");
    refused(
        &[two, three],
        "2 of 4 pieces are missing, the first of them piece 1, and the last piece 4",
    );
    refused(&[one, two, three, four, two], "piece 2 of 4 is there twice");
    refused(&[one, &counted(9, 4)[1]], "piece 2 is of n = 9, but piece 1 is of n = 8");
    refused(&[one, &counted(8, 5)[1]], "piece 2 is one of 5, but piece 1 is one of 4");
    refused(&[], "there is nothing to add up: no line came in");
    let damaged = |line: &str| {
        let sentence = format!("line 2 of stdin is damaged: {}", line.trim_end());
        refused(&[one, line, three, four], &sentence);
    };
    damaged(&two.replace("\"count\":", "\"count\":1"));
    damaged(&two.replace("\"part\":2", "\"part\":3"));
    damaged(&two.replace("\"n\":8", "\"n\":9"));
    damaged(&format!("{}\n", &two[..30]));
}

#[rstest]
#[case::of_another_size(
    r#"{"n":3,"part":1,"parts":1,"weight":1}"#,
    "N must be a whole number from 4 to 24, and '3' is not"
)]
#[case::beyond_the_last(
    r#"{"n":8,"part":5,"parts":4,"weight":5}"#,
    r#"this is not a piece that `queens units` prints: {"n":8,"part":5,"parts":4,"weight":5}"#
)]
#[case::of_another_weight(
    r#"{"n":8,"part":4,"parts":4,"weight":6}"#,
    r#"this is not a piece that `queens units` prints: {"n":8,"part":4,"parts":4,"weight":6}"#
)]
fn a_piece_that_is_none_is_refused(#[case] unit: &str, #[case] sentence: &str) {
    let outcome = queens_reading(unit, "count --unit -");
    assert_eq!(outcome.stderr, format!("queens: {sentence}\n"));
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)));
}
