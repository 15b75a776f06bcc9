//! What `solve` prints, and an output that can't be written.

use std::fs;
use std::path::Path;
use std::process;

use pretty_assertions::assert_eq;
use queens_kata::Board;
use queens_kata::roster::{CHAPTERS, Chapter};
use rstest::rstest;

#[cfg(unix)]
use crate::in_bash;
use crate::{queens, queens_given};

#[rstest]
#[case("solve 0", "No queen, no board: n = 0 has no solution here.\n")]
#[case("solve 2", "There is no way to place 2 queens on a 2 × 2 board.\n")]
#[case("solve 3 --seed 1", "There is no way to place 3 queens on a 3 × 3 board.\n")]
#[case("solve 0 --chapter 15", "No queen, no board: n = 0 has no solution here.\n")]
#[case("solve 3 --all", "There is no way to place 3 queens on a 3 × 3 board.\n")]
fn no_solution_is_said_and_is_no_error(#[case] arguments: &str, #[case] sentence: &str) {
    let outcome = queens(arguments);
    assert_eq!((outcome.stdout.as_str(), outcome.stderr.as_str()), ("", sentence));
    assert_eq!(outcome.code, Some(0));
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

/// Up to the largest n that is counted, a search finds the first of all boards; beyond that, one board is made, and this is said.
#[test]
fn solve_takes_the_chapter_that_makes_one_board_where_a_search_is_hopeless() {
    const CHOSEN: &str =
        "Beyond N = 27 a search for all boards is hopeless, so chapter 15 makes one.\n";
    let all = queens("solve 27");
    assert_eq!(all.stderr, "Printed 1 board. For more: --limit K or --all.\n");
    let one = queens("solve 28");
    assert_eq!(one.stderr, format!("{CHOSEN}Printed 1 board. For others: --seed S.\n"));
    let large = queens("solve 1001");
    assert_eq!(
        large.stderr,
        format!(
            "{CHOSEN}Printed 1 board, as columns: beyond N = 1000 none is drawn. For others: --seed S.\n"
        )
    );
    for (n, outcome) in [(27, all), (28, one)] {
        let board: Board = outcome.stdout.parse().unwrap();
        assert!(board.size() == n && board.is_solution(), "{board:?}");
    }
    assert!(columns(&large.stdout).is_solution());
    assert_eq!(large.stdout, queens("solve 1001 --chapter 15 --format columns").stdout);
}

/// Small boards are counted: where all are printed, there are no others to ask for.
#[test]
fn solve_says_that_these_are_all() {
    const ONE: &str = "Printed 1 board: all there are.\n";
    for arguments in ["solve 1", "solve 1 --chapter 15", "solve 1 --seed 7"] {
        assert_eq!(queens(arguments).stderr, ONE, "{arguments}");
    }
    assert_eq!(queens("solve 4 --limit 2").stderr, "Printed 2 boards: all there are.\n");
}

#[test]
fn solve_makes_a_million_queens() {
    let board = columns(&queens("solve 1000000").stdout);
    assert!(board.size() == 1_000_000 && board.is_solution());
}

#[test]
fn solve_makes_a_board_for_each_seed() {
    let seeded = |seed: u64| queens(&format!("solve 50 --format json --seed {seed}"));
    assert_eq!(seeded(1).stderr, "Printed 1 board. For others: other seeds.\n");
    let boards = [1, 1, 2].map(|seed| {
        let object: serde_json::Value = serde_json::from_str(&seeded(seed).stdout).unwrap();
        columns(&object["columns"].to_string())
    });
    assert!(boards.iter().all(|board| board.size() == 50 && board.is_solution()));
    assert_eq!(boards[0], boards[1]);
    assert_ne!(boards[0], boards[2]);
}

/// The board that is written as its columns.
fn columns(line: &str) -> Board {
    Board::from_columns(&serde_json::from_str::<Vec<usize>>(line).unwrap())
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
#[case::what_is_said_of_a_mistake("count 99 2> /dev/full", "2\n")]
fn a_full_disk_is_an_error_for_the_output_only(#[case] command: &str, #[case] expected: &str) {
    let output = in_bash(&format!("exec 2>&1; \"$QUEENS\" {command}; echo $?"));
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}

/// Before the work: a ladder may take an hour.
#[rstest]
#[case::table("table 3 --plot")]
#[case::ladder("ladder 3 4 --plot")]
#[case::page("trace 4 --html")]
#[case::step("trace 4 --svg")]
#[case::tree("trace 4 --tree")]
fn a_file_that_cannot_be_written_is_refused_before_the_work(#[case] arguments: &str) {
    for file in ["no/such/folder/growth.svg", env!("CARGO_TARGET_TMPDIR")] {
        let outcome = queens(&format!("{arguments} {file}"));
        let sentence = format!("queens: can't write {file}: ");
        assert!(outcome.stderr.starts_with(&sentence), "{arguments}: {}", outcome.stderr);
        assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(1)), "{arguments}");
    }
}

/// To look whether a file can be written leaves it as it was, or leaves none.
#[test]
fn a_command_that_is_refused_leaves_its_file_as_it_was() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("kept {}", process::id()));
    let file_name = file.to_str().unwrap();
    let refused = || queens_given("", &["trace", "1", "--at", "9", "--svg", file_name]);
    assert_eq!(refused().code, Some(2));
    assert!(!file.exists());
    fs::write(&file, "a picture").unwrap();
    assert_eq!(refused().code, Some(2));
    assert_eq!(fs::read_to_string(&file).unwrap(), "a picture");
    fs::remove_file(file).unwrap();
}
