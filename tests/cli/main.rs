//! The `queens` command: what it prints, and what it refuses.
//! The pages and their commands are in `docs/`, a count in pieces is in `units.rs`.

mod docs;
mod editor;
mod map;
mod shapes;
mod units;

use std::fs;
use std::path::Path;
use std::process;

use assert_cmd::Command;
use pretty_assertions::assert_eq;
use queens::exercise_files;
use queens::verdict::{Outcome as Ended, Verdict, in_one_line, verdicts};
use queens_kata::roster::{CHAPTERS, Chapter};
use rstest::rstest;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[derive(Debug)]
struct Outcome {
    stdout: String,
    stderr: String,
    code: Option<i32>,
}

fn queens(arguments: &str) -> Outcome {
    queens_reading("", arguments)
}

fn queens_reading(stdin: &str, arguments: &str) -> Outcome {
    let output = Command::new(env!("CARGO_BIN_EXE_queens-tested"))
        .args(arguments.split_whitespace())
        .write_stdin(stdin)
        .output()
        .unwrap();
    Outcome {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// What the command writes into a file, when the name of one follows these arguments.
fn file_of(arguments: &str) -> String {
    // Another run of the tests may be going on in the same checkout.
    let name = format!("written by {} for {arguments}", process::id());
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut queens = Command::new(env!("CARGO_BIN_EXE_queens-tested"));
    queens.args(arguments.split(' ')).arg(&file).assert().success();
    let text = fs::read_to_string(&file).unwrap();
    fs::remove_file(file).unwrap();
    text
}

/// Whether every function of the exercises is a `todo!`, as in a fresh clone.
fn nothing_is_written() -> bool {
    exercise_files::functions(Path::new(ROOT)).unwrap().iter().all(|it| it.holds_todo)
}

#[rstest]
#[case::minus("count -1", "N must be a whole number from 0 to 27, and '-1' is not")]
#[case::letters("count abc", "N must be a whole number from 0 to 27, and 'abc' is not")]
#[case::float("solve 1e3", "N must be a whole number from 0 to 27, and '1e3' is not")]
#[case::too_large("count 28", "N must be a whole number from 0 to 27, and '28' is not")]
#[case::beyond_any_integer(
    "count 1000000000000000000000000000000",
    "N must be a whole number from 0 to 27, and '1000000000000000000000000000000' is not"
)]
#[case::no_n("count", "the following required arguments were not provided: <N>")]
#[case::too_large_for_the_chapter(
    "count 13 --chapter 2",
    "chapter 2 counts for N from 0 to 12, and 13 is more"
)]
#[case::too_large_for_brute_force(
    "count 11 --chapter 0",
    "chapter 0 counts for N from 0 to 10, and 11 is more: it would have to test 39,916,800 candidates"
)]
#[case::too_large_for_a_list(
    "solve 15 --chapter 1",
    "chapter 1 lists boards for N from 0 to 14, and 15 is more"
)]
#[case::limit_zero(
    "solve 8 --limit 0",
    "--limit K must be a whole number from 1 up, and '0' is not"
)]
#[case::limit_and_all(
    "solve 8 --limit 2 --all",
    "the argument '--limit <K>' cannot be used with '--all'"
)]
#[case::format(
    "solve 8 --format xml",
    "invalid value 'xml' for '--format <FORMAT>' [possible values: board, columns, json]"
)]
#[case::mine_of_no_chapter(
    "count 8 --mine",
    "--mine runs your exercise of one chapter: say which, as in --chapter 1 --mine"
)]
#[case::no_such_hint("hint 1 9", "chapter 1 has the hints 1 to 3, and 9 is none of them")]
#[case::no_such_command(
    "sole 8",
    "unrecognized subcommand 'sole' - a similar subcommand exists: 'solve'"
)]
#[case::stack_too_large("stack 13", "N must be a whole number from 1 to 12, and '13' is not")]
#[case::mine_of_another_chapter(
    "trace 4 --chapter 5 --mine",
    "--mine follows the step that you wrote in chapter 3: --chapter 3 --mine"
)]
#[case::trace_too_large("trace 13", "N must be a whole number from 1 to 12, and '13' is not")]
#[case::no_such_step(
    "trace 1 --svg x.svg --at 9",
    "the steps are 1 to 4, and --at 9 is none of them"
)]
#[case::tree_too_large(
    "trace 7 --tree x.svg",
    "a tree can be drawn for N from 1 to 6, and 7 is more"
)]
#[case::no_delay(
    "watch 4 --delay 0",
    "--delay MS must be a whole number from 1 to 10000, and '0' is not"
)]
#[case::no_threads(
    "race 6 --threads 0",
    "--threads T must be a whole number from 1 to 1024, and '0' is not"
)]
#[case::too_large_for_chapter_12(
    "count 23 --chapter 12",
    "chapter 12 counts for N from 0 to 22, and 23 is more"
)]
#[case::no_halves("units 3", "N must be a whole number from 4 to 22, and '3' is not")]
#[case::no_parts("units 8 --parts 0", "--parts P must be a whole number from 1 up, and '0' is not")]
#[case::too_many_parts(
    "units 8 --parts 99",
    "the count for N = 8 has 23 pieces at most, and --parts 99 is more"
)]
#[case::no_piece("count --unit 8", "this is not a piece that `queens units` prints: 8")]
#[case::a_piece_and_n("count 8 --unit -", "the argument '[N]' cannot be used with '--unit <LINE>'")]
#[case::no_runs(
    "race 6 --runs 0",
    "--runs R must be a whole number from 1 to 1000, and '0' is not"
)]
#[case::empty_table("table 0", "N must be a whole number from 1 to 14, and '0' is not")]
fn a_wrong_argument_gets_one_sentence_and_exit_code_2(
    #[case] arguments: &str,
    #[case] sentence: &str,
) {
    let outcome = queens(arguments);
    assert_eq!(outcome.stderr, format!("queens: {sentence}\n"));
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)));
}

