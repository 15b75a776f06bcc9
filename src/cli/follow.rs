//! `queens follow`: stays open, and checks the exercise each time that it is saved.

mod files;
mod page;

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use clap::Args;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use queens_kata::roster::{CHAPTERS, Chapter};

use super::judge::Stop;
use super::places::{self, Place};
use super::values::chapter;
use super::{Failure, checkout, hint, next, report, say, screen, searched};
use files::{Files, files};

/// How often the files are looked at.
const INTERVAL: Duration = Duration::from_millis(50);

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo follow                          the chapter that the map sends you to
  cargo follow 1

It checks when you save the file of an exercise, and follows you to another
chapter when you save that one.
Keys: h a hint, a all that is said, m the map, n the next chapter, Esc back,
↑ and ↓ scroll, q quits.
In a pipe it checks once.

`cargo follow` is short for `cargo run -- follow`.")]
pub struct Arguments {
    /// The chapter: its number or its title; where the map would send you, unless told otherwise
    #[arg(value_name = "CHAPTER", value_parser = chapter)]
    chapter: Option<&'static Chapter>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let chapter = arguments.chapter.map_or_else(where_the_map_sends, Ok)?;
    if !screen::can_be_drawn_on() {
        let mut place = places::one(chapter, say, &Stop::default())?;
        place.note = searched::seen(&place);
        let mut out = anstream::stdout().lock();
        for line in page::head(chapter).into_iter().chain(report::of(&place)) {
            writeln!(out, "{line}")?;
        }
        return Ok(());
    }
    let asked_to_end = screen::asked_to_end()?;
    screen::on_screen(|| Follower::new(chapter).follow(&asked_to_end))
}

fn where_the_map_sends() -> Result<&'static Chapter, Failure> {
    let places = places::all(say, &Stop::default())?;
    let next = next::place(&places).map(|place| place.chapter);
    Ok(next.or_else(|| next::in_order().next()).expect("there are chapters"))
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
    /// How many checks there have been.
    checks: usize,
    sender: Sender<News>,
    receiver: Receiver<News>,
}

/// What the screen shows.
enum View {
    Report,
    All,
    /// Hint 1, and so on.
    Hint(usize),
    /// None, until all chapters are checked.
    Map(Option<Vec<Place>>),
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
    Checked(Result<Box<Place>, Failure>),
    /// What is to be said of how the exercise searches, after the check of this number.
    Seen(usize, String),
    AllChecked(Result<Vec<Place>, Failure>),
}

impl Follower {
    fn new(chapter: &'static Chapter) -> Self {
        let (sender, receiver) = channel();
        Self {
            chapter,
            place: None,
            view: View::Report,
            scroll: 0,
            check: None,
            checks: 0,
            sender,
            receiver,
        }
    }

    fn follow(&mut self, asked_to_end: &AtomicBool) -> io::Result<()> {
        let mut before = files();
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
            let now = files();
            if now != before {
                self.go_where_the_learner_is(&before, &now);
                is_saving = true;
                before = now;
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
        self.checks += 1;
        let number = self.checks;
        let stop = Stop::default();
        self.check = Some(Check { stop: stop.clone(), doing: String::new(), is_stale: false });
        let (chapter, is_about_all) = (self.chapter, matches!(self.view, View::Map(_)));
        let sender = self.sender.clone();
        thread::spawn(move || {
            let of_cargo = sender.clone();
            // If nobody listens any more, the program is about to end.
            let news = move |line| drop(of_cargo.send(News::Cargo(line)));
            if is_about_all {
                return drop(sender.send(News::AllChecked(places::all(news, &stop))));
            }
            let place = places::one(chapter, news, &stop);
            let judged = place.as_ref().ok().cloned();
            drop(sender.send(News::Checked(place.map(Box::new))));
            // The verdict does not wait for this.
            if let Some(seen) = judged.and_then(|place| searched::seen(&place)) {
                drop(sender.send(News::Seen(number, seen)));
            }
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
        if let News::Seen(check, note) = news {
            if let Some(Ok(place)) = &mut self.place
                && check == self.checks
            {
                place.note = Some(note);
            }
            return;
        }
        if self.check.take().is_none_or(|check| check.is_stale) {
            return self.check();
        }
        match news {
            News::Checked(place) => self.place = Some(place.map(|place| *place)),
            News::AllChecked(Ok(places)) => {
                let is_here = |place: &&Place| place.is_of(self.chapter);
                self.place = places.iter().find(is_here).cloned().map(Ok);
                if let View::Map(_) = self.view {
                    self.show(View::Map(Some(places)));
                }
            }
            News::AllChecked(Err(failure)) => self.place = Some(Err(failure)),
            News::Cargo(_) | News::Seen(..) => {}
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
            KeyCode::Char('a') => self.show(View::All),
            KeyCode::Char('m') => {
                self.show(View::Map(None));
                self.check();
            }
            KeyCode::Char('n') => {
                let next = next::after(self.chapter).or_else(|| next::in_order().next());
                self.chapter = next.expect("there are chapters");
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
}
