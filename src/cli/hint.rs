//! `queens hint C`: the folded hints of a chapter's page, one at a time.

use std::fs;
use std::io::{self, IsTerminal, Write};

use clap::{ArgAction, Args};
use crossterm::terminal;
use queens_kata::roster::Chapter;

use super::values::{at_least_one, chapter};
use super::{Failure, checkout, say};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo hint 1                          the first hint
  cargo hint 1 2                        the second
  cargo hint 1 --more                   the second, too; twice, the third

`cargo hint` is short for `cargo run -- hint`.")]
pub struct Arguments {
    /// The chapter: a number, or its name
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
    let page = checkout().join(format!("docs/{}.md", chapter.stem));
    let text = fs::read_to_string(&page).map_err(|error| {
        Failure::Other(format!("can't read the hints in {}: {error}", page.display()))
    })?;
    let hints = hints(&text);

    let number = arguments.number + usize::from(arguments.more);
    let Some((title, body)) = hints.get(number - 1) else {
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
    let width = if io::stdout().is_terminal() { terminal::size().ok() } else { None };
    let Some((width, _)) = width else { return body.into() };
    let mut in_code = false;
    let lines = body.lines().map(|line| {
        let fence = line.starts_with("```");
        in_code ^= fence;
        if in_code || fence { line.into() } else { textwrap::fill(line, usize::from(width)) }
    });
    lines.collect::<Vec<String>>().join("\n")
}

/// The blocks `<details><summary>Hint ..</summary> .. </details>`, each as a title and a body.
fn hints(page: &str) -> Vec<(String, &str)> {
    page.split("<summary>Hint ")
        .skip(1)
        .filter_map(|block| {
            let (title, rest) = block.split_once("</summary>")?;
            let (body, _) = rest.split_once("</details>")?;
            Some((format!("Hint {title}"), body.trim()))
        })
        .collect()
}
