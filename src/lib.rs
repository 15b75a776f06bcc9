//! Queens Kata teaches backtracking with one puzzle, solved in many ways: place n queens on an n × n board so that none attacks another.
//!
//! - [`board`]: [`Board`], n queens, one in each row; printed, parsed, and checked.
//! - [`known_counts`]: how many solutions there are, the figures to measure against.
//! - [`chapters`]: the reference, one module a chapter.
//! - [`candidates`]: what chapter 0 tries, one after the other, and how many there are.
//! - [`cost`]: what the search costs, counted with the chapters' own steps and checks.
//! - [`exact_cover`]: items, options, and the lists in which they are linked.
//! - [`dice`]: random numbers that are the same in every run.
//! - [`roster`]: the chapters as data, for whatever goes through all of them.
//! - [`trace`]: the search, recorded step by step.
//! - [`stack`]: the machine's stack, as something to choose and to measure.
//!
//! The learner's own, with the same signatures, are the package `exercises`.
//! Start with the README, or with `cargo run`.

pub mod board;
pub mod candidates;
pub mod chapters;
pub mod cost;
pub mod dice;
pub mod exact_cover;
mod grouped;
pub mod known_counts;
pub mod roster;
pub mod stack;
pub mod trace;

pub use board::Board;
pub use grouped::grouped;

/// Compiles and runs the Rust blocks of the pages.
#[cfg(doctest)]
mod pages {
    macro_rules! pages {
        ($($page:literal)*) => { $( #[doc = include_str!(concat!("../", $page))] const _: () = (); )* };
    }

    pages! {
        "README.md"
        "CONTRIBUTING.md"
        "docs/README.md"
        "docs/backtracking.md"
        "docs/ch00_brute_force.md"
        "docs/ch01_loop_recursion.md"
        "docs/ch02_pure_recursion.md"
        "docs/ch03_tail_call.md"
        "docs/ch04_plain_loop.md"
        "docs/ch05_grid.md"
        "docs/ch06_column_list.md"
        "docs/ch07_marker_arrays.md"
        "docs/ch08_explicit_stack.md"
        "docs/ch09_bitmask.md"
        "docs/ch10_symmetry.md"
        "docs/ch11_parallel.md"
        "docs/ch12_meet_in_the_middle.md"
        "docs/ch13_any_puzzle.md"
        "docs/ch14_estimate.md"
        "docs/ch15_one_board.md"
        "docs/ch16_dancing_links.md"
        "docs/leetcode.md"
        "docs/python.md"
        "docs/which_puzzles.md"
    }
}
