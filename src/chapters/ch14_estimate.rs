//! Chapter 14: a few walks down tell how large the search tree is, and nearly all of it is never visited.
//!
//! A probe goes down from the root, and in each row takes one of the safe columns at random.
//! On the way it multiplies the numbers of choices: so many nodes a level would have, if the tree were everywhere as wide as along this path.
//! A single probe may be far off, but the mean over all paths, each with its probability, is exactly right, and the mean of many random ones comes near.
//! What hurts: a tree whose nodes lie behind choices that are seldom taken.

use super::ch01_loop_recursion::is_safe;
use crate::dice::Dice;

/// The number of nodes in each level of the search tree, counted one by one.
/// Entry `row` says in how many ways queens can be placed in the first `row` rows so that none attacks another.
/// Entry 0 is the root, the board without a queen, and entry `n` are the solutions.
///
/// ```
/// use queens_kata::chapters::ch14_estimate::profile;
///
/// assert_eq!(profile(4), [1, 4, 6, 4, 2]);
/// ```
pub fn profile(n: usize) -> Vec<u64> {
    let mut levels = vec![0; n + 1];
    count_nodes(n, &mut Vec::new(), &mut levels);
    levels
}

fn count_nodes(n: usize, placed: &mut Vec<usize>, levels: &mut [u64]) {
    levels[placed.len()] += 1;
    if placed.len() == n {
        return;
    }
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            count_nodes(n, placed, levels);
            placed.pop();
        }
    }
}

/// What one walk down the tree says of the number of nodes in each level.
/// In each row `pick` is asked which of the safe columns to take, from the left: it gets their number, and answers with 0 for the first, up to that number less 1.
/// The walk ends with a solution, or at a dead end, and then all levels below have no node.
///
/// ```
/// use queens_kata::chapters::ch14_estimate::probe;
///
/// // The first column in each row: 4 choices, then 2, and then none.
/// assert_eq!(probe(4, |_| 0), [1.0, 4.0, 8.0, 0.0, 0.0]);
/// ```
// As everywhere here, there are far fewer choices than 2^52: as `f64` their number is exact.
#[allow(clippy::cast_precision_loss)]
pub fn probe(n: usize, mut pick: impl FnMut(usize) -> usize) -> Vec<f64> {
    let mut levels = vec![0.0; n + 1];
    let mut placed = Vec::new();
    let mut nodes = 1.0;
    levels[0] = nodes;
    while placed.len() < n {
        let safe: Vec<usize> = (0..n).filter(|&col| is_safe(&placed, col)).collect();
        if safe.is_empty() {
            break;
        }
        placed.push(safe[pick(safe.len())]);
        nodes *= safe.len() as f64;
        levels[placed.len()] = nodes;
    }
    levels
}

/// What many probes say.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// For each level, how many nodes it has: the mean of the probes.
    pub levels: Vec<f64>,
    /// How many nodes the whole tree has: all levels together.
    pub nodes: f64,
    /// How far `nodes` is likely to be off: the standard error of the mean.
    /// With many probes, two estimates of three are off by less than this, and hardly one by more than three times as much.
    pub spread: f64,
}

/// The size of the tree, judged by so many probes.
/// Which they are, follows from the seed.
/// `probes` is 2 or more: one says nothing of how far off it is.
#[allow(clippy::cast_precision_loss)]
pub fn estimate(n: usize, probes: usize, seed: u64) -> Estimate {
    let mut dice = Dice::new(seed);
    let mut levels = vec![0.0; n + 1];
    // The size of the whole tree, as each probe says it.
    let mut sizes = Vec::new();
    for _ in 0..probes {
        let probe = probe(n, |choices| dice.below(choices));
        sizes.push(probe.iter().sum());
        for (level, nodes) in levels.iter_mut().zip(probe) {
            *level += nodes / probes as f64;
        }
    }
    let nodes = levels.iter().sum();
    Estimate { levels, nodes, spread: spread(&sizes, nodes) }
}

/// The standard error of the mean: the more the sizes differ the larger it is, and four times as many of them make it half as large.
#[allow(clippy::cast_precision_loss)]
fn spread(sizes: &[f64], mean: f64) -> f64 {
    let number = sizes.len() as f64;
    let squares: f64 = sizes.iter().map(|size| (size - mean) * (size - mean)).sum();
    // Less 1, because the sizes lie around their own mean more closely than around the right one.
    let variance = squares / (number - 1.0);
    (variance / number).sqrt()
}
