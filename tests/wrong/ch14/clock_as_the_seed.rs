//! The seed is mixed with the time.
//! The numbers vary.

use crate::chapters::ch01_loop_recursion::is_safe;
use crate::dice::Dice;
use std::time::Instant;

pub fn profile(n: usize) -> Vec<u64> {
    let mut levels = vec![0; n + 1];
    count(n, &mut Vec::new(), &mut levels);
    levels
}

fn count(n: usize, placed: &mut Vec<usize>, levels: &mut [u64]) {
    levels[placed.len()] += 1;
    if placed.len() == n {
        return;
    }
    for col in 0..n {
        if is_safe(placed, col) {
            placed.push(col);
            count(n, placed, levels);
            placed.pop();
        }
    }
}

pub fn probe(n: usize, mut pick: impl FnMut(usize) -> usize) -> Vec<f64> {
    let mut levels = vec![0.0; n + 1];
    let mut placed = Vec::new();
    let mut nodes = 1.0;
    levels[0] = nodes;
    for row in 0..n {
        let safe: Vec<usize> = (0..n).filter(|&col| is_safe(&placed, col)).collect();
        if safe.is_empty() {
            break;
        }
        nodes *= safe.len() as f64;
        levels[row + 1] = nodes;
        placed.push(safe[pick(safe.len())]);
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
    let clock = Instant::now();
    while clock.elapsed().as_nanos() == 0 {}
    let now = clock.elapsed().as_nanos() as u64;
    let mut dice = Dice::new(seed ^ now);
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
