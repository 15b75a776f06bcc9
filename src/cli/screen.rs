//! The terminal as a screen to draw on, and back as it was.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{env, panic, process, thread};

use crossterm::cursor::{Hide, Show};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

use super::Failure;

/// Whether there is a terminal at both ends, and one that can do more than print.
pub fn can_be_drawn_on() -> bool {
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    !is_dumb && io::stdout().is_terminal() && io::stdin().is_terminal()
}

/// Becomes true when a signal asks this program to end: the terminal has to be given back first.
pub fn asked_to_end() -> io::Result<Arc<AtomicBool>> {
    let asked = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
        signal_hook::flag::register(signal, Arc::clone(&asked))?;
    }
    let asked_as_well = Arc::clone(&asked);
    thread::spawn(move || end_at_last(&asked_as_well));
    Ok(asked)
}

/// Asking for a key never comes back when the terminal is gone: then this ends the program.
fn end_at_last(asked: &AtomicBool) {
    while !asked.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(200));
    }
    thread::sleep(Duration::from_secs(1));
    leave();
    process::exit(1);
}

/// Runs what draws on the screen.
pub fn on_screen(run: impl FnOnce() -> io::Result<()>) -> Result<(), Failure> {
    let outcome = Screen::enter().and_then(|_screen| run());
    outcome.map_err(|error| Failure::Other(format!("can't use this terminal: {error}")))
}

/// The terminal in a state for drawing, and back in its own state when this goes, whatever the way.
struct Screen;

impl Screen {
    fn enter() -> io::Result<Self> {
        // A panic would write its message to the screen that is about to go.
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            leave();
            report(info);
        }));
        enable_raw_mode()?;
        let screen = Self;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

fn leave() {
    // If this fails, there is no place left to say so.
    let _ = execute!(io::stdout(), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
