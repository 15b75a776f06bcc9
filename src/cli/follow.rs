//! `queens follow`: stays open, and checks the exercise each time that it is saved.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, SystemTime};
use std::{fs, thread};

use anstream::adapter::strip_str;
use anstyle::Style;
use clap::Args;
use crossterm::cursor::MoveTo;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::queue;
use crossterm::style::ResetColor;
use crossterm::terminal::{self, Clear, ClearType};
use queens_kata::roster::{CHAPTERS, Chapter};

use super::places::{self, Place, Stop};
use super::report::BOLD;
use super::values::chapter;
use super::{Failure, checkout, hint, map, next, report, say, screen};

/// How often the files are looked at.
const INTERVAL: Duration = Duration::from_millis(50);

const DIM: Style = Style::new().dimmed();

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo follow                          the chapter that the map sends you to
  cargo follow 1

It checks when you save the file of an exercise, and follows you to another
chapter when you save that one.
Keys: h a hint, a all failures, m the map, n the next chapter, Esc back,
↑ and ↓ scroll, q ends.
In a pipe it checks once.

`cargo follow` is short for `cargo run -- follow`.")]
pub struct Arguments {
    /// The chapter: a number, or its name; where the map would send you, unless told otherwise
    #[arg(value_name = "CHAPTER", value_parser = chapter)]
    chapter: Option<&'static Chapter>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let chapter = arguments.chapter.map_or_else(where_the_map_sends, Ok)?;
    if !screen::can_be_drawn_on() {
        let place = places::one(chapter, say, &Stop::default())?;
        let mut out = anstream::stdout().lock();
        for line in report::of(&place) {
            writeln!(out, "{line}")?;
        }
        return Ok(());
    }
    let asked_to_end = screen::asked_to_end()?;
    screen::on_screen(|| Follower::new(chapter).follow(&asked_to_end))
}

fn where_the_map_sends() -> Result<&'static Chapter, Failure> {
    let places = places::all(say, &Stop::default())?;
    Ok(next::place(&places).map_or(&CHAPTERS[0], |place| place.chapter))
}

struct Follower {
    chapter: &'static Chapter,
    /// Where the learner stood with it at the last check, or why that is not known.
    place: Option<Result<Place, Failure>>,
    view: View,
    /// The first line of the view that is shown.
    scroll: usize,
    /// The check that runs.
    check: Option<Check>,
    sender: Sender<News>,
    receiver: Receiver<News>,
}

/// What the screen shows.
enum View {
    Report,
    Failures,
    /// Hint 1, and so on.
    Hint(usize),
    /// None, until all chapters are checked.
    Map(Option<Result<Vec<Place>, Failure>>),
}

/// A check goes on in another thread.
struct Check {
    stop: Stop,
    /// What it does.
    doing: String,
    /// Another is to follow: what this one finds is no longer so.
    is_stale: bool,
}

enum News {
    /// What cargo does.
    Cargo(String),
    Checked(Result<Place, Failure>),
    AllChecked(Result<Vec<Place>, Failure>),
}

impl Follower {
    fn new(chapter: &'static Chapter) -> Self {
        let (sender, receiver) = channel();
        Self { chapter, place: None, view: View::Report, scroll: 0, check: None, sender, receiver }
    }

