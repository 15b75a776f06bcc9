//! `queens` without a command: every chapter, what the learner has written, what passes, and what comes next.

use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};

use anstyle::{AnsiColor, Style};
use crossterm::terminal;
use queens_kata::roster::{CHAPTERS, Chapter};

use super::compile::{Broken, Target, build};
use super::exercise_files::Function;
use super::verdict::{Outcome, Verdict, verdicts};
use super::{Failure, checkout, exercise_functions, say};

pub fn run() -> Result<(), Failure> {
    let functions = exercise_functions()?;
    let mut places: Vec<Place> =
        CHAPTERS.iter().map(|chapter| Place::of(chapter, &functions)).collect();
    let begun: Vec<&Chapter> =
        places.iter().filter(|place| place.is_begun()).map(|place| place.chapter).collect();
    if !begun.is_empty() {
        let (broken, verdicts) = judge(&begun)?;
        for place in &mut places {
            place.take(&broken, &verdicts);
        }
    }
    Ok(print(&places)?)
}

/// Where the learner stands with one chapter.
struct Place<'a> {
    chapter: &'static Chapter,
    /// The functions of the exercise, in the order of its file.
    /// None, if that is not Rust yet.
    functions: Vec<&'a Function>,
    /// The first error, if the exercise does not compile.
    error: Option<String>,
    /// How many tests passed.
    passed: usize,
    /// The failed tests, each with its message.
    failed: Vec<(String, String)>,
    /// How many tests did not run.
    ignored: usize,
}

impl<'a> Place<'a> {
    fn of(chapter: &'static Chapter, functions: &'a [Function]) -> Self {
        let functions = functions.iter().filter(|function| function.stem == chapter.stem).collect();
        Self { chapter, functions, error: None, passed: 0, failed: Vec::new(), ignored: 0 }
    }

