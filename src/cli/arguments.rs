//! What can be said on the command line, and how a wrong word is answered.

use std::error::Error as _;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use exercises::{SOLVERS, Solver};
use queens_kata::roster::{self, Chapter, List};
use queens_kata::stack::on_stack_of;

use super::Failure;
use super::values::{
    at_least_one, brute_size, chapter, delay, from, parts, runs, seconds, size, stack_size,
    table_size, threads, to, trace_size, units_size,
};

const EXAMPLES: &str = "\
Examples:
  cargo run                             the map: what is done, what comes next
  cargo run -- solve 8                  one board with eight queens
  cargo run -- solve 6 --all --format columns
  cargo run -- count 8 --chapter 1      the count, with the method of chapter 1
  cargo run -- count 8 --chapter 1 --mine
                                        the same with your exercise
  cargo hint 1                          a first hint for chapter 1";

/// Place n queens on an n × n board so that none attacks another, with the method of each chapter.
///
/// Without a command: the map of the chapters, what you have written, and what comes next.
#[derive(Parser)]
#[command(name = "queens", version, after_help = EXAMPLES, disable_help_subcommand = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Print solutions as they are found: one, unless told otherwise
    ///
    /// Without --chapter, with the method of chapter 4: one at a time, in little memory.
    Solve(Solve),
    /// Print the number of solutions
    ///
    /// Without --chapter, with the fastest method, on all cores: that of chapter 12, and beyond its
    /// largest N that of chapter 11.
    Count(Count),
    /// Print the pieces of a count, for many machines: one JSON object a line
    Units(Units),
    /// Add up what the pieces gave, and see that none is missing
    Sum(Sum),
    /// Print how many candidates brute force makes
    Brute(Brute),
    /// Print what the search costs: cells tried, queens placed
    Table(Table),
    /// Print the stack that chapter 2 needs in this build
    Stack(Stack),
    /// Time the chapters against each other
    Race(Race),
    /// Time the chapters for a row of sizes, as a table and a picture
    Ladder(Ladder),
    /// Print a search step by step
    Trace(TraceArguments),
    /// Play a search in the terminal
    Watch(Watch),
    /// Print a hint from a chapter's page: the first, unless told otherwise
    Hint(Hint),
    /// Print a completion script for a shell
    Completions {
        /// The shell that will read the script
        shell: Shell,
    },
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- solve 8
  cargo run -- solve 8 --limit 3 --format columns
  cargo run -- solve 6 --all --chapter 5 --mine")]
