//! What each exercise must do.
//! One file a chapter: read it before you write the exercise.
//!
//! A test is ignored while its function is still a `todo!`, and runs from the moment it is not.
//! The line `#[cfg_attr(todo = "ch01::is_safe", ignore = ..)]` says which function that is; `build.rs` finds the `todo!`s.
//! A red test of a function that is built on a red one waits for that, and says so: `after(&["is_safe"], ..)` names what it is built on.
//!
//! What the chapters share is the package `judge`, in `tests/judge/`: `searches.rs` and `cells.rs` hold the questions that several of them are asked.

// For the package tests/solved, whose exercises are the reference.
#[cfg(feature = "solved")]
extern crate solved as exercises;

use judge::waiting::Functions;

mod the_filter;

mod ch00_brute_force;
mod ch01_loop_recursion;
mod ch02_pure_recursion;
mod ch03_tail_call;
mod ch04_plain_loop;
mod ch05_grid;
mod ch06_column_list;
mod ch07_marker_arrays;
mod ch08_explicit_stack;
mod ch09_bitmask;
mod ch10_symmetry;
mod ch11_parallel;
mod ch12_meet_in_the_middle;
mod ch13_any_puzzle;
mod ch14_estimate;
mod ch15_one_board;
mod ch16_dancing_links;

/// Makes a test of a function that is built on others wait, if one of those is red or still to write.
/// All else is said in `judge`, which does not know the exercises: `build.rs` names their functions.
fn after(built_on: &[&str], mut body: impl FnMut()) {
    let functions = Functions {
        all: option_env!("QUEENS_KATA_FUNCTIONS"),
        still_todo: option_env!("QUEENS_KATA_STILL_TODO"),
    };
    judge::own_process::after(functions, built_on, &mut body);
}
