//! `queens trace N`: the search, step by step, as lines, as JSON, or as a page to play.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use queens_kata::roster::Chapter;
use queens_kata::trace::{self, Ended, Kind, Machinery, Source, Step};
use serde_json::{Value, json};

use super::recording::{Compared, Recording};
use super::steps::{self, Span};
use super::values::{chapter, within};
use super::{Failure, check_can_be_written, checkout, picture, player, say, write_file};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- trace 4
  cargo run -- trace 6 --chapter 6 --until first
  cargo run -- trace 4 --chapter 1 --mine      your own search, right or wrong
  cargo run -- trace 4 --format json
  cargo run -- trace 6 --html search.html      a page that plays it
  cargo run -- trace 4 --chapter 5 --svg step.svg --at 14
  cargo run -- trace 4 --tree tree.svg")]
pub struct Arguments {
    /// The number of queens
    #[arg(value_name = "N", value_parser = within("N", 1..=trace::LARGEST_N))]
    n: usize,
    /// Search with the method of this chapter, and show what its program holds: the first that can be traced, unless told otherwise
    #[arg(long, value_name = "C", value_parser = chapter)]
    chapter: Option<&'static Chapter>,
    #[command(flatten)]
    span: Span,
    /// How the steps are written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Write a page that plays the search of every chapter that can be traced, or with --mine yours beside the reference's
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    html: Option<PathBuf>,
    /// Draw one step, the last one or that of --at, as an SVG picture
    #[arg(long, value_name = "FILE", conflicts_with_all = ["format", "html"])]
    svg: Option<PathBuf>,
    /// Which step to draw
    #[arg(long, value_name = "K", value_parser = within("--at K", 1..=100_000), requires = "svg", conflicts_with_all = ["html", "tree"])]
    at: Option<usize>,
    /// Draw the search tree as an SVG picture, for N up to 6
    #[arg(long, value_name = "FILE", conflicts_with_all = ["format", "html", "svg", "mine", "patience", "steps", "until", "chapter"])]
    tree: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// One step a line
    Text,
    /// One JSON object, with what the chapter holds at each step
    Json,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let chapter = arguments.span.chapter(arguments.chapter)?;
    chapter.can_be_traced().map_err(Failure::Usage)?;
    let n = arguments.n;
    for file in [&arguments.html, &arguments.svg, &arguments.tree].into_iter().flatten() {
        check_can_be_written(file)?;
    }
    if let Some(file) = arguments.html.as_ref().filter(|_| !arguments.span.is_mine()) {
        if arguments.span.has_steps() {
            let sentence =
                "the page has as many steps as fit in: --steps goes with --html only beside --mine";
            return Err(Failure::Usage(sentence.into()));
        }
        return write_and_say(
            file,
            &player::page(n, arguments.span.until.solutions(), chapter.number),
        );
    }
    if let Some(file) = &arguments.tree {
        if n > player::LARGEST_WHOLE {
            let largest = player::LARGEST_WHOLE;
            return Err(Failure::Usage(format!(
                "a tree can be drawn for N from 1 to {largest}, and {n} is more"
            )));
        }
        return write_and_say(file, &picture::tree(n));
    }
    let (recording, end) = arguments.span.record(chapter, n, arguments.at)?;
    if let (Some(file), Some(compared)) = (&arguments.html, &recording.compared) {
        let exercise = checkout().join(format!("src/exercises/{}.rs", chapter.stem));
        let exercise = fs::read_to_string(&exercise).unwrap_or_default();
        write_and_say(file, &player::own_page(&recording, compared, &exercise))?;
        return end;
    }
    if let Some(file) = &arguments.svg {
        let steps = recording.trace.steps.len();
        let at = arguments.at.unwrap_or(steps);
        let Some(index) = at.checked_sub(1).filter(|&index| index < steps) else {
            // An exercise may fail before its first step.
            end?;
            return Err(Failure::Usage(format!(
                "the steps are 1 to {steps}, and --at {at} is none of them"
            )));
        };
        write_and_say(file, &picture::still(&recording, index))?;
        return end;
    }
    match arguments.format {
        Format::Text => steps::print(&recording)?,
        Format::Json => writeln!(io::stdout(), "{:#}", as_json(&recording))?,
    }
    end
}

fn write_and_say(file: &Path, text: &str) -> Result<(), Failure> {
    write_file(file, text)?;
    say(format_args!("Wrote {}.", file.display()));
    Ok(())
}

fn as_json(recording: &Recording) -> Value {
    let Recording { chapter, traced, trace, compared } = recording;
    let source = traced.excerpt.source();
    let steps: Vec<Value> = (0..trace.steps.len())
        .map(|index| step_as_json(&trace.steps[index], &recording.held(index), &source))
        .collect();
    let mut json = json!({
        "n": trace.n,
        "chapter": chapter,
        "ended": ended_name(trace.ended),
        "source": source.lines,
        "steps": steps,
    });
    if let Some(Compared { parting, lines, together, returned, .. }) = compared {
        json["your_lines"] = json!(lines);
        json["same_steps"] = json!(together);
        json["returned"] = json!(returned);
        json["parting"] = json!({ "step": parting.step, "sentence": parting.sentence });
    }
    json
}

fn step_as_json(step: &Step, held: &Machinery, source: &Source) -> Value {
    let attack = match step.kind {
        Kind::Refused(attack) | Kind::Safe(attack) | Kind::Placed(attack) | Kind::Put(attack) => {
            attack
        }
        _ => None,
    };
    json!({
        "kind": kind_name(step.kind),
        "row": step.row,
        "col": step.col,
        "attacked_by": attack.map(|attack| json!({
            "row": attack.row,
            "col": attack.col,
            "line": format!("{:?}", attack.line).to_lowercase(),
        })),
        "placed": step.placed,
        "strays": step.strays,
        "tries": step.tries,
        "solutions": step.solutions,
        "sentence": step.to_string(),
        "machinery": machinery_as_json(held),
        "lines": source.marked(step),
    })
}

fn machinery_as_json(machinery: &Machinery) -> Value {
    let entries: Vec<[&str; 2]> =
        machinery.entries.iter().map(|entry| [entry.name.as_str(), entry.value.as_str()]).collect();
    json!({ "entries": entries, "cells": machinery.cells })
}

fn ended_name(ended: Ended) -> &'static str {
    match ended {
        Ended::Over => "over",
        Ended::Solutions => "solutions",
        Ended::Steps => "steps",
        Ended::GivenUp => "given_up",
        Ended::Idle => "idle",
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Try => "try",
        Kind::Refused(_) => "refused",
        Kind::Safe(_) => "safe",
        Kind::Placed(_) => "placed",
        Kind::Put(_) => "put",
        Kind::Solution => "solution",
        Kind::Reported => "reported",
        Kind::TakenBack => "taken_back",
    }
}
