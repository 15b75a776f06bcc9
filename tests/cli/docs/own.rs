//! What the pages show of searches that go wrong: solutions of the gallery, as `queens trace --mine` sees them.
//!
//! To watch one, a copy of the checkout has to be built with it.
//! `.ci/own` does that, and keeps what is said in `snapshots/own/`; here it is only read.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use queens_kata::roster::CHAPTERS;

use super::Page;
use crate::ROOT;

const PAGE: &str = "docs/watch_yourself.md";

/// So many lines of the trace are shown before the one that says that the two part, and behind it.
const BEFORE: usize = 5;
const BEHIND: usize = 2;

/// The drawing of this name, if it is about such a solution, as in `where ch05/queen_left_on_the_grid parts`.
pub fn drawing(name: &str) -> Option<String> {
    if let Some(rest) = name.strip_prefix("lines ") {
        let (lines, solution) = rest.split_once(" of ")?;
        let (first, last) = lines.split_once(" to ")?;
        return Some(lines_of(solution, first.parse().ok()?, last.parse().ok()?));
    }
    if let Some(solution) = name.strip_prefix("what the tests say to ") {
        return Some(said_to(solution));
    }
    let solution = name.strip_prefix("where ")?.strip_suffix(" parts")?;
    Some(Parting::of(solution).in_the_trace())
}

/// Lines of a wrong solution, with their numbers: the trace names them.
fn lines_of(solution: &str, first: usize, last: usize) -> String {
    let text = Page::read(format!("tests/wrong/{solution}.rs")).text;
    let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
    let mut shown = String::new();
    for (number, line) in &lines[first - 1..last] {
        writeln!(shown, "{number:>3}  {line}").unwrap();
    }
    shown
}

/// What the tests say to a wrong solution: the gallery keeps it.
fn said_to(solution: &str) -> String {
    let (chapter, name) = solution.split_once('/').expect("a chapter has a folder");
    let gallery = Page::read(format!("snapshots/gallery/{chapter}.snap")).text;
    let (_, entry) = gallery.split_once(&format!("\n{name}: ")).expect("the gallery has it");
    let message = entry.lines().skip(2).take_while(|it| it.is_empty() || it.starts_with("    "));
    let message: Vec<&str> = message.map(|it| it.strip_prefix("    ").unwrap_or(it)).collect();
    format!("{}\n", message.join("\n").trim_end())
}

/// A trace of a search that parts from the reference's.
struct Parting {
    /// All that was said.
    lines: Vec<String>,
    /// The line that says that the two part.
    note: usize,
}

impl Parting {
    fn of(solution: &str) -> Self {
        let file = format!("snapshots/own/{}.txt", solution.replace('/', "_"));
        Self::read(&file, &Page::read(file.as_str()).text)
    }

    fn read(file: &str, text: &str) -> Self {
        let lines: Vec<String> = text.lines().map(String::from).collect();
        let is_note = |line: &String| line.trim_start().starts_with("Here the two part. ");
        let note = lines.iter().position(is_note);
        Self { lines, note: note.unwrap_or_else(|| panic!("{file} does not say where")) }
    }

    /// The steps around it, and the last two lines.
    fn in_the_trace(&self) -> String {
        let end = self.lines.len() - 2;
        let (from, to) = (self.note - BEFORE, (self.note + 1 + BEHIND).min(end));
        let steps = self.lines[from..to].join("\n");
        let after = if to < end { " ...\n" } else { "" };
        format!(" ...\n{steps}\n{after}{}\n", self.lines[end..].join("\n"))
    }

    /// The sentences of the moment: of its step, and of the parting.
    fn moment(&self) -> String {
        let step = self.lines[self.note - 1].trim_start();
        let (_, step) = step.split_once("  ").expect("a step has its number");
        format!("{step} {}", self.lines[self.note].trim_start())
    }
}

#[test]
fn the_pages_show_every_own_search_that_is_kept() {
    let page = Page::read(PAGE).text;
    let mut kept = 0;
    for file in fs::read_dir(Path::new(ROOT).join("snapshots/own")).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let (chapter, solution) =
            name.strip_suffix(".txt").and_then(|it| it.split_once('_')).expect("chNN_name.txt");
        let solution = format!("{chapter}/{solution}");
        for shown in [
            format!("what the tests say to {solution} -->"),
            format!("where {solution} parts -->"),
            // The text that stands for the picture says what the picture says.
            format!("![{}](pictures/own_{chapter}.svg)", Parting::of(&solution).moment()),
        ] {
            assert!(page.contains(&shown), "{PAGE} should have {shown}");
        }
        kept += 1;
    }
    assert_eq!(kept, page.matches("](pictures/own_").count(), "each picture belongs to one");
}

#[test]
fn the_steps_around_the_parting_are_found() {
    let numbers = |range: std::ops::RangeInclusive<usize>| -> String {
        range.map(|number| format!("   {number}  Step {number}.\n")).collect()
    };
    let note = "      Here the two part. Why.\n";
    let end = "9 steps: the whole search.\nStep 7: Why.\n";
    let text = [numbers(1..=7).as_str(), note, &numbers(8..=9), end].concat();
    let parting = Parting::read("a trace", &text);
    assert_eq!(parting.moment(), "Step 7. Here the two part. Why.");
    let shown = [" ...\n", &numbers(3..=7), note, &numbers(8..=9), end].concat();
    assert_eq!(parting.in_the_trace(), shown);
}

/// The rows of the table of the page whose head begins so.
fn table(head: &str) -> Vec<String> {
    let page = Page::read(PAGE).text;
    let (_, rows) = page.split_once(&format!("\n| {head} |")).expect("the page has this table");
    let rows = rows.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(String::from).collect()
}

#[test]
fn the_page_says_of_every_chapter_what_must_be_written_before_it_is_watched() {
    let rows = table("chapter");
    let traced = CHAPTERS.iter().filter_map(|chapter| Some((chapter, chapter.traced?)));
    let mut expected = 0;
    for (chapter, traced) in traced {
        let needs: Vec<String> = traced.needs.iter().map(|name| format!("`{name}`")).collect();
        let needs =
            if needs.is_empty() { "`solutions` or `count`".into() } else { needs.join(", ") };
        let (begin, end) =
            (format!("| [{}]({}.md) | ", chapter.number, chapter.stem), format!(" | {needs} |"));
        let has_row = rows.iter().any(|row| row.starts_with(&begin) && row.ends_with(&end));
        assert!(has_row, "{PAGE} should have a row {begin}..{end}");
        expected += 1;
    }
    assert_eq!(rows.len(), expected, "a row for each chapter that is traced");
}

#[test]
fn what_the_page_explains_is_what_is_said_where_the_two_part() {
    let sentences = Page::read("src/trace/parting.rs").text;
    let rows = table("it says");
    assert!(rows.len() > 5, "{rows:?}");
    for row in rows {
        let said = row.split('`').nth(1).unwrap_or_default();
        assert!(!said.is_empty() && sentences.contains(said), "nothing says {said:?}");
    }
}
