//! What is to be seen of a solution's search when it is watched: `queens trace N --chapter C --mine`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use queens_kata::roster::{CHAPTERS, Chapter};
use serde_json::Value;

use crate::kata::{Kata, Said};
use crate::{ROOT, Solution, indented, is_as_kept, read, rounds, solutions};

/// Wrong solutions that show something of their own when they are watched.
/// A search that never ends costs as long as `queens` is patient.
const WRONG: [&str; 29] = [
    "ch01/base_case_returns_an_empty_list",
    "ch01/columns_subtracted_in_usize",
    "ch01/push_without_pop",
    "ch01/slope_in_whole_numbers",
    "ch01/sum_overwritten_with_prints",
    "ch02/next_row_not_from_column_zero",
    "ch02/process_ended_with_the_search",
    "ch02/search_ends_at_the_first_solution",
    "ch03/attacked_cells_skipped_in_one_step",
    "ch03/count_set_to_one",
    "ch03/last_queen_placed_and_left",
    "ch04/attacked_cell_never_left",
    "ch04/queens_moved_into_the_board",
    "ch04/row_minus_one_at_row_zero",
    "ch05/left_ray_goes_below_zero",
    "ch05/queen_left_on_the_grid",
    "ch05/rays_of_one_cell",
    "ch06/column_not_put_back",
    "ch06/diagonals_forgotten",
    "ch06/put_back_at_the_end",
    "ch06/taken_and_put_back_forever",
    "ch07/all_marks_cleared",
    "ch07/counter_passed_by_value",
    "ch07/one_mark_not_cleared",
    "ch08/marks_stay_after_the_queen",
    "ch08/queen_never_said_to_stand",
    "ch08/top_is_a_copy",
    "ch09/both_diagonals_shifted_the_same_way",
    "ch09/highest_bit_first",
];

#[test]
fn a_wrong_search_parts_from_the_reference_where_it_goes_wrong() {
    let kata = Kata::borrow();
    kata.build_queens();
    let is_meant = |it: &Solution| {
        WRONG.iter().any(|name| it.path == Path::new("tests/wrong").join(format!("{name}.rs")))
    };
    let mut seen: BTreeMap<PathBuf, String> = BTreeMap::new();
    for round in rounds(solutions("tests/wrong", false).filter(is_meant)) {
        kata.lay(round.iter().map(|it| (it.chapter.as_str(), it.text.as_str())));
        for solution in round {
            let text = entry(&solution, &kata.queens(&watching(&solution)));
            seen.insert(solution.path, text);
        }
    }
    assert_eq!(seen.len(), WRONG.len(), "some of these are not in tests/wrong: {WRONG:?}");
    let text: String = seen.into_values().collect();
    let description = "What `queens trace 5 --mine` shows of wrong solutions: the step at which they part from the reference, how they end, and what is said on stderr.";
    assert!(is_as_kept("watched", description, &text), "other than in snapshots/gallery/");
}

/// And what is seen of it is what it does: it returns as many boards as are seen, and the same as when nobody watches.
#[test]
fn a_right_search_never_parts_from_the_reference() {
    let kata = Kata::borrow();
    kata.build_queens();
    let is_traced = |it: &Solution| chapter(it).traced.is_some();
    let mut seen: BTreeMap<PathBuf, String> = BTreeMap::new();
    for round in rounds(solutions("tests/right", true).filter(is_traced)) {
        kata.lay(round.iter().map(|it| (it.chapter.as_str(), it.text.as_str())));
        for solution in round {
            let path = solution.path.display();
            let recorded = recording(&kata.queens(&watching(&solution)), &solution);
            let parting = &recorded["parting"];
            assert!(parting["step"].is_null(), "{path}: {parting}");
            assert_eq!(recorded["ended"], "over", "{path}");

            let number = chapter(&solution).number;
            let list = format!("solve 5 --all --format json --chapter {number}");
            let right = boards(&kata.queens(&list));
            assert_eq!(boards(&kata.queens(&format!("{list} --mine"))), right, "{path}");
            assert_eq!(recorded["returned"], right.len(), "{path}");
            assert_eq!(boards_of_recording(&recorded), right, "{path}");
            let sentence = parting["sentence"].as_str().expect("it is said how they compare");
            let text = format!("{}/{}:\n    {sentence}\n", solution.chapter, solution.name());
            seen.insert(solution.path, text);
        }
    }
    let text: String = seen.into_values().collect();
    let description = "What `queens trace 5 --mine` says of right solutions.";
    assert!(is_as_kept("watched_right", description, &text), "other than in snapshots/gallery/");
}