    fn follow(&mut self, asked_to_end: &AtomicBool) -> io::Result<()> {
        let mut files = files();
        let mut is_saving = false;
        self.check();
        self.draw()?;
        while !asked_to_end.load(Ordering::Relaxed) {
            let mut has_changed = false;
            if event::poll(INTERVAL)? {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => {
                        if self.quits(key) {
                            break;
                        }
                    }
                    Event::Resize(..) => {}
                    _ => continue,
                }
                has_changed = true;
            }
            while let Ok(news) = self.receiver.try_recv() {
                self.take(news);
                has_changed = true;
            }
            // An editor may save in several steps: the check waits until the files keep still.
            let now = self::files();
            if now != files {
                self.go_where_the_learner_is(&files, &now);
                is_saving = true;
                files = now;
            } else if is_saving {
                is_saving = false;
                self.show(View::Report);
                self.check();
                has_changed = true;
            }
            if has_changed {
                self.draw()?;
            }
        }
        if let Some(check) = &self.check {
            check.stop.stop();
        }
        Ok(())
    }

    /// Another chapter's file has been saved, and this one's has not: the learner works there.
    fn go_where_the_learner_is(&mut self, before: &Files, now: &Files) {
        let has_changed = |chapter: &&Chapter| {
            let file = checkout().join(format!("src/exercises/{}.rs", chapter.stem));
            before.get(&file) != now.get(&file)
        };
        if !has_changed(&self.chapter)
            && let Some(chapter) = CHAPTERS.iter().find(has_changed)
        {
            self.chapter = chapter;
            self.place = None;
        }
    }

    /// Checks what the view is about, as soon as the check before has ended.
    fn check(&mut self) {
        if let Some(check) = &mut self.check {
            check.is_stale = true;
            check.stop.stop();
            return;
        }
        let stop = Stop::default();
        self.check = Some(Check { stop: stop.clone(), doing: String::new(), is_stale: false });
        let (chapter, is_about_all) = (self.chapter, matches!(self.view, View::Map(_)));
        let sender = self.sender.clone();
        thread::spawn(move || {
            let of_cargo = sender.clone();
            // If nobody listens any more, the program is about to end.
            let news = move |line| drop(of_cargo.send(News::Cargo(line)));
            let found = if is_about_all {
                News::AllChecked(places::all(news, &stop))
            } else {
                News::Checked(places::one(chapter, news, &stop))
            };
            drop(sender.send(found));
        });
    }

    fn take(&mut self, news: News) {
        if let News::Cargo(line) = news {
            if let Some(check) = &mut self.check {
                // Without the folder of the package.
                let doing = line.split(" (").next().unwrap_or_default().trim();
                check.doing = format!("- {doing}");
            }
            return;
        }
        if self.check.take().is_none_or(|check| check.is_stale) {
            return self.check();
        }
        match news {
            News::Checked(place) => self.place = Some(place),
            News::AllChecked(places) => self.show(View::Map(Some(places))),
            News::Cargo(_) => {}
        }
    }

    fn show(&mut self, view: View) {
        self.view = view;
        self.scroll = 0;
    }

    /// Does what a key says, and tells whether that is to end.
    fn quits(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'd') if control => return true,
            KeyCode::Char('q') => return true,
            KeyCode::Char('h') => self.show(View::Hint(self.next_hint())),
            KeyCode::Char('a') => self.show(View::Failures),
            KeyCode::Char('m') => {
                self.show(View::Map(None));
                self.check();
            }
            KeyCode::Char('n') => {
                self.chapter = CHAPTERS.get(self.chapter.number + 1).unwrap_or(&CHAPTERS[0]);
                self.place = None;
                self.show(View::Report);
                self.check();
            }
            KeyCode::Esc | KeyCode::Backspace => self.show(View::Report),
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll += 1,
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(10),
            KeyCode::PageDown => self.scroll += 10,
            _ => {}
        }
        false
    }

    /// The first hint that helps where the learner is, and then the one after the one that is shown.
    fn next_hint(&self) -> usize {
        if let View::Hint(number) = self.view {
            return number + 1;
        }
        let place = self.place.as_ref().and_then(|place| place.as_ref().ok());
        hint::first_about(self.chapter, place.and_then(next::function))
    }

    fn draw(&mut self) -> io::Result<()> {
        let (width, height) = terminal::size()?;
        let wrapped = |lines: Vec<String>| -> Vec<String> {
            lines
                .iter()
                .flat_map(|line| textwrap::wrap(line, usize::from(width)))
                .map(Cow::into_owned)
                .collect()
        };
        let head = wrapped(self.head());
        let mut body = wrapped(self.body(width.into()));
        if self.check.is_some() {
            // It is about what was there before.
            body = body.iter().map(|line| format!("{DIM}{}{DIM:#}", strip_str(line))).collect();
        }
        let room = usize::from(height).saturating_sub(head.len());
        let last_scroll = |foot: usize| body.len().saturating_sub(room.saturating_sub(foot));
        let foot = wrapped(self.foot(last_scroll(3) > 0));
        self.scroll = self.scroll.min(last_scroll(foot.len()));
        let room = room.saturating_sub(foot.len());
        let mut lines = head;
        lines.extend(body.into_iter().skip(self.scroll).take(room));
        lines
            .resize(usize::from(height).saturating_sub(foot.len()).max(lines.len()), String::new());
        lines.extend(foot);

        let mut out = io::stdout().lock();
        for (row, line) in (0..height).zip(&lines) {
            queue!(out, MoveTo(0, row), ResetColor)?;
            write!(out, "{line}")?;
            queue!(out, ResetColor, Clear(ClearType::UntilNewLine))?;
        }
        out.flush()
    }

    fn head(&self) -> Vec<String> {
        let Chapter { number, title, stem, .. } = self.chapter;
        vec![
            format!("{BOLD}Chapter {number}: {title}{BOLD:#}  src/exercises/{stem}.rs"),
            String::new(),
        ]
    }

    fn body(&self, width: usize) -> Vec<String> {
        let failed = |failure: &Failure| failure.to_string().lines().map(Into::into).collect();
        match (&self.view, &self.place) {
            (View::Map(Some(Ok(places))), _) => map::lines(places, width),
            (View::Map(Some(Err(failure))), _) | (_, Some(Err(failure))) => failed(failure),
            (View::Hint(number), _) => hint_lines(self.chapter, *number),
            (View::Map(None), _) | (_, None) => Vec::new(),
            (View::Report, Some(Ok(place))) => report::of(place),
            (View::Failures, Some(Ok(place))) => report::failures(place),
        }
    }

    fn foot(&self, is_long: bool) -> Vec<String> {
        let doing = match &self.check {
            Some(check) => format!("Checking {}", check.doing),
            None => "Save the file, and it is checked again.".into(),
        };
        let scroll = if is_long { "↑ ↓ scroll  " } else { "" };
        let back = if matches!(self.view, View::Report) { "" } else { "Esc back  " };
        let keys = format!("{scroll}{back}h hint  a all  m map  n next  q quit");
        vec![String::new(), doing, format!("{BOLD}{keys}{BOLD:#}")]
    }
}

