//! `queens` without a command: every chapter, what the learner has written, what passes, and what comes next.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use crossterm::terminal;
use queens_kata::roster::Chapter;

use super::Failure;
use super::places::{self, Place};
use super::verdict::in_one_line;

pub fn run() -> Result<(), Failure> {
    Ok(print(&places::all()?)?)
}

/// The sign and the word say the same as the colour.
fn state(place: &Place) -> (&'static str, &'static str, Style) {
    let colour = |colour: AnsiColor| colour.on_default();
    if place.is_red() {
        ("✗", "red", colour(AnsiColor::Red))
    } else if place.is_done() {
        ("✓", "done", colour(AnsiColor::Green))
    } else if place.is_begun() {
        ("◐", "begun", colour(AnsiColor::Yellow))
    } else {
        ("·", "to do", Style::new().dimmed())
    }
}

/// What stands below the chapter's line.
fn remarks(place: &Place) -> Vec<String> {
    let mut remarks = Vec::new();
    if let Some(broken) = &place.broken {
        remarks.push(format!("does not compile: {}", broken.first_error));
    }
    for (test, message) in &place.failed {
        remarks.push(format!("{test}:"));
        remarks.push(format!("  {}", in_one_line(message)));
    }
    if place.is_begun() && !place.left().is_empty() {
        remarks.push(format!("still to write: {}", place.left().join(", ")));
    }
    let extras = place.extras_left();
    if place.is_done() && !extras.is_empty() {
        remarks.push(format!("extras, if you like: {}", extras.join(", ")));
    }
    if place.is_asleep() {
        remarks.push(
            "not judged: cargo has not noticed that the file has changed. Save it once more."
                .into(),
        );
    }
    remarks
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
        let (sign, word, style) = state(place);
        let line = format!(
            "{style}{sign} {word:<5}{style:#}  {number:>2}  {bold}{title:<18}{bold:#}  {idea}"
        );
        writeln!(out, "{}", wrapped(line))?;
        for remark in remarks(place) {
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
    let task = match (&place.broken, place.failed.first(), place.left().first()) {
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
