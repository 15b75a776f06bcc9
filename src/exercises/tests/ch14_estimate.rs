//! Chapter 14: a few walks down tell how large the tree is.
//!
//! Write `profile`, which counts all nodes, and `probe`, which makes one walk; then `estimate` on top of `probe`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! No test needs luck.
//! `probe` is sent along every path, one after the other, and the mean of what they say, each with its probability, must be exactly the number of nodes.
//! `estimate` may have any dice that are fair: of two or three probes it must be the mean, whichever they are, and many of them must come near.
//! At last n is 27: nobody searches that tree, and no `u64` holds its numbers.
//!
//! What red looks like first: a `profile` that is just `vec![]` gets "profile(1) returned 0 numbers, but the tree has 2 levels".

use exercises::ch14_estimate::{Estimate, estimate, probe, profile};
use judge::estimates::{Estimated, judge_few_probes, judge_many_probes, judge_seeds};
use judge::own_process::in_own_process;
use judge::walks::{judge_choices, judge_mean_of_all_paths, judge_products, judge_profile};

use crate::after;

#[test]
#[cfg_attr(todo = "ch14::profile", ignore = "profile still holds a todo!")]
fn profile_counts_the_nodes_of_each_level() {
    in_own_process(|| judge_profile(&profile));
}

#[test]
#[cfg_attr(todo = "ch14::probe", ignore = "probe still holds a todo!")]
fn probe_asks_pick_about_the_safe_columns_of_each_row() {
    in_own_process(|| judge_choices(&|n, pick| probe(n, pick)));
}

#[test]
#[cfg_attr(todo = "ch14::probe", ignore = "probe still holds a todo!")]
fn probe_multiplies_the_choices_on_its_way() {
    in_own_process(|| judge_products(&|n, pick| probe(n, pick)));
}

#[test]
#[cfg_attr(todo = "ch14::probe", ignore = "probe still holds a todo!")]
fn probe_is_exactly_right_in_the_mean_over_all_paths() {
    in_own_process(|| judge_mean_of_all_paths(&|n, pick| probe(n, pick)));
}

/// As `judge` sees it, which does not know the exercises.
fn estimated(n: usize, probes: usize, seed: u64) -> Estimated {
    let Estimate { levels, nodes, spread } = estimate(n, probes, seed);
    Estimated { levels, nodes, spread }
}

#[test]
#[cfg_attr(todo = "ch14::estimate", ignore = "estimate still holds a todo!")]
fn estimate_is_the_mean_of_its_probes_with_their_spread() {
    after(&["probe"], || judge_few_probes(&estimated));
}

#[test]
#[cfg_attr(todo = "ch14::estimate", ignore = "estimate still holds a todo!")]
fn estimate_follows_from_the_seed() {
    after(&["probe"], || judge_seeds(&estimated));
}

#[test]
#[cfg_attr(todo = "ch14::estimate", ignore = "estimate still holds a todo!")]
fn estimate_of_many_probes_comes_near() {
    after(&["probe"], || judge_many_probes(&estimated));
}
