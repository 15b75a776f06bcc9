//! The commands in the pages do what the pages show.

use super::pages;
use crate::{nothing_is_written, queens, queens_reading};

/// Blocks that begin with "```console" show commands and what they print, stdout before stderr.
#[test]
fn every_command_in_the_pages_prints_what_they_show() {
    for (page, block) in code_blocks("console") {
        let (command, expected) = block.split_once('\n').unwrap_or((&block, ""));
        let arguments = command
            .strip_prefix("$ cargo run")
            .unwrap_or_else(|| panic!("{page}: {command:?} is not a cargo run"));
        if arguments.is_empty() && !nothing_is_written() {
            // The page shows the map of a fresh clone, and this clone is not fresh any more.
            continue;
        }
        let outcome = queens(arguments.strip_prefix(" --").unwrap_or(arguments));
        assert_eq!(
            format!("{}{}", outcome.stdout, outcome.stderr),
            expected,
            "{}: {command}",
            page
        );
    }
}

/// Blocks that begin with "```sh" show commands only; those for `queens` are at least understood.
#[test]
fn every_command_in_the_pages_is_understood() {
    for (page, block) in code_blocks("sh") {
        for arguments in block.lines().filter_map(|line| line.strip_prefix("cargo run -- ")) {
            let mut passed_on = String::new();
            for arguments in arguments.split(" | cargo run -- ") {
                let outcome = queens_reading(&passed_on, arguments);
                assert_eq!(outcome.code, Some(0), "{page}: {arguments}");
                passed_on = outcome.stdout;
            }
        }
    }
}

/// The code blocks of this language in all pages, each with the name of its page.
fn code_blocks(language: &str) -> Vec<(String, String)> {
    let opening = format!("```{language}\n");
    let mut blocks = Vec::new();
    for page in pages() {
        for rest in page.text.split(&opening).skip(1) {
            let (block, _) = rest.split_once("```").expect("the block is closed");
            blocks.push((page.path.display().to_string(), block.to_string()));
        }
    }
    assert!(!blocks.is_empty(), "there should be blocks of {language}");
    blocks
}
