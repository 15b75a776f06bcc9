//! How chapters can be named, and how a shell completes their names.

use pretty_assertions::assert_eq;
use queens_kata::roster::CHAPTERS;
use rstest::rstest;

use crate::{queens, queens_given};

/// The chapters that race, in order.
fn racing(chapters: &str) -> Vec<u64> {
    let arguments = ["race", "4", "--runs", "1", "--format", "json", "--chapters", chapters];
    let outcome = queens_given("", &arguments);
    let result: serde_json::Value = serde_json::from_str(&outcome.stdout)
        .unwrap_or_else(|_| panic!("{chapters}: {}", outcome.stderr));
    let racers = result["racers"].as_array().unwrap();
    let mut numbers: Vec<u64> = racers.iter().map(|it| it["chapter"].as_u64().unwrap()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn every_chapter_is_named_by_number_prefix_stem_and_title() {
    for chapter in CHAPTERS.iter().filter(|it| it.can_count(4).is_ok()) {
        let number = chapter.number;
        let (short, long) = (number.to_string(), format!("{number:02}"));
        let capitals = chapter.title.to_uppercase();
        for name in [&short, &long, chapter.prefix(), chapter.stem, chapter.title, &capitals] {
            let outcome = queens_given("", &["count", "4", "--chapter", name]);
            assert_eq!((outcome.stdout.as_str(), outcome.stderr.as_str()), ("2\n", ""), "{name}");
        }
    }
}

#[rstest]
#[case::without_its_article("grid", &[5])]
#[case::as_in_its_file("explicit_stack", &[8])]
#[case::the_beginning("one p", &[4])]
#[case::the_beginning_of_a_stem("Bitmask", &[9])]
#[case::one_digit("ch7", &[7])]
#[case::several("9,grid, one plain loop", &[4, 5, 9])]
#[case::twice("1,1,ch01,Loop", &[1])]
#[case::range("1-4", &[1, 2, 3, 4])]
#[case::ranges("ch03-grid,4-5,8", &[3, 4, 5, 8])]
#[case::range_of_one("7-7", &[7])]
fn chapters_are_named_in_many_ways(#[case] chapters: &str, #[case] numbers: &[u64]) {
    assert_eq!(racing(chapters), numbers);
}

#[rstest]
#[case::no_number(
    "99",
    "the chapters are 0 to 16, by number or title, as in 5, or grid; '99' is none of them"
)]
#[case::negative(
    "-1",
    "the chapters are 0 to 16, by number or title, as in 5, or grid; '-1' is none of them"
)]
#[case::none_between_commas(
    "1,,2",
    "the chapters are 0 to 16, by number or title, as in 5, or grid; '' is none of them"
)]
#[case::range_too_far(
    "9-99",
    "the chapters are 0 to 16, by number or title, as in 5, or grid; '99' is none of them"
)]
#[case::range_without_end(
    "9-",
    "the chapters are 0 to 16, by number or title, as in 5, or grid; '9-' is none of them"
)]
#[case::downwards("4-1", "a range of --chapters goes up, as in 1-4, and '4-1' goes down")]
#[case::several(
    "p",
    "'p' begins the names of several chapters: 2 (Pure recursion), 4 (One plain loop), 11 (In parallel)"
)]
fn a_wrong_name_gets_one_sentence(#[case] chapters: &str, #[case] sentence: &str) {
    for command in ["race 4", "ladder 4 5"] {
        let outcome = queens(&format!("{command} --chapters {chapters}"));
        assert_eq!(outcome.stderr, format!("queens: {sentence}\n"), "{command}");
        assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)), "{command}");
    }
}

/// What bash offers for the last of these words.
#[cfg(unix)]
fn completed(words: &[&str]) -> Vec<String> {
    let (last, before) = (words[words.len() - 1], words[words.len() - 2]);
    let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let script = format!(
        "source <(\"$QUEENS\" completions bash); COMP_WORDS=({}); COMP_CWORD={}
        _queens queens '{last}' '{before}'; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        quoted.join(" "),
        words.len() - 1
    );
    let output = crate::in_bash(&script);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout).unwrap().lines().map(String::from).collect()
}

#[cfg(unix)]
#[test]
fn chapters_are_completed_and_no_files() {
    let stems: Vec<&str> = CHAPTERS.iter().map(|it| it.stem).collect();
    for option in
        ["count 8 --chapter", "trace 4 --chapter", "race 8 --chapters", "ladder 4 5 --chapters"]
    {
        let words: Vec<&str> =
            ["queens"].into_iter().chain(option.split(' ')).chain([""]).collect();
        assert_eq!(completed(&words), stems, "{option}");
    }
    assert_eq!(completed(&["queens", "solve", "8", "--chapter", "ch05"]), ["ch05_grid"]);
    assert_eq!(completed(&["queens", "hint", "ch11"]), ["ch11_parallel"]);
}

#[test]
fn a_shell_that_shows_help_beside_a_name_shows_the_title() {
    for (shell, entry) in [("zsh", "ch05_grid\\:\"The grid\""), ("fish", "ch05_grid\\t'The grid'")]
    {
        let script = queens(&format!("completions {shell}")).stdout;
        assert!(script.contains(entry), "{shell}: {script}");
    }
}
