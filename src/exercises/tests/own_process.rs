//! Runs a test's body in a process of its own, with limits on time and memory.
//!
//! An endless loop can't be stopped from inside a process, and a stack overflow ends the whole of it.
//! So the test starts this test binary again, asking for itself only, and reports what became of it.

use std::alloc::System;
use std::collections::VecDeque;
use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Read};
use std::panic::{self, AssertUnwindSafe};
use std::process::{self, Command, ExitStatus, Stdio};
use std::sync::Once;
use std::time::Duration;
use std::{env, thread};

use cap::Cap;
use wait_timeout::ChildExt;

/// How long one test may run.
/// The reference needs well under a second for the slowest.
const TIME_LIMIT: Duration = Duration::from_secs(5);

/// How much memory the child may have, its stack not counted.
const MEMORY_LIMIT: usize = 512_000_000;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// Set in the child process.
const CHILD: &str = "QUEENS_KATA_CHILD";

/// Set by `cargo run`, which runs these tests for its map: they end with it.
const ENDS_WITH_STDIN: &str = "QUEENS_KATA_ENDS_WITH_STDIN";

/// Starts a line in which the child tells which call it is about to make.
const CALLING: &str = "\u{1e}calling ";

/// What the child says instead of a call when the test is over, passed or not.
/// A process that ends without it was ended by the exercise.
const OVER: &str = "nothing more";

/// Runs `body` in a process of its own and fails, in words, if it fails, hangs, or crashes there.
pub fn in_own_process(body: impl FnOnce()) {
    if env::var_os(CHILD).is_none() {
        return watch_a_child();
    }
    end_with_stdin();
    MEMORY.set_limit(MEMORY_LIMIT).expect("a test begins with less");
    // Leaving here keeps the test harness of the child from printing a report of its own.
    let outcome = panic::catch_unwind(AssertUnwindSafe(body));
    println!("{CALLING}{OVER}");
    process::exit(if outcome.is_ok() { 0 } else { 101 });
}

/// Ends this process when the one that holds the other end of its stdin is gone, however that ended.
/// Nothing else would end a loop in here.
fn end_with_stdin() {
    thread::spawn(|| {
        while matches!(io::stdin().read(&mut [0; 64]), Ok(1..)) {}
        process::exit(1);
    });
}

