//! `queens trace N`: the search, step by step, as lines, as JSON, or as a page to play.

use std::io::{self, Write};
use std::panic;
use std::path::Path;

use exercises::ch03_tail_call as mine;
use queens_kata::chapters::ch03_tail_call::{Bounce, State};
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::source::{lines, marked};
use queens_kata::trace::{
    Ended, Kind, Machinery, Step, Trace, Until, machinery, trace, trace_column_list, trace_of,
};
use serde_json::{Value, json};

use super::arguments::{TraceArguments, TraceFormat, UntilWord, Way};
use super::{Failure, grouped, picture, player, say, write_file};

pub fn run(arguments: &TraceArguments) -> Result<(), Failure> {
    let chapter = arguments.chapter.unwrap_or_else(|| by_number(3));
    check_chapter(chapter)?;
    let n = arguments.n;
    if let Some(file) = &arguments.html {
        let start = arguments.chapter.map_or(1, |chapter| chapter.number);
        return write_and_say(file, &player::page(n, arguments.until == UntilWord::First, start));
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
    let trace = record(arguments, chapter)?;
    if let Some(file) = &arguments.svg {
        let at = arguments.at.unwrap_or(trace.steps.len());
        let Some(step) = trace.steps.get(at - 1) else {
            return Err(Failure::Usage(format!(
                "there are the steps 1 to {}, and {at} is none of them",
                trace.steps.len()
            )));
        };
        return write_and_say(file, &picture::still(chapter.number, step));
    }
    match arguments.format {
        TraceFormat::Text => print_steps(&trace),
        TraceFormat::Json => Ok(writeln!(io::stdout(), "{:#}", as_json(&trace, chapter.number))?),
    }
}

fn write_and_say(file: &Path, text: &str) -> Result<(), Failure> {
    write_file(file, text)?;
    say(format_args!("Wrote {}.", file.display()));
    Ok(())
}

/// Chapter 0 does not search cell by cell, and those from 10 on do not search as a whole.
pub fn check_chapter(chapter: &Chapter) -> Result<(), Failure> {
    if lines(chapter.number).is_some() {
        return Ok(());
    }
    Err(Failure::Usage(format!(
        "the search of chapter {} is not traced: take one of the chapters 1 to 9",
        chapter.number
    )))
}

/// One step a line, and then what was seen, on stderr.
pub fn print_steps(trace: &Trace) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for (number, step) in trace.steps.iter().enumerate() {
        writeln!(out, "{:>4}  {step}", number + 1)?;
    }
    say(ending(trace));
    Ok(())
}

/// Without a number the steps of a whole search are bounded, and those up to the first solution are
/// not: there are few enough.
pub fn until(word: UntilWord, steps: Option<usize>) -> Until {
    let first_solution = word == UntilWord::First;
    Until {
        first_solution,
        steps: steps.unwrap_or(if first_solution { usize::MAX } else { 1_000 }),
    }
}

fn by_number(number: usize) -> &'static Chapter {
    CHAPTERS.iter().find(|chapter| chapter.number == number).expect("the chapter is in the roster")
}

/// Records the search as the arguments ask for it.
fn record(arguments: &TraceArguments, chapter: &'static Chapter) -> Result<Trace, Failure> {
    let until = until(arguments.until, arguments.steps);
    if !arguments.mine {
        return Ok(of_chapter(chapter, arguments.n, until));
    }
    if chapter.number != 3 {
        return Err(Failure::Usage(
            "--mine traces your step of chapter 3: --chapter 3 --mine".into(),
        ));
    }
    Way { chapter: Some(chapter), mine: true }.solver(chapter, "step")?;
    Ok(trace_of(arguments.n, until, |state| panic::catch_unwind(|| my_step(state)).ok()))
}

/// The trace of a chapter: chapter 6 tries other cells than the rest.
pub fn of_chapter(chapter: &Chapter, n: usize, until: Until) -> Trace {
    if chapter.number == 6 { trace_column_list(n, until) } else { trace(n, until) }
}

/// The learner's step, which has types of its own.
fn my_step(state: State) -> Bounce<State, u64> {
    let State { n, placed, col, count } = state;
    match mine::step(mine::State { n, placed, col, count }) {
        mine::Bounce::Call(mine::State { n, placed, col, count }) => {
            Bounce::Call(State { n, placed, col, count })
        }
        mine::Bounce::Done(count) => Bounce::Done(count),
    }
}

/// What was seen, why it ended, and how to see more.
pub fn ending(trace: &Trace) -> String {
    let steps = trace.steps.len() as u64;
    let (tries, solutions) = trace.steps.last().map_or((0, 0), |step| (step.tries, step.solutions));
    let seen = format!(
        "{}, {}, {}",
        counted(steps, "step", "steps"),
        counted(tries, "try", "tries"),
        counted(solutions, "solution", "solutions")
    );
    match trace.ended {
        Ended::Over => format!("{seen}: the whole search."),
        Ended::FirstSolution => {
            format!("{seen}. It stopped at the first solution; for all: --until all")
        }
        Ended::Steps => format!("{seen}. It stopped there; for more: --steps {}", 10 * steps),
        Ended::GivenUp => {
            format!("{seen}. In the last of them your step panicked; its message is above.")
        }
    }
}

fn counted(number: u64, one: &str, many: &str) -> String {
    match number {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        _ => format!("{} {many}", grouped(number)),
    }
}

fn as_json(trace: &Trace, chapter: usize) -> Value {
    let steps: Vec<Value> = trace.steps.iter().map(|step| step_as_json(step, chapter)).collect();
    json!({
        "n": trace.n,
        "chapter": chapter,
        "ended": ended_name(trace.ended),
        "source": lines(chapter),
        "steps": steps,
    })
}

fn step_as_json(step: &Step, chapter: usize) -> Value {
    let attack = match step.kind {
        Kind::Refused(attack) | Kind::Placed(attack) => attack,
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
        "tries": step.tries,
        "solutions": step.solutions,
        "sentence": step.to_string(),
        "machinery": machinery(chapter, step).as_ref().map(machinery_as_json),
        "lines": marked(chapter, step),
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
        Ended::FirstSolution => "first_solution",
        Ended::Steps => "steps",
        Ended::GivenUp => "given_up",
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Try => "try",
        Kind::Refused(_) => "refused",
        Kind::Placed(_) => "placed",
        Kind::Solution => "solution",
        Kind::TakenBack => "taken_back",
    }
}
