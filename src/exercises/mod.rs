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

/// With the feature `solved`, the exercise tests run on the reference.
#[cfg(feature = "solved")]
pub use crate::chapters::*;

/// A function in one of the files here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function {
    /// The chapter's stem, which is also the file's name: `ch01_loop_recursion`.
    pub stem: &'static str,
    /// The function's name: `is_safe`.
    pub name: &'static str,
    /// Whether its body is free of `todo!`.
    pub written: bool,
}

/// Every function of every exercise file, in the order of the files. `build.rs` finds them.
pub static FUNCTIONS: &[Function] = include!(concat!(env!("OUT_DIR"), "/functions.rs"));
