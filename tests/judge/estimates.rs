//! What chapter 14's estimates are asked, whatever dice they are made with.

use std::fmt::{self, Debug, Formatter};

use crate::own_process::calling;
use crate::walks::{are_same, is_same, list, mean, number, walks, wrong_length};

/// A function that makes so many random walks for n queens, with a seed.
pub type Estimates<'a> = dyn Fn(usize, usize, u64) -> Estimated + 'a;

/// What it returned.
#[derive(Clone, PartialEq)]
pub struct Estimated {
    /// The mean of its walks, level by level.
    pub levels: Vec<f64>,
    /// The nodes of the whole tree.
    pub nodes: f64,
    /// How far that may be off.
    pub spread: f64,
}

/// As the exercise calls it.
impl Debug for Estimated {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { levels, nodes, spread } = self;
        let mut told = f.debug_struct("Estimate");
        told.field("levels", levels).field("nodes", nodes).field("spread", spread).finish()
    }
}

/// Makes an estimate, and expects that it is one.
fn asked(call: &str, estimate: &Estimates<'_>, n: usize, probes: usize, seed: u64) -> Estimated {
    let found = calling(call, || estimate(n, probes, seed));
    judge_numbers(call, n, &found);
    found
}

/// Expects a number for each level, for the tree, and for the spread, and what holds of any probes.
fn judge_numbers(call: &str, n: usize, found: &Estimated) {
    let Estimated { levels, nodes, spread } = found;
    if levels.len() != n + 1 {
        panic!("{}", wrong_length(&format!("{call}.levels"), n, levels.len()));
    }
    let of_levels = levels.iter().enumerate().map(|(level, it)| (format!("level {level}"), it));
    let others = [("nodes".into(), nodes), ("spread".into(), spread)];
    if let Some((name, value)) = of_levels.chain(others).find(|(_, value)| !value.is_finite()) {
        panic!(
            "{call} has {value} as its {name}, and that is no number.\n\
             Is something divided by 0, or a root taken of what is below 0?"
        );
    }
    // Each probe says 1 there.
    assert!(
        is_same(levels[0], 1.0),
        "{call} has {} nodes in level 0, but that is the root, and each probe says 1.\n{}",
        (levels[0] * 1e5).round() / 1e5,
        if levels[0] < 1.0 {
            "Is a probe left out, such as one that ends at a dead end, or is the sum divided by another number than theirs?"
        } else {
            "Is the sum of all probes divided by their number?"
        }
    );
    let all: f64 = levels.iter().sum();
    assert!(
        is_same(*nodes, all),
        "{call} has {} as its nodes, but together the levels {} have {}.",
        number(*nodes),
        list(levels),
        number(all)
    );
}

/// Expects that an estimate of a few probes is the mean of as many walks, and that its spread is theirs.
/// Which walks they are, is left to the exercise and its dice.
pub fn judge_few_probes(estimate: &Estimates<'_>) {
    for n in [1, 4, 5, 6, 0] {
        let walks: Vec<Vec<f64>> = walks(n).into_iter().map(|(said, _)| said).collect();
        for (probes, seed) in [2, 3].into_iter().flat_map(|it| (1..=20).map(move |seed| (it, seed)))
        {
            let call = format!("estimate({n}, {probes}, {seed})");
            judge_few(&call, probes, &walks, &asked(&call, estimate, n, probes, seed));
        }
    }
}