pub struct Solve {
    /// The number of queens, and of rows and columns
    #[arg(value_name = "N", value_parser = size, allow_negative_numbers = true)]
    pub n: usize,
    #[command(flatten)]
    pub way: Way,
    /// Stop after K boards
    #[arg(long, value_name = "K", value_parser = at_least_one, default_value = "1", allow_negative_numbers = true)]
    pub limit: usize,
    /// Print every board
    #[arg(long, conflicts_with = "limit")]
    pub all: bool,
    /// How a board is written
    #[arg(long, value_enum, default_value_t = Format::Board)]
    pub format: Format,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- count 8
  cargo run -- count 8 --chapter 3
  cargo run -- count 8 --chapter 3 --mine
  cargo run --release -- count 18       large ones in an optimised build
  cargo run -- units 10 --parts 2 | cargo run -- count --unit -")]
pub struct Count {
    /// The number of queens, and of rows and columns
    #[arg(value_name = "N", value_parser = size, required_unless_present = "unit", allow_negative_numbers = true)]
    pub n: Option<usize>,
    #[command(flatten)]
    pub way: Way,
    /// Count a piece that `units` printed, or with - all that come in on stdin, on one core each
    #[arg(long, value_name = "LINE", conflicts_with_all = ["n", "chapter", "mine"])]
    pub unit: Option<String>,
    /// How many cores to use: all, unless told otherwise
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- units 10 --parts 2
  cargo run -- units 10 | cargo run -- count --unit - | cargo run -- sum

docs/many_machines.md shows how other programs hand them out.")]
pub struct Units {
    /// The number of queens, and of rows and columns
    #[arg(value_name = "N", value_parser = units_size, allow_negative_numbers = true)]
    pub n: usize,
    /// How many pieces: 100, unless there is work for fewer only
    #[arg(long, value_name = "P", value_parser = parts, allow_negative_numbers = true)]
    pub parts: Option<usize>,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- units 10 | cargo run -- count --unit - | cargo run -- sum
  cargo run -- sum results.txt more.txt")]
pub struct Sum {
    /// What `count --unit` printed: stdin, unless files are named
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- brute 5
  cargo run --release -- brute 8        as far as it goes, in an optimised build")]
pub struct Brute {
    /// The number of queens
    #[arg(value_name = "N", value_parser = brute_size, allow_negative_numbers = true)]
    pub n: usize,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- table 8
  cargo run -- table 12 --plot growth.svg")]
pub struct Table {
    /// The largest number of queens
    #[arg(value_name = "N", value_parser = table_size, allow_negative_numbers = true)]
    pub n: usize,
    /// Draw the table, too, as an SVG picture
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run --release -- race 10
  cargo run --release -- race 12 --chapters 1,5,6 --runs 9
  cargo run --release -- race 14 --chapters 9,12 --threads 1
  cargo run --release -- race 10 --chapters 1 --mine 1")]
pub struct Race {
    /// The number of queens
    #[arg(value_name = "N", value_parser = size, allow_negative_numbers = true)]
    pub n: usize,
    /// Who races: all chapters that can count N queens, unless told otherwise
    #[arg(long, value_name = "C,..", value_parser = chapter, value_delimiter = ',', allow_negative_numbers = true)]
    pub chapters: Vec<&'static Chapter>,
    /// How often each of them runs
    #[arg(long, value_name = "R", value_parser = runs, default_value = "5", allow_negative_numbers = true)]
    pub runs: usize,
    /// How many cores to use, in the chapters that use more than one: all, unless told otherwise
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Your exercise of this chapter beside the others
    #[arg(long, value_name = "C", value_parser = chapter, allow_negative_numbers = true)]
    pub mine: Option<&'static Chapter>,
    /// How the result is written
    #[arg(long, value_enum, default_value_t = RaceFormat::Text)]
    pub format: RaceFormat,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run --release -- ladder 8 14
  cargo run --release -- ladder 8 18 --chapters 7,9,12 --seconds 20 --plot ladder.svg")]
pub struct Ladder {
    /// The smallest number of queens
    #[arg(value_name = "FROM", value_parser = from, allow_negative_numbers = true)]
    pub from: usize,
    /// The largest number of queens
    #[arg(value_name = "TO", value_parser = to, allow_negative_numbers = true)]
    pub to: usize,
    /// Which chapters: all that count by a search, so not brute force, unless told otherwise
    #[arg(long, value_name = "C,..", value_parser = chapter, value_delimiter = ',', allow_negative_numbers = true)]
    pub chapters: Vec<&'static Chapter>,
    /// A chapter that takes longer than this many seconds does not go on to the next size
    #[arg(long, value_name = "S", value_parser = seconds, default_value = "2", allow_negative_numbers = true)]
    pub seconds: u64,
    /// How many cores to use, in the chapters that use more than one: all, unless told otherwise
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Draw the times, too, as an SVG picture
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum RaceFormat {
    /// A table, the fastest first
    Text,
    /// One JSON object
    Json,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- stack 12
  cargo run --release -- stack 12       the same in an optimised build")]
pub struct Stack {
    /// The largest number of queens
    #[arg(value_name = "N", value_parser = stack_size, allow_negative_numbers = true)]
    pub n: usize,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo hint 1                          the first hint
  cargo hint 1 2                        the second
  cargo hint 1 --more                   the second, too; --more --more is the third

`cargo hint` is short for `cargo run --features solved -- hint`: it works while an exercise does not compile.")]
pub struct Hint {
    /// The chapter: a number, or its name
    #[arg(value_name = "CHAPTER", value_parser = chapter, allow_negative_numbers = true)]
    pub chapter: &'static Chapter,
    /// Which hint
    #[arg(value_name = "K", value_parser = at_least_one, default_value = "1", allow_negative_numbers = true)]
    pub number: usize,
    /// The hint after it; can be given more than once
    #[arg(short, long, action = clap::ArgAction::Count)]
    pub more: u8,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- trace 4
  cargo run -- trace 6 --chapter 6 --until first
  cargo run -- trace 4 --chapter 3 --mine      your step, even if it is wrong
  cargo run -- trace 4 --format json
  cargo run -- trace 6 --html search.html      a page that plays it
  cargo run -- trace 4 --chapter 5 --svg step.svg --at 14
  cargo run -- trace 4 --tree tree.svg")]
pub struct TraceArguments {
    /// The number of queens
    #[arg(value_name = "N", value_parser = trace_size, allow_negative_numbers = true)]
    pub n: usize,
    /// Whose search, and whose machinery: those of the first chapter that is traced, unless told otherwise
    #[arg(long, value_name = "C", value_parser = chapter, allow_negative_numbers = true)]
    pub chapter: Option<&'static Chapter>,
    /// Trace your own step of chapter 3
    #[arg(long)]
    pub mine: bool,
    /// Where to stop
    #[arg(long, value_enum, default_value_t = UntilWord::All)]
    pub until: UntilWord,
    /// Stop after so many steps at the latest: 1000, unless it is to stop at the first solution
    #[arg(long, value_name = "K", value_parser = at_least_one, allow_negative_numbers = true)]
    pub steps: Option<usize>,
    /// How the steps are written
    #[arg(long, value_enum, default_value_t = TraceFormat::Text)]
    pub format: TraceFormat,
    /// Write a page that plays the search of every chapter
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mine", "format", "steps"])]
    pub html: Option<PathBuf>,
    /// Draw one step, the last one or that of --at, as an SVG picture
    #[arg(long, value_name = "FILE", conflicts_with_all = ["format", "html"])]
    pub svg: Option<PathBuf>,
    /// Which step to draw
    #[arg(long, value_name = "K", value_parser = at_least_one, requires = "svg", allow_negative_numbers = true)]
    pub at: Option<usize>,
    /// Draw the search tree as an SVG picture, for N up to 6
    #[arg(long, value_name = "FILE", conflicts_with_all = ["format", "html", "svg", "mine", "steps", "until", "chapter"])]
    pub tree: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- watch 4
  cargo run -- watch 6 --chapter 8 --delay 100

Keys: space plays and pauses, ← and → go by one step, n to the next solution, Home and End to the
first and last step, + and - change the speed, q ends. In a pipe it prints the steps.")]
pub struct Watch {
    /// The number of queens
    #[arg(value_name = "N", value_parser = trace_size, allow_negative_numbers = true)]
    pub n: usize,
    /// Whose search, and whose machinery: those of the first chapter that is traced, unless told otherwise
    #[arg(long, value_name = "C", value_parser = chapter, allow_negative_numbers = true)]
    pub chapter: Option<&'static Chapter>,
    /// The time between two steps, in milliseconds
    #[arg(long, value_name = "MS", value_parser = delay, default_value = "400", allow_negative_numbers = true)]
    pub delay: u64,
    /// Where to stop
    #[arg(long, value_enum, default_value_t = UntilWord::All)]
    pub until: UntilWord,
    /// Stop after so many steps at the latest: 1000, unless it is to stop at the first solution
    #[arg(long, value_name = "K", value_parser = at_least_one, allow_negative_numbers = true)]
    pub steps: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum UntilWord {
    /// At the first solution
    First,
    /// When the search is over
    All,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum TraceFormat {
    /// One step a line
    Text,
    /// One JSON object, with what the chapter holds at each step
    Json,
}

/// Which search, and whose.
#[derive(Args)]
pub struct Way {
    /// Search with the method of this chapter: a number, or its name
    #[arg(long, value_name = "C", value_parser = chapter, allow_negative_numbers = true)]
    pub chapter: Option<&'static Chapter>,
    /// Run your exercise in place of the reference
    #[arg(long, requires = "chapter")]
    pub mine: bool,
}

impl Way {
    /// The function that counts n queens, or why there is none.
    pub fn count(&self, chapter: &Chapter, n: usize) -> Result<roster::Count, Failure> {
        let reference = chapter.can_count(n).map_err(Failure::Usage)?;
        if self.mine { mine(chapter, "count", |solver| solver.count) } else { Ok(reference) }
    }

    /// The function that lists the boards for n queens, or why there is none.
    pub fn solutions(&self, chapter: &Chapter, n: usize) -> Result<List, Failure> {
        let reference = chapter.can_list(n).map_err(Failure::Usage)?;
        if self.mine {
            mine(chapter, "solutions", |solver| solver.solutions)
        } else {
            Ok(reference)
        }
    }

    /// Runs a search. An exercise gets the stack that chapter 2's tests give it, whatever the
    /// chapter.
    pub fn run<T: Send>(&self, search: impl FnOnce() -> T + Send) -> T {
        if self.mine { on_stack_of(256 * 1024 * 1024, search) } else { search() }
    }
}

/// A function of an exercise, or why it can't run.
fn mine<F>(
    chapter: &Chapter,
    function: &str,
    pick: impl Fn(&Solver) -> Option<F>,
) -> Result<F, Failure> {
    check_written(chapter, function)?;
    let solver = SOLVERS.iter().find(|(stem, _)| *stem == chapter.stem);
    solver.and_then(|(_, solver)| pick(solver)).ok_or_else(|| {
        Failure::Usage(format!("the exercise of chapter {} has no {function}", chapter.number))
    })
}

/// Whether a function of an exercise is more than a `todo!`.
pub fn check_written(chapter: &Chapter, function: &str) -> Result<(), Failure> {
    let unwritten = super::exercise_functions()?.iter().any(|candidate| {
        candidate.stem == chapter.stem && candidate.name == function && candidate.holds_todo
    });
    if unwritten {
        return Err(Failure::Other(format!(
            "{function} in src/exercises/{}.rs is still to be written",
            chapter.stem
        )));
    }
    Ok(())
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Format {
    /// Lines of Q and ., with an empty line between boards
    Board,
    /// The column of each row's queen, one board a line
    Columns,
    /// A JSON object with the columns, one board a line
    Json,
}

/// What clap has to say, in one line: the sentence, what is possible, and what was perhaps meant.
pub fn one_sentence(error: &clap::Error) -> String {
    // What the functions above say of a value is a sentence, and needs none of clap's around it.
    if let (ErrorKind::ValueValidation, Some(sentence)) = (error.kind(), error.source()) {
        return sentence.to_string();
    }
    let text = error.render().to_string();
    let said = text.split("\n\n").next().unwrap_or(&text);
    let tip = text.lines().find_map(|line| line.trim().strip_prefix("tip: "));
    let mut words: Vec<&str> =
        said.strip_prefix("error: ").unwrap_or(said).split_whitespace().collect();
    if let Some(tip) = tip {
        words.push("-");
        words.extend(tip.split_whitespace());
    }
    words.join(" ")
}
