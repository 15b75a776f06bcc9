//! What the exercise tests say to each solution.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use crate::kata::Kata;
use crate::{ROOT, Solution, indented, is_as_kept, read, rounds, solutions};

/// The line of a solution that is told other numbers each time.
const NUMBERS_VARY: &str = "//! The numbers vary.";

#[test]
fn every_wrong_solution_is_told_what_is_wrong() {
    let mut told: BTreeMap<&str, String> = BTreeMap::new();
    for (solution, outcome) in JUDGED.iter().filter(|(solution, _)| !solution.is_right) {
        let failure = outcome.failures.iter().find(|failure| !failure.waits());
        let failure =
            failure.unwrap_or_else(|| panic!("{} passes, or only waits", solution.path.display()));
        *told.entry(&solution.chapter).or_default() += &entry(solution, failure);
    }

    // All chapters are compared before the test fails, so that one run shows every difference.
    let differs = |(chapter, text): &(&str, String)| {
        !is_as_kept(chapter, &format!("What the tests of {chapter} say to wrong solutions."), text)
    };
    let differ: Vec<&str> = told.into_iter().filter(differs).map(|(chapter, _)| chapter).collect();
    assert!(differ.is_empty(), "other messages than in snapshots/gallery/: {differ:?}");
}

#[test]
fn every_right_solution_passes() {
    for (solution, outcome) in JUDGED.iter().filter(|(solution, _)| solution.is_right) {
        let path = solution.path.display();
        if let Some(Failure { test, message }) = outcome.failures.first() {
            panic!("{path} fails {test}:\n{message}");
        }
        assert!(outcome.passed > 0, "no test ran for {path}");
        assert!(outcome.ignored == 0, "{path} leaves something to write");
    }
}

/// A solution as the snapshot shows it: its name, its mistake, and what is said to it.
fn entry(solution: &Solution, failure: &Failure) -> String {
    let Failure { test, message } = failure;
    let numbers_vary = solution.text.contains(NUMBERS_VARY);
    let message = if numbers_vary { without_numbers(message) } else { message.clone() };
    let message = indented(&message);
    format!("{}: {}\n{test}:\n{message}\n", solution.name(), solution.mistake())
}

struct Outcome {
    /// In the order of the tests in their file.
    failures: Vec<Failure>,
    passed: usize,
    ignored: usize,
}

struct Failure {
    test: String,
    message: String,
}

impl Failure {
    /// What waits for another function says no more than that.
    fn waits(&self) -> bool {
        self.message.lines().next().is_some_and(|line| line.contains(" waits for "))
    }
}

/// All solutions, judged once, for whichever test asks first.
static JUDGED: LazyLock<Vec<(Solution, Outcome)>> = LazyLock::new(|| {
    let kata = Kata::borrow();
    let all = solutions("tests/right", true).chain(solutions("tests/wrong", false));
    let mut judged = Vec::new();
    for round in rounds(all) {
        let output = test(&kata, &round);
        judged.extend(round.into_iter().map(|solution| {
            let outcome = outcome(&solution.chapter, &output);
            (solution, outcome)
        }));
    }
    judged.sort_by(|(one, _), (other, _)| one.path.cmp(&other.path));
    judged
});

/// Runs the exercise tests on solutions, one of each chapter, and returns what they print.
fn test(kata: &Kata, round: &[Solution]) -> String {
    kata.lay(round.iter().map(|it| (it.chapter.as_str(), it.text.as_str())));
    let output = kata.cargo(&["test", "--test", "exercises"]);
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    let files: Vec<_> = round.iter().map(|solution| solution.path.display()).collect();
    assert!(
        stdout.contains("test result: "),
        "one of {files:?} does not compile:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    stdout
}

/// What became of the tests of one chapter.
fn outcome(chapter: &str, output: &str) -> Outcome {
    let of_chapter = format!("test {chapter}_");
    let results = |wanted: &str| -> Vec<&str> {
        let lines = output.lines().filter(|line| line.starts_with(&of_chapter));
        let results = lines.filter_map(|line| line["test ".len()..].split_once(" ... "));
        results.filter(|(_, result)| result.starts_with(wanted)).map(|(name, _)| name).collect()
    };
    let mut failures: Vec<(usize, Failure)> = results("FAILED")
        .into_iter()
        .map(|name| {
            let (stem, test) =
                name.split_once("::").expect("a test stands in its chapter's module");
            let source = read(&Path::new(ROOT).join(format!("src/exercises/tests/{stem}.rs")));
            let place = source.find(&format!("fn {test}(")).expect("a test is written in its file");
            (place, Failure { test: test.to_string(), message: message(name, output) })
        })
        .collect();
    failures.sort_by_key(|(place, _)| *place);
    Outcome {
        failures: failures.into_iter().map(|(_, failure)| failure).collect(),
        passed: results("ok").len(),
        ignored: results("ignored").len(),
    }
}

/// What a failed test says, without what differs from run to run or from one Rust to the next.
fn message(name: &str, output: &str) -> String {
    let (_, section) =
        output.split_once(&format!("---- {name} stdout ----\n")).expect("it says something");
    let end = section.find("\n---- ").or(section.find("\nfailures:\n")).unwrap_or(section.len());
    let kept = section[..end].lines().filter_map(|line| {
        if line.starts_with("fatal runtime error: stack overflow") {
            return None;
        }
        if !line.starts_with("thread '") {
            return Some(line.to_string());
        }
        // A panic in the tests is how they speak; any other has a place that is of interest.
        let (_, place) = line.split_once(" panicked at ")?;
        let place = place.split_once("/library/").map_or(place, |(_, standard)| standard);
        let is_ours =
            ["src/exercises/tests/", "tests/judge/"].iter().any(|ours| place.starts_with(ours));
        (!is_ours).then(|| format!("panicked at {place}"))
    });
    kept.collect::<Vec<_>>().join("\n").trim().to_string()
}

/// With `_` for each number.
fn without_numbers(message: &str) -> String {
    let mut text = String::new();
    for c in message.chars() {
        match c {
            '0'..='9' if text.ends_with('_') => {}
            '0'..='9' => text.push('_'),
            _ => text.push(c),
        }
    }
    text
}
