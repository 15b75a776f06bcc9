//! `queens completions SHELL`: a script that completes what is typed, and the chapters' names for it.

use std::any::TypeId;
use std::ffi::OsStr;
use std::io::{self, Write};

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Args};
use clap_complete::Shell;
use queens_kata::roster::{CHAPTERS, Chapter};

use super::values::{Chapters, chapter, chapters};
use super::{Failure, whole_command};

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens completions bash > ~/.local/share/bash-completion/completions/queens

It completes what follows `queens`, and not what follows `cargo run --`.
To have `queens` on your path: cargo install --path src/cli")]
pub struct Arguments {
    /// The shell that will read the script
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut whole_command(), "queens", &mut script);
    Ok(io::stdout().write_all(&script)?)
}

/// An argument that takes chapters, with their names for the completions.
pub fn with_names(arg: Arg) -> Arg {
    let value = arg.get_value_parser().type_id();
    let arg = if value == TypeId::of::<&'static Chapter>() {
        arg.value_parser(Named(chapter))
    } else if value == TypeId::of::<Chapters>() {
        arg.value_parser(Named(chapters))
    } else {
        return arg;
    };
    // A line for each chapter in the help of each command that takes one would hide the rest.
    arg.hide_possible_values(true)
}

/// What reads a chapter, and knows how each can be called; more names than these are understood.
#[derive(Clone)]
struct Named<P>(P);

impl<P: TypedValueParser> TypedValueParser for Named<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        self.0.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue>>> {
        let named = |chapter: &Chapter| PossibleValue::new(chapter.stem).help(chapter.title);
        Some(Box::new(CHAPTERS.iter().map(named)))
    }
}
