//! Chapter 3: a step returns what to call next, and a trampoline makes the call.
//!
//! `step` tries one cell and returns the next state instead of calling itself; `trampoline` calls it again and again.
//! Write `trampoline`, `step`, `count`, and `solutions`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `step` that is just `Bounce::Done(0)` gets "step from placed [0], col 2, count 5 of n = 4 returned Done(0)", what it should return, and why.

use exercises::ch03_tail_call::{Bounce, State, count, solutions, step, trampoline};
use judge::cells::peaceful_by;
use judge::own_process::{calling, in_own_process};
use judge::samples::Dice;
use judge::searches::{judge_count, judge_solutions, twice};
use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::chapters::ch02_pure_recursion::step_back;
use queens_kata::stack::on_stack_of;

use crate::after;

/// Room for a hundred calls or so, and none for a thousand.
const SMALL_STACK: usize = 64 * 1024;

fn state(n: usize, placed: &[usize], col: usize, count: u64) -> State {
    State { n, placed: placed.to_vec(), col, count }
}

fn named(state: &State) -> String {
    let State { n, placed, col, count } = state;
    format!("placed {placed:?}, col {col}, count {count} of n = {n}")
}

fn judge_step(before: &State, after: &Bounce<State, u64>, why: &str) {
    let name = |bounce: &Bounce<State, u64>| match bounce {
        Bounce::Call(next) => format!("Call with {}", named(next)),
        Bounce::Done(count) => format!("Done({count})"),
    };
    let call = format!("step from {}", named(before));
    let found = twice(&call, || step(before.clone()));
    assert!(
        found == *after,
        "{call} returned {}, but should return {}: {why}.",
        name(&found),
        name(after)
    );
}

/// What `step` should return, and why.
fn by_the_rule(before: &State) -> (Bounce<State, u64>, &'static str) {
    let State { n, mut placed, col, mut count } = before.clone();
    let is_safe = is_safe(&placed, col);
    let is_solution = is_safe && placed.len() + 1 == n;
    if is_safe && !is_solution {
        placed.push(col);
        return (Bounce::Call(state(n, &placed, 0, count)), "a safe cell takes a queen");
    }
    count += u64::from(is_solution);
    if col + 1 < n {
        let why = if is_solution {
            "a safe cell in the last row is a solution: it adds 1 to the count, and the next column is tried"
        } else {
            "an attacked cell is passed over"
        };
        return (Bounce::Call(state(n, &placed, col + 1, count)), why);
    }
    match (step_back(&mut placed, n), is_solution) {
        (Some(col), true) => (
            Bounce::Call(state(n, &placed, col, count)),
            "a safe cell in the last row is a solution: it adds 1 to the count, and after the last column comes the step back",
        ),
        (Some(col), false) => (
            Bounce::Call(state(n, &placed, col, count)),
            "after the last column comes the step back",
        ),
        (None, _) => (Bounce::Done(count), "no queen can move right, so the count is the result"),
    }
}

#[test]
#[cfg_attr(todo = "ch03::trampoline", ignore = "trampoline still holds a todo!")]
fn trampoline_calls_step_until_it_is_done() {
    in_own_process(|| {
        let mut seen = Vec::new();
        let result = calling("trampoline(3, ..)", || {
            trampoline(3, |i| {
                seen.push(i);
                if i == 0 { Bounce::Done("landed") } else { Bounce::Call(i - 1) }
            })
        });
        assert!(
            seen == [3, 2, 1, 0],
            "trampoline called step with {seen:?}, but should call it with [3, 2, 1, 0]"
        );
        assert!(
            result == "landed",
            "trampoline returned {result:?}, but the last step was Done(\"landed\")"
        );
    });
}

#[test]
#[cfg_attr(todo = "ch03::trampoline", ignore = "trampoline still holds a todo!")]
fn trampoline_calls_step_once_if_that_is_done() {
    in_own_process(|| {
        let mut calls = 0;
        let result = calling("trampoline(7, ..), where the first step is Done(7)", || {
            trampoline(7, |i: u64| {
                calls += 1;
                Bounce::Done(i)
            })
        });
        assert!(
            (calls, result) == (1, 7),
            "the first step was Done(7), but trampoline returned {result} after calling step {calls} times"
        );
    });
}

#[test]
#[cfg_attr(todo = "ch03::trampoline", ignore = "trampoline still holds a todo!")]
fn trampoline_keeps_the_stack_flat() {
    // A state of some size: the compiler makes a loop of a trampoline that calls itself with a
    // small one.
    let million_bounces = || {
        trampoline([1_000_000_u64; 8], |i| {
            if i[0] == 0 { Bounce::Done(()) } else { Bounce::Call(i.map(|i| i - 1)) }
        });
    };
    in_own_process(|| {
        calling("trampoline with 1,000,000 bounces on a stack of 64 KiB", || {
            on_stack_of(SMALL_STACK, million_bounces);
        });
    });
}