fn judge_few(call: &str, probes: usize, walks: &[Vec<f64>], found: &Estimated) {
    let Estimated { levels, nodes, spread } = found;
    let all_choices = choices_of(walks, probes);
    let fitting = all_choices
        .iter()
        .filter(|chosen| are_same(levels, &mean_of(chosen)))
        .map(|chosen| chosen.iter().map(|walk| walk.iter().sum()).collect::<Vec<f64>>())
        .collect::<Vec<_>>();
    let Some(first) = fitting.first() else {
        let roundings = [f64::round, f64::floor, f64::ceil];
        let is_rounded = |chosen: &Vec<&Vec<f64>>| {
            let mean = mean_of(chosen);
            let fits = |round: fn(f64) -> f64| {
                mean.iter().zip(levels).all(|(&right, &found)| is_same(round(right), found))
            };
            roundings.into_iter().any(fits)
        };
        let number = if probes == 2 { "two" } else { "three" };
        let said = format!(
            "{call} has the levels {}, and they are not the mean of {number} walks.\n",
            list(levels)
        );
        if let Some(chosen) = all_choices.iter().find(|chosen| is_rounded(chosen)) {
            panic!(
                "{said}That would be {}: a mean is an `f64`, and nothing is rounded, neither in the end nor on the way.",
                list(&mean_of(chosen))
            );
        }
        let known: Vec<String> =
            walks.iter().take(4).map(|walk| format!("    {walk:?}\n")).collect();
        let more = if walks.len() > 4 { "    and others\n" } else { "" };
        panic!(
            "{said}Each walk counts as much as the others, also one that ends at a dead end. Down this tree it says one of these:\n\n{}{more}",
            known.concat()
        );
    };
    // What rounding leaves is small beside the tree, and not beside a spread of 0.
    let is_right = |sizes: &Vec<f64>| (spread - spread_of(sizes)).abs() < 1e-6 * nodes;
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

/// Expects the same of the same seed, and something else of each other.
pub fn judge_seeds(estimate: &Estimates<'_>) {
    let (n, probes) = (8, 16);
    // 0 is no seed for some dice, and the large ones differ from small ones in their upper half.
    let seeds: Vec<u64> = (1..=20).chain([0, 1 << 32, (1 << 32) + 1, 1 << 63]).collect();
    let mut all: Vec<Estimated> = Vec::new();
    for &seed in &seeds {
        let call = format!("estimate({n}, {probes}, {seed})");
        let found = asked(&call, estimate, n, probes, seed);
        let again = asked(&format!("{call} again"), estimate, n, probes, seed);
        assert!(
            found == again,
            "{call} returned {found:?} the first time, and {again:?} when called again.\n\
             The seed alone decides: is there a clock, or are there dice that stay from one call to the next?"
        );
        assert!(
            found.spread > 0.0,
            "{call} has the spread 0: all its probes say the same.\n\
             Are the dice made anew for each of them, or do they make nothing of the seed {seed}?"
        );
        all.push(found);
    }
    let (first, others) = all.split_first().expect("there are seeds");
    assert!(
        others.iter().take(19).any(|other| !is_same(other.nodes, first.nodes)),
        "estimate({n}, {probes}, seed) has {} nodes for each seed from 1 to 20.\nDo the random numbers follow from the seed?",
        number(first.nodes)
    );
    for (index, found) in all.iter().enumerate() {
        let same = all[..index].iter().position(|other| are_same(&other.levels, &found.levels));
        if let Some(same) = same {
            panic!(
                "estimate({n}, {probes}, {}) and estimate({n}, {probes}, {}) are the same, but another seed gives another estimate.\n\
                 Does each bit of the seed count, and does each seed have probes of its own?",
                seeds[same], seeds[index]
            );
        }
    }
}

/// So many probes tell a right estimate from a wrong one.
const MANY: usize = 100_000;

/// An estimate may be off by so many standard errors: right ones are in one of some hundred millions of cases.
/// The seeds are the same in every run, so who passes once passes always.
const FAR_OFF: f64 = 6.0;

/// Expects that many probes come near, whatever dice they are made with.
#[allow(clippy::cast_precision_loss)]
pub fn judge_many_probes(estimate: &Estimates<'_>) {
    // For n = 4 last: whoever leaves out its dead ends says the same each time.
    for n in [5, 6, 8, 4] {
        let walks = walks(n);
        let right = mean(n, &walks, |nodes| nodes);
        let squares = mean(n, &walks, |nodes| nodes * nodes);
        let size = |of: fn(f64) -> f64| -> f64 {
            walks.iter().map(|(said, it)| of(said.iter().sum()) * it).sum()
        };
        let spread = ((size(|it| it * it) - size(|it| it).powi(2)) / MANY as f64).sqrt();
        let call = format!("estimate({n}, {MANY}, 1)");
        let found = asked(&call, estimate, n, MANY, 1);
        for level in 0..=n {
            let variance = (squares[level] - right[level] * right[level]).max(0.0);
            let error = (variance / MANY as f64).sqrt();
            let off = (found.levels[level] - right[level]).abs();
            assert!(
                off <= FAR_OFF * error + 1e-6 * right[level],
                "{call} has {:.3} nodes in level {level}, but there are {}. With so many probes a right estimate is off by about {error:.3}.\n{}",
                found.levels[level],
                right[level],
                why_far_off(n, &walks, spread, &found)
            );
        }
        // A spread is judged by the same probes, and is within a few hundredths here.
        assert!(
            (found.spread / spread - 1.0).abs() < 0.1,
            "{call} has the spread {:.3}, but with so many probes it is about {spread:.3}.\n\
             It is the square root of (variance / probes): four times as many probes make it half as large.",
            found.spread
        );
    }
    judge_errors(estimate);
    judge_large(estimate);
}

/// What may be wrong with many probes that do not come near.
fn why_far_off(n: usize, walks: &[(Vec<f64>, f64)], spread: f64, found: &Estimated) -> String {
    let whole: Vec<_> = walks.iter().filter(|(said, _)| said[n] > 0.0).cloned().collect();
    let share: f64 = whole.iter().map(|(_, probability)| probability).sum();
    let without_dead_ends = mean(n, &whole, |nodes| nodes / share);
    let is_near = |(found, nodes): (&f64, &f64)| (found / nodes - 1.0).abs() < 0.02;
    if found.spread == 0.0 {
        "Its spread is 0: do all probes go the same way?".into()
    } else if found.levels.iter().zip(&without_dead_ends).all(is_near) {
        "That comes of probes that are left out, or made again, because they end at a dead end: they count as much as the others.".into()
    } else if found.levels.iter().all(|nodes| nodes.fract() == 0.0) {
        "All its levels are whole numbers: a mean is an `f64`, and nothing is rounded, neither in the end nor on the way.".into()
    } else if found.spread > 2.0 * spread {
        format!(
            "Its spread is {:.3} and should be {spread:.3}: are so many probes made?",
            found.spread
        )
    } else {
        "Is each of the choices taken as often as the others, whatever was taken before?".into()
    }
}

/// Expects that estimates are off as far as their spreads say.
/// Only probes that are made anew differ as much from the truth as among themselves.
#[allow(clippy::cast_precision_loss)]
fn judge_errors(estimate: &Estimates<'_>) {
    let (n, probes, estimates) = (6, 200, 400);
    let right: f64 = mean(n, &walks(n), |nodes| nodes).iter().sum();
    let squares = (1..=estimates).map(|index| {
        // Dice with neighbours as seeds may fall alike.
        let seed = index * 1_000;
        let found = asked(&format!("estimate({n}, {probes}, {seed})"), estimate, n, probes, seed);
        ((found.nodes - right) / found.spread).powi(2)
    });
    let off = (squares.sum::<f64>() / estimates as f64).sqrt();
    // With right ones it is 1.0 to 1.1 here, and with probes in pairs 1.4 or more.
    assert!(
        off < 1.3,
        "{estimates} estimates for n = {n}, of {probes} probes each and with a seed of its own, are off by {off:.2} times their spread, but that should be about 1 (the root of the mean of the squares).\n\
         Is each probe made anew, or is one used twice, or mirrored?"
    );
}

/// The nodes of the tree for n = 27, as a million probes with the seed 1 say: the spread of these is 0.2 %.
const NODES_FOR_27: f64 = 2.91e19;

/// Expects that a tree is estimated that is far too large to be searched.
fn judge_large(estimate: &Estimates<'_>) {
    let (n, probes) = (27, 1_000);
    let call = format!("estimate({n}, {probes}, 1)");
    let noted = format!("{call}: this tree has more nodes than a u64 holds, but an f64 holds them");
    let found = calling(noted, || estimate(n, probes, 1));
    judge_numbers(&call, n, &found);
    // A right one is off by a fifteenth or so, and its spread is that.
    let share = found.nodes / NODES_FOR_27;
    assert!(
        (0.5..2.0).contains(&share),
        "{call} has {} nodes, but this tree has some {}.\n\
         What goes beyond 2^64 is too large for a `u64`, but an `f64` holds it.",
        number(found.nodes),
        number(NODES_FOR_27)
    );
    let share = found.spread / found.nodes;
    assert!(
        (0.02..0.3).contains(&share),
        "{call} has {} nodes and the spread {}, but with so many probes it is about 7 % of the nodes.\n\
         What goes beyond 2^64 is too large for a `u64`, but an `f64` holds it.",
        number(found.nodes),
        number(found.spread)
    );
}
