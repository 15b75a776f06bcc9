//! `queens hint C`: the folded hints of a chapter's page, one at a time.

use std::fs;
use std::io::{self, Write};

use clap::{ArgAction, Args};
use queens_kata::roster::Chapter;

use super::values::{at_least_one, chapter};
use super::{Failure, checkout, say, width_of};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo hint 1                          the first hint
  cargo hint 1 2                        the second
  cargo hint 1 --more                   the second, too; twice, the third

`cargo hint` is short for `cargo run -- hint`.")]
pub struct Arguments {
    /// The chapter: its number or its title
    #[arg(value_name = "CHAPTER", value_parser = chapter)]
    chapter: &'static Chapter,
    /// Which hint
    #[arg(value_name = "K", value_parser = at_least_one("K"), default_value = "1")]
    number: usize,
    /// Go on to the hint after it; can be given more than once
    #[arg(short, long, action = ArgAction::Count)]
    more: u8,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let chapter = arguments.chapter;
    let hints = of(chapter)?;
    let number = arguments.number + usize::from(arguments.more);
    let Some(Hint { title, body }) = hints.get(number - 1) else {
        return Err(Failure::Usage(format!(
            "chapter {} has the hints 1 to {}, and {number} is none of them",
            chapter.number,
            hints.len()
        )));
    };
    let mut out = io::stdout().lock();
    writeln!(out, "{title}\n\n{}", wrapped(body))?;
    if number < hints.len() {
        say(format_args!("\nStill stuck? cargo hint {} {}", chapter.number, number + 1));
    } else {
        say(format_args!(
            "\nThat was the last hint. The reference: src/chapters/{}.rs",
            chapter.stem
        ));
    }
    Ok(())
}

/// A page has one sentence a line.
/// A terminal gets them broken between words, apart from the code.
fn wrapped(body: &str) -> String {
    let Some(width) = width_of(&io::stdout()) else { return body.into() };
    let mut in_code = false;
    let lines = body.lines().map(|line| {
        let fence = line.starts_with("```");
        in_code ^= fence;
        if in_code || fence { line.into() } else { textwrap::fill(line, width) }
    });
    lines.collect::<Vec<String>>().join("\n")
}

pub struct Hint {
    /// As in "Hint 1: is_safe".
    pub title: String,
    pub body: String,
}

/// The hints of a chapter's page: its blocks `<details><summary>Hint ..</summary> .. </details>`.
pub fn of(chapter: &Chapter) -> Result<Vec<Hint>, Failure> {
    let page = checkout().join(format!("docs/{}.md", chapter.stem));
    let text = fs::read_to_string(&page).map_err(|error| {
        Failure::Other(format!("can't read the hints in {}: {error}", page.display()))
    })?;
    let blocks = text.split("<summary>Hint ").skip(1);
    let hints = blocks.filter_map(|block| {
        let (title, rest) = block.split_once("</summary>")?;
        let (body, _) = rest.split_once("</details>")?;
        Some(Hint { title: format!("Hint {title}"), body: body.trim().into() })
    });
    Ok(hints.collect())
}

/// Which of a chapter's hints helps first with this function, counted from 1: the first whose title names it.
/// What is about `count` helps with `count_on_grid`, too, and what is about `Regions` with `Regions::choices`.
pub fn first_about(chapter: &Chapter, function: Option<&str>) -> usize {
    let is_about = |hint: &Hint| {
        let mut words = hint.title.split(|c: char| !c.is_alphanumeric() && c != '_');
        function.is_some_and(|function| {
            let (of, name) = function.split_once("::").unwrap_or((function, function));
            words.any(|word| word == of || word == name || name.starts_with(&format!("{word}_")))
        })
    };
    let hints = of(chapter).unwrap_or_default();
    hints.iter().position(is_about).map_or(1, |index| index + 1)
}

/// What to type for the first hint about a function.
pub fn command(chapter: &Chapter, function: Option<&str>) -> String {
    match first_about(chapter, function) {
        1 => format!("cargo hint {}", chapter.number),
        number => format!("cargo hint {} {number}", chapter.number),
    }
}
