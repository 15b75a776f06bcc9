//! The random numbers come from dice of its own, a single choice is not asked about, and mean and spread are kept up to date with each probe.
//! Next time: without `Dice`, with dice of your own.

use crate::chapters::ch01_loop_recursion::is_safe;

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
        let picked = if safe.len() == 1 { 0 } else { pick(safe.len()) };
        placed.push(safe[picked]);
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
    let mut shaker = Shaker(seed);
    let mut levels = vec![0.0; n + 1];
    let (mut mean, mut squares) = (0.0, 0.0);
    for number in 1..=probes {
        let number = number as f64;
        let found = probe(n, |choices| shaker.below(choices));
        for (level, nodes) in levels.iter_mut().zip(&found) {
            *level += (nodes - *level) / number;
        }
        let size: f64 = found.iter().sum();
        let off = size - mean;
        mean += off / number;
        squares += off * (size - mean);
    }
    let probes = probes as f64;
    let nodes = levels.iter().sum();
    Estimate { levels, nodes, spread: (squares / (probes - 1.0) / probes).sqrt() }
}

/// Multiplies and adds, and of the result only the upper bits are good enough.
struct Shaker(u64);

impl Shaker {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let upper = (self.0 >> 33) as usize;
        upper * end >> 31
    }
}
