//! Says why a test failed, with advice on what a panic means.

use std::panic;
use std::process::ExitStatus;

use queens_kata::grouped;

use crate::own_process::{MEMORY_LIMIT, TIME_LIMIT};
use crate::printed::Printed;

/// Nobody prints so many lines to read them.
const MANY_LINES: usize = 10_000;

/// What to do about a panic that says the words on the left.
const ADVICE: &[(&str, &str)] = &[
    (
        "attempt to subtract with overflow",
        "An unsigned number can't go below 0. For a distance, use a.abs_diff(b). Otherwise check \
         before you subtract (is there a row above, a column to the left, a bit in the set? is n 0?), or \
         add first, as in row + (n - 1) - col.",
    ),
    (
        "attempt to add with overflow",
        "The sum is too large for its type. If it should start again at 0, as in !0 + 1, use a.wrapping_add(b).",
    ),
    (
        BELOW_ZERO,
        "That index was below 0 before it became a usize: in Rust no index counts from the end. Check \
         before you look: is there a row above, a column to the left?",
    ),
    (
        "index out of bounds",
        "The last index of a list is its length - 1. Check before you look (is there a column to the right? has something been removed?), \
         or make the list longer (has every column, or every diagonal, a place in it?).",
    ),
    (
        "removal index",
        "`remove` takes an index, and not the value that stands there. Is it an index? And has everything been put back?",
    ),
    (
        "attempt to shift",
        "A number can't be shifted by as many bits as it has: a u32 can be shifted by 31 at most.",
    ),
];

/// What the standard library says of an index such as `row - 1` in row 0, where nothing checks the subtraction.
const BELOW_ZERO: &str = "but the index is 18446744073";

/// Fails, and says why.
/// Without a status, the child was stopped at the time limit.
pub fn report(status: Option<ExitStatus>, printed: &Printed, text: &str) -> ! {
    let call = if printed.call.is_empty() { "the test" } else { printed.call.as_str() };
    let Some(status) = status else {
        let lines = printed.lines();
        let remark = if lines < MANY_LINES {
            String::new()
        } else {
            format!("It had printed {} lines: do they take the time?\n", grouped(lines as u64))
        };
        panic!(
            "{call} was still running after {} seconds, and was stopped.\n\
             {remark}Does every loop move on, and every call come closer to its end?",
            TIME_LIMIT.as_secs()
        );
    };
    if text.contains("has overflowed its stack") {
        panic!(
            "{call} overflowed the stack.\n\
             The calls piled up: does each come closer to its end, or is there one that should not be a call?"
        );
    }
    if text.contains("memory allocation of") {
        panic!(
            "{call} took more than {} MB of memory, and was stopped.\n\
             Is there a list that grows without end?",
            MEMORY_LIMIT / 1_000_000
        );
    }
    if !printed.is_over || status.code() != Some(101) {
        let advice = match status.code() {
            Some(0..=255) => {
                "\nIs there a process::exit? Let the function return its answer instead."
            }
            _ => "",
        };
        panic!("{call} ended its process: {status}.{advice}");
    }
    // The panic's message stands above: add to it, and fail without a second one.
    if call != "the test" && !text.contains(call) {
        eprintln!("This happened in {call}.");
    }
    let means = |(words, _): &&(&str, &str)| {
        text.contains(words) && !(*words == "index out of bounds" && text.contains(BELOW_ZERO))
    };
    for (_, advice) in ADVICE.iter().filter(means) {
        eprintln!("{advice}");
    }
    panic::resume_unwind(Box::new("failed in its own process"));
}
