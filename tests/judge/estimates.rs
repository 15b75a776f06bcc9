//! What chapter 14's estimates are asked, whatever dice they are made with.

use crate::own_process::calling;
use crate::searches::twice;
use crate::walks::{are_same, is_same, mean, walks, wrong_length};

/// A function that makes so many random walks for n queens, with a seed.
pub type Estimates<'a> = dyn Fn(usize, usize, u64) -> Estimated + 'a;

/// What it returned.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimated {
    /// The mean of its walks, level by level.
    pub levels: Vec<f64>,
    /// The nodes of the whole tree.
    pub nodes: f64,
    /// How far that may be off.
    pub spread: f64,
}

/// Expects that an estimate of a few probes is the mean of as many walks, and that its spread is theirs.
/// Which walks they are, is left to the exercise and its dice.
pub fn judge_few_probes(estimate: &Estimates<'_>) {
    for n in [1, 4, 5, 6, 0] {
        let walks: Vec<Vec<f64>> = walks(n).into_iter().map(|(said, _)| said).collect();
        for (probes, seed) in [2, 3].into_iter().flat_map(|it| (1..=20).map(move |seed| (it, seed)))
        {
            let call = format!("estimate({n}, {probes}, {seed})");
            judge_few(&call, n, probes, &walks, &calling(&call, || estimate(n, probes, seed)));
        }
    }
}

fn judge_few(call: &str, n: usize, probes: usize, walks: &[Vec<f64>], found: &Estimated) {
    let Estimated { levels, nodes, spread } = found;
    if levels.len() != n + 1 {
        panic!("{}", wrong_length(&format!("{call}.levels"), n, levels.len()));
    }
    let fitting = choices_of(walks, probes)
        .into_iter()
        .filter(|chosen| are_same(levels, &mean_of(chosen)))
        .map(|chosen| chosen.iter().map(|walk| walk.iter().sum()).collect::<Vec<f64>>())
        .collect::<Vec<_>>();
    let Some(first) = fitting.first() else {
        let number = if probes == 2 { "two" } else { "three" };
        let known: Vec<String> =
            walks.iter().take(4).map(|walk| format!("    {walk:?}\n")).collect();
        let more = if walks.len() > 4 { "    and others\n" } else { "" };
        panic!(
            "{call} has the levels {levels:?}, and they are not the mean of {number} walks.\n\
             Each walk counts as much as the others, also one that ends at a dead end. Down this tree it says one of these:\n\n{}{more}",
            known.concat()
        );
    };
    let all: f64 = levels.iter().sum();
    assert!(
        is_same(*nodes, all),
        "{call} has the levels {levels:?} and {nodes} nodes, but together the levels have {all}."
    );
    // What rounding leaves is small beside the tree, and not beside a spread of 0.
    let is_right = |sizes: &Vec<f64>| (spread - spread_of(sizes)).abs() < 1e-6 * all;
    assert!(
        fitting.iter().any(is_right),
        "{call} has the spread {spread:.3}, but for the sizes {first:?}, as its probes say them, it is {:.3}.\n{}",
        spread_of(first),
        in_steps(first)
    );
}

/// How the spread comes about.
fn in_steps(sizes: &[f64]) -> String {
    let mean = mean_size(sizes);
    let squares: Vec<f64> = sizes.iter().map(|size| (size - mean).powi(2)).collect();
    let sum: f64 = squares.iter().sum();
    let probes = sizes.len();
    format!(
        "Their mean is {mean:.3}, and for each of them off × off is {squares:.3?}, together {sum:.3}.\n\
         That is divided by {} (the probes less 1), and then by {probes} (the probes), and the spread is the square root.",
        probes - 1
    )
}

#[allow(clippy::cast_precision_loss)]
fn mean_size(sizes: &[f64]) -> f64 {
    sizes.iter().sum::<f64>() / sizes.len() as f64
}

