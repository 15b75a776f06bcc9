//! `queens` without a command: every chapter, what the learner has written, what passes, and what
//! comes next.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::{env, thread};

use anstyle::{AnsiColor, Style};
use crossterm::terminal;
use queens_kata::roster::{CHAPTERS, Chapter};

use super::todos::Function;
use super::verdict::{Verdict, verdicts, without_warnings};
use super::{Failure, checkout, exercise_functions, say};

pub fn run() -> Result<(), Failure> {
    let functions = exercise_functions()?;
    let mut places: Vec<Place> =
        CHAPTERS.iter().map(|chapter| Place::of(chapter, &functions)).collect();
    let begun: Vec<&Chapter> =
        places.iter().filter(|place| place.is_begun()).map(|place| place.chapter).collect();
    if !begun.is_empty() {
        let verdicts = judge(&begun)?;
        for place in &mut places {
            place.take(&verdicts);
        }
    }
    Ok(print(&places)?)
}

/// Where the learner stands with one chapter.
struct Place<'a> {
    chapter: &'static Chapter,
    /// The functions of the exercise, in the order of its file.
    functions: Vec<&'a Function>,
    /// The failed tests, each with its message.
    failed: Vec<(String, String)>,
}

impl<'a> Place<'a> {
    fn of(chapter: &'static Chapter, functions: &'a [Function]) -> Self {
        let functions = functions.iter().filter(|function| function.stem == chapter.stem).collect();
        Self { chapter, functions, failed: Vec::new() }
    }

    /// Takes from all verdicts the failures of this chapter.
    fn take(&mut self, verdicts: &[Verdict]) {
        let mut failed: Vec<(String, String)> = verdicts
            .iter()
            .filter(|verdict| verdict.stem == self.chapter.stem)
            .filter_map(|verdict| Some((verdict.test.clone(), verdict.failure.clone()?)))
            .collect();
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

    /// The functions that are still a `todo!`.
    fn left(&self) -> Vec<&str> {
        let left = self.functions.iter().filter(|function| function.holds_todo);
        left.map(|function| function.name.as_str()).collect()
    }

    fn is_begun(&self) -> bool {
        self.functions.iter().any(|function| !function.holds_todo)
    }

    fn is_done(&self) -> bool {
        self.left().is_empty() && self.failed.is_empty()
    }

    /// The sign and the word say the same as the colour.
    fn state(&self) -> (&'static str, &'static str, Style) {
        let colour = |colour: AnsiColor| colour.on_default();
        if !self.failed.is_empty() {
            ("✗", "red", colour(AnsiColor::Red))
        } else if self.left().is_empty() {
            ("✓", "done", colour(AnsiColor::Green))
        } else if self.is_begun() {
            ("◐", "begun", colour(AnsiColor::Yellow))
        } else {
            ("·", "to do", Style::new().dimmed())
        }
    }
}

/// Runs the tests of these chapters as `cargo test` does, in a process of their own. Each test
/// there has a time limit, so this comes back whatever the exercises do.
fn judge(chapters: &[&Chapter]) -> Result<Vec<Verdict>, Failure> {
    let prefixes: Vec<&str> = chapters.iter().map(|chapter| chapter.prefix()).collect();
    say(format_args!(
        "Checking what you wrote: cargo test --test exercises -- {}",
        prefixes.join(" ")
    ));
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.arg("test").arg("--manifest-path").arg(checkout().join("Cargo.toml"));
    cargo.args(["--test", "exercises"]);
    if cfg!(feature = "solved") {
        cargo.args(["--features", "solved"]);
    }
    let mut child = cargo
        .arg("--")
        .args(&prefixes)
        .env("RUST_BACKTRACE", "0")
        // Whatever the learner has chosen, the verdicts are read from the long output.
        .env("CARGO_TERM_QUIET", "false")
        .env_remove("RUST_TEST_NOCAPTURE")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| {
            Failure::Other(format!("can't start cargo to check the exercises: {error}"))
        })?;
    // Cargo may have to compile, and says so; that a test failed is for the map to say.
    let stderr = BufReader::new(child.stderr.take().expect("stderr is piped"));
    let echo = thread::spawn(move || {
        let lines = without_warnings(stderr.lines().map_while(Result::ok));
        lines.filter(|line| !line.starts_with("error: test failed")).for_each(say);
    });
    let output = child
        .wait_with_output()
        .map_err(|error| Failure::Other(format!("can't read what cargo prints: {error}")))?;
    echo.join().expect("copying lines does not panic");

    verdicts(&String::from_utf8_lossy(&output.stdout)).ok_or_else(|| {
        Failure::Other("the exercise tests did not run to their end; cargo says why above".into())
    })
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
    if cfg!(feature = "solved") {
        writeln!(out, "The feature `solved` is on: the exercises below are the reference.")?;
    }
    writeln!(out)?;
    for place in places {
        let Chapter { number, title, idea, .. } = place.chapter;
        let (sign, word, style) = place.state();
        let line = format!(
            "{style}{sign} {word:<5}{style:#}  {number:>2}  {bold}{title:<18}{bold:#}  {idea}"
        );
        writeln!(out, "{}", wrapped(line))?;
        for (test, message) in &place.failed {
            writeln!(out, "             {test}:")?;
            writeln!(out, "{}", wrapped(format!("               {message}")))?;
        }
        if place.is_begun() && !place.left().is_empty() {
            let left = place.left().join(", ");
            writeln!(out, "{}", wrapped(format!("             still to write: {left}")))?;
        }
    }
    writeln!(out)?;
    // What is red comes first, then what was begun, then the first of the others.
    let next = places
        .iter()
        .find(|place| !place.failed.is_empty())
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
    let task = match (place.failed.first(), place.left().first()) {
        (Some((test, _)), _) => format!("make {test} pass"),
        (None, Some(function)) => format!("write {function}"),
        (None, None) => unreachable!("a chapter that is done is not next"),
    };
    writeln!(out, "{bold}Next: chapter {number}, {task}{bold:#}")?;
    writeln!(out, "  read    docs/{stem}.md")?;
    writeln!(out, "  write   src/exercises/{stem}.rs")?;
    writeln!(out, "  check   cargo test --test exercises {}", place.chapter.prefix())?;
    writeln!(out, "  stuck?  cargo hint {number}")
}
