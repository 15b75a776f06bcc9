//! Which halves are compared, and for how many images each pair stands.
//!
//! Of the solutions that are images of each other only some are counted, and stand for the others. Which
//! ones, is decided by what is known before any half is made: the columns of the bottom half, and the
//! column of the middle queen. So each set of columns for the bottom half is a piece of work of its own.

use rayon::prelude::*;

use super::blocks::Blocks;
use super::pairs::{count_pairs, sort_by_busiest};
use super::seam::{Lines, upside_down};

/// Counts the solutions for one n.
pub struct Counter {
    n: usize,
    blocks: Blocks,
}

/// Tops to compare with the bottoms on one set of columns.
struct Pass {
    /// The columns of the tops.
    columns: u32,
    /// The lines of the middle queen, and what else the tops must keep clear of.
    taken: Lines,
    /// How many solutions each pair that fits stands for.
    images: u64,
}

/// Lists that are filled anew for every set of columns, kept so that their memory is.
#[derive(Default)]
struct Lists {
    joined: Vec<Lines>,
    tops: Vec<Lines>,
    bottoms: Vec<Lines>,
}

impl Counter {
    /// Makes the tables for an n × n board.
    ///
    /// # Panics
    ///
    /// If `n` is not from 4 to [`LARGEST_N`](super::LARGEST_N).
    pub fn new(n: usize) -> Self {
        assert!((4..=super::LARGEST_N).contains(&n), "n = {n} has no halves to join");
        Self { n, blocks: Blocks::new(n) }
    }

    /// The sets of columns that the bottom half of a counted solution can use, as bits.
    pub fn bottoms(&self) -> Vec<u32> {
        (0..=self.all_columns()).filter(|&bottom| !self.passes(bottom).is_empty()).collect()
    }

    /// The number of solutions that are counted at these bottoms, on all cores. It calls `done` after each
    /// of them.
    pub fn count(&self, bottoms: &[u32], done: impl Fn() + Sync) -> u64 {
        bottoms
            .par_iter()
            .map_init(Lists::default, |lists, &bottom| {
                let found = self.count_at(bottom, lists);
                done();
                found
            })
            .sum()
    }

    fn count_at(&self, bottom: u32, lists: &mut Lists) -> u64 {
        let Lists { joined, tops, bottoms } = lists;
        let crossing = self.blocks.seam().crossing();
        let on_seam = (1 << crossing) - 1;

        self.blocks.join(bottom, 0, joined);
        sort_by_busiest(joined, |half| upside_down(half) & on_seam, bottoms);

        let mut found = 0;
        for pass in self.passes(bottom) {
            self.blocks.join(pass.columns, pass.taken, joined);
            sort_by_busiest(joined, |half| half & on_seam, tops);
            let (few, many) =
                if tops.len() < bottoms.len() { (&*tops, &*bottoms) } else { (&*bottoms, &*tops) };
            found += pass.images * count_pairs(few, many, crossing);
        }
        found
    }

    fn all_columns(&self) -> u32 {
        u32::MAX >> (32 - self.n)
    }

    /// What the bottoms on a set of columns are compared with: nothing, if the solutions there are
    /// images of others.
    fn passes(&self, bottom: u32) -> Vec<Pass> {
        let (half, seam) = (self.n / 2, self.blocks.seam());
        let centre = if self.n.is_multiple_of(2) { 0 } else { 1 << half };
        let others = self.all_columns() & !centre;
        let mut passes = Vec::new();
        if bottom & !others != 0 || bottom.count_ones() as usize != half {
            return passes;
        }

        // An even board, or one with a queen in the centre. Turned upside down, or mirrored, it is
        // such a board again, and its bottom half has one of these sets of columns. The smallest
        // stands for all.
        let mirrored = bottom.reverse_bits() >> (32 - self.n);
        let images = [bottom, mirrored, others & !bottom, others & !mirrored];
        if images.iter().all(|&image| bottom <= image) {
            let ties = images.iter().filter(|&&image| image == bottom).count() as u64;
            let taken = if centre == 0 { 0 } else { seam.middle_queen(half) };
            passes.push(Pass { columns: others & !bottom, taken, images: 4 / ties });
        }

        // An odd board with its middle row's queen left of the centre, its middle column's queen in the
        // top half, and farther from the centre. No two of its eight images are like this.
        if centre != 0 {
            for col in (1..half).filter(|col| bottom & (1 << col) == 0) {
                let columns = self.all_columns() & !bottom & !(1 << col);
                passes.push(Pass { columns, taken: seam.middle_queen(col), images: 8 });
            }
        }
        passes
    }
}
