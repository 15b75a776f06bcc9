//! What an exercise prints while a test runs it, and the notes of the test in between.

use std::collections::VecDeque;
use std::fmt::Display;
use std::io::{BufRead, BufReader, Read};

/// Starts a line in which the child tells which call it is about to make.
const CALLING: &str = "\u{1e}calling ";

/// What the child says instead of a call when the test is over, passed or not.
/// A process that ends without it was ended by the exercise.
const OVER: &str = "nothing more";

/// Notes which call is made next, or with "" that the last one has come back.
pub fn note_call(call: impl Display) {
    println!("{CALLING}{call}");
}

/// Notes that the test is over, passed or not.
pub fn note_the_end() {
    note_call(OVER);
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
            let is_note = line.contains(&CALLING.as_bytes()[0]);
            if is_note && !line.ends_with(b"\n") && output.read_until(b'\n', &mut line).is_err() {
                break;
            }
            printed.take_in(&String::from_utf8_lossy(&line));
            line.clear();
        }
        printed
    }

    fn take_in(&mut self, line: &str) {
        let rest = match line.split_once(CALLING) {
            Some((before, noted)) => {
                match noted.trim_end() {
                    OVER => self.is_over = true,
                    call => self.call = call.into(),
                }
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
