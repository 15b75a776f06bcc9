//! `queens trace N`: the search, step by step, as lines, as JSON, or as a page to play.

use std::io::{self, Write};
use std::panic;
use std::path::Path;

use exercises::ch03_tail_call as mine;
use queens_kata::chapters::ch03_tail_call::{Bounce, State};
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{Ended, Kind, Machinery, Source, Step, Trace, Traced, Until, trace_of};
use serde_json::{Value, json};

use super::arguments::{TraceArguments, TraceFormat, UntilWord, check_written};
use super::{Failure, picture, player, say, steps, write_file};

pub fn run(arguments: &TraceArguments) -> Result<(), Failure> {
    let default = if arguments.mine { with_a_step } else { steps::first_traced };
    let chapter = arguments.chapter.unwrap_or_else(default);
    let traced = chapter.can_be_traced().map_err(Failure::Usage)?;
    let n = arguments.n;
    if let Some(file) = &arguments.html {
        let first_solution = arguments.until == UntilWord::First;
        return write_and_say(file, &player::page(n, first_solution, chapter.number));
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
    let until = steps::until(arguments.until, arguments.steps);
    let trace =
        if arguments.mine { of_exercise(chapter, n, until)? } else { (traced.record)(n, until) };
    if let Some(file) = &arguments.svg {
        let at = arguments.at.unwrap_or(trace.steps.len());
        let Some(step) = trace.steps.get(at - 1) else {
            return Err(Failure::Usage(format!(
                "there are the steps 1 to {}, and {at} is none of them",
                trace.steps.len()
            )));
        };
        return write_and_say(file, &picture::still(step, &(traced.holds)(step)));
    }
    match arguments.format {
        TraceFormat::Text => steps::print(&trace),
        TraceFormat::Json => {
            Ok(writeln!(io::stdout(), "{:#}", as_json(&trace, chapter.number, traced))?)
        }
    }
}

fn write_and_say(file: &Path, text: &str) -> Result<(), Failure> {
    write_file(file, text)?;
    say(format_args!("Wrote {}.", file.display()));
    Ok(())
}

/// The chapter whose exercise has a step of its own, which [`my_step`] is.
fn with_a_step() -> &'static Chapter {
    let has_step = |it: &&Chapter| it.traced.is_some_and(|traced| traced.exercise_has_step);
    CHAPTERS.iter().find(has_step).expect("an exercise has a step")
}

/// Records the learner's step.
fn of_exercise(chapter: &Chapter, n: usize, until: Until) -> Result<Trace, Failure> {
    let Chapter { number, stem, .. } = with_a_step();
    if chapter.stem != *stem {
        return Err(Failure::Usage(format!(
            "--mine traces your step of chapter {number}: --chapter {number} --mine"
        )));
    }
    check_written(chapter, "step")?;
    Ok(trace_of(n, until, |state| panic::catch_unwind(|| my_step(state)).ok()))
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

fn as_json(trace: &Trace, chapter: usize, traced: &'static Traced) -> Value {
    let source = traced.excerpt.source();
    let held = |step| (traced.holds)(step);
    let steps: Vec<Value> =
        trace.steps.iter().map(|step| step_as_json(step, &held(step), &source)).collect();
    json!({
        "n": trace.n,
        "chapter": chapter,
        "ended": ended_name(trace.ended),
        "source": source.lines,
        "steps": steps,
    })
}

fn step_as_json(step: &Step, held: &Machinery, source: &Source) -> Value {
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
