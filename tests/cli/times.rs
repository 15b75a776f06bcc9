//! What measures time: `race` and `ladder`.

use pretty_assertions::assert_eq;
use queens_kata::roster::CHAPTERS;
use rstest::rstest;

use crate::docs::Page;
use crate::queens;

#[test]
fn race_lists_every_approach_from_the_fastest_on() {
    let outcome = queens("race 6 --runs 2");
    let lines: Vec<&str> = outcome.stdout.lines().collect();
    assert_eq!(lines[0], "n = 6, 4 solutions, 2 runs of each in turn");
    let factor = lines[1].strip_prefix("bars on a logarithmic scale: one block more is ");
    assert!(factor.is_some_and(|it| it.ends_with(" times as long")), "{}", lines[1]);
    let racers = CHAPTERS.iter().filter(|chapter| chapter.can_count(6).is_ok());
    let racers: usize = racers.map(|chapter| 1 + usize::from(chapter.variant.is_some())).sum();
    let table: Vec<&str> =
        lines.iter().skip(4).copied().take_while(|line| !line.is_empty()).collect();
    assert_eq!(table.len(), racers, "{}", outcome.stdout);
    assert!(outcome.stdout.contains("\n 6 The column list, on the grid "), "{}", outcome.stdout);
    assert!(table[0].ends_with(" 1.00 █"), "{}", table[0]);
    let costs: Vec<&str> = lines.iter().rev().take(3).rev().copied().collect();
    assert_eq!(
        costs,
        [
            "tries          894  chapters 1, 2, 3, 4, 5, 7, 8, 13",
            "tries          356  chapter 6",
            "placed         152  queens, by each of these",
        ]
    );
    let warned = outcome.stderr.contains("This build checks every sum");
    assert_eq!(warned, cfg!(debug_assertions), "{}", outcome.stderr);
}

/// Each bar has a block for the fastest, and one more for each time that the ratio has the factor in it, to half a block.
#[test]
fn the_bars_of_a_race_are_logarithmic() {
    let outcome = queens("race 8 --runs 1");
    let mut lines = outcome.stdout.lines();
    let factor = lines.find_map(|line| {
        let rest = line.strip_prefix("bars on a logarithmic scale: one block more is ")?;
        rest.strip_suffix(" times as long")?.parse::<f64>().ok()
    });
    let factor = factor.unwrap();
    for line in lines.skip(2).take_while(|line| !line.is_empty()) {
        let mut words = line.split_whitespace().rev();
        let (bar, ratio) = (words.next().unwrap(), words.next().unwrap().parse::<f64>().unwrap());
        let length: f64 = bar.chars().map(|block| if block == '█' { 1.0 } else { 0.5 }).sum();
        let expected = 1.0 + ratio.ln() / factor.ln();
        // The ratio that is printed is rounded.
        assert!((length - expected).abs() < 0.26, "{line}: {expected}");
        assert!(length <= 10.0, "{line}");
    }
}

/// The widest names and the widest numbers have room.
#[rstest]
#[case("race 10 --runs 1")]
#[case("race 5 --runs 1")]
#[case("race 12 --chapters 1-9 --runs 1")]
#[case("ladder 8 9 --chapters 0-12")]
#[case("ladder 4 5 --chapters 2,9")]
#[case("table 12")]
#[case("brute 8")]
#[case("stack 12")]
fn the_tables_fit_into_80_columns(#[case] arguments: &str) {
    let table = queens(arguments).stdout;
    let widest = table.lines().map(|line| line.chars().count()).max();
    assert!(widest.is_some_and(|width| width <= 80), "{table}");
}

#[test]
fn a_ladder_says_what_its_numbers_are() {
    let outcome = queens("ladder 4 6 --chapters 1,9");
    let lines: Vec<&str> = outcome.stdout.lines().collect();
    assert_eq!(lines[0], "How many times as long as the fastest of its row each chapter took:");
    assert_eq!(lines[2], " n ch01 ch09  fastest ms");
    assert_eq!(lines.len(), 6, "{}", outcome.stdout);
    for (line, n) in lines[3..].iter().zip(4..) {
        let cells: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(cells[0], n.to_string());
        assert!(cells[1..3].contains(&"1.0"), "{line}");
        assert!(cells[3].parse::<f64>().is_ok_and(|ms| ms >= 0.0), "{line}");
    }
    // Chapter 2 does not go so far.
    let none = queens("ladder 13 13 --chapters 2").stdout;
    assert_eq!(none.lines().last(), Some("13    -           -"));
}

/// The page shows one run of a ladder, without its last column.
#[test]
fn the_ladder_in_the_pages_looks_like_one() {
    let page = Page::read("docs/performance.md").text;
    let (_, block) = page.split_once("cargo run --release -- ladder 8 18").unwrap();
    let (options, rest) = block.split_once("\n```\n\n```text\n").unwrap();
    let (table, _) = rest.split_once("```").unwrap();
    let shown = queens(&format!("ladder 4 4 {options}")).stdout;
    let (head, _) = shown.split_once("  fastest ms").unwrap();
    assert!(table.starts_with(&format!("{head}\n")), "{head}\n{table}");
    let columns = head.lines().last().unwrap().chars().count();
    for line in table.lines().skip(3) {
        assert_eq!(line.chars().count(), columns, "{line}");
    }
}

#[test]
fn race_takes_the_chapters_named_and_writes_json() {
    let outcome = queens("race 5 --chapters 1,ch05,01 --runs 1 --format json");
    let result: serde_json::Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!((&result["n"], &result["runs"]), (&5.into(), &1.into()));
    let racers = result["racers"].as_array().unwrap();
    assert_eq!(racers.len(), 2);
    for racer in racers {
        assert_eq!((&racer["tries"], &racer["placed"]), (&220.into(), &53.into()));
        assert!(racer["median_seconds"].as_f64() > Some(0.0));
        assert!(racer["ratio"].as_f64() >= Some(1.0));
    }
    assert_eq!(queens("race 11 --chapters 0").code, Some(2));
}