fn watch_a_child() {
    static FIRST: Once = Once::new();
    if env::var_os(ENDS_WITH_STDIN).is_some() {
        FIRST.call_once(end_with_stdin);
    }
    // The test harness names each test's thread after the test.
    let thread = thread::current();
    let test = thread.name().expect("a test runs on a named thread");
    let mut child = Command::new(env::current_exe().expect("this binary has a path"))
        // With one thread the harness would begin each line with the name of the test.
        .args(["--exact", test, "--include-ignored", "--nocapture", "--test-threads=2"])
        .env(CHILD, "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("this binary starts again");
    // Held until the child is done: without it the child ends.
    let _stdin = child.stdin.take().expect("stdin is piped");
    let stdout = child.stdout.take().expect("stdout is piped");
    let stderr = child.stderr.take().expect("stderr is piped");
    let stdout = thread::spawn(move || Printed::read(stdout));
    let stderr = thread::spawn(move || Printed::read(stderr));
    let status = child.wait_timeout(TIME_LIMIT).expect("a child can be waited for");
    if status.is_none() {
        child.kill().expect("a child can be stopped");
        child.wait().expect("a child can be waited for");
    }
    let [stdout, stderr] =
        [stdout, stderr].map(|reader| reader.join().expect("reading does not panic"));
    report(status, &stdout, &stderr.text());
}

/// Makes a call that is the learner's, and notes it, so that a call that does not come back has a name.
pub fn calling<T>(call: impl Display, make: impl FnOnce() -> T) -> T {
    println!("{CALLING}{call}");
    let answer = make();
    println!("{CALLING}");
    answer
}

/// Without a status, the child was stopped at the time limit.
fn report(status: Option<ExitStatus>, stdout: &Printed, stderr: &str) {
    // The test harness keeps both to itself if the test passes, unless it is asked not to.
    print!("{}", stdout.text());
    eprint!("{stderr}");
    if stdout.is_over && status.is_some_and(|status| status.success()) {
        return;
    }

    let call = if stdout.call.is_empty() { "the test" } else { stdout.call.as_str() };
    let Some(status) = status else {
        panic!(
            "{call} was still running after {} seconds, and was stopped.\n\
             Does every loop move on, and every call come closer to its end?",
            TIME_LIMIT.as_secs()
        );
    };
    if stderr.contains("has overflowed its stack") {
        panic!(
            "{call} overflowed the stack.\n\
             The calls piled up: does each come closer to its end, or is there one that should not be a call?"
        );
    }
    if stderr.contains("memory allocation of") {
        panic!(
            "{call} took more than {} MB of memory, and was stopped.\n\
             Is there a list that grows without end?",
            MEMORY_LIMIT / 1_000_000
        );
    }
    if !stdout.is_over || status.code() != Some(101) {
        let advice = match status.code() {
            Some(0..=255) => {
                "\nIs there a process::exit? Let the function return its answer instead."
            }
            _ => "",
        };
        panic!("{call} ended its process: {status}.{advice}");
    }
    if call != "the test" && !stderr.contains(call) {
        eprintln!("This happened in {call}.");
    }
    if stderr.contains("attempt to subtract with overflow") {
        eprintln!(
            "An unsigned number can't go below 0. For a distance, use a.abs_diff(b). Otherwise check \
             before you subtract (is there a row above, a column to the left, a bit in the set? is n 0?), or \
             add first, as in row + (n - 1) - col."
        );
    }
    if stderr.contains("attempt to add with overflow") {
        eprintln!(
            "The sum is too large for its type. If it should start again at 0, as in !0 + 1, use a.wrapping_add(b)."
        );
    }
    if stderr.contains("but the index is 18446744073") {
        eprintln!(
            "That index was below 0 before it became a usize: in Rust no index counts from the end. Check \
             before you look: is there a row above, a column to the left?"
        );
    } else if stderr.contains("index out of bounds") {
        eprintln!(
            "The last index of a list is its length - 1. Check before you look (is there a column to the right? has something been removed?), \
             or make the list longer (has every column, or every diagonal, a place in it?)."
        );
    }
    if stderr.contains("removal index") {
        eprintln!(
            "`remove` takes an index, and not the value that stands there. Is it an index? And has everything been put back?"
        );
    }
    if stderr.contains("attempt to shift") {
        eprintln!(
            "A number can't be shifted by as many bits as it has: a u32 can be shifted by 31 at most."
        );
    }
    // The child's panic message stands above: fail without a second one.
    panic::resume_unwind(Box::new("failed in its own process"));
}

/// What the child printed: the beginning, and the end.
/// A loop can print more in five seconds than there is memory for.
#[derive(Default)]
struct Printed {
    first: Vec<String>,
    left_out: usize,
    last: VecDeque<String>,
    /// The call that was noted last, or nothing if it came back.
    call: String,
    is_over: bool,
}

impl Printed {
    const KEPT_LINES: usize = 30;

    /// What is longer counts as several lines.
    const LONGEST_LINE: u64 = 2_000;

    fn read(output: impl Read) -> Self {
        let mut output = BufReader::new(output);
        let mut printed = Self::default();
        let mut line = Vec::new();
        while let Ok(1..) = output.by_ref().take(Self::LONGEST_LINE).read_until(b'\n', &mut line) {
            let is_note = line.contains(&CALLING.as_bytes()[0]);
            if is_note && !line.ends_with(b"\n") && output.read_until(b'\n', &mut line).is_err() {
                break;
            }
            printed.take_in(&String::from_utf8_lossy(&line));
            line.clear();
        }
        printed
    }

    fn take_in(&mut self, line: &str) {
        let rest = match line.split_once(CALLING) {
            Some((before, noted)) => {
                match noted.trim_end() {
                    OVER => self.is_over = true,
                    call => self.call = call.into(),
                }
                before
            }
            // What the test harness says before the test begins.
            None if self.first.is_empty() && ["\n", "running 1 test\n"].contains(&line) => "",
            None => line,
        };
        if rest.is_empty() {
            return;
        }
        if self.first.len() < Self::KEPT_LINES {
            self.first.push(rest.into());
            return;
        }
        self.last.push_back(rest.into());
        if self.last.len() > Self::KEPT_LINES {
            self.last.pop_front();
            self.left_out += 1;
        }
    }

    fn text(&self) -> String {
        let gap = match self.left_out {
            0 => String::new(),
            lines => format!("... {lines} lines left out ..."),
        };
        let last = self.last.iter().map(String::as_str).collect();
        let parts = [self.first.concat(), gap, last];
        parts
            .map(|part| if part.is_empty() || part.ends_with('\n') { part } else { part + "\n" })
            .concat()
    }
}