#[test]
fn a_chapter_that_is_not_there_or_cannot_do_it_gets_one_sentence_from_every_command() {
    let refused = |arguments: &str, sentence: &str| {
        let outcome = queens(arguments);
        assert_eq!(outcome.stderr, format!("queens: {sentence}\n"), "{arguments}");
        assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)), "{arguments}");
    };
    let last = CHAPTERS.len() - 1;
    refused(
        "count 8 --chapter 999",
        &format!("the chapters are 0 to {last}, and '999' is none of them"),
    );
    for chapter in CHAPTERS {
        let number = chapter.number;
        if let Err(sentence) = chapter.can_count(1) {
            refused(&format!("count 1 --chapter {number}"), &sentence);
            refused(&format!("count 1 --chapter {number} --mine"), &sentence);
            refused(&format!("race 1 --chapters {number}"), &sentence);
            refused(&format!("race 1 --chapters {number} --mine"), &sentence);
            refused(&format!("ladder 1 1 --chapters {number}"), &sentence);
        }
        if let (Err(sentence), None) = (chapter.can_list(1), chapter.streams) {
            refused(&format!("solve 1 --chapter {number}"), &sentence);
        }
        if let Err(sentence) = chapter.can_be_traced() {
            refused(&format!("trace 4 --chapter {number}"), &sentence);
            refused(&format!("trace 4 --chapter {number} --mine"), &sentence);
            refused(&format!("trace 4 --chapter {number} --html x.html"), &sentence);
            refused(&format!("watch 4 --chapter {number}"), &sentence);
        }
    }
}

/// Where help names a chapter, it is the one that the command takes.
#[test]
fn the_help_names_the_right_chapters() {
    let first = |does: fn(&Chapter) -> bool| CHAPTERS.iter().find(|it| does(it)).unwrap().number;
    let streams = first(|it| it.streams.is_some());
    let help = queens("solve --help").stdout;
    assert!(help.contains(&format!("the method of chapter {streams}: one at a time")), "{help}");
    let has_step = first(|it| it.traced.is_some_and(|traced| traced.exercise_has_step));
    for command in ["trace", "watch"] {
        let help = queens(&format!("{command} --help")).stdout;
        assert!(help.contains(&format!("--chapter {has_step} --mine      your step")), "{help}");
        assert!(help.contains(&format!("you wrote in chapter {has_step},")), "{help}");
    }
}

#[rstest]
#[case("solve 0", "No queen, no board: n = 0 has no solution here.\n")]
#[case("solve 2", "There is no way to place 2 queens on a 2 × 2 board.\n")]
#[case("solve 3 --all", "There is no way to place 3 queens on a 3 × 3 board.\n")]
fn no_solution_is_said_and_is_no_error(#[case] arguments: &str, #[case] sentence: &str) {
    let outcome = queens(arguments);
    assert_eq!((outcome.stdout.as_str(), outcome.stderr.as_str()), ("", sentence));
    assert_eq!(outcome.code, Some(0));
}

