//! A red test of a function that is built on another one may be red only because of that.
//! Then it waits: one cause is one red.

use std::collections::BTreeMap;
use std::env;
use std::io;
use std::process::Stdio;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use wait_timeout::ChildExt;

use crate::own_process::{ENDS_WITH_STDIN, this_binary};

/// The functions of the exercises, as `build.rs` names them: `ch01::is_safe,ch01::count`.
/// Of the reference nobody needs to know.
#[derive(Clone, Copy, Default)]
pub struct Functions {
    /// All of them.
    pub all: Option<&'static str>,
    /// Those that still hold a `todo!`.
    pub still_todo: Option<&'static str>,
}

/// Set in a process that is only to say whether some tests are red, whatever the reason.
const ASKED: &str = "QUEENS_KATA_ASKED";

/// The tests that were red in this process, or the beginning of their names.
static RED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Notes that a test was red.
pub fn note_red(test: &str) {
    lock(&RED).push(test.into());
}

/// Whether it is known that a red test of a function would wait for one that it is built on.
/// If it is red for the same cause, say an endless loop, it need not take as long once more.
pub fn will_wait(test: &str, built_on: &[&str]) -> bool {
    let Some((stem, _)) = test.split_once("::") else { return false };
    built_on.iter().any(|lower| is_known_to_be_red(&format!("{stem}::{}_", in_tests(lower))))
}

/// What a red test says in place of what it `said`, if it waits for a function that its own is built on.
/// `queens` reads the first words: one name waits for another.
pub fn sentence(functions: Functions, test: &str, built_on: &[&str], said: &str) -> Option<String> {
    if env::var_os(ASKED).is_some() {
        return None;
    }
    let (stem, name) = test.split_once("::")?;
    let (chapter, _) = stem.split_once('_')?;
    // The name of a test begins with the name of its function.
    let is_its = |function: &&str| name.starts_with(&format!("{}_", in_tests(function)));
    let function = names(functions.all, chapter).filter(is_its).max_by_key(|it| it.len())?;

    let is_todo = |lower: &&&str| names(functions.still_todo, chapter).any(|name| name == **lower);
    if said.contains("not yet implemented")
        && let Some(lower) = built_on.iter().find(is_todo)
    {
        return Some(format!(
            "{function} waits for {lower}: {lower} still holds a todo!, and {function} is built on it.\n\
             Write {lower} first."
        ));
    }
    let lower = built_on.iter().find(|lower| is_red(&format!("{stem}::{}_", in_tests(lower))))?;
    Some(format!(
        "{function} waits for {lower}: the tests of {lower} fail, and {function} is built on it.\n\
         Make them pass first."
    ))
}

/// How the names of a function's tests begin: `is_safe`, or `regions_choices` for `Regions::choices`.
fn in_tests(function: &str) -> String {
    function.replace("::", "_").to_lowercase()
}

/// The names of one chapter.
fn names(all: Option<&'static str>, chapter: &str) -> impl Iterator<Item = &'static str> {
    let chapter = format!("{chapter}::");
    all.unwrap_or_default().split(',').filter_map(move |name| name.strip_prefix(chapter.as_str()))
}

/// Whether one of the tests is red whose names begin like that.
/// What this process does not know yet, another one is asked for, once.
fn is_red(tests: &str) -> bool {
    static ANSWERS: Mutex<BTreeMap<String, bool>> = Mutex::new(BTreeMap::new());
    let answer = *lock(&ANSWERS).entry(tests.into()).or_insert_with(|| ask(tests).unwrap_or(false));
    if answer {
        note_red(tests);
    }
    answer
}

fn is_known_to_be_red(tests: &str) -> bool {
    lock(&RED).iter().any(|red| red.starts_with(tests))
}

fn ask(tests: &str) -> io::Result<bool> {
    let mut child = this_binary()?
        .arg(tests)
        .envs([(ASKED, "1"), (ENDS_WITH_STDIN, "1"), ("RUST_BACKTRACE", "0")])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // Held until the child is done: without it the child ends.
    let _stdin = child.stdin.take();
    loop {
        if is_known_to_be_red(tests) {
            child.kill()?;
            child.wait()?;
            return Ok(true);
        }
        if let Some(status) = child.wait_timeout(Duration::from_millis(20))? {
            return Ok(!status.success());
        }
    }
}

/// A test that fails while it holds the lock leaves nothing half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
