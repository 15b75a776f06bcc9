//! The three numbers of chapter 9 say which columns are safe, and a count of bits how many.
//! Next time: without `is_safe`, with `count_ones`.

use crate::chapters::ch09_bitmask::{Taken, lowest};
use crate::dice::Dice;

pub fn profile(n: usize) -> Vec<u64> {
    let mut levels = vec![0; n + 1];
    count(n, 0, Taken::default(), &mut levels);
    levels
}

fn count(n: usize, row: usize, taken: Taken, levels: &mut [u64]) {
    levels[row] += 1;
    if row == n {
        return;
    }
    let mut free = taken.free(n);
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        count(n, row + 1, taken.with_queen(queen), levels);
    }
}

pub fn probe(n: usize, mut pick: impl FnMut(usize) -> usize) -> Vec<f64> {
    let mut levels = vec![0.0; n + 1];
    let mut taken = Taken::default();
    levels[0] = 1.0;
    for row in 0..n {
        let mut free = taken.free(n);
        let choices = free.count_ones();
        if choices == 0 {
            break;
        }
        levels[row + 1] = levels[row] * f64::from(choices);
        for _ in 0..pick(choices as usize) {
            free ^= lowest(free);
        }
        taken = taken.with_queen(lowest(free));
    }
    levels
}

#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    pub levels: Vec<f64>,
    pub nodes: f64,
    pub spread: f64,
}

pub fn estimate(n: usize, probes: usize, seed: u64) -> Estimate {
    let mut dice = Dice::new(seed);
    let mut levels = vec![0.0; n + 1];
    let mut sizes = Vec::new();
    for _ in 0..probes {
        let found = probe(n, |choices| dice.below(choices));
        for (sum, nodes) in levels.iter_mut().zip(&found) {
            *sum += nodes;
        }
        sizes.push(found.iter().sum::<f64>());
    }
    let number = probes as f64;
    for sum in &mut levels {
        *sum /= number;
    }
    let nodes: f64 = levels.iter().sum();
    let squares: f64 = sizes.iter().map(|size| (size - nodes).powi(2)).sum();
    let spread = (squares / (number - 1.0) / number).sqrt();
    Estimate { levels, nodes, spread }
}
