//! Runs the learner's exercise, in the program `mine`: a process of its own, that can be stopped.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use clap::Args;
use queens_kata::Board;
use queens_kata::chapters::ch14_estimate::Estimate;
use queens_kata::roster::Chapter;
use queens_kata::trace::Event;

use super::compile::{Built, Target, build};
use super::values::{chapter, within};
use super::{Failure, exercise_functions, say};

/// With which method, and whose.
#[derive(Args)]
#[command(mut_arg("mine", |it| it.help("Run your exercise in place of the reference")))]
pub struct Way {
    /// Search with the method of this chapter: its number or its title
    #[arg(long, value_name = "C", value_parser = chapter)]
    pub chapter: Option<&'static Chapter>,
    #[command(flatten)]
    pub mine: Mine,
}

impl Way {
    /// The chapter whose exercise is to run, if one is.
    pub fn mine(&self) -> Result<Option<&'static Chapter>, Failure> {
        match (self.mine.runs, self.chapter) {
            (true, None) => Err(Failure::Usage(SAY_WHICH.into())),
            (true, Some(chapter)) => Ok(Some(chapter)),
            (false, _) => Ok(None),
        }
    }
}

/// Which exercise is to run must be said.
pub const SAY_WHICH: &str =
    "--mine runs your exercise of one chapter: say which, as in --chapter 1 --mine";

/// The help of `--mine` where times are compared.
pub const BESIDE: &str = "Run your exercises, too, beside the references";

/// Whether the learner's exercise runs, and for how long.
#[derive(Args)]
pub struct Mine {
    // In place of the reference, or beside it: each command says so with `mut_arg`.
    /// Run your exercise
    #[arg(id = "mine", long = "mine")]
    pub runs: bool,
    /// Stop your exercise when an answer takes longer than S seconds
    #[arg(long, value_name = "S", value_parser = within("--patience S", 1..=100_000), default_value = "60", requires = "mine")]
    patience: usize,
    /// Nothing is said of what cargo does, and of what the exercise prints.
    #[arg(skip)]
    is_quiet: bool,
}

impl Mine {
    /// For a command that has a screen of its own.
    pub fn quietly(patience: usize) -> Self {
        Self { runs: true, patience, is_quiet: true }
    }

    fn say(&self) -> fn(String) {
        if self.is_quiet { |_| {} } else { say }
    }
}

/// What an exercise can be asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Task<'a> {
    /// The number of solutions for n queens.
    Count(usize),
    /// The number of solutions for whatever n it is given, and how long that takes.
    Race,
    /// The solutions for n queens, as they are found.
    Solve(usize),
    /// What the search for n queens does, in the function of this name.
    Search {
        /// The function: one that lists or counts, or a check.
        function: &'static str,
        /// The number of queens.
        n: usize,
    },
    /// How many cells a count asks about for n queens.
    Tries(usize),
    /// Up to two solutions of a puzzle, by its name and its picture.
    Puzzle(Modelled, &'a str),
    /// One board for n queens, and by a seed if there is one.
    OneBoard { n: usize, seed: Option<u64> },
    /// The size of the tree for n queens.
    Estimate { n: usize, probes: usize, seed: u64 },
}

/// The puzzles that an exercise models.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Modelled {
    Regions,
    Sudoku,
}

impl Task<'_> {
    /// What has to be built for it.
    fn target(self, chapter: &'static Chapter) -> Target {
        match self {
            Self::Search { .. } | Self::Tries(_) => Target::Watched(chapter.stem),
            _ => Target::Program,
        }
    }

    /// As the program calls it.
    fn words(self) -> Vec<String> {
        match self {
            Self::Count(n) => vec!["count".into(), n.to_string()],
            Self::Race => vec!["race".into()],
            Self::Solve(n) => vec!["solve".into(), n.to_string()],
            Self::Tries(n) => vec!["tries".into(), n.to_string()],
            Self::Search { function, n } => vec!["search".into(), function.into(), n.to_string()],
            Self::Puzzle(Modelled::Regions, picture) => {
                vec!["puzzle".into(), "regions".into(), picture.into()]
            }
            Self::Puzzle(Modelled::Sudoku, picture) => {
                vec!["puzzle".into(), "sudoku".into(), picture.into()]
            }
            Self::OneBoard { n, seed } => {
                let words = ["board".into(), n.to_string()].into_iter();
                words.chain(seed.map(|seed| seed.to_string())).collect()
            }
            Self::Estimate { n, probes, seed } => {
                vec!["estimate".into(), n.to_string(), probes.to_string(), seed.to_string()]
            }
        }
    }

    /// The function of the exercise that does it.
    fn function(self, chapter: &Chapter) -> &'static str {
        match self {
            Self::Count(_) | Self::Race | Self::Tries(_) => "count",
            Self::Solve(_) if chapter.streams.is_some() => "next",
            Self::Solve(_) => "solutions",
            Self::Search { function, .. } => function,
            Self::Puzzle(Modelled::Regions, _) => "Regions::choices",
            Self::Puzzle(Modelled::Sudoku, _) => "Sudoku::choices",
            Self::OneBoard { seed: None, .. } => "formula",
            Self::OneBoard { seed: Some(_), .. } => "repair",
            Self::Estimate { .. } => "estimate",
        }
    }

    /// Refuses what is still a `todo!`.
    pub fn check_written(self, chapter: &Chapter) -> Result<(), Failure> {
        let (stem, function) = (chapter.stem, self.function(chapter));
        let functions = exercise_functions()?;
        if functions.iter().any(|it| it.stem == stem && it.name == function && it.holds_todo) {
            return Err(Failure::Other(format!(
                "{function} in src/exercises/{stem}.rs is still to be written"
            )));
        }
        Ok(())
    }
}

