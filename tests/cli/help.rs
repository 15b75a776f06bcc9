//! The help.

use assert_cmd::Command;
use pretty_assertions::assert_eq;
use queens_kata::roster::{CHAPTERS, Chapter};

use crate::queens;

#[test]
fn the_help_names_the_right_chapters() {
    let first = |does: fn(&Chapter) -> bool| CHAPTERS.iter().find(|it| does(it)).unwrap().number;
    let streams = first(|it| it.streams.is_some());
    let help = queens("solve --help").stdout;
    assert!(help.contains(&format!("the method of chapter {streams}: one at a time")), "{help}");
    let makes_one = first(|it| it.one_board.is_some());
    assert!(help.replace('\n', " ").contains(&format!("that of chapter {makes_one}")), "{help}");
    let traced = first(|it| it.traced.is_some());
    for command in ["trace", "watch"] {
        let help = queens(&format!("{command} --help")).stdout;
        let own =
            format!("cargo run -- {command} 4 --chapter {traced} --mine      your own search");
        assert!(help.contains(&own), "{help}");
    }
}

/// Every subcommand, by its name.
fn subcommands() -> Vec<String> {
    queens::whole_command().get_subcommands().map(|it| it.get_name().to_string()).collect()
}

#[test]
fn help_and_version_go_to_stdout() {
    for name in [""].into_iter().map(String::from).chain(subcommands()) {
        let outcome = queens(&format!("{name} --help"));
        assert!(outcome.stdout.contains("Examples:"), "{name}: {}", outcome.stdout);
        assert_eq!((outcome.stderr.as_str(), outcome.code), ("", Some(0)), "{name}");
        assert_eq!(queens(&format!("help {name}")).stdout, outcome.stdout, "help {name}");
    }
    assert_eq!(queens("--version").stdout, concat!("queens ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn the_help_names_every_subcommand_once_in_its_group() {
    let help = queens("--help").stdout;
    for name in subcommands() {
        let lines = help.lines().filter(|line| line.starts_with(&format!("  {name} ")));
        assert_eq!(lines.count(), 1, "{name} in:\n{help}");
    }
}

/// In 80 columns and in a pipe nothing is cut, and what was set by hand is not broken.
#[test]
fn the_help_fits_into_80_columns() {
    let help = |columns: Option<&str>, arguments: &str| -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_queens-tested"));
        command.env_remove("COLUMNS").envs(columns.map(|columns| ("COLUMNS", columns)));
        command.args(arguments.split_whitespace());
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let too_long =
        |text: &str| text.lines().find(|line| line.chars().count() > 80).map(String::from);
    for name in [""].into_iter().map(String::from).chain(subcommands()) {
        for arguments in [format!("{name} --help"), format!("{name} -h")] {
            for columns in [Some("80"), None] {
                assert_eq!(too_long(&help(columns, &arguments)), None, "{arguments}");
            }
        }
        let command = queens::whole_command();
        let command = command.find_subcommand(&name).unwrap_or(&command);
        let by_hand = command.get_after_help().unwrap().to_string();
        assert_eq!(too_long(&by_hand), None, "{name}");
    }
}
