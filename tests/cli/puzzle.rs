//! `queens puzzle`: what it prints, and what it refuses.

use std::fs;
use std::path::Path;

use pretty_assertions::assert_eq;
use rstest::rstest;

#[cfg(target_os = "linux")]
use crate::in_bash;
use crate::{ROOT, queens, queens_given, queens_reading};

const ONLY: &str = "It is the only solution.\n";
const OTHERS: &str = "There are others.\n";

fn text_of(name: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join("puzzles").join(name)).unwrap()
}

#[rstest]
#[case::subset("subset", "43 + 37 + 29 + 19 = 128\n", ONLY)]
#[case::maze(
    "maze",
    "\
#####################
#Soooooooo#.........#
###.#####o###.#######
#.......#ooo#.......#
#.###.#.###o#######.#
#.....#....ooooooooo#
#.#######.#########o#
#.#.....#.....#....o#
#.###.#.#####.#.###o#
#.....#.....#......E#
#####################
",
    OTHERS
)]
#[case::sudoku(
    "sudoku",
    "\
981 435 627
325 768 149
467 129 583

836 294 715
159 687 234
274 351 896

712 946 358
698 513 472
543 872 961
",
    ONLY
)]
#[case::regions(
    "regions",
    " A  A  A  A  B [C] C  C
[A] B  B  B  B  B  B  C
 D  D  E  E  E  E [B] F
 D  D  D [E] E  F  F  F
 D  D  D  E  G  G  G [F]
 H  H [D] D  G  G  G  G
 H  H  H  G [G] G  G  G
 H [H] G  G  G  G  G  G
",
    ONLY
)]
fn the_puzzle_at_hand_is_the_one_in_the_repository(
    #[case] name: &str,
    #[case] solution: &str,
    #[case] verdict: &str,
) {
    let from_stdin = queens_reading(&text_of(&format!("{name}.txt")), &format!("puzzle {name} -"));
    for outcome in [queens(&format!("puzzle {name}")), from_stdin] {
        assert_eq!((outcome.stdout.as_str(), outcome.stderr.as_str()), (solution, verdict));
        assert_eq!(outcome.code, Some(0));
    }
}

#[test]
fn a_puzzle_is_read_from_a_file() {
    let file = format!("{ROOT}/puzzles/regions_small.txt");
    let outcome = queens_given("", &["puzzle", "regions", &file]);
    let solution = " A  A  B  B  C [C]
[A] A  B  C  C  D
 E  B [B] D  D  D
 E  E  E  F [D] F
 E [E] F  F  F  F
 E  E  E [F] F  F
";
    assert_eq!((outcome.stdout.as_str(), outcome.stderr.as_str()), (solution, ONLY));
}

#[rstest]
#[case::one("subset", "6\n5 4 1\n", "5 + 1 = 6\n", ONLY)]
#[case::several("subset", "7\n5 4 3 2 1\n", "5 + 2 = 7\n", OTHERS)]
#[case::from_windows("subset", "\u{feff}7\r\n4 3\r\n", "4 + 3 = 7\n", ONLY)]
#[case::two_ways("maze", "S.\n.E\n", "So\n.E\n", OTHERS)]
#[case::one_way("maze", "SE\n", "SE\n", ONLY)]
#[case::one_queen("regions", "x\n", "[A]\n", ONLY)]
fn it_says_whether_the_solution_is_the_only_one(
    #[case] name: &str,
    #[case] text: &str,
    #[case] solution: &str,
    #[case] verdict: &str,
) {
    let outcome = queens_reading(text, &format!("puzzle {name} -"));
    assert_eq!((outcome.stdout.as_str(), outcome.stderr.as_str()), (solution, verdict));
}

/// There are far too many to count.
#[test]
fn it_stops_at_the_second_solution() {
    let empty = ".........\n".repeat(9);
    let outcome = queens_reading(&empty, "puzzle sudoku -");
    assert_eq!((outcome.stdout.lines().count(), outcome.stderr.as_str()), (11, OTHERS));
    let room = format!(
        "S{}\n{}{}E\n",
        ".".repeat(19),
        format!("{}\n", ".".repeat(20)).repeat(18),
        ".".repeat(19)
    );
    assert_eq!(queens_reading(&room, "puzzle maze -").stderr, OTHERS);
}

