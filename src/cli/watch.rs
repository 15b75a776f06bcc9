//! `queens watch N`: the search in the terminal, to play, to stop, and to go through by hand.

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
use queens_kata::trace::{self, Kind};

use super::Failure;
use super::frame::Frame;
use super::screen;
use super::steps::{self, Span};
use super::values::{chapter, within};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- watch 4
  cargo run -- watch 6 --chapter 8 --delay 100
  cargo run -- watch 4 --chapter 3 --mine      your step, even if it is wrong

Keys: space plays and pauses, ← and → go by one step, n to the next solution,
Home and End to the first and last step, + and - change the speed, q ends.
In a pipe it prints the steps.")]
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
    let (trace, end) = arguments.span.record(chapter, arguments.n, None)?;

    if !screen::can_be_drawn_on() {
        steps::print(&trace)?;
        return end;
    }
    let asked_to_end = screen::asked_to_end()?;
    let sentences = trace.steps.iter().map(ToString::to_string);
    let frame = Frame {
        trace: &trace,
        step: 0,
        chapter: chapter.number,
        holds: traced.holds,
        longest: &sentences.max_by_key(String::len).unwrap_or_default(),
        is_playing: true,
        delay: Duration::from_millis(arguments.delay as u64),
    };
    let mut player = Player { frame };
    screen::on_screen(|| player.play(&asked_to_end))?;
    end
}

struct Player<'a> {
    frame: Frame<'a>,
}

impl Player<'_> {
    fn play(&mut self, asked_to_end: &AtomicBool) -> io::Result<()> {
        let mut due = Instant::now() + self.frame.delay;
        self.draw()?;
        while !asked_to_end.load(Ordering::Relaxed) {
            // Short enough to notice that the program is asked to end.
            let patience = Duration::from_millis(100);
            let wait = if self.frame.is_playing {
                due.saturating_duration_since(Instant::now())
            } else {
                patience
            };
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
                due = Instant::now() + self.frame.delay;
                self.draw()?;
            } else if self.frame.is_playing && Instant::now() >= due {
                self.go_to(self.frame.step + 1);
                due = Instant::now() + self.frame.delay;
                self.draw()?;
            }
        }
        Ok(())
    }

    fn last(&self) -> usize {
        self.frame.trace.steps.len().saturating_sub(1)
    }

    fn go_to(&mut self, step: usize) {
        self.frame.step = step.min(self.last());
        self.frame.is_playing &= self.frame.step < self.last();
    }

    /// Does what a key says, and tells whether that is to end.
    fn quits(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'd') if control => return true,
            KeyCode::Char('q') | KeyCode::Esc => return true,
            KeyCode::Char(' ') => {
                if self.frame.step == self.last() {
                    self.frame.step = 0;
                }
                self.frame.is_playing = !self.frame.is_playing;
            }
            KeyCode::Char('+') => self.wait((self.frame.delay / 2).max(Duration::from_millis(1))),
            KeyCode::Char('-') => self.wait((self.frame.delay * 2).min(Duration::from_secs(10))),
            code => {
                let step = match code {
                    KeyCode::Right => self.frame.step + 1,
                    KeyCode::Left => self.frame.step.saturating_sub(1),
                    KeyCode::Home => 0,
                    KeyCode::End => self.last(),
                    KeyCode::Char('n' | 'N') => self.next_solution(),
                    _ => return false,
                };
                self.frame.is_playing = false;
                self.go_to(step);
            }
        }
        false
    }

    fn wait(&mut self, delay: Duration) {
        self.frame.delay = delay;
    }

    fn next_solution(&self) -> usize {
        let later = self.frame.trace.steps.iter().enumerate().skip(self.frame.step + 1);
        later
            .into_iter()
            .find(|(_, step)| step.kind == Kind::Solution)
            .map_or(self.last(), |it| it.0)
    }

    fn draw(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let (width, height) = terminal::size()?;
        let lines = self.frame.lines(width.into(), height.into());
        for (row, (line, is_bold)) in (0..height).zip(&lines) {
            // To clear the whole screen first would flicker.
            queue!(out, MoveTo(0, row), Clear(ClearType::UntilNewLine))?;
            if *is_bold {
                write!(out, "{}", line.as_str().bold())?;
            } else {
                write!(out, "{line}")?;
            }
        }
        // What the frame before had below this one's last line.
        if let Some(below) = (0..height).nth(lines.len()) {
            queue!(out, MoveTo(0, below), Clear(ClearType::FromCursorDown))?;
        }
        out.flush()
    }
}