    /// Takes what is about this chapter.
    fn take(&mut self, broken: &[Broken], verdicts: &[Verdict]) {
        let stem = self.chapter.stem;
        let broken = broken.iter().find(|broken| broken.stem == stem);
        self.error = broken.map(|broken| broken.first_error.clone());
        for verdict in verdicts.iter().filter(|verdict| verdict.stem == stem) {
            match &verdict.outcome {
                Outcome::Passed => self.passed += 1,
                // The test of an extra may sleep.
                Outcome::Ignored if self.is_about_an_extra(&verdict.test) => {}
                Outcome::Ignored => self.ignored += 1,
                Outcome::Failed(message) => {
                    self.failed.push((verdict.test.clone(), message.clone()));
                }
            }
        }
        let mut failed = std::mem::take(&mut self.failed);
        failed.sort_by_key(|(test, _)| (self.position(test), test.clone()));
        self.failed = failed;
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

    fn is_about_an_extra(&self, test: &str) -> bool {
        self.position(test).is_some_and(|index| self.functions[index].is_extra)
    }

    /// The functions that are still a `todo!`, without the extras.
    fn left(&self) -> Vec<&str> {
        self.unwritten(false)
    }

    fn unwritten(&self, extras: bool) -> Vec<&str> {
        let left = self.functions.iter().filter(|it| it.holds_todo && it.is_extra == extras);
        left.map(|function| function.name.as_str()).collect()
    }

    fn is_begun(&self) -> bool {
        self.functions.is_empty() || self.functions.iter().any(|function| !function.holds_todo)
    }

    fn is_red(&self) -> bool {
        self.error.is_some() || !self.failed.is_empty()
    }

    /// All is written, and yet not judged: cargo goes by the time at which a file was changed, and an older one was laid over the exercise.
    fn is_asleep(&self) -> bool {
        self.is_begun()
            && !self.is_red()
            && self.left().is_empty()
            && (self.passed == 0 || self.ignored > 0)
    }

    /// The tests have passed: that none has failed is not enough.
    fn is_done(&self) -> bool {
        self.is_begun() && !self.is_red() && self.left().is_empty() && !self.is_asleep()
    }

    /// The sign and the word say the same as the colour.
    fn state(&self) -> (&'static str, &'static str, Style) {
        let colour = |colour: AnsiColor| colour.on_default();
        if self.is_red() {
            ("✗", "red", colour(AnsiColor::Red))
        } else if self.is_done() {
            ("✓", "done", colour(AnsiColor::Green))
        } else if self.is_begun() {
            ("◐", "begun", colour(AnsiColor::Yellow))
        } else {
            ("·", "to do", Style::new().dimmed())
        }
    }

    /// What stands below the chapter's line.
    fn remarks(&self) -> Vec<String> {
        let mut remarks = Vec::new();
        if let Some(error) = &self.error {
            remarks.push(format!("does not compile: {error}"));
        }
        for (test, message) in &self.failed {
            remarks.push(format!("{test}:"));
            remarks.push(format!("  {message}"));
        }
        if self.is_begun() && !self.left().is_empty() {
            remarks.push(format!("still to write: {}", self.left().join(", ")));
        }
        let extras = self.unwritten(true);
        if self.is_done() && !extras.is_empty() {
            remarks.push(format!("extras, if you like: {}", extras.join(", ")));
        }
        if self.is_asleep() {
            remarks.push(
                "not judged: cargo has not noticed that the file has changed. Save it once more."
                    .into(),
            );
        }
        remarks
    }
}

/// Builds the exercise tests, and runs those of the chapters that compile, in a process of their own.
/// Each test there has a time limit, so this comes back whatever the exercises do.
fn judge(chapters: &[&Chapter]) -> Result<(Vec<Broken>, Vec<Verdict>), Failure> {
    let prefixes: Vec<&str> = chapters.iter().map(|chapter| chapter.prefix()).collect();
    say(format_args!(
        "Checking what you wrote: cargo test --test exercises -- {}",
        prefixes.join(" ")
    ));
    let built = build(Target::Tests)?;
    let is_broken = |chapter: &Chapter| built.broken.iter().any(|it| it.stem == chapter.stem);
    let sound = chapters.iter().filter(|chapter| !is_broken(chapter));
    let prefixes: Vec<&str> = sound.map(|chapter| chapter.prefix()).collect();
    if prefixes.is_empty() {
        // Without a name, all tests would run.
        return Ok((built.broken, Vec::new()));
    }
    let failure = |error| Failure::Other(format!("can't run the exercise tests: {error}"));
    let mut tests = Command::new(built.executable);
    tests.args(prefixes).current_dir(checkout().join("src/exercises"));
    tests.env("RUST_BACKTRACE", "0").env_remove("RUST_TEST_NOCAPTURE");
    // They hold on to their stdin, and end when this process does.
    tests.env("QUEENS_KATA_ENDS_WITH_STDIN", "1").stdin(Stdio::piped());
    let mut child = tests.stdout(Stdio::piped()).spawn().map_err(failure)?;
    let _stdin = child.stdin.take();
    let output = child.wait_with_output().map_err(failure)?;
    let verdicts = verdicts(&String::from_utf8_lossy(&output.stdout)).ok_or_else(|| {
        Failure::Other(format!("the exercise tests did not run to their end: {}", output.status))
    })?;
    Ok((built.broken, verdicts))
}

fn print(places: &[Place]) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let width = if io::stdout().is_terminal() { terminal::size().ok() } else { None };
    let width = width.map_or(usize::MAX, |(columns, _)| columns.into());
    // What does not fit goes on below the titles.
    let wrapped = |line: String| {
        let indent = " ".repeat(13.min(width / 3));
        textwrap::fill(&line, textwrap::Options::new(width).subsequent_indent(&indent))
    };
    let bold = Style::new().bold();
    writeln!(out, "{bold}Queens Kata{bold:#}: place n queens so that none attacks another.")?;
    writeln!(out)?;
    for place in places {
        let Chapter { number, title, idea, .. } = place.chapter;
        let (sign, word, style) = place.state();
        let line = format!(
            "{style}{sign} {word:<5}{style:#}  {number:>2}  {bold}{title:<18}{bold:#}  {idea}"
        );
        writeln!(out, "{}", wrapped(line))?;
        for remark in place.remarks() {
            writeln!(out, "{}", wrapped(format!("             {remark}")))?;
        }
    }
    writeln!(out)?;
    // What is red comes first, then what was begun, then the first of the others.
    let next = places
        .iter()
        .find(|place| place.is_red())
        .or_else(|| places.iter().find(|place| !place.is_done() && place.is_begun()))
        .or_else(|| places.iter().find(|place| !place.is_done()));
    match next {
        Some(place) => print_next(&mut out, place),
        None => writeln!(
            out,
            "{bold}All chapters are done.{bold:#} To begin again: git restore --source origin/main src/exercises/"
        ),
    }
}

fn print_next(out: &mut impl Write, place: &Place) -> io::Result<()> {
    let Chapter { number, stem, .. } = place.chapter;
    let bold = Style::new().bold();
    let task = match (&place.error, place.failed.first(), place.left().first()) {
        (Some(_), ..) => "make it compile".into(),
        // What is red only because it calls a function that is not written waits for that.
        (None, Some((_, message)), Some(function)) if message.contains("not yet implemented") => {
            format!("write {function}")
        }
        (None, Some((test, _)), _) => format!("make {test} pass"),
        (None, None, Some(function)) => format!("write {function}"),
        (None, None, None) => "save its file once more".into(),
    };
    writeln!(out, "{bold}Next: chapter {number}, {task}{bold:#}")?;
    writeln!(out, "  read    docs/{stem}.md")?;
    writeln!(out, "  write   src/exercises/{stem}.rs")?;
    writeln!(out, "  check   cargo test --test exercises {}", place.chapter.prefix())?;
    writeln!(out, "  stuck?  cargo hint {number}")
}
