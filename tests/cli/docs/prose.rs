//! How the prose is set: one sentence a line, so that a change shows as what it is, and one word for one thing.

use std::fs;
use std::path::Path;

use super::{Page, pages};
use crate::ROOT;

/// A line of prose: where it stands, what it says, and whether the next line belongs to the same paragraph.
struct Line {
    place: String,
    text: String,
    goes_on: bool,
}

/// The prose of a page: no code, no table, no heading, no HTML, no picture.
fn prose(name: &str, text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut fence = String::new();
    let mut in_paragraph = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let marks: String = line.chars().take_while(|mark| *mark == '`').collect();
        if marks.len() >= 3 && (fence.is_empty() || line == fence) {
            fence = if fence.is_empty() { marks } else { String::new() };
            in_paragraph = false;
            continue;
        }
        let is_other = ["#", "|", "<", "!["].iter().any(|start| line.starts_with(start));
        if !fence.is_empty() || line.is_empty() || is_other {
            in_paragraph = false;
            continue;
        }
        let item = line.strip_prefix("- ").or_else(|| {
            let (number, rest) = line.split_once(". ")?;
            number.parse::<usize>().ok().map(|_| rest)
        });
        if let (true, None, Some(before)) = (in_paragraph, item, lines.last_mut()) {
            before.goes_on = true;
        }
        let place = format!("{name}:{}", index + 1);
        lines.push(Line { place, text: item.unwrap_or(line).to_string(), goes_on: false });
        in_paragraph = true;
    }
    lines
}

/// The doc comments of a source file as a page: line for line, and empty where there is none.
fn doc_comments(source: &str) -> String {
    let comment = |line: &str| {
        let line = line.trim_start();
        let text = line.strip_prefix("//!").or_else(|| line.strip_prefix("///")).unwrap_or("");
        format!("{text}\n")
    };
    source.lines().map(comment).collect()
}

/// All prose: of the pages, and of the doc comments.
fn all_prose() -> Vec<Line> {
    let mut lines = Vec::new();
    for Page { path, text } in pages() {
        lines.extend(prose(&path.display().to_string(), &text));
    }
    for folder in ["src", "tests"] {
        for file in rust_files(Path::new(folder)) {
            let source = fs::read_to_string(Path::new(ROOT).join(&file)).unwrap();
            lines.extend(prose(&file, &doc_comments(&source)));
        }
    }
    assert!(lines.len() > 1_000, "the prose should be found");
    lines
}

/// The solutions of the gallery are left out: they are written as learners write.
fn rust_files(folder: &Path) -> Vec<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(Path::new(ROOT).join(folder)).unwrap() {
        let path = folder.join(entry.unwrap().file_name());
        if path.ends_with("tests/right") || path.ends_with("tests/wrong") {
            continue;
        }
        if Path::new(ROOT).join(&path).is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path.display().to_string());
        }
    }
    files
}

/// Where a second sentence begins in a line.
/// What stands in backticks or in brackets is part of its sentence, and so are the bold words that begin a paragraph.
fn second_sentence(line: &str) -> Option<&str> {
    let start = line.strip_prefix("**").and_then(|rest| rest.find("**")).map_or(0, |end| end + 5);
    let (mut in_code, mut brackets) = (false, 0);
    let mut ended = false;
    for (index, c) in line.char_indices() {
        let begins =
            c.is_uppercase() || matches!(c, '`' | '*' | '[' | '"' | '(') || c.is_ascii_digit();
        if ended && begins && index > start && line[..index].ends_with(' ') {
            return Some(&line[index..]);
        }
        match c {
            '`' => in_code = !in_code,
            '(' if !in_code => brackets += 1,
            ')' if !in_code => brackets -= 1,
            _ => {}
        }
        // "Dr. Nauck", "No. 27".
        let is_short = c == '.' && ["Dr", "No"].iter().any(|word| line[..index].ends_with(word));
        let closes = matches!(c, '"' | '*' | ' ' | ')' | ']' | '`');
        ended = !in_code
            && brackets == 0
            && !is_short
            && (matches!(c, '.' | '?' | '!') || ended && closes);
    }
    None
}

/// A line without what stands in backticks or in quotation marks, and without the targets of its links.
fn own_words(line: &str) -> String {
    let outside = |line: &str, mark: char| -> String {
        line.split(mark).step_by(2).collect::<Vec<_>>().join(" ")
    };
    let mut parts = line.split("](");
    let mut text = parts.next().unwrap_or_default().to_string();
    for part in parts {
        text += part.split_once(')').map_or(part, |(_, rest)| rest);
    }
    outside(&outside(&text, '`'), '"')
}

/// Whether the phrase stands in the text, as whole words, in small or capital letters.
fn says(text: &str, phrase: &str) -> bool {
    let words = |text: &str| -> String {
        let text = text.to_lowercase();
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        format!(" {} ", words.collect::<Vec<_>>().join(" "))
    };
    words(text).contains(&words(phrase))
}

#[test]
fn a_phrase_is_found_in_the_own_words_only() {
    let said = |line: &str| says(&own_words(line), "code who");
    assert!(said("The Code, who can stop."));
    assert!(!said("The code whom it serves."));
    assert!(!said("Not `code who`, and not \"code who\", [but](code-who.md)."));
}

/// The glossary decides: its last table lists what the pages do not say.
#[test]
fn the_pages_keep_to_the_words_of_the_glossary() {
    let header = "| not | but |";
    let glossary = Page::read("docs/glossary.md").text;
    let (_, table) = glossary.split_once(header).expect("the glossary has this table");
    let ruled_out: Vec<(&str, &str)> = table
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
        .filter(|(not, _)| *not != "---")
        .collect();
    assert!(ruled_out.len() > 5, "{ruled_out:?}");
    let mut wrong = Vec::new();
    for page in pages() {
        for (number, line) in page.prose().take_while(|(_, line)| *line != header) {
            let line = own_words(line);
            for (not, but) in &ruled_out {
                for phrase in not.split(", ").filter(|phrase| says(&line, phrase)) {
                    wrong.push(format!("{} says {phrase}, not {but}", page.place(number)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "other words than the glossary's:\n{}", wrong.join("\n"));
}

#[test]
fn a_second_sentence_is_found() {
    let second = |line| second_sentence(line).unwrap_or("");
    assert_eq!(second("One. Two."), "Two.");
    assert_eq!(second("Is it so? `yes` it is."), "`yes` it is.");
    assert_eq!(second("It says \"so.\" And more."), "And more.");
    assert_eq!(second("**What it costs.** Nothing."), "");
    assert_eq!(second("One sentence (it has brackets. Twice.) goes on."), "");
    assert_eq!(second("The call `f. G` is one, and n = 3.5 is."), "");
}

#[test]
fn every_line_of_prose_is_one_sentence() {
    let mut wrong = Vec::new();
    for line in all_prose() {
        if let Some(second) = second_sentence(&line.text) {
            wrong.push(format!("{} holds a second sentence: {second}", line.place));
        }
        let text = line.text.trim_end_matches(['*', '"', ')', ']', '`', '\\']);
        if line.goes_on && !text.ends_with(['.', '?', '!', ':', ';']) {
            wrong.push(format!("{} ends within a sentence: {}", line.place, line.text));
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}
