//! The stack that chapter 2 needs: measured on a small search, and multiplied for a large one.
//!
//! The function that gets a solution is called from the last of the frames that stand at that moment.
//! So the addresses of a variable there, at the first solution and at the last one, say how much stack the frames between them take.
//!
//! This works because chapter 2 takes its `found` as a `dyn`.
//! So its function is there once, and its frames have the same size in every search.

use std::error::Error;
use std::fmt;
use std::hint::black_box;
use std::ptr;

use super::on_stack_of;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch02_pure_recursion::search;
use crate::chapters::ch03_tail_call::{State, step, trampoline};

/// The frames that stand on the stack at the end of the search for n = 0 to 12: one for every cell tried.
pub const FRAMES: [usize; 13] =
    [0, 1, 6, 18, 60, 220, 894, 3_584, 15_720, 72_378, 348_150, 1_806_706, 10_103_868];

/// For the thread's own start, and for the functions that are called from the last frame.
const RESERVE: usize = 128 * 1024;

/// The bytes that a frame takes in this build, measured on the search for six queens.
/// More rather than less: a build that keeps the frames that could be reused gets too much.
///
/// An optimised build may turn the whole recursion into a loop.
/// Then the stack does not grow, and this is 0.
pub fn bytes_per_frame() -> usize {
    let n = 6;
    let mut addresses = Vec::new();
    on_stack_of(1024 * 1024, || search(n, &mut |_| addresses.push(address_on_stack())));
    span(&addresses).div_ceil(span(&frames_at_solutions(n)))
}

/// The stack that the search for `n`, up to 12, needs in this build.
pub fn stack_bytes(n: usize) -> usize {
    FRAMES[n] * bytes_per_frame() + RESERVE
}

/// The number of solutions for `n`, up to 12, counted on a stack of `bytes`.
///
/// # Errors
///
/// If the search needs more.
/// Then it does not begin.
///
/// ```
/// use queens_kata::stack::pure_recursion::{StackTooSmall, count_on_stack};
///
/// assert_eq!(count_on_stack(6, 1024 * 1024), Ok(4));
/// assert_eq!(count_on_stack(6, 64 * 1024), Err(StackTooSmall));
/// ```
pub fn count_on_stack(n: usize, bytes: usize) -> Result<u64, StackTooSmall> {
    if bytes < stack_bytes(n) {
        return Err(StackTooSmall);
    }
    Ok(on_stack_of(bytes, || search(n, &mut |_| ())))
}

/// How many frames stand on the stack at each solution, not counting those that a compiler may reuse.
/// These are the frames of safe cells with a row below: their call for that row is the last thing that they do.
/// Chapter 3 tries the same cells in the same order, so it can tell.
fn frames_at_solutions(n: usize) -> Vec<usize> {
    let (mut frames, mut at_solutions) = (0, Vec::new());
    trampoline(State::first(n), |state| {
        let is_solution = state.completed().is_some();
        if is_solution || !is_safe(&state.placed, state.col) {
            frames += 1;
        }
        if is_solution {
            at_solutions.push(frames);
        }
        step(state)
    });
    at_solutions
}

/// From the first number to the last one.
/// A stack may grow either way.
fn span(numbers: &[usize]) -> usize {
    numbers[0].abs_diff(numbers[numbers.len() - 1])
}

#[inline(never)]
fn address_on_stack() -> usize {
    let here = 0_u8;
    ptr::from_ref(black_box(&here)).addr()
}

/// The stack is too small for the recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackTooSmall;

impl fmt::Display for StackTooSmall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the stack is too small for this recursion")
    }
}

impl Error for StackTooSmall {}
