//! `queens watch N`: the search in the terminal, to play, to stop, and to go through by hand.

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use crossterm::cursor::MoveTo;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::queue;
use crossterm::style::Stylize;
use crossterm::terminal::{self, Clear, ClearType};
use queens_kata::roster::Chapter;
use queens_kata::trace::{self, Kind, Step, Trace, Traced};

use super::Failure;
use super::screen;
use super::steps::{self, Span};
use super::values::{chapter, within};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- watch 4
  cargo run -- watch 6 --chapter 8 --delay 100
  cargo run -- watch 4 --chapter 3 --mine      your step, even if it is wrong

Keys: space plays and pauses, ← and → go by one step, n to the next solution, Home and End to the
first and last step, + and - change the speed, q ends. In a pipe it prints the steps.")]
pub struct Arguments {
    /// The number of queens
    #[arg(value_name = "N", value_parser = within("N", 1..=trace::LARGEST_N))]
    n: usize,
    /// Search with the method of this chapter, and show what its program holds: the first that can be traced, unless told otherwise
    #[arg(long, value_name = "C", value_parser = chapter)]
    chapter: Option<&'static Chapter>,
    /// The time between two steps, in milliseconds
    #[arg(long, value_name = "MS", value_parser = within("--delay MS", 1..=10_000), default_value = "400")]
    delay: usize,
    #[command(flatten)]
    span: Span,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let chapter = arguments.chapter.unwrap_or_else(|| arguments.span.default_chapter());
    let traced = chapter.can_be_traced().map_err(Failure::Usage)?;
    let (trace, end) = arguments.span.record(chapter, arguments.n)?;

    if !screen::can_be_drawn_on() {
        steps::print(&trace)?;
        return end;
    }
    let asked_to_end = screen::asked_to_end()?;
    let sentences = trace.steps.iter().map(ToString::to_string);
    let mut player = Player {
        trace: &trace,
        longest: sentences.max_by_key(String::len).unwrap_or_default(),
        number: chapter.number,
        traced,
        step: 0,
        playing: true,
        delay: Duration::from_millis(arguments.delay as u64),
    };
    screen::on_screen(|| player.play(&asked_to_end))?;
    end
}

struct Player<'a> {
    trace: &'a Trace,
    /// Its longest sentence: the board stands below the lines that this takes, and does not jump.
    longest: String,
    /// The chapter's.
    number: usize,
    traced: &'static Traced,
    step: usize,
    playing: bool,
    delay: Duration,
}