fn hint_lines(chapter: &Chapter, number: usize) -> Vec<String> {
    let hints = match hint::of(chapter) {
        Ok(hints) => hints,
        Err(failure) => return vec![failure.to_string()],
    };
    let Some(hint) = hints.get(number - 1) else {
        return vec![format!(
            "That was the last hint. The reference: src/chapters/{}.rs",
            chapter.stem
        )];
    };
    let mut lines = vec![format!("{BOLD}{}{BOLD:#}", hint.title), String::new()];
    lines.extend(hint.body.lines().filter(|line| !line.starts_with("```")).map(Into::into));
    lines
}

/// The files of the exercises, each with its time and length.
type Files = HashMap<PathBuf, (Option<SystemTime>, u64)>;

/// What is there now.
/// A file that goes while this looks is not there.
fn files() -> Files {
    let mut files = Files::new();
    collect(&checkout().join("src/exercises"), &mut files);
    files
}

fn collect(folder: &Path, files: &mut Files) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, Ok(about)) = (entry.path(), entry.metadata()) else { continue };
        if about.is_dir() && entry.file_name() != "tests" {
            collect(&path, files);
        } else if path.extension().is_some_and(|it| it == "rs" || it == "toml") {
            files.insert(path, (about.modified().ok(), about.len()));
        }
    }
}