/// The character that begins an answer, as in `src/mine/main.rs`.
const ANSWER: u8 = b'\x1e';

/// An exercise at work.
/// It is stopped when this goes.
pub struct Exercise {
    /// What it was asked for, as in "count of chapter 1".
    call: String,
    process: Child,
    orders: ChildStdin,
    answers: Receiver<String>,
    listener: Option<JoinHandle<LastWords>>,
    patience: Duration,
}

impl Exercise {
    /// Builds the exercise of a chapter, and sets it to work.
    /// `threads` is for one that uses more than one core.
    pub fn start(
        chapter: &'static Chapter,
        task: Task<'_>,
        mine: &Mine,
        threads: Option<usize>,
    ) -> Result<Self, Failure> {
        task.check_written(chapter)?;
        Self::start_built(
            &build(task.target(chapter), &[chapter], mine.say())?,
            chapter,
            task,
            mine,
            threads,
        )
    }

    /// The same, with what was built already.
    pub fn start_built(
        built: &Built,
        chapter: &Chapter,
        task: Task<'_>,
        mine: &Mine,
        threads: Option<usize>,
    ) -> Result<Self, Failure> {
        if let Some(broken) = built.broken.iter().find(|broken| broken.stem == chapter.stem) {
            broken.errors.iter().cloned().for_each(mine.say());
            return Err(Failure::Other(format!(
                "your exercise of chapter {} does not compile: see above",
                chapter.number
            )));
        }
        let failure = |error| Failure::Other(format!("can't start your exercise: {error}"));
        let executable = built.executable.as_ref().expect("this chapter compiles");
        let mut program = Command::new(executable);
        program.arg(chapter.stem).args(task.words()).env("RUST_BACKTRACE", "0");
        if let Some(threads) = threads {
            program.env("RAYON_NUM_THREADS", threads.to_string());
        }
        // Both go into one pipe, so that what `println!` and `dbg!` print stays in order.
        let (output, stdout) = io::pipe().map_err(failure)?;
        let stderr = stdout.try_clone().map_err(failure)?;
        program.stdin(Stdio::piped()).stdout(stdout).stderr(stderr);
        let mut process = program.spawn().map_err(failure)?;
        // With it go our ends of the pipe: what comes out of it ends with the process.
        drop(program);
        let orders = process.stdin.take().expect("stdin is piped");
        let (sender, answers) = channel();
        let say = mine.say();
        let listener = Some(thread::spawn(move || LastWords::listen(output, &sender, say)));
        let call = format!("{} of chapter {}", task.function(chapter), chapter.number);
        let patience = Duration::from_secs(mine.patience as u64);
        Ok(Self { call, process, orders, answers, listener, patience })
    }

    /// The next answer, or why there is none.
    fn answer(&mut self) -> Result<String, Failure> {
        self.answers.recv_timeout(self.patience).map_err(|why| match why {
            RecvTimeoutError::Timeout => {
                let seconds = self.patience.as_secs();
                Failure::Other(format!(
                    "your {} was still running after {seconds} seconds, and was stopped: --patience gives it more",
                    self.call
                ))
            }
            RecvTimeoutError::Disconnected => self.end(),
        })
    }

    /// Why there is no answer any more.
    fn end(&mut self) -> Failure {
        let listener = self.listener.take();
        let last_words = listener.map(|it| it.join().expect("listening does not panic"));
        let why = match (last_words, self.process.wait()) {
            (Some(LastWords::StackOverflow), _) => "overflowed the stack".into(),
            (Some(LastWords::OutOfMemory), _) => "took more than a gigabyte of memory".into(),
            (Some(LastWords::Panic), _) => "panicked: its message is above".into(),
            (_, Ok(status)) => format!("ended its process: {status}"),
            (_, Err(error)) => format!("can't be waited for: {error}"),
        };
        Failure::Other(format!("your {} {why}", self.call))
    }

