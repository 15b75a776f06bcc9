//! Runs a test's body in a process of its own, with limits on time and memory.
//!
//! An endless loop can't be stopped from inside a process, and a stack overflow ends the whole of
//! it. So the test starts this test binary again, asking for itself only, and reports what became
//! of it.

use std::alloc::System;
use std::fmt::Display;
use std::panic::{self, AssertUnwindSafe};
use std::process::{self, Output};
use std::time::{Duration, Instant};
use std::{env, thread};

use cap::Cap;

/// How long one test may run. The reference needs well under a second for the slowest.
const TIME_LIMIT: Duration = Duration::from_secs(5);

/// How much memory the child may have, its stack not counted.
const MEMORY_LIMIT: usize = 512_000_000;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// Set in the child process.
const CHILD: &str = "QUEENS_KATA_CHILD";

/// Starts a line in which the child tells which call it is about to make.
const CALLING: &str = "\u{1e}calling ";

/// Runs `body` in a process of its own and fails, in words, if it fails, hangs, or crashes there.
pub fn in_own_process(body: impl FnOnce()) {
    if env::var_os(CHILD).is_some() {
        MEMORY.set_limit(MEMORY_LIMIT).expect("a test begins with less");
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

/// Makes a call that is the learner's, and notes it, so that a call that does not come back has a
/// name.
pub fn calling<T>(call: impl Display, make: impl FnOnce() -> T) -> T {
    println!("{CALLING}{call}");
    let answer = make();
    println!("{CALLING}");
    answer
}

fn report(output: &Output, took: Duration) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    let mut call = "the test".to_string();
    let mut printed = String::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        match line.split_once(CALLING) {
            Some((before, noted)) => {
                printed += before;
                call = if noted.is_empty() { "the test".into() } else { noted.into() };
            }
            None if line.is_empty() || line == "running 1 test" => {}
            None => {
                printed += line;
                printed.push('\n');
            }
        }
    }
    print!("{}", shortened(&printed));
    if output.status.success() {
        return;
    }
    eprint!("{}", shortened(&stderr));

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
             The calls piled up: does each come closer to its end, or is there one that should not be a call?"
        );
    }
    if stderr.contains("memory allocation of") {
        panic!(
            "{call} took more than {} MB of memory, and was stopped.\n\
             Does the list that it makes ever end?",
            MEMORY_LIMIT / 1_000_000
        );
    }
    if output.status.code() != Some(101) {
        panic!("{call} ended its process: {}.", output.status);
    }
    if call != "the test" && !stderr.contains(&call) {
        eprintln!("This happened in {call}.");
    }
    if stderr.contains("attempt to subtract with overflow") {
        eprintln!(
            "An unsigned number can't go below 0. If you want a distance, take a.abs_diff(b). If not, ask \
             before you subtract (is there a row above, a column to the left, is n 0?), or add first, as \
             in row + (n - 1) - col."
        );
    }
    if stderr.contains("index out of bounds") {
        eprintln!(
            "The last place of a list is its length - 1. Ask before you look (is there a column to the right, has something been taken off?), \
             or make the list longer (is there a place for each line of the board?)."
        );
    }
    if stderr.contains("attempt to shift") {
        eprintln!("A number can't be shifted by as many bits as it has: a u32 goes up to 31.");
    }
    // The child's panic message stands above: fail without a second one.
    panic::resume_unwind(Box::new("failed in its own process"));
}

/// The beginning and the end of a text, if it is long: a loop can print a great deal in five
/// seconds.
fn shortened(text: &str) -> String {
    const KEPT: usize = 20;
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() <= 3 * KEPT {
        return text.to_string();
    }
    let left_out = lines.len() - 2 * KEPT;
    let (first, last) = (&lines[..KEPT], &lines[lines.len() - KEPT..]);
    format!("{}\n... {left_out} lines left out ...\n{}\n", first.join("\n"), last.join("\n"))
}
