//! Runs a test's body in a process of its own, with a time limit.
//!
//! An endless loop can't be stopped from inside a process, and a stack overflow ends the whole of it.
//! So the test starts this test binary again, asking for itself only, and reports what became of it.

use std::fmt::Display;
use std::panic::{self, AssertUnwindSafe};
use std::process::{self, Output};
use std::time::{Duration, Instant};
use std::{env, thread};

/// How long one test may run. The reference needs well under a second for the slowest.
const TIME_LIMIT: Duration = Duration::from_secs(5);

/// Set in the child process.
const CHILD: &str = "QUEENS_KATA_CHILD";

/// Starts a line in which the child tells which call it is about to make.
const CALLING: &str = "\u{1e}calling ";

/// Runs `body` in a process of its own and fails, in words, if it fails, hangs, or crashes there.
pub fn in_own_process(body: impl FnOnce()) {
    if env::var_os(CHILD).is_some() {
        // Leaving here keeps the test harness of the child from printing a report of its own.
        let outcome = panic::catch_unwind(AssertUnwindSafe(body));
        process::exit(if outcome.is_ok() { 0 } else { 101 });
    }

    // The test harness names each test's thread after the test.
    let thread = thread::current();
    let test = thread.name().expect("a test runs on a named thread");
    let start = Instant::now();
    let output = assert_cmd::Command::new(env::current_exe().expect("this binary has a path"))
        .args(["--exact", test, "--include-ignored", "--nocapture"])
        .env(CHILD, "1")
        .timeout(TIME_LIMIT)
        .output()
        .expect("this binary starts again");
    report(&output, start.elapsed());
}

/// Makes a call that is the learner's, and notes it, so that a call that does not come back has a name.
pub fn calling<T>(call: impl Display, make: impl FnOnce() -> T) -> T {
    println!("{CALLING}{call}");
    let answer = make();
    println!("{CALLING}");
    answer
}

fn report(output: &Output, took: Duration) {
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    let mut call = "";
    for line in stdout.lines() {
        match line.split_once(CALLING) {
            Some((before, noted)) => {
                print!("{before}");
                call = noted;
            }
            None if line.is_empty() || line == "running 1 test" => {}
            None => println!("{line}"),
        }
    }
    let call = if call.is_empty() { "the test" } else { call };

    if output.status.success() {
        return;
    }
    if took >= TIME_LIMIT {
        panic!(
            "{call} was still running after {} seconds, and was stopped.\n\
             Does every loop move on, and every call come closer to its end?",
            TIME_LIMIT.as_secs()
        );
    }
    if stderr.contains("has overflowed its stack") {
        panic!(
            "{call} overflowed the stack.\n\
             A call that calls itself must come closer to an end: does each one get another row or column?"
        );
    }
    eprint!("{stderr}");
    if output.status.code() != Some(101) {
        panic!("{call} ended its process: {}.", output.status);
    }
    if call != "the test" {
        eprintln!("This happened in {call}.");
    }
    if stderr.contains("attempt to subtract with overflow") {
        eprintln!(
            "A usize can't go below 0. To compare a difference, use a.abs_diff(b), or add instead: a + d == b + c."
        );
    }
    // The child's panic message stands above: fail without a second one.
    panic::resume_unwind(Box::new("failed in its own process"));
}
