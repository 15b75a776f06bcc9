//! Exercise 14: a few walks down tell how large the tree is.
//!
//! Read `docs/ch14_estimate.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch14` after each.
//!
//! To check a cell, take chapter 1's: `use crate::chapters::ch01_loop_recursion::is_safe;` For the random numbers there is `use crate::dice::Dice;`

/// The number of nodes in each level of the search tree for `n` queens, counted one by one: n + 1 numbers.
/// Entry `row` says in how many ways queens can be placed in the first `row` rows so that none attacks another.
/// Entry 0 is 1, the board without a queen.
pub fn profile(n: usize) -> Vec<u64> {
    todo!("count the nodes for {n} queens, level by level")
}

/// What one walk down the tree says of the number of nodes in each level: n + 1 numbers.
/// In each row `pick` is asked which of the safe columns to take, from the left: it gets their number, and answers with 0 for the first, up to that number less 1.
/// Where a single column is safe, it may be asked or not.
/// At a dead end the walk is over, and all levels below have 0 nodes.
pub fn probe(n: usize, mut pick: impl FnMut(usize) -> usize) -> Vec<f64> {
    todo!("walk down the tree of {n} queens")
}

/// What many probes say.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// For each level, how many nodes it has: the mean of the probes.
    pub levels: Vec<f64>,
    /// How many nodes the whole tree has: all levels together.
    pub nodes: f64,
    /// How far `nodes` is likely to be off: the standard error of the mean.
    pub spread: f64,
}

/// The size of the tree for `n` queens, judged by so many random probes.
/// The same seed gives the same estimate, and another seed another one.
/// `probes` is 2 or more.
pub fn estimate(n: usize, probes: usize, seed: u64) -> Estimate {
    todo!("{probes} probes of the tree of {n} queens, with the seed {seed}")
}