    /// The number that it was asked for.
    pub fn count(&mut self) -> Result<u64, Failure> {
        let answer = self.answer()?;
        Ok(parsed(&answer))
    }

    /// Lets it count n queens now.
    /// The answer is the time that it took, and the number.
    pub fn race(&mut self, n: usize) -> Result<(Duration, u64), Failure> {
        // If it has ended, the answer tells.
        let _ = writeln!(self.orders, "{n}");
        let answer = self.answer()?;
        let (nanoseconds, count) = answer.split_once(' ').expect("mine answers with two numbers");
        Ok((Duration::from_nanos(parsed(nanoseconds)), parsed(count)))
    }

    /// The next board, or `None` after the last.
    pub fn board(&mut self) -> Result<Option<Board>, Failure> {
        // A board can't be made of other columns than it has, not even by an exercise that is wrong.
        Ok(self.numbers()?.map(|columns| Board::from_columns(&columns)))
    }

    /// The size of a tree of so many levels.
    pub fn estimate(&mut self, levels: usize) -> Result<Estimate, Failure> {
        let mut numbers = self.numbers()?.expect("an estimate is one answer");
        let spread = numbers.pop().expect("the spread comes last");
        let found = numbers.len();
        if found == levels {
            let nodes = numbers.iter().sum();
            return Ok(Estimate { levels: numbers, nodes, spread });
        }
        Err(Failure::Other(format!(
            "your exercise returned {found} levels, but the tree has {levels}"
        )))
    }

    /// The numbers of the next solution, or `None` after the last.
    pub fn numbers<T: FromStr>(&mut self) -> Result<Option<Vec<T>>, Failure> {
        let answer = self.answer()?;
        let is_over = answer == "over";
        Ok((!is_over).then(|| answer.split_whitespace().map(parsed).collect()))
    }

    /// How many cells a count asked about, and how many of them on other threads than the first.
    pub fn tries(&mut self) -> Result<[u64; 2], Failure> {
        let answer = self.answer()?;
        let (all, elsewhere) = answer.split_once(' ').expect("watched answers with two numbers");
        Ok([parsed(all), parsed(elsewhere)])
    }

    /// What a watched search does next.
    pub fn event(&mut self) -> Result<Event, Failure> {
        let answer = self.answer()?;
        Ok(answer.parse().expect("watched answers with events"))
    }
}

impl Drop for Exercise {
    fn drop(&mut self) {
        // If it has ended already, there is nothing to stop.
        let _ = self.process.kill();
        let _ = self.process.wait();
        // What it has printed is shown to the end.
        if let Some(listener) = self.listener.take() {
            let _ = listener.join();
        }
    }
}

fn parsed<T: FromStr>(word: &str) -> T {
    word.parse().ok().expect("mine answers with numbers")
}

/// What a process says before it ends for want of something.
#[derive(Clone, Copy)]
enum LastWords {
    StackOverflow,
    OutOfMemory,
    Panic,
    Nothing,
}

impl LastWords {
    /// What is longer counts as several lines: a loop may print without end, and never a line's.
    const LONGEST_LINE: u64 = 2_000;

    /// Sends answers on, prints on stderr what else comes, and keeps an ear open.
    fn listen(output: impl Read, answers: &Sender<String>, say: fn(String)) -> Self {
        let mut last_words = Self::Nothing;
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        while let Ok(1..) = output.by_ref().take(Self::LONGEST_LINE).read_until(b'\n', &mut line) {
            let is_cut = line.contains(&ANSWER) && !line.ends_with(b"\n");
            if is_cut && output.read_until(b'\n', &mut line).is_err() {
                break;
            }
            let begin = line.iter().position(|&byte| byte == ANSWER).unwrap_or(line.len());
            let (printed, answer) = line.split_at(begin);
            if !printed.is_empty() {
                let printed = String::from_utf8_lossy(printed);
                if printed.contains("has overflowed its stack") {
                    last_words = Self::StackOverflow;
                } else if printed.contains("memory allocation of") {
                    last_words = Self::OutOfMemory;
                } else if printed.contains(" panicked at ") {
                    last_words = Self::Panic;
                }
                // An answer begins a line of its own.
                say(printed.trim_end_matches('\n').to_string());
            }
            if let Some((_, answer)) = answer.split_first() {
                let answer = String::from_utf8_lossy(answer).trim_end().to_string();
                if answers.send(answer).is_err() {
                    break;
                }
            }
            line.clear();
        }
        last_words
    }
}
