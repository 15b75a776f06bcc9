//! What an exercise prints while a test runs it, and the notes of the test in between.

use std::collections::{HashMap, VecDeque};
use std::fmt::Display;
use std::io::{BufRead, BufReader, Read};
use std::mem;
use std::time::Duration;

/// Stands before a note of the test.
const NOTE: char = '\u{1e}';

/// Notes which call is made next.
pub fn note_call(call: &dyn Display) {
    println!("{NOTE}calling {call}");
}

/// Notes what to ask if a call does not come back.
/// It is one line, and holds until the next.
pub fn note_advice(advice: &str) {
    println!("{NOTE}advice {advice}");
}

/// Notes that the last call has come back, and how much time of the processor it took.
pub fn note_return(took: Duration) {
    println!("{NOTE}took {}", took.as_secs_f64());
}

/// Notes that the test is over, passed or not.
/// A process that ends without this note was ended by the exercise, or because its time was up.
pub fn note_the_end() {
    println!("{NOTE}over");
}

/// What the child printed: the beginning, and the end.
/// A loop can print more in five seconds than there is memory for.
#[derive(Default)]
pub struct Printed {
    first: Vec<String>,
    left_out: usize,
    last: VecDeque<String>,
    /// The call that was noted last, or nothing if it came back.
    pub call: String,
    /// How long each call took that came back, the last time that it was made.
    pub took: HashMap<String, Duration>,
    /// What to ask if a call does not come back, or nothing if there is no more to say than of any call.
    pub advice: String,
    pub is_over: bool,
}

impl Printed {
    const KEPT_LINES: usize = 30;

    /// What is longer counts as several lines.
    const LONGEST_LINE: u64 = 2_000;

    pub fn read(output: impl Read) -> Self {
        let mut output = BufReader::new(output);
        let mut printed = Self::default();
        let mut line = Vec::new();
        while let Ok(1..) = output.by_ref().take(Self::LONGEST_LINE).read_until(b'\n', &mut line) {
            let is_note = line.contains(&(NOTE as u8));
            if is_note && !line.ends_with(b"\n") && output.read_until(b'\n', &mut line).is_err() {
                break;
            }
            printed.take_in(&String::from_utf8_lossy(&line));
            line.clear();
        }
        printed
    }

    fn take_in(&mut self, line: &str) {
        let rest = match line.split_once(NOTE) {
            Some((before, note)) => {
                self.take_note(note.trim_end());
                before
            }
            // What the test harness says before the test begins.
            None if self.first.is_empty() && ["\n", "running 1 test\n"].contains(&line) => "",
            None if line.starts_with("note: run with `RUST_BACKTRACE=") => "",
            None => line,
        };
        if rest.is_empty() {
            return;
        }
        if self.first.len() < Self::KEPT_LINES {
            self.first.push(rest.into());
            return;
        }
        self.last.push_back(rest.into());
        if self.last.len() > Self::KEPT_LINES {
            self.last.pop_front();
            self.left_out += 1;
        }
    }

    fn take_note(&mut self, note: &str) {
        match note.split_once(' ') {
            Some(("calling", call)) => self.call = call.into(),
            Some(("advice", advice)) => self.advice = advice.into(),
            Some((_, seconds)) => {
                let took = seconds.parse().map_or(Duration::ZERO, Duration::from_secs_f64);
                self.took.insert(mem::take(&mut self.call), took);
            }
            None => self.is_over = true,
        }
    }

    /// How many lines there were.
    pub fn lines(&self) -> usize {
        self.first.len() + self.left_out + self.last.len()
    }

    pub fn text(&self) -> String {
        let gap = match self.left_out {
            0 => String::new(),
            lines => format!("... {lines} lines left out ..."),
        };
        let last = self.last.iter().map(String::as_str).collect();
        let parts = [self.first.concat(), gap, last];
        parts
            .map(|part| if part.is_empty() || part.ends_with('\n') { part } else { part + "\n" })
            .concat()
    }
}