#[allow(clippy::cast_precision_loss)]
fn spread_of(sizes: &[f64]) -> f64 {
    let mean = mean_size(sizes);
    let squares: f64 = sizes.iter().map(|size| (size - mean).powi(2)).sum();
    (squares / (sizes.len() - 1) as f64 / sizes.len() as f64).sqrt()
}

#[allow(clippy::cast_precision_loss)]
fn mean_of(chosen: &[&Vec<f64>]) -> Vec<f64> {
    let level = |level: usize| chosen.iter().map(|walk| walk[level]).sum::<f64>();
    (0..chosen[0].len()).map(|it| level(it) / chosen.len() as f64).collect()
}

/// All ways to choose so many of the walks: one may be chosen again.
fn choices_of(walks: &[Vec<f64>], number: usize) -> Vec<Vec<&Vec<f64>>> {
    if number == 0 {
        return vec![Vec::new()];
    }
    let with = |(index, walk): (usize, _)| {
        let others = choices_of(&walks[index..], number - 1).into_iter();
        others.map(move |mut chosen| {
            chosen.push(walk);
            chosen
        })
    };
    walks.iter().enumerate().flat_map(with).collect()
}

/// Expects the same of the same seed, and not the same of all seeds.
pub fn judge_seeds(estimate: &Estimates<'_>) {
    let (n, probes) = (8, 10);
    let ask =
        |seed: u64| twice(format!("estimate({n}, {probes}, {seed})"), || estimate(n, probes, seed));
    let all: Vec<Estimated> = (1..=20).map(ask).collect();
    let nodes = all[0].nodes;
    assert!(
        all.iter().any(|other| !is_same(other.nodes, nodes)),
        "estimate({n}, {probes}, seed) returned {nodes} nodes for each seed from 1 to 20.\nDo the random numbers follow from the seed?"
    );
}

/// So many probes tell a right estimate from a wrong one.
const MANY: usize = 100_000;

/// An estimate may be off by so many standard errors: right ones are in one of some hundred millions of cases.
/// The seeds are the same in every run, so who passes once passes always.
const FAR_OFF: f64 = 6.0;

/// Expects that many probes come near, whatever dice they are made with.
#[allow(clippy::cast_precision_loss)]
pub fn judge_many_probes(estimate: &Estimates<'_>) {
    for n in [4, 5, 6, 8] {
        let walks = walks(n);
        let right = mean(n, &walks, |nodes| nodes);
        let squares = mean(n, &walks, |nodes| nodes * nodes);
        let call = format!("estimate({n}, {MANY}, 1)");
        let found = calling(&call, || estimate(n, MANY, 1));
        if found.levels.len() != n + 1 {
            panic!("{}", wrong_length(&format!("{call}.levels"), n, found.levels.len()));
        }
        for level in 0..=n {
            let variance = (squares[level] - right[level] * right[level]).max(0.0);
            let error = (variance / MANY as f64).sqrt();
            let off = (found.levels[level] - right[level]).abs();
            assert!(
                off <= FAR_OFF * error + 1e-6 * right[level],
                "{call} has {:.3} nodes in level {level}, but there are {}. With so many probes a right estimate is off by about {error:.3}.\n{}",
                found.levels[level],
                right[level],
                if found.spread == 0.0 {
                    "Its spread is 0: do all probes go the same way?"
                } else {
                    "Is each of the choices taken as often as the others, whatever was taken before?"
                }
            );
        }
        let size = |of: fn(f64) -> f64| -> f64 {
            walks.iter().map(|(said, it)| of(said.iter().sum()) * it).sum()
        };
        let error = ((size(|it| it * it) - size(|it| it).powi(2)) / MANY as f64).sqrt();
        // A spread is judged by the same probes, and is within a few hundredths here.
        assert!(
            (found.spread / error - 1.0).abs() < 0.1,
            "{call} has the spread {:.3}, but with so many probes it is about {error:.3}.\nFour times as many probes make it half as large.",
            found.spread
        );
    }
}
