//! Says why a test failed, with advice on what a panic means.

use std::panic;
use std::process::ExitStatus;
use std::time::Duration;

use queens_kata::grouped;

use crate::own_process::MEMORY_LIMIT;
use crate::printed::Printed;
use crate::time_limit::{self, TimeIsUp};

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
        "The sum is too large for its type. If it should start again at 0, as in !0 + 1, use a.wrapping_add(b). \
         If it counts, take a wider type, such as u64.",
    ),
    (
        "attempt to multiply with overflow",
        "The product is too large for its type: take a wider one, such as u64 or u128, or do without the product.",
    ),
    (
        "attempt to negate with overflow",
        "The smallest number of a signed type has no counterpart above 0: i32::MIN has none in an i32. \
         For the lowest bit, as in x & -x, use x & x.wrapping_neg().",
    ),
    (
        "attempt to divide by zero",
        "What stands to the right of / was 0. Is n 0 here, or a number of pieces?",
    ),
    (
        "with a divisor of zero",
        "What stands to the right of % was 0. Is n 0 here, or a number of pieces?",
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
        "out of range for slice",
        "A part of a list can't begin or end behind the list's end. Check before you cut: is the list long enough, or empty?",
    ),
    (
        "mid > len",
        "A list can't be split behind its end. Check before you split: is the list long enough, or empty?",
    ),
    ("chunk size must be non-zero", EMPTY_PIECES),
    ("chunk_size must not be zero", EMPTY_PIECES),
    (
        "capacity overflow",
        "The list was to be longer than any memory: was its length below 0 before it became a usize?",
    ),
    (
        "on a `None` value",
        "There was nothing in that Option: does it come from an empty list, or from the end of an iterator? \
         `if let Some(..)`, `let .. else`, and `?` say what is done then.",
    ),
    ("already borrowed", BORROWED),
    ("already mutably borrowed", BORROWED),
    (
        "an `Err` value: PoisonError",
        "Another thread panicked while it held this lock: look at its message.",
    ),
    ("an `Err` value: Any", "The thread that was joined had panicked: look at its message."),
    (
        "attempt to shift",
        "A number can't be shifted by as many bits as it has: a u32 can be shifted by 31 at most.",
    ),
];

const EMPTY_PIECES: &str = "Pieces of length 0 never come to an end. A length that is divided may become 0: is there less than one for each piece?";

const BORROWED: &str = "While something is borrowed from a RefCell with `borrow_mut`, nothing else can be. \
     What was borrowed before is still in use, perhaps in the caller: let it end first, with a block or `drop`.";

/// What the standard library says of an index such as `row - 1` in row 0, where nothing checks the subtraction.
const BELOW_ZERO: &str = "but the index is 18446744073";

/// Fails, and says why.
/// Without a status, the child did not end itself when its time was up.
pub fn report(
    test: &str,
    limit: Duration,
    status: Option<ExitStatus>,
    printed: &Printed,
    said: &str,
) -> ! {
    let call = if printed.call.is_empty() { "the test" } else { printed.call.as_str() };
    let code = status.map_or(Some(TimeIsUp::Clock as i32), |status| status.code());
    if let Some(why) = code.and_then(TimeIsUp::from_code) {
        let lines = printed.lines();
        let remark = if lines < MANY_LINES {
            String::new()
        } else {
            format!("\nIt had printed {} lines: do they take the time?", grouped(lines as u64))
        };
        panic!("{}{remark}", time_limit::sentence(test, call, printed, why, limit));
    }
    let status = status.expect("the child has ended");
    if said.contains("has overflowed its stack") {
        panic!(
            "{call} overflowed the stack.\n\
             The calls piled up: does each come closer to its end, or is there one that should not be a call?"
        );
    }
    if said.contains("memory allocation of") {
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
    if call != "the test" && !said.contains(call) {
        eprintln!("This happened in {call}.");
    }
    let means = |(words, _): &&(&str, &str)| {
        said.contains(words) && !(*words == "index out of bounds" && said.contains(BELOW_ZERO))
    };
    for (_, advice) in ADVICE.iter().filter(means) {
        eprintln!("{advice}");
    }
    panic::resume_unwind(Box::new("failed in its own process"));
}
