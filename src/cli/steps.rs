//! What the commands that show a recorded search have in common.

use std::io::{self, Write};

use queens_kata::grouped;
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{Ended, Trace, Until};

use super::arguments::UntilWord;
use super::{Failure, say};

/// The chapter that is shown if none is named.
pub fn first_traced() -> &'static Chapter {
    CHAPTERS.iter().find(|chapter| chapter.traced.is_some()).expect("a chapter is traced")
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

/// One step a line, and then what was seen, on stderr.
pub fn print(trace: &Trace) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for (number, step) in trace.steps.iter().enumerate() {
        writeln!(out, "{:>4}  {step}", number + 1)?;
    }
    say(ending(trace));
    Ok(())
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