#[rstest]
#[case("1")]
#[case("01")]
#[case("ch05")]
#[case("ch06_column_list")]
fn a_chapter_is_named_by_number_or_stem(#[case] name: &str) {
    assert_eq!(queens(&format!("count 6 --chapter {name}")).stdout, "4\n");
}

#[test]
fn solve_prints_what_was_asked_for() {
    assert_eq!(queens("solve 1").stdout, "Q\n");
    assert_eq!(
        queens("solve 4 --all").stdout,
        ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n"
    );
    assert_eq!(
        queens("solve 4 --all --format json").stdout,
        "{\"columns\":[1,3,0,2]}\n{\"columns\":[2,0,3,1]}\n"
    );
    for Chapter { number: chapter, .. } in CHAPTERS.iter().filter(|it| it.lists.is_some()) {
        let lines = queens(&format!("solve 8 --limit 5 --chapter {chapter} --format columns"));
        assert_eq!(lines.stdout.lines().count(), 5, "chapter {chapter}");
        assert_eq!(
            lines.stdout,
            queens("solve 8 --limit 5 --format columns").stdout,
            "chapter {chapter}"
        );
        assert_eq!(lines.stderr, "Printed 5 boards. For more: --limit K or --all.\n");
    }
}

/// What a learner has written is not run here: it may never come back.
/// `.ci/learner` does, in a copy.
#[rstest]
#[case(
    "count 6 --chapter 1 --mine",
    "count in src/exercises/ch01_loop_recursion.rs is still to be written"
)]
#[case(
    "solve 6 --chapter 1 --mine",
    "solutions in src/exercises/ch01_loop_recursion.rs is still to be written"
)]
#[case(
    "solve 20 --chapter 4 --mine",
    "next in src/exercises/ch04_plain_loop.rs is still to be written"
)]
#[case(
    "race 6 --chapters 1 --mine",
    "count in src/exercises/ch01_loop_recursion.rs is still to be written"
)]
#[case("race 6 --mine", "no count in src/exercises/ is written yet")]
#[case("ladder 4 6 --mine", "no count in src/exercises/ is written yet")]
#[case("trace 4 --mine", "step in src/exercises/ch03_tail_call.rs is still to be written")]
#[case("watch 4 --mine", "step in src/exercises/ch03_tail_call.rs is still to be written")]
fn mine_says_what_is_still_to_be_written(#[case] arguments: &str, #[case] sentence: &str) {
    if nothing_is_written() {
        let outcome = queens(arguments);
        assert!(outcome.stderr.ends_with(&format!("queens: {sentence}\n")), "{}", outcome.stderr);
        assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(1)));
    }
}

#[test]
fn each_call_of_hint_gives_one_hint() {
    let first = queens("hint 1");
    assert!(first.stdout.starts_with("Hint 1: "), "{}", first.stdout);
    assert!(!first.stdout.contains("Hint 2"), "{}", first.stdout);
    assert_eq!(first.stderr, "\nStill stuck? cargo hint 1 2\n");
    assert!(queens("hint 1 2").stdout.starts_with("Hint 2: "));
    assert_eq!(queens("hint 1 --more").stdout, queens("hint 1 2").stdout);
    assert_eq!(queens("hint 1 --more --more").stdout, queens("hint 1 3").stdout);
    assert_eq!(
        queens("hint 1 3").stderr,
        "\nThat was the last hint. The reference: src/chapters/ch01_loop_recursion.rs\n"
    );
}

#[test]
fn help_and_version_go_to_stdout() {
    for arguments in [
        "--help",
        "solve --help",
        "count --help",
        "map --help",
        "follow --help",
        "hint --help",
        "table --help",
        "stack --help",
        "brute --help",
        "units --help",
        "sum --help",
        "race --help",
        "ladder --help",
        "trace --help",
        "watch --help",
    ] {
        let outcome = queens(arguments);
        assert!(outcome.stdout.contains("Examples:"), "{arguments}: {}", outcome.stdout);
        assert_eq!((outcome.stderr.as_str(), outcome.code), ("", Some(0)), "{arguments}");
    }
    assert_eq!(queens("--version").stdout, concat!("queens ", env!("CARGO_PKG_VERSION"), "\n"));
    assert!(queens("completions bash").stdout.contains("queens"));
}

