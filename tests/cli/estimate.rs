//! How large the search tree is, judged by a few walks down: `queens estimate`.

use pretty_assertions::assert_eq;
use rstest::rstest;

use crate::queens;

#[test]
fn an_estimate_is_the_same_on_every_machine() {
    let outcome = queens("estimate 8");
    assert_eq!(
        outcome.stdout,
        "\
level  estimated  counted
    0          1        1
    1          8        8
    2         42       42  #
    3        140      140  #####
    4        342      344  ############
    5        567      568  ####################
    6        552      550  ###################
    7        305      312  ###########
    8         90       92  ###
  all      2,047    2,057

10,000 probes with the seed 1.
The spread is 11: 0.5 % of all nodes.
"
    );
    assert_eq!((outcome.stderr.as_str(), outcome.code), ("", Some(0)));
}

/// What is known of a large tree is its last level.
#[test]
fn beyond_what_is_counted_at_once_the_solutions_stand_beside_the_estimate() {
    let text = queens("estimate 20 --probes 100").stdout;
    let counted: Vec<&str> = text.lines().filter(|line| line.contains("39,029,188,884")).collect();
    assert!(matches!(counted[..], [line] if line.starts_with("   20 ")), "{text}");
    let all = text.lines().find(|line| line.starts_with("  all ")).unwrap();
    assert_eq!(all.split_whitespace().count(), 2, "{all}");
}

#[rstest]
fn every_estimate_fits_into_80_columns(#[values(1, 2, 12, 13, 26, 27)] n: usize) {
    let text = queens(&format!("estimate {n} --probes 1000 --time")).stdout;
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn another_seed_gives_another_estimate_and_more_probes_a_smaller_spread() {
    let said = |arguments: &str| queens(&format!("estimate 9 {arguments}")).stdout;
    let table = |arguments: &str| said(arguments).split_once("\n\n").unwrap().0.to_string();
    let spread = |arguments: &str| -> u64 {
        let text = said(arguments);
        let (_, rest) = text.split_once("The spread is ").unwrap();
        rest.split_once(':').unwrap().0.replace(',', "").parse().unwrap()
    };
    assert_ne!(table("--probes 100"), table("--probes 100 --seed 2"));
    assert_eq!(said("--probes 100 --seed 3"), said("--seed 3 --probes 100"));
    assert!(spread("--probes 100") > 5 * spread("--probes 10000"));
}

#[rstest]
#[case::at_once("estimate 8 --time", ": less than a second for all.")]
#[case::never("estimate 27 --probes 100 --time", " years for all.")]
fn the_time_is_that_of_chapter_9(#[case] arguments: &str, #[case] end: &str) {
    let text = queens(arguments).stdout;
    let last = text.lines().last().unwrap();
    assert!(last.starts_with("Chapter 9 visits ") && last.ends_with(end), "{last}");
    assert!(last.contains(" nodes a second here: "), "{last}");
}

#[test]
fn a_spread_of_less_than_one_node_has_its_digits() {
    let text = queens("estimate 3").stdout;
    assert!(text.ends_with("\nThe spread is 0.01: 0.2 % of all nodes.\n"), "{text}");
}