impl Player<'_> {
    fn play(&mut self, asked_to_end: &AtomicBool) -> io::Result<()> {
        let mut due = Instant::now() + self.delay;
        self.draw()?;
        while !asked_to_end.load(Ordering::Relaxed) {
            // Short enough to notice that the program is asked to end.
            let patience = Duration::from_millis(100);
            let wait =
                if self.playing { due.saturating_duration_since(Instant::now()) } else { patience };
            if event::poll(wait.min(patience))? {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => {
                        if self.quits(key) {
                            return Ok(());
                        }
                    }
                    Event::Resize(..) => {}
                    _ => continue,
                }
                due = Instant::now() + self.delay;
                self.draw()?;
            } else if self.playing && Instant::now() >= due {
                self.go_to(self.step + 1);
                due = Instant::now() + self.delay;
                self.draw()?;
            }
        }
        Ok(())
    }

    fn last(&self) -> usize {
        self.trace.steps.len().saturating_sub(1)
    }

    fn go_to(&mut self, step: usize) {
        self.step = step.min(self.last());
        self.playing &= self.step < self.last();
    }

    /// Does what a key says, and tells whether that is to end.
    fn quits(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'd') if control => return true,
            KeyCode::Char('q') | KeyCode::Esc => return true,
            KeyCode::Char(' ') => {
                if self.step == self.last() {
                    self.step = 0;
                }
                self.playing = !self.playing;
            }
            KeyCode::Char('+') => self.delay = (self.delay / 2).max(Duration::from_millis(1)),
            KeyCode::Char('-') => self.delay = (self.delay * 2).min(Duration::from_secs(10)),
            code => {
                let step = match code {
                    KeyCode::Right => self.step + 1,
                    KeyCode::Left => self.step.saturating_sub(1),
                    KeyCode::Home => 0,
                    KeyCode::End => self.last(),
                    KeyCode::Char('n' | 'N') => self.next_solution(),
                    _ => return false,
                };
                self.playing = false;
                self.go_to(step);
            }
        }
        false
    }

    fn next_solution(&self) -> usize {
        let later = self.trace.steps.iter().enumerate().skip(self.step + 1);
        later
            .into_iter()
            .find(|(_, step)| step.kind == Kind::Solution)
            .map_or(self.last(), |it| it.0)
    }

    /// Draws as many lines as there is room for: the sentence first, the help last.
    fn draw(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let (width, height) = terminal::size()?;
        let (sentence, others) = self.lines(width.into());
        let lines = sentence.iter().map(|line| (line, true));
        let lines = lines.chain(others.iter().map(|line| (line, false)));
        for (row, (line, is_bold)) in (0..height).zip(lines) {
            let line: String = line.chars().take(width.into()).collect();
            queue!(out, MoveTo(0, row))?;
            if is_bold {
                write!(out, "{}", line.bold())?;
            } else {
                write!(out, "{line}")?;
            }
            queue!(out, Clear(ClearType::UntilNewLine))?;
        }
        // What the frame before had below this one's last line. Clearing all first would flicker.
        queue!(out, Clear(ClearType::FromCursorDown))?;
        out.flush()
    }

    /// The sentence, and what stands below it.
    /// The board is not wrapped.
    fn lines(&self, width: usize) -> (Vec<String>, Vec<String>) {
        let wrapped = |line: &str| -> Vec<String> {
            textwrap::wrap(line, width).into_iter().map(Cow::into_owned).collect()
        };
        let Some(step) = self.trace.steps.get(self.step) else {
            return (wrapped("There is nothing to watch."), Vec::new());
        };
        let mut sentence = wrapped(&step.to_string());
        let height = wrapped(&self.longest).len().max(sentence.len());
        sentence.resize(height, String::new());

        let mut lines = wrapped(&format!(
            "step {} of {}   tries {}   solutions {}",
            self.step + 1,
            self.trace.steps.len(),
            step.tries,
            step.solutions
        ));
        let is_last = self.step == self.last();
        lines.extend(wrapped(&if is_last { steps::ending(self.trace) } else { String::new() }));
        lines.extend(board(self.trace.n, step));
        lines.push(String::new());
        let held = (self.traced.holds)(step);
        let names = held.entries.iter().map(|entry| entry.name.chars().count()).max().unwrap_or(0);
        lines.push(format!("chapter {} holds", self.number));
        lines.extend(
            held.entries
                .iter()
                .flat_map(|entry| wrapped(&format!("  {:<names$}  {}", entry.name, entry.value))),
        );
        lines.push(String::new());
        let play = if self.playing { "pause" } else { "play" };
        lines.extend(wrapped(&format!(
            "space {play}   ← → step   n next solution   Home End   + - speed   q quit"
        )));
        (sentence, lines)
    }
}

/// A line for each row.
/// `Q` is a queen, `(Q)` the queen that attacks, `[?]` the cell of this step.
fn board(n: usize, step: &Step) -> Vec<String> {
    let attacker = match step.kind {
        Kind::Refused(attack) | Kind::Placed(attack) => {
            attack.map(|attack| (attack.row, attack.col))
        }
        _ => None,
    };
    let sign = match step.kind {
        Kind::Try => '?',
        Kind::Refused(_) => 'x',
        Kind::Placed(_) | Kind::Solution => 'Q',
        Kind::TakenBack => '^',
    };
    let cell = |row: usize, col: usize| {
        if (row, col) == (step.row, step.col) {
            format!("[{sign}]")
        } else if attacker == Some((row, col)) {
            "(Q)".into()
        } else if step.placed.get(row) == Some(&col) {
            " Q ".into()
        } else {
            " . ".into()
        }
    };
    (0..n).map(|row| (0..n).map(|col| cell(row, col)).collect()).collect()
}
