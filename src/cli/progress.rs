//! How far a long piece of work has come, on stderr.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that takes no longer than this needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Does the work.
/// If it takes long, and stderr is a terminal, a bar shows how many of the pieces are done, and when the rest will be; the work calls `inc` on it.
pub fn with_progress<T>(pieces: usize, work: impl FnOnce(&ProgressBar) -> T) -> T {
    let style =
        ProgressStyle::with_template("{bar:30} {percent}%, {elapsed} so far, about {eta} to go")
            .expect("the template is right");
    let hidden = ProgressDrawTarget::hidden();
    let bar = ProgressBar::with_draw_target(Some(pieces as u64), hidden).with_style(style);
    let (at_work, finished) = channel::<()>();
    let result = thread::scope(|scope| {
        let bar = &bar;
        scope.spawn(move || {
            if finished.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                bar.set_draw_target(ProgressDrawTarget::stderr());
                bar.enable_steady_tick(Duration::from_millis(200));
            }
        });
        let result = work(bar);
        drop(at_work);
        result
    });
    bar.finish_and_clear();
    result
}