#[rstest]
#[case::subset("subset", "7\n5 4\n")]
#[case::maze("maze", "S#E\n")]
#[case::sudoku("sudoku", &format!("12345678.\n........9\n{}", ".........\n".repeat(7)))]
#[case::regions("regions", "AB\nAB\n")]
fn no_solution_is_said_and_is_no_error(#[case] name: &str, #[case] text: &str) {
    let outcome = queens_reading(text, &format!("puzzle {name} -"));
    assert_eq!((outcome.stdout.as_str(), outcome.stderr.as_str()), ("", "There is no solution.\n"));
    assert_eq!(outcome.code, Some(0));
}

#[rstest]
#[case::subset(
    "subset",
    "7\n5 4 x\n",
    "stdin, line 2, column 5: 'x' is not a whole number from 1 to 4294967295"
)]
#[case::maze("maze", "\u{feff}S.E\n##\n", "stdin, line 2, column 3: cell 3 of 3 is missing")]
#[case::sudoku("sudoku", "..x\n", "stdin, line 1, column 4: cell 4 of 9 is missing")]
#[case::regions(
    "regions",
    "AB\nBC\n",
    "stdin, line 2, column 2: this is region 3, and there are 2"
)]
#[case::nothing("regions", "", "stdin, line 1, column 1: there is no row")]
fn a_bad_picture_gets_one_sentence_with_its_place(
    #[case] name: &str,
    #[case] text: &str,
    #[case] sentence: &str,
) {
    let outcome = queens_reading(text, &format!("puzzle {name} -"));
    assert_eq!(outcome.stderr, format!("queens: {sentence}\n"));
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)));
}

#[test]
fn a_bad_file_is_named() {
    let file = format!("{ROOT}/puzzles/maze.txt");
    let outcome = queens_given("", &["puzzle", "sudoku", &file]);
    let sentence = format!("queens: {file}, line 1, column 10: this is cell 10, and a row has 9\n");
    assert_eq!((outcome.stdout, outcome.stderr, outcome.code), (String::new(), sentence, Some(2)));
}

#[test]
fn a_file_that_is_not_there_gets_one_sentence() {
    let outcome = queens("puzzle sudoku puzzles/none.txt");
    assert!(outcome.stderr.starts_with("queens: can't read puzzles/none.txt: "), "{outcome:?}");
    assert_eq!((outcome.stdout.as_str(), outcome.stderr.lines().count()), ("", 1));
    assert_eq!(outcome.code, Some(1));
}

#[rstest]
#[case::no_name("puzzle", "puzzle needs NAME, the puzzle, as in: cargo run -- puzzle sudoku")]
#[case::no_such_puzzle(
    "puzzle chess",
    "invalid value 'chess' for '<NAME>' [possible values: subset, maze, sudoku, regions]"
)]
#[case::two_files("puzzle maze one two", "unexpected argument 'two' found")]
fn a_wrong_argument_gets_one_sentence(#[case] arguments: &str, #[case] sentence: &str) {
    let outcome = queens(arguments);
    assert_eq!(outcome.stderr, format!("queens: {sentence}\n"));
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)));
}

