//! What the commands that show a recorded search have in common.

use std::io::{self, Write};

use clap::{Args, ValueEnum};
use queens_kata::grouped;
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{Ended, Trace, Until};

use super::mine::{Mine, SAY_WHICH};
use super::recording::Recording;
use super::values::at_least_one;
use super::{Failure, say_sentence, width_of};

/// How much of a search to record, and whose.
#[derive(Args)]
#[command(
    mut_arg("mine", |it| it.help("Show the search of your own exercise, even if it is wrong")),
    mut_arg("patience", |it| it.help("Stop your exercise when nothing happens for S seconds").default_value("10"))
)]
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

impl UntilWord {
    /// After how many solutions the search stops, if it stops before it is over.
    pub fn solutions(self) -> Option<u64> {
        (self == Self::First).then_some(1)
    }
}

impl Span {
    /// The chapter that is meant: the first that can be traced, unless one is named.
    pub fn chapter(&self, named: Option<&'static Chapter>) -> Result<&'static Chapter, Failure> {
        match named {
            Some(chapter) => Ok(chapter),
            None if self.mine.runs => Err(Failure::Usage(SAY_WHICH.into())),
            None => Ok(first_traced()),
        }
    }

    /// Whether the search is the learner's.
    pub fn is_mine(&self) -> bool {
        self.mine.runs
    }

    /// Whether it is said how many steps there are to be.
    pub fn has_steps(&self) -> bool {
        self.steps.is_some()
    }

    /// Records the search of a chapter, or that of the learner's exercise, and if that did not come to its end, why.
    /// It comes to the step `at`, if that is asked for.
    pub fn record(
        &self,
        chapter: &'static Chapter,
        n: usize,
        at: Option<usize>,
    ) -> Result<(Recording, Result<(), Failure>), Failure> {
        let traced = chapter.can_be_traced().map_err(Failure::Usage)?;
        let until = self.until(at);
        if self.mine.runs {
            return Recording::of_exercise(chapter, traced, n, until, &self.mine);
        }
        Ok((Recording::of_reference(chapter, traced, n, until), Ok(())))
    }

    /// Without a number the steps of a whole search are bounded.
    /// Those up to the first solution are few enough, unless a wrong search never comes to one.
    fn until(&self, at: Option<usize>) -> Until {
        let solutions = self.until.solutions();
        let most = if solutions.is_some() { 100_000 } else { 1_000 };
        let steps = self.steps.unwrap_or(most.max(at.unwrap_or(0)));
        Until { solutions, steps }
    }
}

fn first_traced() -> &'static Chapter {
    CHAPTERS.iter().find(|chapter| chapter.traced.is_some()).expect("a chapter is traced")
}

/// One step a line, and then what was seen, on stderr.
/// A terminal gets long lines broken between words, below the sentence.
pub fn print(recording: &Recording) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let width = width_of(&out).unwrap_or(usize::MAX);
    let options = textwrap::Options::new(width).subsequent_indent("      ");
    for index in 0..recording.trace.steps.len() {
        let line = format!("{:>4}  {}", index + 1, recording.sentence(index));
        writeln!(out, "{}", textwrap::fill(&line, &options))?;
        if let Some(note) = recording.note(index) {
            writeln!(out, "{}", textwrap::fill(&format!("      {note}"), &options))?;
        }
    }
    say_sentence(ending(&recording.trace));
    if let Some(verdict) = recording.verdict() {
        say_sentence(verdict);
    }
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
        Ended::Solutions => {
            format!("{seen}. It stopped at the first solution; for all: --until all")
        }
        Ended::Steps => format!("{seen}. It stopped there; for more: --steps {}", 10 * steps),
        Ended::Idle => format!("{seen}. It ran on, and did nothing more that can be seen."),
        Ended::GivenUp => format!("{seen}. It did not come to its end."),
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
