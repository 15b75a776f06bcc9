//! What there is to say of one chapter, in full: the failure to look at, or green and what comes next.

use anstyle::{AnsiColor, Style};

use super::checkout;
use super::compile::Broken;
use super::exercise_files::{Function, line_of_todo};
use super::next;
use super::places::{Failed, Place};

pub const BOLD: Style = Style::new().bold();
const RED: Style = AnsiColor::Red.on_default().bold();
const GREEN: Style = AnsiColor::Green.on_default().bold();

/// What comes first, whole, and how many others there are.
pub fn of(place: &Place) -> Vec<String> {
    if place.broken.is_some() || !place.failed.is_empty() {
        return red(place);
    }
    if place.is_done() {
        return green(place);
    }
    let mut lines = Vec::new();
    if !place.passed.is_empty() {
        let tests = tests(place.passed.len());
        lines.push(format!("{GREEN}✓{GREEN:#} {tests} passed."));
        lines.push(String::new());
    }
    let mut remarks = waiting(place);
    remarks.extend(half_written(place));
    remarks.extend(warnings(place));
    if !remarks.is_empty() {
        lines.extend(remarks);
        lines.push(String::new());
    }
    lines.push(format!("{BOLD}Next: {}{BOLD:#}", next::task(place)));
    lines.extend(steps(&next::files(place.chapter)));
    lines
}

/// Whether more is said of it than [`of`] shows.
pub fn has_more(place: &Place) -> bool {
    let errors = place.broken.as_ref().map_or(0, |broken| broken.errors.len());
    let has_printed = place.failed.iter().any(|failed| !failed.printed.is_empty());
    errors.max(place.failed.len()) > 1 || has_printed || !place.warnings.is_empty()
}

/// All that is said: every failure with what was printed, and every warning.
pub fn all(place: &Place) -> Vec<String> {
    let errors = place.broken.iter().flat_map(|broken| &broken.errors);
    let mut parts: Vec<Vec<String>> = errors.map(|error| lines_of(error)).collect();
    for failed in &place.failed {
        parts.push(failure(failed));
        if !failed.printed.is_empty() {
            parts.push([vec!["It printed:".into()], lines_of(&failed.printed)].concat());
        }
    }
    parts.extend(place.warnings.iter().map(|warning| lines_of(warning)));
    if parts.is_empty() {
        return vec!["No test is red, and the compiler has no warning.".into()];
    }
    parts.join(&String::new())
}

fn red(place: &Place) -> Vec<String> {
    if let Some(broken) = &place.broken {
        return does_not_compile(place, broken);
    }
    let first = &place.failed[0];
    let mut lines = failure(first);
    lines.push(String::new());
    lines.extend(note(place));
    match place.failed.len() - 1 {
        0 => {}
        1 => lines.push("1 other test is red.".into()),
        others => lines.push(format!("{others} other tests are red.")),
    }
    lines.extend(waiting(place));
    match first.printed.lines().count() {
        0 => {}
        1 => lines.push("It printed 1 line.".into()),
        _ if first.printed.contains(" lines left out ...") => {
            lines.push("It printed more than is kept.".into());
        }
        printed => lines.push(format!("It printed {printed} lines.")),
    }
    lines.extend(warnings(place));
    lines
}

fn does_not_compile(place: &Place, broken: &Broken) -> Vec<String> {
    let mut lines = vec![format!("{RED}✗ It does not compile.{RED:#}"), String::new()];
    if let Some(advice) = broken.advice {
        lines.extend([advice.into(), String::new()]);
    }
    // The compiler's later errors are often about the first.
    lines.extend(broken.errors.iter().take(1).flat_map(|error| lines_of(error)));
    lines.push(String::new());
    match broken.errors.len() {
        0 | 1 => {}
        2 => lines.push("The compiler has 1 more error.".into()),
        errors => lines.push(format!("The compiler has {} more errors.", errors - 1)),
    }
    lines.extend(half_written(place));
    lines
}

fn warnings(place: &Place) -> Option<String> {
    match place.warnings.len() {
        0 => None,
        1 => Some("The compiler has 1 warning.".into()),
        warnings => Some(format!("The compiler has {warnings} warnings.")),
    }
}

fn lines_of(text: &str) -> Vec<String> {
    text.lines().map(Into::into).collect()
}

/// Each function that others wait for, with those: their tests say nothing of their own until it is right.
pub fn waiting(place: &Place) -> Vec<String> {
    let mut waiting: Vec<(&str, Vec<&str>)> = Vec::new();
    for function in place.functions.iter().map(|function| function.name.as_str()) {
        let is_its = |(test, _): &&(String, String)| place.function(test) == Some(function);
        let Some((_, other)) = place.waiting.iter().find(is_its) else { continue };
        match waiting.iter_mut().find(|(known, _)| known == other) {
            Some((_, functions)) => functions.push(function),
            None => waiting.push((other, vec![function])),
        }
    }
    let line = |(other, functions): &(&str, Vec<&str>)| {
        format!("waits for {other}: {}", functions.join(", "))
    };
    waiting.iter().map(line).collect()
}

/// The functions in which a `todo!` may have been left.
pub fn half_written(place: &Place) -> Vec<String> {
    let remark = |function: &Function| {
        let line = line_of_todo(&checkout(), function);
        let line = line.map_or_else(String::new, |line| format!(" (line {line})"));
        let name = &function.name;
        format!("{name} still holds a todo!{line}, and its tests sleep until that is gone")
    };
    place.half_written().map(remark).collect()
}

fn note(place: &Place) -> Vec<String> {
    place.note.iter().flat_map(|note| [note.clone(), String::new()]).collect()
}

fn failure(failed: &Failed) -> Vec<String> {
    let mut lines = vec![format!("{RED}✗ {}{RED:#}", failed.test), String::new()];
    lines.extend(lines_of(&failed.message));
    lines
}

fn green(place: &Place) -> Vec<String> {
    let chapter = place.chapter;
    let mut lines = vec![
        format!(
            "{GREEN}✓ Chapter {} is done:{GREEN:#} {} passed.",
            chapter.number,
            tests(place.passed.len())
        ),
        String::new(),
    ];
    lines.extend(note(place));
    lines.push(format!("{BOLD}What to do now{BOLD:#}"));
    lines.extend(steps(&next::after_green(chapter)));
    lines.push(String::new());
    let extras = place.extras_left();
    if !extras.is_empty() {
        lines.push(format!("Extras, if you like: {}", extras.join(", ")));
    }
    match next::after(chapter) {
        Some(next) => lines.push(format!("Then chapter {}: docs/{}.md", next.number, next.stem)),
        // Whoever began with it has all the others left.
        None => lines.push("What is left, the map says: cargo run".into()),
    }
    lines
}

/// Each with its word, one below the other.
pub fn steps(steps: &[next::Step]) -> Vec<String> {
    let width = steps.iter().map(|(word, _)| word.len()).max().unwrap_or(0);
    steps.iter().map(|(word, what)| format!("  {word:<width$}  {what}")).collect()
}

fn tests(number: usize) -> String {
    if number == 1 { "1 test".into() } else { format!("{number} tests") }
}
