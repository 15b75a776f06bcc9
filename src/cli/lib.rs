//! The `queens` command: the map of the chapters, and the chapters' searches to run and to look at.
//!
//! Here: what happens to the arguments, and to an error.
//! One file a subcommand.

mod arguments;
pub mod boards;
mod brute;
mod compile;
mod completions;
mod count;
mod estimate;
#[path = "../exercises/tests/exercise_files.rs"]
pub mod exercise_files;
pub mod film;
mod follow;
mod forecast;
pub mod gallery;
mod hint;
mod judge;
mod ladder;
mod map;
mod mine;
mod mistake;
mod next;
mod picture;
mod places;
mod play;
mod player;
mod plot;
mod progress;
mod puzzle;
mod race;
pub mod recording;
mod report;
mod runner;
mod screen;
mod searched;
mod shapes;
mod solve;
mod stack;
mod steps;
mod table;
mod trace;
mod units;
mod values;
pub mod verdict;
mod watch;
mod wrong;

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fmt};

use crossterm::terminal;
use queens_kata::grouped;

pub use arguments::whole_command;
use arguments::{Arguments, Command};
use exercise_files::Function;

/// Reads the arguments and does what they say.
/// Exit code 2: an argument is wrong.
/// 1: something failed.
pub fn run() -> ExitCode {
    let outcome = match Arguments::read() {
        Ok(arguments) => dispatch(arguments),
        // Help and version come as errors too, and are meant for stdout.
        Err(help) if !help.use_stderr() => help.print().map_err(Failure::from),
        Err(error) => Err(Failure::Usage(wrong::one_sentence(&error))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // The program that reads our output (`| head -1`) has seen enough.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            say_sentence(format_args!("queens: {failure}"));
            ExitCode::from(failure.exit_code())
        }
    }
}

fn dispatch(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        None => map::run(&map::Arguments::default()),
        Some(Command::Map(map)) => map::run(&map),
        Some(Command::Solve(solve)) => solve::run(&solve),
        Some(Command::Puzzle(puzzle)) => puzzle::run(&puzzle),
        Some(Command::Count(count)) => count::run(&count),
        Some(Command::Units(units)) => units::run(&units),
        Some(Command::Sum(sum)) => units::sum(&sum),
        Some(Command::Brute(brute)) => brute::run(&brute),
        Some(Command::Table(table)) => table::run(&table),
        Some(Command::Stack(stack)) => stack::run(&stack),
        Some(Command::Estimate(estimate)) => estimate::run(&estimate),
        Some(Command::Race(race)) => race::run(&race),
        Some(Command::Ladder(ladder)) => ladder::run(&ladder),
        Some(Command::Trace(trace)) => trace::run(&trace),
        Some(Command::Watch(watch)) => watch::run(&watch),
        Some(Command::Follow(follow)) => follow::run(&follow),
        Some(Command::Hint(hint)) => hint::run(&hint),
        Some(Command::Completions(completions)) => completions::run(&completions),
        Some(Command::Shapes(shapes)) => shapes::run(&shapes),
        Some(Command::Mistake(mistake)) => mistake::run(&mistake),
    }
}

/// Why a command did not do what it was asked to.
enum Failure {
    /// An argument is wrong.
    Usage(String),
    /// The arguments are right, and yet it can't be done.
    Other(String),
    /// Writing the output failed.
    Io(io::Error),
}

impl Failure {
    fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Other(_) | Self::Io(_) => 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(sentence) | Self::Other(sentence) => write!(f, "{sentence}"),
            Self::Io(error) => write!(f, "can't write the output: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Says something on stderr.
/// If it can't be written there, it can't be said anywhere.
fn say(sentence: impl fmt::Display) {
    let _ = writeln!(anstream::stderr(), "{sentence}");
}

/// Says a sentence on stderr: in a terminal, broken between its words.
fn say_sentence(sentence: impl fmt::Display) {
    let sentence = sentence.to_string();
    match width_of(&io::stderr()) {
        Some(width) => say(textwrap::fill(&sentence, width)),
        None => say(sentence),
    }
}

/// The width of the terminal that a stream writes to, if it is one.
fn width_of(stream: &impl IsTerminal) -> Option<usize> {
    let size = if stream.is_terminal() { terminal::size().ok() } else { None };
    size.map(|(width, _)| width.into())
}

/// Refuses a file that can't be written, before the work that it is for.
fn check_can_be_written(path: &Path) -> Result<(), Failure> {
    let is_new = !path.exists();
    let opened = File::options().append(true).create(true).open(path);
    opened.map_err(|error| unwritable(path, &error))?;
    if is_new {
        let _ = fs::remove_file(path);
    }
    Ok(())
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure::Other(format!("can't write {}: {error}", path.display()))
}

/// Writes a file, or leaves none: half a picture is of no use.
fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    let mut file = File::create(path).map_err(|error| unwritable(path, &error))?;
    file.write_all(text.as_bytes()).map_err(|error| {
        // A device is no file of ours.
        if path.is_file() {
            let _ = fs::remove_file(path);
        }
        unwritable(path, &error)
    })
}

/// Sets how many cores rayon uses, for a chapter that uses more than one.
/// The default is all.
fn use_threads(threads: Option<usize>) -> Result<(), Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0));
    pool.build_global().map_err(|error| Failure::Other(format!("can't start threads: {error}")))
}

/// The checkout that `cargo run` was called in, or else the one that this program was built from.
fn checkout() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.ancestors().nth(2).map_or_else(PathBuf::new, Path::to_path_buf)
}

/// The functions of the exercises, as they stand in the checkout.
fn exercise_functions() -> Result<Vec<Function>, Failure> {
    exercise_files::functions(&checkout()).map_err(|error| {
        Failure::Other(format!(
            "can't read the exercises in {}: {error}; if the checkout has been moved, call `cargo run` in it",
            checkout().join("src/exercises").display()
        ))
    })
}
