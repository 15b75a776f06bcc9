//! Where the learner stands with each chapter: what is written, and what its tests say.

use std::fs;
use std::path::Path;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use queens_kata::roster::{CHAPTERS, Chapter};

use super::compile::{Broken, Target, build};
use super::exercise_files::Function;
use super::verdict::{Outcome, Verdict, verdicts};
use super::{Failure, checkout, exercise_functions};

/// Where the learner stands with one chapter.
#[derive(Clone)]
pub struct Place {
    pub chapter: &'static Chapter,
    /// The functions of the exercise, in the order of its file.
    /// Without any, it is not Rust yet.
    pub functions: Vec<Function>,
    /// What is wrong, if the exercise does not compile.
    pub broken: Option<Broken>,
    /// The tests that passed.
    pub passed: Vec<String>,
    /// What the compiler warns of, as it writes it.
    pub warnings: Vec<String>,
    /// The failed tests, in the order of their file.
    pub failed: Vec<Failed>,
    /// The tests that wait for another function, each with that function.
    pub waiting: Vec<(String, String)>,
    /// How many tests did not run, apart from those of extras.
    pub ignored: usize,
}

/// A test that failed.
#[derive(Clone)]
pub struct Failed {
    pub test: String,
    /// What it says.
    pub message: String,
    /// What the exercise printed before.
    pub printed: String,
}

/// All chapters, in order, with those judged that are begun.
/// `news` gets what goes on meanwhile.
pub fn all(
    news: impl Fn(String) + Clone + Send + 'static,
    stop: &Stop,
) -> Result<Vec<Place>, Failure> {
    let mut places = unjudged()?;
    let begun: Vec<&Chapter> =
        places.iter().filter(|place| place.is_begun()).map(|place| place.chapter).collect();
    if !begun.is_empty() {
        let prefixes: Vec<&str> = begun.iter().map(|chapter| chapter.prefix()).collect();
        news(format!(
            "Checking what you wrote: cargo test --test exercises -- {}",
            prefixes.join(" ")
        ));
        judge(&mut places, &begun, news, stop)?;
    }
    Ok(places)
}

/// One chapter, judged if it is begun.
pub fn one(
    chapter: &'static Chapter,
    news: impl Fn(String) + Clone + Send + 'static,
    stop: &Stop,
) -> Result<Place, Failure> {
    let mut places = unjudged()?;
    places.retain(|place| place.is_of(chapter));
    if places[0].is_begun() {
        judge(&mut places, &[chapter], news, stop)?;
    }
    Ok(places.remove(0))
}

fn unjudged() -> Result<Vec<Place>, Failure> {
    let mut functions = exercise_functions()?;
    let places = CHAPTERS.iter().map(|chapter| {
        let is_here = |function: &mut Function| function.stem == chapter.stem;
        Place {
            chapter,
            functions: functions.extract_if(.., is_here).collect(),
            broken: None,
            passed: Vec::new(),
            warnings: Vec::new(),
            failed: Vec::new(),
            waiting: Vec::new(),
            ignored: 0,
        }
    });
    Ok(places.collect())
}

/// Ends the tests that are started with it, now or later.
#[derive(Clone, Default)]
pub struct Stop(Arc<Mutex<Tests>>);

#[derive(Default)]
struct Tests {
    /// They hold on to it, and end when it is gone.
    stdin: Option<ChildStdin>,
    are_stopped: bool,
}

impl Stop {
    pub fn stop(&self) {
        *self.tests() = Tests { stdin: None, are_stopped: true };
    }

    fn hold(&self, stdin: Option<ChildStdin>) {
        let mut tests = self.tests();
        tests.stdin = stdin.filter(|_| !tests.are_stopped);
    }

