//! How long a count will take, said before it begins.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use pretty_assertions::assert_eq;
use queens_kata::cost::Cost;
use queens_kata::known_counts::table;
use rstest::rstest;

use crate::queens;

/// The first line that a command says, which is then stopped.
fn first_words(arguments: &str) -> String {
    let mut process = Command::new(env!("CARGO_BIN_EXE_queens-tested"))
        .args(arguments.split(' '))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(process.stderr.take().unwrap()).lines();
    let about_the_build = |line: &String| line.starts_with("This build ");
    let line = said.map(Result::unwrap).find(|line| !about_the_build(line));
    process.kill().unwrap();
    process.wait().unwrap();
    line.unwrap_or_default()
}

/// A number and a unit, as in "40 minutes".
fn is_a_time(words: &str) -> bool {
    let units = ["minutes", "hours", "days", "weeks", "years"];
    words.split_once(' ').is_some_and(|(number, unit)| {
        let is_digit = |c: char| c.is_ascii_digit() || c == ',';
        !number.is_empty() && number.chars().all(is_digit) && units.contains(&unit)
    })
}

#[rstest]
#[case::by_a_smaller_count("count 27 --threads 1", " times the work")]
#[case::beyond_chapter_12("count 25", " times the work")]
#[case::in_another_chapter("count 20 --chapter 1", " times the work")]
#[case::by_a_part("count 22 --threads 1", " seconds")]
#[case::in_the_chapter_of_the_parts("count 23 --chapter 12 --threads 1", " seconds")]
fn a_long_count_says_how_long_before_it_begins(#[case] arguments: &str, #[case] end: &str) {
    let line = first_words(arguments);
    let n = &arguments[6..8];
    let rest = line.strip_prefix(&format!("count {n}: about ")).unwrap_or_else(|| panic!("{line}"));
    let (time, why) = rest.split_once(" on this machine, because ").unwrap();
    assert!(is_a_time(time), "{line}");
    let why = match why.split_once("; this is faster: ") {
        Some((why, command)) => {
            assert_eq!(command, format!("cargo run --release -- {arguments}"));
            why
        }
        None => why,
    };
    assert!(why.contains(" took ") && why.ends_with(end), "{line}");
}

#[rstest]
#[case::race("race 20 --chapters 1,12 --threads 1", "race 20: about ")]
#[case::ladder("ladder 20 21 --chapters 1,12 --threads 1", "the row of n = 20: about ")]
fn a_long_race_says_how_long_before_it_begins(#[case] arguments: &str, #[case] begin: &str) {
    let line = first_words(arguments);
    let rest = line.strip_prefix(begin).unwrap_or_else(|| panic!("{line}"));
    let time = rest.strip_suffix(" on this machine, judged by smaller counts").unwrap();
    assert!(is_a_time(time), "{line}");
}

/// By this a search for n queens is judged by one for fewer.
#[allow(clippy::cast_precision_loss)]
#[test]
fn a_search_grows_as_n_times_the_number_of_solutions() {
    for (n, solutions) in table().filter(|(n, _)| *n >= 10) {
        let queens = Cost::of(n).placed as f64 / (n as f64 * solutions as f64);
        assert!((4.5..6.0).contains(&queens), "n = {n}: {queens}");
    }
}

#[rstest]
#[case::fastest("count 15")]
#[case::named("count 13 --chapter 9")]
#[case::with_parts("count 18 --chapter 12")]
fn a_short_count_says_nothing(#[case] arguments: &str) {
    assert_eq!(queens(arguments).stderr, "");
}
