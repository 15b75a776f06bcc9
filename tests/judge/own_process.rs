//! Runs a test's body in a process of its own, with limits on time and memory.
//!
//! An endless loop can't be stopped from inside a process, and a stack overflow ends the whole of it.
//! So the test starts this test binary again, asking for itself only, and reports what became of it.

use std::alloc::System;
use std::fmt::Display;
use std::io::{self, ErrorKind, Read};
use std::panic::{self, AssertUnwindSafe};
use std::process::{self, Command, ExitStatus, Stdio};
use std::sync::Once;
use std::time::Duration;
use std::{env, thread};

use cap::Cap;
use cpu_time::ProcessTime;
use wait_timeout::ChildExt;

use crate::plain_panics::speak_plainly;
use crate::printed::{Printed, note_advice, note_call, note_return, note_the_end};
use crate::report::report;
use crate::time_limit::{MORE_TIME, given_up_after, note_a_call, time_limit, watch_the_time};
use crate::waiting::{self, Functions};

/// How much memory the child may have, its stack not counted.
pub const MEMORY_LIMIT: usize = 512_000_000;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// How long a test may run whose function waits for another one anyway, unless it passes.
const FOR_ONE_THAT_WAITS: Duration = Duration::from_secs(1);

/// Set in the child process.
const CHILD: &str = "QUEENS_KATA_CHILD";

/// Set by those who start these tests to read what comes of them, `queens` and `waiting.rs`: the tests end with them.
pub const ENDS_WITH_STDIN: &str = "QUEENS_KATA_ENDS_WITH_STDIN";

/// Runs `body` in a process of its own and fails, in words, if it fails, hangs, or crashes there.
pub fn in_own_process(mut body: impl FnMut()) {
    after(Functions::default(), &[], &mut body);
}

/// The same for the test of a function that is built on others, in the order in which they are written.
/// If it fails while the tests of one of those fail, too, or one is still to write, it waits for that one, and says nothing else.
pub fn after(functions: Functions, built_on: &[&str], body: &mut dyn FnMut()) {
    if !is_child() {
        return watch_a_child(functions, built_on);
    }
    speak_plainly();
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        end_with_stdin();
        starts(watch_the_time());
        MEMORY.set_limit(MEMORY_LIMIT).expect("a test begins with less");
        body();
    }));
    note_the_end();
    // Leaving here keeps the test harness of the child from printing a report of its own.
    process::exit(if outcome.is_ok() { 0 } else { 101 });
}

/// Whether this process was started for one test.
pub fn is_child() -> bool {
    env::var_os(CHILD).is_some()
}

/// Makes a call that is the learner's, and notes it, so that a call that does not come back has a name.
pub fn calling<T>(call: impl Display, make: impl FnOnce() -> T) -> T {
    note_call(&call);
    note_a_call();
    let begun = ProcessTime::now();
    let answer = make();
    note_return(begun.elapsed());
    answer
}

/// What is asked in place of "Does every loop move on?" if one of the next calls does not come back.
pub fn if_endless(advice: &str) {
    note_advice(advice);
}

/// Ends this process when the one that holds the other end of its stdin is gone, however that ended.
/// Nothing else would end a loop in here.
fn end_with_stdin() {
    let watch = || {
        while matches!(io::stdin().read(&mut [0; 64]), Ok(1..)) {}
        process::exit(1);
    };
    starts(thread::Builder::new().spawn(watch));
}

fn watch_a_child(functions: Functions, built_on: &[&str]) {
    static FIRST: Once = Once::new();
    FIRST.call_once(|| {
        speak_plainly();
        if env::var_os(ENDS_WITH_STDIN).is_some() {
            end_with_stdin();
        }
    });
    // The test harness names each test's thread after the test.
    let thread = thread::current();
    let test = thread.name().expect("a test runs on a named thread");
    let limit = if waiting::will_wait(test, built_on) { FOR_ONE_THAT_WAITS } else { time_limit() };
    let (status, printed) = starts(run(test, limit));
    let said = printed.text();
    if printed.is_over && status.is_some_and(|status| status.success()) {
        // The test harness keeps it to itself, unless it is asked not to.
        return print!("{said}");
    }
    if let Some(sentence) = waiting::sentence(functions, test, built_on, &said) {
        panic!("{sentence}");
    }
    waiting::note_red(test);
    print!("{said}");
    report(test, limit, status, &printed, &said);
}

/// Runs one test in a child process.
/// Without a status, it did not end itself when its time was up.
fn run(test: &str, limit: Duration) -> io::Result<(Option<ExitStatus>, Printed)> {
    // One pipe for both, so that what is printed stays in its order.
    let (output, input) = io::pipe()?;
    let mut child = this_binary()?
        // With one thread the harness would begin each line with the name of the test.
        .args(["--exact", test, "--include-ignored", "--nocapture", "--test-threads=2"])
        .env(CHILD, "1")
        .env(MORE_TIME, limit.as_secs().to_string())
        // So many threads get into each other's way, on a machine with one core, too.
        .env("RAYON_NUM_THREADS", "4")
        // A panic says the calls in the exercises, if it is asked to, and nothing else that happens has a backtrace.
        .env("RUST_BACKTRACE", "0")
        .env("RUST_LIB_BACKTRACE", env::var_os("RUST_BACKTRACE").unwrap_or("0".into()))
        .stdout(input.try_clone()?)
        .stderr(input)
        .spawn()?;
    let reader = thread::Builder::new().spawn(|| Printed::read(output))?;
    // Held until the child is done: without it the child ends.
    let _stdin = child.stdin.take();
    let status = child.wait_timeout(given_up_after(limit))?;
    if status.is_none() {
        child.kill()?;
        child.wait()?;
    }
    Ok((status, reader.join().expect("reading does not panic")))
}

/// This test binary, to be started again.
/// It can end with its stdin, which is held by the one who starts it.
pub(crate) fn this_binary() -> io::Result<Command> {
    let mut binary = Command::new(env::current_exe()?);
    binary.stdin(Stdio::piped());
    Ok(binary)
}

/// What was started, or a failure that says why it could not be.
fn starts<T>(started: io::Result<T>) -> T {
    started.unwrap_or_else(|error| match error.kind() {
        // The binary has gone, or is just being written.
        ErrorKind::NotFound | ErrorKind::ExecutableFileBusy => {
            panic!("The tests were built anew while they ran: run them again.")
        }
        _ => panic!(
            "This test needs a process of its own, and the system has no room for one: {error}."
        ),
    })
}