/// Nothing is added to what a search does, and nothing is left out.
#[test]
fn the_reference_as_an_exercise_is_seen_to_do_what_it_is_known_to_do() {
    let kata = Kata::borrow();
    kata.build_queens();
    let traced = || CHAPTERS.iter().filter(|it| it.traced.is_some());
    let references: Vec<(&str, String)> = traced()
        .map(|it| {
            (it.prefix(), read(&Path::new(ROOT).join(format!("src/chapters/{}.rs", it.stem))))
        })
        .collect();
    kata.lay(references.iter().map(|(chapter, text)| (*chapter, text.as_str())));
    for Chapter { number, .. } in traced() {
        for n in 1..=6 {
            let trace = format!("trace {n} --steps 5000 --chapter {number}");
            let (own, known) = (kata.queens(&format!("{trace} --mine")), kata.queens(&trace));
            assert_eq!(own.code, Some(0), "{trace} --mine: {}", own.stderr);
            let own = without_line_numbers(&own.stdout);
            let differ = own.lines().zip(known.stdout.lines()).find(|(one, other)| one != other);
            assert_eq!(differ, None, "{trace}");
            assert_eq!(own.lines().count(), known.stdout.lines().count(), "{trace}");
        }
    }
}

fn watching(solution: &Solution) -> String {
    let number = chapter(solution).number;
    format!("trace 5 --steps 5000 --format json --chapter {number} --mine")
}

fn chapter(solution: &Solution) -> &'static Chapter {
    let mut chapters = CHAPTERS.iter();
    chapters.find(|it| it.prefix() == solution.chapter).expect("the folder is named for a chapter")
}

/// A solution as the snapshot shows it: its name, its mistake, and what is seen of it.
fn entry(solution: &Solution, said: &Said) -> String {
    let recorded = recording(said, solution);
    let steps = recorded["steps"].as_array().expect("a recording has steps");
    let sentence = recorded["parting"]["sentence"].as_str().expect("it is said how they compare");
    let compared = match recorded["parting"]["step"].as_u64() {
        Some(step) => {
            let at = usize::try_from(step).expect("it is an index");
            let happens = steps[at]["sentence"].as_str().expect("a step has a sentence");
            let line = recorded["your_lines"][at].as_u64();
            let line = line.map(|line| format!(" (line {line})")).unwrap_or_default();
            format!("step {} of {}: {happens}{line}\n{sentence}\n", step + 1, steps.len())
        }
        None => format!("all of the {} steps: {sentence}\n", steps.len()),
    };
    let returned = match recorded["returned"].as_u64() {
        Some(returned) => format!(", and returned {returned}"),
        None => String::new(),
    };
    let ended = recorded["ended"].as_str().expect("it has an end");
    let stderr = match said.stderr.as_str() {
        "" => String::new(),
        stderr => format!("stderr:\n{}", indented(&without_what_varies(stderr))),
    };
    let text = format!("{compared}ended: {ended}{returned}\n{stderr}");
    let name = format!("{}/{}", solution.chapter, solution.name());
    format!("{name}: {}\n{}\n", solution.mistake(), indented(&text))
}

/// The first lines of what is said, without the number of a process in a panic.
fn without_what_varies(stderr: &str) -> String {
    const MOST: usize = 6;
    let lines: Vec<&str> = stderr.lines().filter(|line| !line.is_empty()).collect();
    let without_process = |line: &&str| match line.split_once(" panicked at ") {
        Some((_, place)) => format!("panicked at {place}\n"),
        None => format!("{line}\n"),
    };
    let text: String = lines.iter().take(MOST).map(without_process).collect();
    match lines.len().saturating_sub(MOST) {
        0 => text,
        more => format!("{text}.. and {more} lines more\n"),
    }
}

/// What was recorded of a solution: the lines that it names are in its file.
fn recording(said: &Said, solution: &Solution) -> Value {
    let Said { stdout, stderr, .. } = said;
    let path = solution.path.display();
    let recorded: Value = serde_json::from_str(stdout)
        .unwrap_or_else(|error| panic!("{path}: {error}\n{stdout}{stderr}"));
    let lines = recorded["your_lines"].as_array().expect("a recording names lines");
    let largest = lines.iter().filter_map(Value::as_u64).max().unwrap_or(0);
    let last = solution.text.lines().count() as u64;
    assert!(largest <= last, "{path} has {last} lines, and line {largest} is to have asked");
    recorded
}

/// The columns of the boards that are listed, a board a line.
fn boards(said: &Said) -> Vec<Value> {
    let board = |line: &str| -> Value {
        let board: Value = serde_json::from_str(line).expect("a board is an object");
        board["columns"].clone()
    };
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    said.stdout.lines().map(board).collect()
}

/// The columns of the boards that are seen to be found.
fn boards_of_recording(recorded: &Value) -> Vec<Value> {
    let steps = recorded["steps"].as_array().expect("a recording has steps");
    let is_board = |step: &&Value| step["kind"] == "solution" || step["kind"] == "reported";
    steps.iter().filter(is_board).map(|step| step["placed"].clone()).collect()
}

/// Without the line of the exercise at the end of a line.
fn without_line_numbers(text: &str) -> String {
    let without = |line: &str| match line.rsplit_once(" (line ") {
        Some((step, _)) => format!("{step}\n"),
        None => format!("{line}\n"),
    };
    text.lines().map(without).collect()
}