/// The first solution is there before the search for another, which would not end, and is stopped as Ctrl-C does it.
#[cfg(target_os = "linux")]
#[test]
fn a_long_search_can_be_stopped() {
    let fours = "4 ".repeat(200);
    let script = format!(
        "printf '603\\n301 302 {fours}' | timeout -s INT 2 \"$QUEENS\" puzzle subset -; echo $?"
    );
    let output = in_bash(&script);
    // `timeout` ends with this code when it had to stop a program.
    assert_eq!(String::from_utf8_lossy(&output.stdout), "301 + 302 = 603\n124\n");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_search_is_played_and_in_a_pipe_it_is_printed() {
    let outcome = queens_reading("3\n2 1\n", "puzzle subset - --watch --until all");
    assert_eq!(
        outcome.stdout,
        "   1  Nothing is chosen yet.\n\nnothing = 0\n\n\
         \x20  2  Take 2: choice 1 of 2.\n\n2 = 2\n\n\
         \x20  3  Take 1: choice 1 of 2, and it is solved.\n\n2 + 1 = 3\n\n\
         \x20  4  Take 1: undone.\n\n2 = 2\n\n\
         \x20  5  Leave 1: choice 2 of 2. Nothing can follow: a dead end.\n\n2 = 2\n\n\
         \x20  6  Leave 1: undone.\n\n2 = 2\n\n\
         \x20  7  Take 2: undone.\n\nnothing = 0\n\n\
         \x20  8  Leave 2: choice 2 of 2.\n\nnothing = 0\n\n\
         \x20  9  Take 1: choice 1 of 2. Nothing can follow: a dead end.\n\n1 = 1\n\n\
         \x20 10  Take 1: undone.\n\nnothing = 0\n\n\
         \x20 11  Leave 1: choice 2 of 2. Nothing can follow: a dead end.\n\nnothing = 0\n\n\
         \x20 12  Leave 1: undone.\n\nnothing = 0\n\n\
         \x20 13  Leave 2: undone.\n\nnothing = 0\n\n"
    );
    let ending = "13 steps, 6 choices, 1 solution: the whole search.\n";
    assert_eq!((outcome.stderr.as_str(), outcome.code), (ending, Some(0)));
}

#[rstest]
#[case::first(
    "",
    3,
    "2 choices, 1 solution. It stopped at the first solution; for all: --until all"
)]
#[case::steps("--steps 2", 2, "1 choice, no solution. It stopped there; for more: --steps 20")]
#[case::just_enough("--until all --steps 13", 13, "6 choices, 1 solution: the whole search.")]
#[case::one_less(
    "--until all --steps 12",
    12,
    "6 choices, 1 solution. It stopped there; for more: --steps 120"
)]
fn it_says_why_the_steps_end(#[case] until: &str, #[case] steps: usize, #[case] ending: &str) {
    let outcome = queens_reading("3\n2 1\n", &format!("puzzle subset - --watch {until}"));
    assert_eq!(outcome.stderr, format!("{steps} steps, {ending}\n"));
    let begins_a_step = |line: &&str| line.starts_with("  ");
    assert_eq!(outcome.stdout.lines().filter(begins_a_step).count(), steps);
}

/// The other puzzles: the sentence of the first choice, and of what undoes one.
#[rstest]
#[case::maze(
    "maze",
    "S.#\n##.\n..E\n",
    "Step to row 0, column 1: choice 1 of 1. Nothing can follow: a dead end.",
    "Step to row 0, column 1: undone."
)]
#[case::regions(
    "regions",
    "ABC\nABC\nABC\n",
    "Row 0, column 0: choice 1 of 3.",
    "Row 1, column 2: undone."
)]
#[case::sudoku(
    "sudoku",
    &text_of("sudoku.txt"),
    "Digit 5 in row 7, column 3: choice 1 of 1.",
    "Digit 2 in row 1, column 7: undone."
)]
fn a_choice_is_said_in_the_words_of_its_puzzle(
    #[case] name: &str,
    #[case] text: &str,
    #[case] made: &str,
    #[case] undone: &str,
) {
    let outcome = queens_reading(text, &format!("puzzle {name} - --watch --steps 100"));
    for sentence in [made, undone] {
        assert!(outcome.stdout.contains(sentence), "{}", outcome.stdout);
    }
}

#[test]
fn an_exercise_has_two_of_the_puzzles() {
    let outcome = queens("puzzle maze --mine");
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)));
    assert_eq!(
        outcome.stderr,
        "queens: --mine runs your exercise, and that has the puzzles regions and sudoku\n"
    );
}
