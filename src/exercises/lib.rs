//! The exercises: this is where you write.
//!
//! Each file holds the functions of one chapter, with the signatures of the reference and a `todo!`
//! for a body. Replace a `todo!`, run `cargo test`, and the tests of that function wake up.

// These files are the learner's: no lint but the compiler's own has a say in them.
#![allow(missing_docs, clippy::all, clippy::pedantic)]

#[cfg(not(feature = "solved"))]
pub mod ch00_brute_force;
#[cfg(not(feature = "solved"))]
pub mod ch01_loop_recursion;
#[cfg(not(feature = "solved"))]
pub mod ch02_pure_recursion;
#[cfg(not(feature = "solved"))]
pub mod ch03_tail_call;
#[cfg(not(feature = "solved"))]
pub mod ch04_plain_loop;
#[cfg(not(feature = "solved"))]
pub mod ch05_grid;
#[cfg(not(feature = "solved"))]
pub mod ch06_column_list;
#[cfg(not(feature = "solved"))]
pub mod ch07_marker_arrays;
#[cfg(not(feature = "solved"))]
pub mod ch08_explicit_stack;
#[cfg(not(feature = "solved"))]
pub mod ch09_bitmask;
#[cfg(not(feature = "solved"))]
pub mod ch10_symmetry;
#[cfg(not(feature = "solved"))]
pub mod ch11_parallel;
#[cfg(not(feature = "solved"))]
pub mod ch12_meet_in_the_middle;

/// With the feature `solved`, the exercises are the reference.
#[cfg(feature = "solved")]
pub use queens_kata::chapters::*;

/// `crate::Board` and `crate::chapters` are here what they are in the reference.
pub use queens_kata::*;

use queens_kata::roster::{CHAPTERS, Solver};

macro_rules! solvers {
    ($($stem:ident)*) => {
        [$( (stringify!($stem), Solver { count: $stem::count, solutions: $stem::solutions }) ),*]
    };
}

/// The two functions that each chapter has, beside its stem.
pub const SOLVERS: [(&str, Solver); CHAPTERS.len()] = solvers! {
    ch00_brute_force
    ch01_loop_recursion
    ch02_pure_recursion
    ch03_tail_call
    ch04_plain_loop
    ch05_grid
    ch06_column_list
    ch07_marker_arrays
    ch08_explicit_stack
    ch09_bitmask
    ch10_symmetry
    ch11_parallel
    ch12_meet_in_the_middle
};
