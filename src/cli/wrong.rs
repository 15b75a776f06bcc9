//! How a wrong word on the command line is answered: in one sentence.

use std::env;
use std::error::Error as _;

use clap::Arg;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use queens_kata::roster::CHAPTERS;

use super::whole_command;

/// What is wrong, and what is possible, or was perhaps meant.
pub fn one_sentence(error: &Error) -> String {
    let own = match error.kind() {
        // What is said of a value is a sentence, and needs none of clap's around it.
        ErrorKind::ValueValidation => error.source().map(ToString::to_string),
        ErrorKind::MissingRequiredArgument => what_is_missing(error),
        ErrorKind::InvalidSubcommand => number_alone(error),
        ErrorKind::InvalidValue => chapter_missing(error),
        _ => None,
    };
    own.unwrap_or_else(|| in_one_line(&error.render().to_string()))
}

/// As in "solve needs N, the number of queens, as in: cargo run -- solve 8".
fn what_is_missing(error: &Error) -> Option<String> {
    let Some(ContextValue::Strings(missing)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    // "Usage: queens solve ..": the error knows its subcommand from there only.
    let usage = error.get(ContextKind::Usage)?.to_string();
    let name = usage.split_whitespace().nth(2)?;
    let command = whole_command();
    let subcommand = command.find_subcommand(name)?;
    let argument = |word: &String| {
        let name = word.strip_prefix('<')?.strip_suffix('>')?;
        let named = |it: &&Arg| it.get_value_names().is_some_and(|names| names[0] == name);
        Some(format!("{name}, {}", in_short(subcommand.get_positionals().find(named)?)?))
    };
    let arguments: Option<Vec<String>> = missing.iter().map(argument).collect();
    let Some(arguments) = arguments else {
        let needed = missing.join(" and ");
        return Some(match the_one_in_need() {
            Some(option) => format!("{option} needs {needed}, too"),
            None => format!("these options of {name} need {needed}, too"),
        });
    };
    let example = first_example(subcommand)?;
    Some(format!("{name} needs {}, as in: {example}", arguments.join(", and ")))
}

/// The option without which nothing would be missing, as in `--patience`: the error does not name it.
fn the_one_in_need() -> Option<String> {
    let words: Vec<String> = env::args().collect();
    let is_option = |word: &&String| word.starts_with("--");
    words.iter().filter(is_option).find_map(|word| {
        let at = words.iter().position(|it| it == word)?;
        let has_value =
            !word.contains('=') && words.get(at + 1).is_some_and(|it| !it.starts_with('-'));
        let end = at + if has_value { 2 } else { 1 };
        let others = words[..at].iter().chain(&words[end..]);
        let is_in_need = whole_command().try_get_matches_from(others).is_ok();
        is_in_need.then(|| word.split('=').next().unwrap_or(word).to_string())
    })
}

/// The help of an argument up to its first comma or colon, to go on in a sentence.
fn in_short(argument: &Arg) -> Option<String> {
    let help = argument.get_help()?.to_string();
    let first = help.split([',', ':']).next()?;
    let (initial, rest) = first.split_at_checked(1)?;
    Some(initial.to_lowercase() + rest)
}

fn first_example(command: &clap::Command) -> Option<String> {
    let help = command.get_after_help()?.to_string();
    let (_, examples) = help.split_once("Examples:\n")?;
    let line = examples.lines().next()?.trim();
    // Behind it may stand what it does.
    line.split("  ").next().map(String::from)
}

/// `queens 8` does not say what to do with them.
fn number_alone(error: &Error) -> Option<String> {
    let n: usize = error.get(ContextKind::InvalidSubcommand)?.to_string().parse().ok()?;
    Some(format!(
        "a number alone says too little: `cargo run -- solve {n}` shows a board, and `cargo run -- count {n}` counts the solutions"
    ))
}

/// Clap would list all stems.
fn chapter_missing(error: &Error) -> Option<String> {
    let Some(ContextValue::Strings(possible)) = error.get(ContextKind::ValidValue) else {
        return None;
    };
    let option = error.get(ContextKind::InvalidArg)?;
    let sentence = format!("{option} needs a chapter, by number or title, as in 5, or grid");
    (possible.first()? == CHAPTERS[0].stem).then_some(sentence)
}

/// What clap says, without its usage, and with its tip behind a dash.
fn in_one_line(text: &str) -> String {
    let said = text.split("\n\n").next().unwrap_or(text);
    let tip = text.lines().find_map(|line| line.trim().strip_prefix("tip: "));
    // "to pass '--frob' as a value" helps nobody: no value of ours begins like that.
    let tip = tip.filter(|tip| !tip.starts_with("to pass "));
    let mut words: Vec<&str> =
        said.strip_prefix("error: ").unwrap_or(said).split_whitespace().collect();
    if let Some(tip) = tip {
        words.push("-");
        words.extend(tip.split_whitespace());
    }
    words.join(" ")
}
