//! What can be timed: the reference of a chapter, or the learner's exercise.

use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

use queens_kata::known_counts::KNOWN_COUNTS;
use queens_kata::roster::{CHAPTERS, Chapter, Count};

use super::compile::{Target, build};
use super::forecast::{Forecast, LONG, in_words};
use super::mine::{Exercise, Mine, Task};
use super::{Failure, exercise_functions, say, say_sentence};

/// One that can be timed.
pub struct Runner {
    pub chapter: &'static Chapter,
    /// The chapter's title, and what is special about this one.
    pub name: String,
    pub is_mine: bool,
    legs: Legs,
}

enum Legs {
    Reference(Count),
    Exercise(Box<Exercise>),
}

impl Runner {
    /// A chapter's reference.
    pub fn reference(chapter: &'static Chapter, count: Count) -> Self {
        let name = chapter.title.to_string();
        Self { chapter, name, is_mine: false, legs: Legs::Reference(count) }
    }

    /// The second way in which a chapter counts, if it has one.
    pub fn variant(chapter: &'static Chapter) -> Option<Self> {
        let (name, count) = chapter.variant?;
        let name = format!("{}, {name}", chapter.title);
        Some(Self { chapter, name, is_mine: false, legs: Legs::Reference(count) })
    }

    /// The learner's exercises of the chapters named, or else of all that they have written.
    pub fn mine(
        named: &[&'static Chapter],
        mine: &Mine,
        threads: Option<usize>,
    ) -> Result<Vec<Self>, Failure> {
        if !mine.runs {
            return Ok(Vec::new());
        }
        let chapters = if named.is_empty() { written()? } else { named.to_vec() };
        for chapter in &chapters {
            Task::Race.check_written(chapter)?;
        }
        let built = build(Target::Program, &chapters, say)?;
        let mut runners = Vec::new();
        for chapter in chapters {
            if named.is_empty() && built.broken.iter().any(|broken| broken.stem == chapter.stem) {
                say(format_args!(
                    "Your chapter {} does not compile, and is left out.",
                    chapter.number
                ));
                continue;
            }
            let exercise = Exercise::start_built(&built, chapter, Task::Race, mine, threads)?;
            let name = format!("{}, yours", chapter.title);
            runners.push(Self {
                chapter,
                name,
                is_mine: true,
                legs: Legs::Exercise(exercise.into()),
            });
        }
        Ok(runners)
    }

    /// Counts n queens, and returns how long that took, if the number is right.
    pub fn time(&mut self, n: usize) -> Result<Duration, Failure> {
        let (took, found) = match &mut self.legs {
            Legs::Exercise(exercise) => exercise.race(n)?,
            Legs::Reference(count) => {
                let start = Instant::now();
                // The optimiser knows neither what goes in nor whether what comes out is used.
                let found = black_box(count(black_box(n)));
                (start.elapsed(), found)
            }
        };
        if found == KNOWN_COUNTS[n] {
            return Ok(took);
        }
        Err(Failure::Other(format!(
            "chapter {} ({}) counted {found} for n = {n}, but there are {}",
            self.chapter.number, self.name, KNOWN_COUNTS[n]
        )))
    }
}

/// Says how long it will take that each reference counts n queens so often, if that is long.
/// The learner's exercises are left out: they may never come back.
pub fn say_if_long<'a>(
    what: &str,
    n: usize,
    times: usize,
    runners: impl Iterator<Item = &'a Runner>,
) {
    let forecast = |runner: &Runner| match runner.legs {
        Legs::Reference(count) if runner.chapter.can_count(n).is_ok() => {
            Forecast::of(n, runner.chapter, count).map(|forecast| forecast.whole)
        }
        _ => None,
    };
    let once: Duration = runners.filter_map(forecast).sum();
    let all = once * u32::try_from(times).expect("a few times");
    if all > LONG {
        let all = in_words(all);
        say_sentence(format_args!("{what}: about {all} on this machine, judged by smaller counts"));
    }
}

/// The chapters that count, and whose `count` the learner has written.
fn written() -> Result<Vec<&'static Chapter>, Failure> {
    let functions = exercise_functions()?;
    let is_written = |chapter: &&Chapter| {
        chapter.counts.is_some()
            && functions
                .iter()
                .any(|it| it.stem == chapter.stem && it.name == "count" && !it.holds_todo)
    };
    let chapters: Vec<&Chapter> = CHAPTERS.iter().filter(is_written).collect();
    if chapters.is_empty() {
        return Err(Failure::Other("no count in src/exercises/ is written yet".into()));
    }
    Ok(chapters)
}

/// In a build for development the figures say little: overflow is checked for, and some code is not optimised.
pub fn warn_if_for_development() {
    if let Some(command) = optimised() {
        say_sentence(format_args!(
            "This build checks every sum for overflow, which takes time. For figures that count: {command}"
        ));
    }
}

/// The same command with an optimised build, if this is none.
pub fn optimised() -> Option<String> {
    let in_quotes = |word: String| if word.contains(' ') { format!("'{word}'") } else { word };
    let arguments: Vec<String> = env::args().skip(1).map(in_quotes).collect();
    cfg!(debug_assertions).then(|| format!("cargo run --release -- {}", arguments.join(" ")))
}
