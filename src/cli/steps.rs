//! What the commands that show a recorded search have in common.

use std::io::{self, Write};

use clap::{Args, ValueEnum};
use queens_kata::grouped;
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{Ended, Trace, Until, trace_of};

use super::mine::{Exercise, Mine, Task};
use super::values::at_least_one;
use super::{Failure, say_sentence, width_of};

/// How much of a search to record, and whose.
#[derive(Args)]
#[command(mut_arg("mine", |it| it.help("Follow the `step` that you wrote in chapter 3, even if it is wrong")))]
pub struct Span {
    /// Where to stop
    #[arg(long, value_enum, default_value_t = UntilWord::All)]
    pub until: UntilWord,
    /// Stop after K steps: after 1000 unless told otherwise, or 100000 with --until first
    #[arg(long, value_name = "K", value_parser = at_least_one("--steps K"))]
    steps: Option<usize>,
    #[command(flatten)]
    mine: Mine,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum UntilWord {
    /// At the first solution
    First,
    /// When the search is over
    All,
}

impl Span {
    /// The chapter that is meant if none is named.
    pub fn default_chapter(&self) -> &'static Chapter {
        if self.mine.mine { with_a_step() } else { first_traced() }
    }

    /// Records the search of a chapter, or that of the learner's exercise, and if that did not come to its end, why.
    /// It comes to the step `at`, if that is asked for.
    pub fn record(
        &self,
        chapter: &Chapter,
        n: usize,
        at: Option<usize>,
    ) -> Result<(Trace, Result<(), Failure>), Failure> {
        let traced = chapter.can_be_traced().map_err(Failure::Usage)?;
        let until = self.until(at);
        if !self.mine.mine {
            return Ok(((traced.record)(n, until), Ok(())));
        }
        if !traced.exercise_has_step {
            let number = with_a_step().number;
            return Err(Failure::Usage(format!(
                "--mine follows the step that you wrote in chapter {number}: --chapter {number} --mine"
            )));
        }
        let mut exercise = Exercise::start(chapter, Task::Trace(n), &self.mine, None)?;
        let mut end = Ok(());
        // It goes through the same states by itself.
        let trace = trace_of(n, until, |_| match exercise.bounce() {
            Ok(bounce) => Some(bounce),
            Err(failure) => {
                end = Err(failure);
                None
            }
        });
        Ok((trace, end))
    }

    /// Without a number the steps of a whole search are bounded.
    /// Those up to the first solution are few enough, unless a wrong search never comes to one.
    fn until(&self, at: Option<usize>) -> Until {
        let first_solution = self.until == UntilWord::First;
        let most = if first_solution { 100_000 } else { 1_000 };
        let steps = self.steps.unwrap_or(most.max(at.unwrap_or(0)));
        Until { first_solution, steps }
    }
}

/// The chapter whose exercise has a step of its own.
fn with_a_step() -> &'static Chapter {
    let has_step = |it: &&Chapter| it.traced.is_some_and(|traced| traced.exercise_has_step);
    CHAPTERS.iter().find(has_step).expect("an exercise has a step")
}

fn first_traced() -> &'static Chapter {
    CHAPTERS.iter().find(|chapter| chapter.traced.is_some()).expect("a chapter is traced")
}

/// One step a line, and then what was seen, on stderr.
/// A terminal gets long lines broken between words, below the sentence.
pub fn print(trace: &Trace) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let width = width_of(&out).unwrap_or(usize::MAX);
    let options = textwrap::Options::new(width).subsequent_indent("      ");
    for (number, step) in trace.steps.iter().enumerate() {
        let line = format!("{:>4}  {step}", number + 1);
        writeln!(out, "{}", textwrap::fill(&line, &options))?;
    }
    say_sentence(ending(trace));
    Ok(())
}

/// What was seen, why it ended, and how to see more.
pub fn ending(trace: &Trace) -> String {
    let (tries, solutions) = trace.steps.last().map_or((0, 0), |step| (step.tries, step.solutions));
    let tries = counted(tries, "try", "tries");
    ending_of(trace.steps.len(), &tries, solutions, trace.ended)
}

/// The same, of any search.
pub fn ending_of(steps: usize, tries: &str, solutions: u64, ended: Ended) -> String {
    let seen = format!(
        "{}, {tries}, {}",
        counted(steps as u64, "step", "steps"),
        counted(solutions, "solution", "solutions")
    );
    match ended {
        Ended::Over => format!("{seen}: the whole search."),
        Ended::FirstSolution => {
            format!("{seen}. It stopped at the first solution; for all: --until all")
        }
        Ended::Steps => format!("{seen}. It stopped there; for more: --steps {}", 10 * steps),
        Ended::GivenUp => {
            format!("{seen}. The last of them did not come to an end.")
        }
    }
}

/// As in `no try`, `1 try`, `2 tries`.
pub fn counted(number: u64, one: &str, many: &str) -> String {
    match number {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        _ => format!("{} {many}", grouped(number)),
    }
}
