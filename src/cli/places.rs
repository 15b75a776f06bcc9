//! Where the learner stands with each chapter: what is written, and what its tests say.

use std::fs;
use std::time::SystemTime;

use queens_kata::roster::{CHAPTERS, Chapter};

use super::compile::Broken;
use super::exercise_files::Function;
use super::judge::{Judged, Stop, judge};
use super::verdict::Outcome;
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
    /// What is to be said of how the exercise searches, once that has been looked at.
    pub note: Option<String>,
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
        let judged = judge(&begun, news, stop)?;
        for place in &mut places {
            place.take(&judged);
        }
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
        places[0].take(&judge(&[chapter], news, stop)?);
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
            note: None,
        }
    });
    Ok(places.collect())
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
    fn take(&mut self, judged: &Judged) {
        let stem = self.chapter.stem;
        self.broken = judged.broken.iter().find(|broken| broken.stem == stem).cloned();
        let warnings = judged.warnings.iter().filter(|(of, _)| *of == stem);
        self.warnings = warnings.map(|(_, warning)| warning.clone()).collect();
        for verdict in judged.verdicts.iter().filter(|verdict| verdict.stem == stem) {
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
            .filter(|(_, function)| test.starts_with(&function.in_tests()))
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
