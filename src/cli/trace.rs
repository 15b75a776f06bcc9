//! `queens trace N`: the search, step by step, as lines, as JSON, or as a page to play.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use queens_kata::chapters::ch03_tail_call::{Bounce, State};
use queens_kata::exercises::ch03_tail_call as mine;
use queens_kata::roster::Chapter;
use queens_kata::trace::source::{lines, marked};
use queens_kata::trace::{
    Kind, Machinery, Step, Trace, Until, machinery, trace, trace_column_list, trace_of,
};
use serde_json::{Value, json};

use super::arguments::{TraceArguments, TraceFormat, UntilWord, Way};
use super::{Failure, grouped, picture, player};

pub fn run(arguments: &TraceArguments) -> Result<(), Failure> {
    check_chapter(arguments.chapter)?;
    let n = arguments.n;
    if let Some(file) = &arguments.html {
        write_file(file, &player::page(n, arguments.until == UntilWord::First))?;
        anstream::eprintln!("Wrote {}: open it in a browser.", file.display());
        return Ok(());
    }
    if let Some(file) = &arguments.tree {
        if n > player::LARGEST_WHOLE {
            let largest = player::LARGEST_WHOLE;
            return Err(Failure::Usage(format!(
                "a tree can be drawn for N from 1 to {largest}, and {n} is more"
            )));
        }
        return write_file(file, &picture::tree(n));
    }
    let trace = record(arguments)?;
    if let Some(file) = &arguments.svg {
        let at = arguments.at.unwrap_or(trace.steps.len());
        let Some(step) = trace.steps.get(at - 1) else {
            return Err(Failure::Usage(format!(
                "there are the steps 1 to {}, and {at} is none of them",
                trace.steps.len()
            )));
        };
        return write_file(file, &picture::still(arguments.chapter.number, n, step));
    }
    match arguments.format {
        TraceFormat::Text => print_steps(&trace, arguments.steps),
        TraceFormat::Json => {
            Ok(writeln!(io::stdout(), "{:#}", as_json(&trace, arguments.chapter.number))?)
        }
    }
}

fn write_file(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text)
        .map_err(|error| Failure::Other(format!("can't write {}: {error}", file.display())))
}

/// Chapter 0 has no search to look at.
pub fn check_chapter(chapter: &Chapter) -> Result<(), Failure> {
    if lines(chapter.number).is_some() {
        return Ok(());
    }
    Err(Failure::Usage(format!(
        "chapter {} makes whole boards, so there is no search to go through cell by cell",
        chapter.number
    )))
}

/// One step a line, and then what was seen, on stderr.
pub fn print_steps(trace: &Trace, limit: usize) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for (number, step) in trace.steps.iter().enumerate() {
        writeln!(out, "{:>4}  {step}", number + 1)?;
    }
    anstream::eprintln!("{}", ending(trace, limit));
    Ok(())
}

/// Records the search as the arguments ask for it.
fn record(arguments: &TraceArguments) -> Result<Trace, Failure> {
    let TraceArguments { n, chapter, mine, .. } = arguments;
    let first_solution = arguments.until == UntilWord::First;
    let until = Until { first_solution, steps: arguments.steps };
    if *mine {
        let chapter_3 = Way { chapter: Some(chapter), mine: true };
        if chapter.number != 3 {
            return Err(Failure::Usage(
                "--mine traces your step of chapter 3: --chapter 3 --mine".into(),
            ));
        }
        chapter_3.solver(chapter, "step")?;
        return Ok(trace_of(*n, until, my_step));
    }
    Ok(of_chapter(chapter, *n, until))
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

/// What was seen, and how to see more.
fn ending(trace: &Trace, limit: usize) -> String {
    let steps = trace.steps.len();
    let (tries, solutions) = trace.steps.last().map_or((0, 0), |step| (step.tries, step.solutions));
    let found = match solutions {
        0 => "no solution".into(),
        1 => "1 solution".into(),
        _ => format!("{solutions} solutions"),
    };
    let seen = format!("{} steps, {} tries, {found}", grouped(steps as u64), grouped(tries));
    if trace.complete {
        format!("{seen}: the whole search.")
    } else if steps == limit {
        format!("{seen}. It stopped after {limit} steps; for more: --steps {}", 10 * limit)
    } else {
        format!("{seen}. It stopped at the first solution; for all: --until all")
    }
}

fn as_json(trace: &Trace, chapter: usize) -> Value {
    let steps: Vec<Value> =
        trace.steps.iter().map(|step| step_as_json(step, chapter, trace.n)).collect();
    json!({
        "n": trace.n,
        "chapter": chapter,
        "complete": trace.complete,
        "source": lines(chapter),
        "steps": steps,
    })
}

fn step_as_json(step: &Step, chapter: usize, n: usize) -> Value {
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
        "machinery": machinery(chapter, n, step).as_ref().map(machinery_as_json),
        "lines": marked(chapter, step.kind),
    })
}

fn machinery_as_json(machinery: &Machinery) -> Value {
    let entries: Vec<[&str; 2]> =
        machinery.entries.iter().map(|entry| [entry.name.as_str(), entry.value.as_str()]).collect();
    json!({ "entries": entries, "cells": machinery.cells })
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
