//! Plays the moments of a search in the terminal, to stop and to go through by hand: queens, or a puzzle.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crossterm::cursor::MoveTo;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::queue;
use crossterm::style::Stylize;
use crossterm::terminal::{self, Clear, ClearType};

use super::film::{self, Film, Moment};
use super::{Failure, screen};

/// Plays from the first step on, until it is told to end.
pub(crate) fn play(film: &dyn Film, delay: Duration) -> Result<(), Failure> {
    let asked_to_end = screen::asked_to_end()?;
    let mut player = Player { film, moment: Moment { step: 0, is_playing: true, delay } };
    screen::on_screen(|| player.play(&asked_to_end))
}

struct Player<'a> {
    film: &'a dyn Film,
    moment: Moment,
}

impl Player<'_> {
    fn play(&mut self, asked_to_end: &AtomicBool) -> io::Result<()> {
        let mut due = Instant::now() + self.moment.delay;
        self.draw()?;
        while !asked_to_end.load(Ordering::Relaxed) {
            // Short enough to notice that the program is asked to end.
            let patience = Duration::from_millis(100);
            let wait = if self.moment.is_playing {
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
                due = Instant::now() + self.moment.delay;
                self.draw()?;
            } else if self.moment.is_playing && Instant::now() >= due {
                self.go_to(self.moment.step + 1);
                due = Instant::now() + self.moment.delay;
                self.draw()?;
            }
        }
        Ok(())
    }

    fn last(&self) -> usize {
        self.film.steps().saturating_sub(1)
    }

    fn go_to(&mut self, step: usize) {
        self.moment.step = step.min(self.last());
        self.moment.is_playing &= self.moment.step < self.last();
    }

    /// Does what a key says, and tells whether that is to end.
    fn quits(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'd') if control => return true,
            KeyCode::Char('q') | KeyCode::Esc => return true,
            KeyCode::Char(' ') => {
                if self.moment.step == self.last() {
                    self.moment.step = 0;
                }
                self.moment.is_playing = !self.moment.is_playing;
            }
            KeyCode::Char('+') => self.wait((self.moment.delay / 2).max(Duration::from_millis(1))),
            KeyCode::Char('-') => self.wait((self.moment.delay * 2).min(Duration::from_secs(10))),
            code => {
                let step = match code {
                    KeyCode::Right => self.moment.step + 1,
                    KeyCode::Left => self.moment.step.saturating_sub(1),
                    KeyCode::Home => 0,
                    KeyCode::End => self.last(),
                    KeyCode::Char('n' | 'N') => self.next_solution(),
                    KeyCode::Char('p' | 'P') => self.film.parting().unwrap_or(self.moment.step),
                    _ => return false,
                };
                self.moment.is_playing = false;
                self.go_to(step);
            }
        }
        false
    }

    fn wait(&mut self, delay: Duration) {
        self.moment.delay = delay;
    }

    fn next_solution(&self) -> usize {
        let mut later = self.moment.step + 1..self.film.steps();
        later.find(|&step| self.film.is_solution(step)).unwrap_or(self.last())
    }

    fn draw(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let (width, height) = terminal::size()?;
        let lines = film::lines(self.film, &self.moment, width.into(), height.into());
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
