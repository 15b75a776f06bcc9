//! How far a long piece of work has come, on stderr.

use std::fmt;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// Work that takes no longer than this needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Does the work.
/// If it takes long, and stderr is a terminal, a bar shows how many of the pieces are done, and when the rest will be; the work calls `inc` on it.
pub fn with_progress<T>(pieces: usize, work: impl FnOnce(&ProgressBar) -> T) -> T {
    let style = ProgressStyle::with_template("{bar:30} {percent}%, {elapsed} so far{to_go}")
        .expect("the template is right")
        .with_key("to_go", |state: &ProgressState, out: &mut dyn fmt::Write| {
            // Before the first piece is done nobody knows.
            if state.pos() > 0 {
                let _ = write!(out, ", about {:#} to go", HumanDuration(state.eta()));
            }
        });
    let hidden = ProgressDrawTarget::hidden();
    let bar = ProgressBar::with_draw_target(Some(pieces as u64), hidden).with_style(style);
    shown(&bar, || work(&bar))
}

/// Does work that comes in one piece.
/// If it takes long, and stderr is a terminal, that shows how long it has taken so far.
pub fn with_spinner<T>(work: impl FnOnce() -> T) -> T {
    let style = ProgressStyle::with_template("{spinner} at work, {elapsed} so far")
        .expect("the template is right");
    let hidden = ProgressDrawTarget::hidden();
    shown(&ProgressBar::with_draw_target(None, hidden).with_style(style), work)
}

/// Shows a bar while the work is done, if that takes long.
fn shown<T>(bar: &ProgressBar, work: impl FnOnce() -> T) -> T {
    let (at_work, finished) = channel::<()>();
    let result = thread::scope(|scope| {
        scope.spawn(move || {
            if finished.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                bar.set_draw_target(ProgressDrawTarget::stderr());
                bar.enable_steady_tick(Duration::from_millis(200));
            }
        });
        let result = work();
        drop(at_work);
        result
    });
    bar.finish_and_clear();
    result
}