#[test]
fn the_help_names_every_subcommand_once_in_its_group() {
    let help = queens("--help").stdout;
    for name in queens::whole_command().get_subcommands().map(|it| it.get_name().to_string()) {
        let lines = help.lines().filter(|line| line.starts_with(&format!("  {name} ")));
        assert_eq!(lines.count(), 1, "{name} in:\n{help}");
    }
}

/// In a variable, the path of the command may hold any character.
#[cfg(unix)]
fn in_bash(script: &str) -> process::Output {
    Command::new("bash")
        .args(["-c", script])
        .env("QUEENS", env!("CARGO_BIN_EXE_queens-tested"))
        .output()
        .unwrap()
}

#[cfg(unix)]
#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let output = in_bash("\"$QUEENS\" solve 12 --all | head -n 1; echo ${PIPESTATUS[0]}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "Q...........\n0\n");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Linux has a file in which there is never room.
#[cfg(target_os = "linux")]
#[rstest]
#[case::output(
    "solve 4 > /dev/full",
    "queens: can't write the output: No space left on device (os error 28)\n1\n"
)]
#[case::file(
    "trace 4 --tree /dev/full",
    "queens: can't write /dev/full: No space left on device (os error 28)\n1\n"
)]
#[case::what_is_said_beside_the_output("solve 1 2> /dev/full", "Q\n0\n")]
#[case::what_is_said_of_a_mistake("solve 99 2> /dev/full", "2\n")]
fn a_full_disk_is_an_error_for_the_output_only(#[case] command: &str, #[case] expected: &str) {
    let output = in_bash(&format!("exec 2>&1; \"$QUEENS\" {command}; echo $?"));
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}

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
    let verdict = |stem: &str, test: &str, outcome: Ended| Verdict {
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
                Ended::Failed(
                    "count(4) returned 1, but the number of solutions for n = 4 is 2.\n\
                     Is something missing?\n\n    a drawing\n\nOr is something there twice?"
                        .into()
                )
            ),
            verdict("ch01_loop_recursion", "is_safe_allows", Ended::Passed),
            verdict("ch02_pure_recursion", "step_back_stops", Ended::Ignored),
            verdict(
                "ch03_tail_call",
                "trampoline_keeps",
                Ended::Failed(
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

#[test]
fn race_lists_every_approach_from_the_fastest_on() {
    let outcome = queens("race 6 --runs 2");
    let lines: Vec<&str> = outcome.stdout.lines().collect();
    assert_eq!(lines[0], "n = 6, 4 solutions, 2 runs of each in turn");
    let racers = CHAPTERS.iter().filter(|chapter| chapter.can_count(6).is_ok());
    let racers: usize = racers.map(|chapter| 1 + usize::from(chapter.variant.is_some())).sum();
    assert_eq!(lines.len(), 2 + racers, "{}", outcome.stdout);
    assert!(outcome.stdout.contains(" 6 The column list, on the grid "), "{}", outcome.stdout);
    assert!(lines[2].contains(" 1.00  █"), "{}", lines[2]);
    let tries = |start: &str| {
        let line = lines.iter().find(|line| line.starts_with(start)).expect("each chapter races");
        line.split_whitespace().rev().nth(1).unwrap().to_string()
    };
    assert_eq!((tries(" 1 Loop").as_str(), tries(" 6 The column list ").as_str()), ("894", "356"));
    assert_eq!(tries(" 0 Brute"), "-");
    let warned = outcome.stderr.contains("This build checks every sum");
    assert_eq!(warned, cfg!(debug_assertions), "{}", outcome.stderr);
}

#[test]
fn race_takes_the_chapters_named_and_writes_json() {
    let outcome = queens("race 5 --chapters 1,ch05 --runs 1 --format json");
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

#[test]
fn a_plot_that_cannot_be_written_is_an_error_in_words() {
    let outcome = queens("table 3 --plot no/such/folder/growth.svg");
    assert!(outcome.stderr.starts_with("queens: can't write no/such/folder/growth.svg: "));
    assert_eq!(outcome.code, Some(1));
}

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

#[test]
fn a_page_is_one_file_that_needs_no_other() {
    for (n, note) in
        [(6, "The whole search, 1,944 steps."), (8, "The first 1,500 steps of a longer search.")]
    {
        let page = file_of(&format!("trace {n} --html"));
        assert!(page.contains(note), "n = {n}");
        assert!(page.len() < 1_000_000, "n = {n}: {} bytes", page.len());
        assert!(!page.contains("{{") && !page.contains("src=") && !page.contains("@import"));
    }
}
