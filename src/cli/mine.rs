//! Runs the learner's exercise, in the program `mine`: a process of its own, that can be stopped.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use clap::Args;
use queens_kata::Board;
use queens_kata::chapters::ch03_tail_call::{Bounce, State};
use queens_kata::roster::Chapter;

use super::compile::{Target, build};
use super::values::{chapter, within};
use super::{Failure, exercise_functions, say};

/// With which method, and whose.
#[derive(Args)]
pub struct Way {
    /// Search with the method of this chapter: a number, or its name
    #[arg(long, value_name = "C", value_parser = chapter)]
    pub chapter: Option<&'static Chapter>,
    #[command(flatten)]
    pub mine: Mine,
}

impl Way {
    /// The chapter whose exercise is to run, if one is.
    pub fn mine(&self) -> Result<Option<&'static Chapter>, Failure> {
        match (self.mine.mine, self.chapter) {
            (true, None) => {
                let sentence =
                    "--mine runs your exercise of one chapter: say which, as in --chapter 1 --mine";
                Err(Failure::Usage(sentence.into()))
            }
            (true, Some(chapter)) => Ok(Some(chapter)),
            (false, _) => Ok(None),
        }
    }
}

/// Whether the learner's exercise runs, and for how long.
#[derive(Args)]
pub struct Mine {
    /// Your exercise: in place of the reference, or in a race beside it
    #[arg(long)]
    pub mine: bool,
    /// Stop your exercise if an answer takes longer than this many seconds
    #[arg(long, value_name = "S", value_parser = within("S", 1..=100_000), default_value = "60", requires = "mine")]
    patience: usize,
}

/// What an exercise can be asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// The number of solutions for n queens.
    Count(usize),
    /// The number of solutions for whatever n it is given, and how long that takes.
    Race,
    /// The solutions for n queens, as they are found.
    Solve(usize),
    /// The steps of the search for n queens.
    Trace(usize),
}

impl Task {
    /// As `mine` calls it.
    fn words(self) -> Vec<String> {
        match self {
            Self::Count(n) => vec!["count".into(), n.to_string()],
            Self::Race => vec!["race".into()],
            Self::Solve(n) => vec!["solve".into(), n.to_string()],
            Self::Trace(n) => vec!["trace".into(), n.to_string()],
        }
    }

    /// The function of the exercise that does it.
    fn function(self, chapter: &Chapter) -> &'static str {
        match self {
            Self::Count(_) | Self::Race => "count",
            Self::Solve(_) if chapter.streams.is_some() => "next",
            Self::Solve(_) => "solutions",
            Self::Trace(_) => "step",
        }
    }
}

/// The character that begins an answer, as in `src/mine/main.rs`.
const ANSWER: u8 = b'\x1e';

/// An exercise at work. It is stopped when this goes.
pub struct Exercise {
    /// What it was asked for, as in "count of chapter 1".
    call: String,
    process: Child,
    orders: ChildStdin,
    answers: Receiver<String>,
    stderr: Option<JoinHandle<LastWords>>,
    patience: Duration,
}

impl Exercise {
    /// Builds the exercise of a chapter, and sets it to work. `threads` is for one that uses more than one core.
    pub fn start(
        chapter: &Chapter,
        task: Task,
        mine: &Mine,
        threads: Option<usize>,
    ) -> Result<Self, Failure> {
        let (stem, function) = (chapter.stem, task.function(chapter));
        let functions = exercise_functions()?;
        if functions.iter().any(|it| it.stem == stem && it.name == function && it.holds_todo) {
            return Err(Failure::Other(format!(
                "{function} in src/exercises/{stem}.rs is still to be written"
            )));
        }
        let built = build(Target::Program)?;
        if let Some(broken) = built.broken.iter().find(|broken| broken.stem == stem) {
            say(broken.errors.trim_end());
            return Err(Failure::Other(format!(
                "src/exercises/{stem}.rs does not compile: the compiler says why above"
            )));
        }

        let failure = |error| Failure::Other(format!("can't start your exercise: {error}"));
        let mut program = Command::new(built.executable);
        program.arg(stem).args(task.words()).env("RUST_BACKTRACE", "0");
        if let Some(threads) = threads {
            program.env("RAYON_NUM_THREADS", threads.to_string());
        }
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = program.spawn().map_err(failure)?;
        let orders = process.stdin.take().expect("stdin is piped");
        let stdout = process.stdout.take().expect("stdout is piped");
        let stderr = process.stderr.take().expect("stderr is piped");
        let (sender, answers) = channel();
        thread::spawn(move || pass_on(stdout, &sender));
        let stderr = Some(thread::spawn(move || LastWords::listen(stderr)));
        let call = format!("{function} of chapter {}", chapter.number);
        let patience = Duration::from_secs(mine.patience as u64);
        Ok(Self { call, process, orders, answers, stderr, patience })
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
        let stderr =
            self.stderr.take().map(|listener| listener.join().expect("listening does not panic"));
        let why = match (stderr, self.process.wait()) {
            (Some(LastWords::StackOverflow), _) => "overflowed the stack".into(),
            (Some(LastWords::OutOfMemory), _) => "took more than a gigabyte of memory".into(),
            (_, Ok(status)) if status.code() == Some(101) => {
                "panicked: its message is above".into()
            }
            (_, Ok(status)) => format!("ended its process: {status}"),
            (_, Err(error)) => format!("is lost: {error}"),
        };
        Failure::Other(format!("your {} {why}", self.call))
    }