#[test]
#[cfg_attr(todo = "ch03::step", ignore = "step still holds a todo!")]
fn step_makes_each_kind_of_move() {
    use Bounce::{Call, Done};
    in_own_process(|| {
        judge_step(
            &state(4, &[0], 2, 5),
            &Call(state(4, &[0, 2], 0, 5)),
            "a safe cell takes a queen",
        );
        judge_step(
            &state(4, &[0], 1, 0),
            &Call(state(4, &[0], 2, 0)),
            "an attacked cell is passed over",
        );
        judge_step(
            &state(4, &[0, 2], 1, 0),
            &Call(state(4, &[0, 2], 2, 0)),
            "a cell on a rising diagonal is attacked, and passed over",
        );
        judge_step(
            &state(4, &[0, 2], 3, 0),
            &Call(state(4, &[0], 3, 0)),
            "after the last column comes the step back",
        );
        judge_step(
            &state(4, &[0, 3], 3, 0),
            &Call(state(4, &[], 1, 0)),
            "the step back takes queens in the last column back, too",
        );
        judge_step(
            &state(4, &[1, 3, 0], 2, 0),
            &Call(state(4, &[1, 3, 0], 3, 1)),
            "a safe cell in the last row is a solution: it adds 1 to the count, and the next column is tried",
        );
        judge_step(
            &state(5, &[0, 2, 4, 1], 3, 7),
            &Call(state(5, &[0, 2, 4, 1], 4, 8)),
            "a safe cell in the last row is a solution: it adds 1 to the count so far",
        );
        judge_step(
            &state(4, &[1, 3, 0], 2, 39_029_188_883),
            &Call(state(4, &[1, 3, 0], 3, 39_029_188_884)),
            "a solution adds 1 to the count, however large that is",
        );
        judge_step(
            &state(4, &[3, 1], 3, 2),
            &Call(state(4, &[3], 2, 2)),
            "the step back keeps the count",
        );
        judge_step(
            &state(4, &[3], 3, 2),
            &Done(2),
            "no queen can move right, so the count is the result",
        );
        judge_step(&state(1, &[], 0, 0), &Done(1), "the only cell is a solution, and the end");
    });
}

#[test]
#[cfg_attr(todo = "ch03::step", ignore = "step still holds a todo!")]
fn step_goes_through_every_search() {
    in_own_process(|| {
        for n in 1..=6 {
            let mut now = state(n, &[], 0, 0);
            loop {
                let (next, why) = by_the_rule(&now);
                judge_step(&now, &next, why);
                match next {
                    Bounce::Call(next) => now = next,
                    Bounce::Done(_) => break,
                }
            }
        }
        let mut dice = Dice::default();
        for n in (7..=20).cycle().take(200).chain([70, 300]) {
            let placed = peaceful_by(&mut dice, n);
            let rows = dice.below(placed.len().min(n - 1) + 1);
            let before = state(n, &placed[..rows], dice.below(n), 39_029_188_884);
            let (after, why) = by_the_rule(&before);
            judge_step(&before, &after, why);
        }
    });
}

#[test]
#[cfg_attr(todo = "ch03::step", ignore = "step still holds a todo!")]
fn step_tries_sixty_cells_for_four_queens() {
    in_own_process(|| {
        let mut tries = 1;
        let mut now = state(4, &[], 0, 0);
        while let Bounce::Call(next) = calling(format!("step from {}", named(&now)), || step(now)) {
            now = next;
            tries += 1;
            assert!(
                tries <= 60,
                "four queens take 60 tries; then step should be Done, but it goes on to {}",
                named(&now)
            );
        }
        assert!(tries == 60, "step was Done after {tries} tries, but four queens take 60");
    });
}

#[test]
#[cfg_attr(todo = "ch03::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["trampoline", "step"], || judge_count("count", 10, &count));
}

#[test]
#[cfg_attr(todo = "ch03::count", ignore = "count still holds a todo!")]
fn count_needs_only_a_small_stack() {
    after(&["trampoline", "step"], || {
        calling("count(8) on a stack of 64 KiB", || on_stack_of(SMALL_STACK, || count(8)));
    });
}

#[test]
#[cfg_attr(todo = "ch03::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["trampoline", "step"], || judge_solutions("solutions", 9, &solutions));
}

#[test]
#[cfg_attr(todo = "ch03::solutions", ignore = "solutions still holds a todo!")]
fn solutions_needs_only_a_small_stack() {
    after(&["trampoline", "step"], || {
        calling("solutions(8) on a stack of 64 KiB", || on_stack_of(SMALL_STACK, || solutions(8)));
    });
}