    fn tests(&self) -> MutexGuard<'_, Tests> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Builds the exercise tests, and runs those of the chapters that compile, in a process of their own.
/// Each test there has a time limit, so this comes back whatever the exercises do.
fn judge(
    places: &mut [Place],
    chapters: &[&Chapter],
    news: impl Fn(String) + Clone + Send + 'static,
    stop: &Stop,
) -> Result<(), Failure> {
    let built = build(Target::Tests, chapters, news)?;
    let verdicts = match built.executable {
        None => Vec::new(),
        Some(executable) => {
            let is_broken =
                |chapter: &Chapter| built.broken.iter().any(|it| it.stem == chapter.stem);
            let sound: Vec<&Chapter> =
                chapters.iter().copied().filter(|chapter| !is_broken(chapter)).collect();
            run(&executable, &sound, stop)?
        }
    };
    for place in places {
        let about = |(stem, _): &&(&str, String)| *stem == place.chapter.stem;
        let warnings = built.warnings.iter().filter(about);
        place.warnings = warnings.map(|(_, warning)| warning.clone()).collect();
        place.take(&built.broken, &verdicts);
    }
    Ok(())
}

/// Runs the tests of some chapters.
fn run(executable: &Path, chapters: &[&Chapter], stop: &Stop) -> Result<Vec<Verdict>, Failure> {
    let failure = |error| Failure::Other(format!("can't run the exercise tests: {error}"));
    let mut tests = Command::new(executable);
    tests.args(chapters.iter().map(|chapter| chapter.prefix()));
    tests.current_dir(checkout().join("src/exercises"));
    tests.env("RUST_BACKTRACE", "0").env_remove("RUST_TEST_NOCAPTURE");
    tests.env("QUEENS_KATA_ENDS_WITH_STDIN", "1").stdin(Stdio::piped());
    tests.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = tests.spawn().map_err(failure)?;
    stop.hold(child.stdin.take());
    let output = child.wait_with_output().map_err(failure)?;
    verdicts(&String::from_utf8_lossy(&output.stdout)).ok_or_else(|| {
        Failure::Other(format!(
            "the exercise tests did not run to their end: {}\n{}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        ))
    })
}

impl Place {
    pub fn is_of(&self, chapter: &Chapter) -> bool {
        self.chapter.number == chapter.number
    }

    /// When the exercise was saved last.
    pub fn saved_at(&self) -> Option<SystemTime> {
        let file = checkout().join(format!("src/exercises/{}.rs", self.chapter.stem));
        fs::metadata(file).and_then(|about| about.modified()).ok()
    }

    /// Takes what is about this chapter.
    fn take(&mut self, broken: &[Broken], verdicts: &[Verdict]) {
        let stem = self.chapter.stem;
        self.broken = broken.iter().find(|broken| broken.stem == stem).cloned();
        for verdict in verdicts.iter().filter(|verdict| verdict.stem == stem) {
            let test = verdict.test.clone();
            match &verdict.outcome {
                Outcome::Passed => self.passed.push(test),
                // The test of an extra may sleep.
                Outcome::Ignored if self.is_about_an_extra(&test) => {}
                Outcome::Ignored => self.ignored += 1,
                Outcome::Failed(message) => {
                    let (message, printed) = (message.clone(), verdict.printed.clone());
                    self.failed.push(Failed { test, message, printed });
                }
                Outcome::Waits(function) => self.waiting.push((test, function.clone())),
            }
        }
        // The tests stand in the order of their file. They are printed in another.
        let tests = checkout().join(format!("src/exercises/tests/{stem}.rs"));
        let tests = fs::read_to_string(tests).unwrap_or_default();
        self.failed.sort_by_key(|failed| tests.find(&format!("fn {}(", failed.test)));
    }

    /// Where the function that a test is about stands in its file: the name of the test begins with it.
    fn position(&self, test: &str) -> Option<usize> {
        self.functions
            .iter()
            .enumerate()
            .filter(|(_, function)| test.starts_with(&function.name))
            .max_by_key(|(_, function)| function.name.len())
            .map(|(index, _)| index)
    }

    /// The function that a test is about.
    pub fn function(&self, test: &str) -> Option<&str> {
        self.position(test).map(|index| self.functions[index].name.as_str())
    }

    fn is_about_an_extra(&self, test: &str) -> bool {
        self.position(test).is_some_and(|index| self.functions[index].is_extra)
    }

    /// The functions that are still a `todo!`, without the extras.
    pub fn left(&self) -> Vec<&str> {
        self.unwritten(false)
    }

    /// The extras that are still a `todo!`.
    pub fn extras_left(&self) -> Vec<&str> {
        self.unwritten(true)
    }

    fn unwritten(&self, extras: bool) -> Vec<&str> {
        let left = self.functions.iter().filter(|it| it.holds_todo && it.is_extra == extras);
        left.map(|function| function.name.as_str()).collect()
    }

    /// The functions that hold a `todo!` and more: it may have been left there.
    pub fn half_written(&self) -> impl Iterator<Item = &Function> {
        self.functions.iter().filter(|function| function.holds_todo && function.holds_more)
    }

    pub fn is_begun(&self) -> bool {
        self.functions.is_empty() || self.functions.iter().any(|it| !it.holds_todo || it.holds_more)
    }

    pub fn is_red(&self) -> bool {
        self.broken.is_some() || !self.failed.is_empty()
    }

    /// All is written, and yet not judged: cargo goes by the time at which a file was changed, and an older one was laid over the exercise.
    pub fn is_asleep(&self) -> bool {
        self.is_begun()
            && !self.is_red()
            && self.left().is_empty()
            && (self.passed.is_empty() || self.ignored > 0)
    }

    /// The tests have passed: that none has failed is not enough.
    pub fn is_done(&self) -> bool {
        self.is_begun()
            && !self.is_red()
            && self.waiting.is_empty()
            && self.left().is_empty()
            && !self.is_asleep()
    }
}