    /// The number that it was asked for.
    pub fn count(&mut self) -> Result<u64, Failure> {
        let answer = self.answer()?;
        Ok(parsed(&answer))
    }

    /// Lets it count n queens now. The answer is the time that it took, and the number.
    pub fn race(&mut self, n: usize) -> Result<(Duration, u64), Failure> {
        // If it has ended, the answer tells.
        let _ = writeln!(self.orders, "{n}");
        let answer = self.answer()?;
        let (nanoseconds, count) = answer.split_once(' ').expect("mine answers with two numbers");
        Ok((Duration::from_nanos(parsed(nanoseconds)), parsed(count)))
    }

    /// The next board, or `None` after the last.
    pub fn board(&mut self) -> Result<Option<Board>, Failure> {
        let answer = self.answer()?;
        if answer == "over" {
            return Ok(None);
        }
        // A board can't be made of other columns than it has, not even by an exercise that is wrong.
        let columns: Vec<usize> = answer.split_whitespace().map(parsed).collect();
        Ok(Some(Board::from_columns(&columns)))
    }

    /// What the next step gives back, on the trampoline of chapter 3.
    pub fn bounce(&mut self) -> Result<Bounce<State, u64>, Failure> {
        let answer = self.answer()?;
        let words: Vec<&str> = answer.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["done", count] => Bounce::Done(parsed(count)),
            ["call", n, count, col, placed @ ..] => Bounce::Call(State {
                n: parsed(n),
                placed: placed.iter().map(|col| parsed(col)).collect(),
                col: parsed(col),
                count: parsed(count),
            }),
            _ => unreachable!("mine answers with done or call"),
        })
    }
}

impl Drop for Exercise {
    fn drop(&mut self) {
        // If it has ended already, there is nothing to stop.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn parsed<T: FromStr>(word: &str) -> T {
    word.parse().ok().expect("mine answers with numbers")
}

/// Sends answers on, and prints what else comes.
fn pass_on(stdout: impl Read, answers: &Sender<String>) {
    let mut stdout = BufReader::new(stdout);
    let mut line = Vec::new();
    while let Ok(1..) = stdout.read_until(b'\n', &mut line) {
        let begin = line.iter().position(|&byte| byte == ANSWER);
        let printed = &line[..begin.unwrap_or(line.len())];
        let mut out = io::stdout();
        if !printed.is_empty() && out.write_all(printed).and_then(|()| out.flush()).is_err() {
            return;
        }
        if let Some(begin) = begin {
            let answer = String::from_utf8_lossy(&line[begin + 1..]).trim_end().to_string();
            if answers.send(answer).is_err() {
                return;
            }
        }
        line.clear();
    }
}

/// What a process says before it ends for want of something.
#[derive(Clone, Copy)]
enum LastWords {
    StackOverflow,
    OutOfMemory,
    Nothing,
}

impl LastWords {
    /// Passes on what comes, and keeps an ear open.
    fn listen(stderr: impl Read) -> Self {
        let mut last_words = Self::Nothing;
        let mut stderr = BufReader::new(stderr);
        let mut line = Vec::new();
        while let Ok(1..) = stderr.read_until(b'\n', &mut line) {
            let text = String::from_utf8_lossy(&line);
            if text.contains("has overflowed its stack") {
                last_words = Self::StackOverflow;
            } else if text.contains("memory allocation of") {
                last_words = Self::OutOfMemory;
            }
            say(text.trim_end());
            line.clear();
        }
        last_words
    }
}
