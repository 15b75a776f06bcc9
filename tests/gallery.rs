//! The gallery: wrong solutions as learners write them, and right ones of many shapes.
//!
//! A wrong one must fail its chapter's tests, and what the tests say to it is kept in `snapshots/gallery/`, to be read as a learner reads it.
//! A right one must pass them all.
//!
//! The files in `tests/wrong/chNN/` and `tests/right/chNN/` are whole exercise files.
//! They are laid over the exercises in a copy of this checkout, one of each chapter at a time, so that a few rounds of compiling are enough for all.
//! CONTRIBUTING.md says how to run this and how to add one.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs, panic};

use insta::{Settings, assert_snapshot};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

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

    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(Path::new(ROOT).join("snapshots/gallery"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    // All chapters are compared before the test fails, so that one run shows every difference.
    let differ: Vec<&str> = told
        .into_iter()
        .filter(|(chapter, text)| {
            settings
                .set_description(format!("What the tests of {chapter} say to wrong solutions."));
            let compare = || settings.bind(|| assert_snapshot!(*chapter, text));
            panic::catch_unwind(AssertUnwindSafe(compare)).is_err()
        })
        .map(|(chapter, _)| chapter)
        .collect();
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
    let message: String =
        message.lines().map(|line| format!("    {line}").trim_end().to_string() + "\n").collect();
    format!("{}: {}\n{test}:\n{message}\n", solution.name(), solution.mistake())
}

struct Solution {
    /// As in `ch01`.
    chapter: String,
    path: PathBuf,
    text: String,
    is_right: bool,
}

impl Solution {
    fn name(&self) -> &str {
        self.path.file_stem().and_then(|stem| stem.to_str()).expect("a file has a name")
    }

    /// The first line, which says what is wrong.
    fn mistake(&self) -> &str {
        let first = self.text.lines().next().and_then(|line| line.strip_prefix("//! "));
        first.unwrap_or_else(|| panic!("{} should begin with `//! `", self.path.display()))
    }
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
    // The solutions that a chapter has left.
    let mut left: BTreeMap<String, Vec<Solution>> = BTreeMap::new();
    for solution in solutions("tests/right", true).chain(solutions("tests/wrong", false)) {
        left.entry(solution.chapter.clone()).or_default().push(solution);
    }
    let kata = Kata::copy();
    let mut judged = Vec::new();
    while left.values().any(|left| !left.is_empty()) {
        let round: Vec<Solution> = left.values_mut().filter_map(Vec::pop).collect();
        let output = kata.test(&round);
        judged.extend(round.into_iter().map(|solution| {
            let outcome = outcome(&solution.chapter, &output);
            (solution, outcome)
        }));
    }
    judged.sort_by(|(one, _), (other, _)| one.path.cmp(&other.path));
    judged
});

/// The files in the folders of a folder.
fn solutions(folder: &str, is_right: bool) -> impl Iterator<Item = Solution> {
    let chapters = names(&Path::new(ROOT).join(folder));
    chapters.into_iter().flat_map(move |chapter| {
        let files = Path::new(folder).join(&chapter);
        names(&Path::new(ROOT).join(&files)).into_iter().map(move |name| {
            let path = files.join(name);
            let text = read(&Path::new(ROOT).join(&path));
            Solution { chapter: chapter.clone(), path, text, is_right }
        })
    })
}

/// A copy of this checkout, to lay solutions over its exercises.
struct Kata {
    root: PathBuf,
    target: PathBuf,
}

impl Kata {
    fn copy() -> Self {
        let gallery = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gallery");
        let kata = Self { root: gallery.join("kata"), target: gallery.join("target") };
        if kata.root.exists() {
            fs::remove_dir_all(&kata.root).unwrap();
        }
        fs::create_dir_all(&kata.root).unwrap();
        for name in ["Cargo.toml", "Cargo.lock", ".cargo", "src", "tests"] {
            copy(&Path::new(ROOT).join(name), &kata.root.join(name));
        }
        kata
    }

    /// Puts one solution of each chapter in the place of its exercise, runs the exercise tests, and returns what they print.
    /// A chapter without one gets its exercise back.
    fn test(&self, round: &[Solution]) -> String {
        let names = names(&Path::new(ROOT).join("src/exercises"));
        for name in names.iter().filter(|name| name.starts_with("ch")) {
            let solution = round.iter().find(|it| name.starts_with(&format!("{}_", it.chapter)));
            let exercise = Path::new("src/exercises").join(name);
            let text = match solution {
                Some(solution) => solution.text.clone(),
                None => read(&Path::new(ROOT).join(&exercise)),
            };
            fs::write(self.root.join(&exercise), text).unwrap();
        }
        let output = Command::new(env!("CARGO"))
            .args(["test", "--test", "exercises"])
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("RUST_BACKTRACE", "0")
            .output()
            .expect("cargo starts");
        let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
        let files: Vec<_> = round.iter().map(|solution| solution.path.display()).collect();
        assert!(
            stdout.contains("test result: "),
            "one of {files:?} does not compile:\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
        stdout
    }
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

fn read(path: &Path) -> String {
    fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("can't read {}: {error}", path.display()))
}

/// The names of what is in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("can't read {}: {error}", folder.display()));
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Copies a file, or a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for name in names(from) {
            copy(&from.join(&name), &to.join(&name));
        }
    } else {
        fs::copy(from, to).unwrap();
    }
}
