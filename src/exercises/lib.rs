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

use queens_kata::roster::{Count, List};

/// What the command runs of an exercise.
#[derive(Clone, Copy)]
pub struct Solver {
    /// The number of solutions for n queens, if the exercise counts.
    pub count: Option<Count>,
    /// All solutions for n queens, in order, if the exercise lists them.
    pub solutions: Option<List>,
}

macro_rules! solvers {
    ($($stem:ident: $($function:ident)*;)*) => {
        &[$( (
            stringify!($stem),
            Solver { $($function: Some($stem::$function),)* ..Solver { count: None, solutions: None } },
        ) ),*]
    };
}

/// Each exercise that counts or lists, by its stem.
pub const SOLVERS: &[(&str, Solver)] = solvers! {
    ch00_brute_force: count solutions;
    ch01_loop_recursion: count solutions;
    ch02_pure_recursion: count solutions;
    ch03_tail_call: count solutions;
    ch04_plain_loop: count solutions;
    ch05_grid: count solutions;
    ch06_column_list: count solutions;
    ch07_marker_arrays: count solutions;
    ch08_explicit_stack: count solutions;
    ch09_bitmask: count solutions;
    ch10_symmetry: count solutions;
    ch11_parallel: count solutions;
    ch12_meet_in_the_middle: count solutions;
};
