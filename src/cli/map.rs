//! `queens map`, and `queens` without a command: every chapter, what the learner has written, what passes, and what comes next.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use clap::{Args, ValueEnum};
use queens_kata::roster::Chapter;
use serde_json::{Value, json};

use super::judge::Stop;
use super::places::{self, Failed, Place};
use super::report::{self, BOLD};
use super::verdict::in_one_line;
use super::{Failure, next, say, searched, width_of};

#[derive(Args, Default)]
#[command(after_help = "\
Examples:
  cargo run                             the map, as here
  cargo run -- map --format json        for a program that reads it")]
pub struct Arguments {
    /// How to print it
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum Format {
    /// For a reader
    #[default]
    Text,
    /// One object: the chapters, each with its state, functions, and tests
    Json,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut places = places::all(say, &Stop::default())?;
    for place in places.iter_mut().filter(|place| place.is_done()) {
        place.note = searched::note(place.chapter);
    }
    let mut out = anstream::stdout().lock();
    if let Format::Json = arguments.format {
        return Ok(writeln!(out, "{}", json(&places))?);
    }
    let width = width_of(&io::stdout()).unwrap_or(usize::MAX);
    for line in lines(&places, width) {
        writeln!(out, "{line}")?;
    }
    Ok(())
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
        remarks.extend(broken.advice.map(Into::into));
    }
    for Failed { test, message, .. } in &place.failed {
        remarks.push(format!("{test}:"));
        remarks.push(format!("  {}", in_one_line(message)));
    }
    remarks.extend(report::waiting(place));
    if place.is_begun() && !place.left().is_empty() {
        remarks.push(format!("still to write: {}", place.left().join(", ")));
    }
    remarks.extend(report::half_written(place));
    remarks.extend(place.note.clone());
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

/// The whole map.
/// What does not fit into the width goes on below the titles.
pub fn lines(places: &[Place], width: usize) -> Vec<String> {
    let wrapped = |line: String| {
        let indent = " ".repeat(13.min(width / 3));
        textwrap::fill(&line, textwrap::Options::new(width).subsequent_indent(&indent))
    };
    // A terminal of 24 rows is to show all of a fresh map, so that has no empty line.
    let mut lines =
        vec![format!("{BOLD}Queens Kata{BOLD:#}: place n queens so that none attacks another.")];
    for place in places {
        let Chapter { number, title, idea, .. } = place.chapter;
        let (sign, word, style) = state(place);
        let line = format!(
            "{style}{sign} {word:<5}{style:#}  {number:>2}  {BOLD}{title:<18}{BOLD:#}  {idea}"
        );
        lines.push(wrapped(line));
        for remark in remarks(place) {
            lines.push(wrapped(format!("             {remark}")));
        }
    }
    let done = places.iter().filter(|place| place.is_done()).count();
    if done > 0 {
        lines.push(String::new());
    }
    if (1..places.len()).contains(&done) {
        let are = if done == 1 { "is" } else { "are" };
        lines.push(format!("{done} of {} chapters {are} done.", places.len()));
        lines.push(String::new());
    }
    match next::place(places) {
        Some(place) => {
            lines.extend(before_going_on(places, place).into_iter().map(wrapped));
            let task = next::task(place);
            lines.push(format!("{BOLD}Next: chapter {}, {task}{BOLD:#}", place.chapter.number));
            lines.extend(report::steps(&next::steps(place)).into_iter().map(wrapped));
        }
        None => lines.extend(the_end().into_iter().map(wrapped)),
    }
    lines
}

/// What to do with the chapter that was done last, before the next one is begun.
fn before_going_on(places: &[Place], next: &Place) -> Vec<String> {
    let done = places.iter().filter(|place| place.is_done());
    let last = done.max_by_key(|place| (place.saved_at(), place.chapter.number));
    let Some(Place { chapter, .. }) = last.filter(|_| !next.is_begun()) else {
        return Vec::new();
    };
    let mut lines =
        vec![format!("{BOLD}Chapter {} is done. Before you go on{BOLD:#}", chapter.number)];
    lines.extend(report::steps(&next::after_green(chapter)));
    lines.push(String::new());
    lines
}

fn the_end() -> Vec<String> {
    let mut lines = vec![
        format!("{BOLD}All chapters are done.{BOLD:#}"),
        "You can now write a backtracking search without looking it up: as a recursion, as a loop, and with a stack of your own.".into(),
        "You can say what it costs, or estimate it before it begins, and make it faster.".into(),
        "You can make one board where nobody needs all, and carry the method over to other puzzles.".into(),
        String::new(),
        format!("{BOLD}Where to go on{BOLD:#}"),
    ];
    lines.extend(report::steps(&next::after_the_last()));
    lines
}

fn json(places: &[Place]) -> Value {
    let chapters = places.iter().map(|place| {
        let functions = place.functions.iter().map(|function| {
            json!({
                "name": function.name,
                "written": !function.holds_todo,
                "extra": function.is_extra,
            })
        });
        let failed = place.failed.iter();
        let failed = failed.map(|it| json!({ "test": it.test, "message": it.message }));
        let waiting = place.waiting.iter();
        let waiting = waiting.map(|(test, function)| json!({ "test": test, "for": function }));
        json!({
            "chapter": place.chapter.number,
            "stem": place.chapter.stem,
            "title": place.chapter.title,
            "state": state(place).1,
            "functions": functions.collect::<Value>(),
            "passed": place.passed,
            "failed": failed.collect::<Value>(),
            "waiting": waiting.collect::<Value>(),
            "ignored": place.ignored,
            "note": place.note,
            "does_not_compile": place.broken.as_ref().map(|broken| &broken.first_error),
        })
    });
    let done = places.iter().filter(|place| place.is_done()).count();
    json!({ "done": done, "of": places.len(), "chapters": chapters.collect::<Value>() })
}
