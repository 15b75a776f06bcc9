//! Has the learner's exercises judged by their tests.

use std::path::Path;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use queens_kata::roster::Chapter;

use super::compile::{Broken, Built, Target, build};
use super::verdict::{Verdict, verdicts};
use super::{Failure, checkout};

/// Ends the tests that are started with it, now or later.
#[derive(Clone, Default)]
pub struct Stop(Arc<Mutex<Tests>>);

#[derive(Default)]
struct Tests {
    /// They hold on to it, and end when it is gone.
    stdin: Option<ChildStdin>,
    are_stopped: bool,
}

impl Stop {
    pub fn stop(&self) {
        *self.tests() = Tests { stdin: None, are_stopped: true };
    }

    fn hold(&self, stdin: Option<ChildStdin>) {
        let mut tests = self.tests();
        tests.stdin = stdin.filter(|_| !tests.are_stopped);
    }

    fn tests(&self) -> MutexGuard<'_, Tests> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What came out.
pub struct Judged {
    /// The exercises that do not compile.
    pub broken: Vec<Broken>,
    /// What the compiler warns of in the others, each with the stem of its chapter.
    pub warnings: Vec<(&'static str, String)>,
    /// How the tests of the others ended.
    pub verdicts: Vec<Verdict>,
}

/// Builds the exercise tests, and runs those of the chapters that compile, in a process of their own.
/// Each test there has a time limit, so this comes back whatever the exercises do.
pub fn judge(
    chapters: &[&Chapter],
    news: impl Fn(String) + Clone + Send + 'static,
    stop: &Stop,
) -> Result<Judged, Failure> {
    let Built { executable, broken, warnings } = build(Target::Tests, chapters, news)?;
    let is_broken = |chapter: &Chapter| broken.iter().any(|it| it.stem == chapter.stem);
    let verdicts = match executable {
        None => Vec::new(),
        Some(executable) => {
            let sound = chapters.iter().copied().filter(|chapter| !is_broken(chapter));
            run(&executable, sound, stop)?
        }
    };
    Ok(Judged { broken, warnings, verdicts })
}

/// Runs the tests of some chapters.
fn run<'a>(
    executable: &Path,
    chapters: impl Iterator<Item = &'a Chapter>,
    stop: &Stop,
) -> Result<Vec<Verdict>, Failure> {
    let failure = |error| Failure::Other(format!("can't run the exercise tests: {error}"));
    let mut tests = Command::new(executable);
    tests.args(chapters.map(Chapter::prefix));
    tests.current_dir(checkout().join("src/exercises"));
    tests.env("RUST_BACKTRACE", "0").env_remove("RUST_TEST_NOCAPTURE");
    tests.env("QUEENS_KATA_ENDS_WITH_STDIN", "1").stdin(Stdio::piped());
    tests.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = tests.spawn().map_err(failure)?;
    stop.hold(child.stdin.take());
    let output = child.wait_with_output().map_err(failure)?;
    verdicts(&String::from_utf8_lossy(&output.stdout)).ok_or_else(|| {
        Failure::Other(format!(
            "the exercise tests did not run to their end: {}\n{}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        ))
    })
}
