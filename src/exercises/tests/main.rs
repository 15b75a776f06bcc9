//! What each exercise must do.
//! One file a chapter: read it before you write the exercise.
//! `turns.rs`, `images.rs`, and `half_boards.rs` say by definition what chapters 8, 10, and 12 must do, and `boards.rs` and `samples.rs` make what is asked about.
//!
//! A test is ignored while its function is still a `todo!`, and runs from the moment it is not.
//! The line `#[cfg_attr(todo = "ch01::is_safe", ignore = ..)]` says which function that is; `build.rs` finds the `todo!`s.
//! A red test of a function that is built on a red one waits for that, and says so: `after(&["is_safe"], ..)` names what it is built on.
//!
//! `judge.rs` and `cells.rs` hold the questions that several chapters are asked, and `samples.rs` lists to ask about; `own_process.rs` keeps an exercise that never ends, or that overflows its stack, from taking the other tests with it.

// For the package tests/solved, whose exercises are the reference.
#[cfg(feature = "solved")]
extern crate solved as exercises;

mod boards;
mod cells;
mod half_boards;
mod images;
mod judge;
mod own_process;
mod plain_panics;
mod printed;
mod report;
mod samples;
mod the_filter;
mod threads;
mod time_limit;
mod turns;
mod waiting;

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
