//! `queens mistake C`: a program of the gallery with one mistake, to read, and what the tests say to it.

use std::fs;
use std::io::{self, Write};

use clap::Args;
use queens_kata::roster::Chapter;

use super::gallery::{self, Solution, is_about, must_be_done, unreadable};
use super::values::{at_least_one, chapter};
use super::{Failure, checkout, say_sentence, width_of};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- mistake 1                a program with one mistake: which?
  cargo run -- mistake 1 --answer       what it is, and what the tests say
  cargo run -- mistake 1 3              another program")]
pub struct Arguments {
    /// The chapter: its number or its title
    #[arg(value_name = "CHAPTER", value_parser = chapter)]
    chapter: &'static Chapter,
    /// Which program
    #[arg(value_name = "K", value_parser = at_least_one("K"), default_value = "1")]
    number: usize,
    /// Say what the mistake is, and what the tests say to it
    #[arg(long)]
    answer: bool,
    /// Even if the chapter is not done
    #[arg(long)]
    anyway: bool,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let &Arguments { chapter, number, answer, anyway } = arguments;
    let mistakes = gallery::wrong(&checkout(), chapter).map_err(unreadable)?;
    let Some(mistake) = mistakes.get(number - 1) else {
        return Err(Failure::Usage(format!(
            "chapter {} has the mistakes 1 to {}, and {number} is none of them",
            chapter.number,
            mistakes.len()
        )));
    };
    if answer {
        print_answer(arguments, mistake, &mistakes)
    } else {
        must_be_done(
            chapter,
            anyway,
            "a program with one mistake would show you nearly all of the answer",
        )?;
        Ok(print_program(arguments, mistake, mistakes.len())?)
    }
}

/// The name and the first lines say the mistake, and are left out.
/// So is a struct of which nothing is written.
/// The lines keep their numbers: a message may name one.
fn print_program(arguments: &Arguments, mistake: &Solution, of: usize) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let left_out = mistake.unwritten();
    let (mut has_todo, mut has_gap) = (false, false);
    for piece in mistake.pieces() {
        if left_out.iter().any(|name| is_about(&piece, name)) {
            has_gap = true;
            continue;
        }
        if has_gap {
            writeln!(out, " ..\n")?;
            has_gap = false;
        }
        for (number, line) in piece {
            has_todo |= line.contains("todo!(");
            let line = format!("{number:>3}  {line}");
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    if has_gap {
        writeln!(out, " ..")?;
    }
    let &Arguments { chapter, number, .. } = arguments;
    let unwritten = if has_todo { " What is still a todo! is not the mistake." } else { "" };
    let gaps = match left_out.join(", ") {
        names if names.is_empty() => names,
        names => format!("\nLeft out, since nothing of it is written: {names}."),
    };
    let this = if number == 1 { String::new() } else { format!(" {number}") };
    say_sentence(format_args!(
        "\nThis is program {number} of {of}, and it has one mistake.{unwritten}{gaps}\n\
         What will `cargo test --test exercises {}` say to it?\n\
         Look first, then: cargo run -- mistake {}{this} --answer",
        chapter.prefix(),
        chapter.number
    ));
    Ok(())
}

fn print_answer(
    arguments: &Arguments,
    mistake: &Solution,
    mistakes: &[Solution],
) -> Result<(), Failure> {
    let &Arguments { chapter, number, .. } = arguments;
    let file = format!("snapshots/gallery/{}.snap", chapter.prefix());
    let told = fs::read_to_string(checkout().join(&file))
        .map_err(|error| Failure::Other(format!("can't read {file}: {error}")))?;
    let said = said_to(mistake, mistakes, &told).ok_or_else(|| {
        Failure::Other(format!("{file} does not say what the tests say to {}", mistake.name))
    })?;

    let mut out = io::stdout().lock();
    writeln!(out, "{}\n", mistake.sentence())?;
    let width = width_of(&io::stdout()).unwrap_or(usize::MAX);
    let options = textwrap::Options::new(width).subsequent_indent("    ");
    for line in format!("The first test that fails is {said}").lines() {
        writeln!(out, "{}", textwrap::fill(line, &options))?;
    }
    let place = format!("It is tests/wrong/{}/{}.rs.", chapter.prefix(), mistake.name);
    if number < mistakes.len() {
        let next = format!("cargo run -- mistake {} {}", chapter.number, number + 1);
        say_sentence(format_args!("\n{place}\nAnother one: {next}"));
    } else {
        say_sentence(format_args!(
            "\n{place} That was the last one of chapter {}.",
            chapter.number
        ));
    }
    Ok(())
}

/// The entry of a mistake in the snapshot of its chapter, without the line that says its name and the mistake: the test and its message.
fn said_to<'a>(mistake: &Solution, mistakes: &[Solution], told: &'a str) -> Option<&'a str> {
    let opening = |mistake: &Solution| format!("\n{}: ", mistake.name);
    let (_, entry) = told.split_once(&opening(mistake))?;
    let end = mistakes.iter().filter_map(|other| entry.find(&opening(other))).min();
    let (_, said) = entry[..end.unwrap_or(entry.len())].split_once('\n')?;
    Some(said.trim_end())
}
