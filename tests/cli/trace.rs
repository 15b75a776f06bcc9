//! `queens trace`, and `watch` in a pipe.

use pretty_assertions::assert_eq;
use rstest::rstest;

use crate::{file_of, queens};

#[test]
fn trace_prints_a_step_a_line_and_says_where_it_stopped() {
    let first = queens("trace 4 --until first");
    assert!(first.stdout.starts_with("   1  Row 0, column 0: is it safe?\n"));
    assert!(first.stdout.ends_with("  57  All 4 queens stand: solution 1.\n"));
    assert_eq!(
        first.stderr,
        "57 steps, 26 tries, 1 solution. It stopped at the first solution; for all: --until all\n"
    );
    assert_eq!(
        queens("trace 8 --steps 50").stderr,
        "50 steps, 25 tries, no solution. It stopped there; for more: --steps 500\n"
    );
    let all = queens("trace 4 --chapter 6");
    assert_eq!(all.stderr, "82 steps, 32 tries, 2 solutions: the whole search.\n");
    // Not a terminal: the same lines.
    assert_eq!(queens("watch 4 --chapter 6").stdout, all.stdout);
}

/// Beyond the steps that are recorded unless told otherwise, too.
#[rstest]
#[case::the_last_of_all("trace 4 --steps 138 --svg", "trace 4 --at 138 --svg")]
#[case::beyond_the_usual_end("trace 8 --until first --svg", "trace 8 --at 1858 --svg")]
fn any_step_can_be_drawn(#[case] last: &str, #[case] at: &str) {
    assert_eq!(file_of(at), file_of(last));
}

#[test]
fn trace_writes_json_with_the_machinery_and_the_lines_of_the_program() {
    let trace: serde_json::Value =
        serde_json::from_str(&queens("trace 4 --chapter 7 --format json").stdout).unwrap();
    assert_eq!(
        (&trace["n"], &trace["chapter"], &trace["ended"]),
        (&4.into(), &7.into(), &"over".into())
    );
    let step = &trace["steps"][5];
    assert_eq!(step["kind"], "refused");
    assert_eq!(step["attacked_by"]["line"], "falling");
    assert_eq!(
        step["sentence"],
        "Row 1, column 1: refused, it shares a falling diagonal with the queen in row 0."
    );
    assert_eq!(step["machinery"]["entries"][0][1], "#...");
    let line = usize::try_from(step["lines"][0].as_u64().unwrap()).unwrap();
    assert_eq!(trace["source"][line], "    for col in 0..n {");
}

#[rstest]
#[case::to_choose_from("4", &["The whole search, 138 steps.", "The first 6,891 steps, with 10 of the 92 solutions. "])]
#[case::no_solution("3", &["The whole search, 41 steps: there is no solution.", "The whole search, 1,944 steps."])]
#[case::large("12", &["The first 8,000 steps, with 1 of the 14,200 solutions. The rest of the search is left out."])]
#[case::first("8 --until first", &["The first 1,858 steps, with 1 of the 92 solutions. "])]
#[case::only_one("1 --until first", &["The first 3 steps, with the only solution. "])]
fn a_page_is_one_file_and_says_what_of_the_search_it_has(#[case] n: &str, #[case] notes: &[&str]) {
    let page = file_of(&format!("trace {n} --html"));
    for note in notes {
        assert!(page.contains(note), "{note}");
    }
    assert!(page.len() < 1_500_000, "{} bytes", page.len());
    for other in [
        "{{HEADING}}",
        "{{N}}",
        "{{CSS}}",
        "{{JS}}",
        "{{DATA}}",
        " src=",
        "@import",
        "\nimport ",
        "\nexport ",
    ] {
        assert!(!page.contains(other), "{other:?} in the page");
    }
}

/// Up to the first solution, whatever the size: that is asked for, and it is in the page.
#[test]
fn a_page_comes_to_the_first_solution_for_every_size() {
    for n in [1, 4, 9, 10, 11, 12] {
        for until in ["first", "all"] {
            let page = file_of(&format!("trace {n} --until {until} --html"));
            let sentence = if n == 1 {
                "The only queen stands: solution 1.".to_string()
            } else {
                format!("All {n} queens stand: solution 1.")
            };
            assert!(page.contains(&sentence), "n = {n}, until {until}");
        }
    }
}
