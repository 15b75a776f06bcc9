//! Queens Kata teaches backtracking with one puzzle, solved in many ways:
//! place n queens on an n × n board so that none attacks another.
//!
//! - [`board`]: [`Board`], a placement of queens, printed, parsed, and checked.
//! - [`known_counts`]: how many solutions there are, the figures to measure against.
//! - [`chapters`]: the reference, one module a chapter.
//! - [`exercises`]: the learner's own, with the same signatures.
//! - [`roster`]: the chapters as data, for whatever goes through all of them.
//! - [`stack`]: the machine's stack, as something to choose and to measure.
//!
//! Start with the README, or with `cargo run`.

pub mod board;
pub mod chapters;
pub mod exercises;
pub mod known_counts;
pub mod roster;
pub mod stack;

pub use board::Board;
