//! Which halves are compared, and for how many images each pair stands.
//!
//! Of the solutions that are images of each other only some are counted, and stand for the others.
//! Which ones these are depends only on what is known before any half is made: the columns of the top half, and the column of the middle queen.
//! So each set of columns for the top half is a piece of work of its own.

// What is not inlined into the function for a machine's instructions is compiled without them.
#![allow(clippy::inline_always)]

use fearless_simd::{Level, Simd, dispatch};
use rayon::prelude::*;

use super::blocks::Blocks;
use super::pairs::Pairs;
use super::seam::{Lines, upside_down};

/// Counts the solutions for one n.
pub struct Counter {
    n: usize,
    blocks: Blocks,
    level: Level,
}

/// Bottoms to compare with the tops on a set of columns.
pub struct Pass {
    /// The columns of the bottoms.
    pub columns: u32,
    /// The lines of the middle queen, and what else the bottoms must keep clear of.
    pub taken: Lines,
    /// How many solutions each pair that fits stands for.
    pub images: u64,
}

/// Lists that are filled anew for every set of columns, and kept so that their memory is used again.
#[derive(Default)]
struct Lists {
    tops: Vec<Lines>,
    bottoms: Vec<Lines>,
    pairs: Pairs,
}

impl Counter {
    /// Lists the blocks of an n × n board, for n from 4 to 24.
    ///
    /// # Panics
    ///
    /// For n = 25, whose lines do not fit into 64 bits.
    pub fn new(n: usize) -> Self {
        Self::with_instructions(n, Level::new())
    }

    /// As [`new`](Self::new), with the instructions of this level: all that the machine has, or fewer.
    pub fn with_instructions(n: usize, level: Level) -> Self {
        Self { n, blocks: Blocks::new(n), level }
    }

    /// The sets of columns that the top half of a counted solution can use, as bits.
    pub fn tops(&self) -> Vec<u32> {
        (0..=self.all_columns()).filter(|&top| !self.passes(top).is_empty()).collect()
    }

    /// The number of solutions that are counted at these tops, on all cores.
    /// It calls `done` after each of them.
    pub fn count(&self, tops: &[u32], done: impl Fn() + Sync) -> u64 {
        // Each share of the sets has its lists, and fills them again and again.
        tops.par_iter()
            .map_init(Lists::default, |lists, &top| {
                let found = self.count_at(top, lists);
                done();
                found
            })
            .sum()
    }

    // `count` is generic, so it is compiled in the crate that calls it, perhaps without optimisation. This is compiled here.
    fn count_at(&self, top: u32, lists: &mut Lists) -> u64 {
        dispatch!(self.level, simd => self.count_with(simd, top, lists))
    }

    #[inline(always)]
    fn count_with<S: Simd>(&self, simd: S, top: u32, lists: &mut Lists) -> u64 {
        let Lists { tops, bottoms, pairs } = lists;
        let crossing = self.blocks.seam().crossing();
        let on_seam = (1 << crossing) - 1;

        tops.clear();
        self.blocks.join(simd, top, 0, tops);
        // A top and a bottom meet if one of them is turned upside down: the tops, because for odd n they are fewer.
        for half in tops.iter_mut() {
            *half = upside_down(*half) & on_seam;
        }

        // Passes whose pairs stand for equally many images are one pass: the tables for the tops are
        // made once for all their bottoms.
        let mut found = 0;
        for passes in self.passes(top).chunk_by(|one, next| one.images == next.images) {
            bottoms.clear();
            for pass in passes {
                self.blocks.join(simd, pass.columns, pass.taken, bottoms);
            }
            found += passes[0].images * pairs.count(simd, tops, bottoms, crossing);
        }
        found
    }

    fn all_columns(&self) -> u32 {
        u32::MAX >> (32 - self.n)
    }

    fn mirrored(&self, columns: u32) -> u32 {
        // Reversed, the columns stand at the upper end of the 32 bits.
        columns.reverse_bits() >> (32 - self.n)
    }

    /// What the tops on a set of columns are compared with: nothing, if the solutions there are images of others.
    pub fn passes(&self, top: u32) -> Vec<Pass> {
        let (half, seam) = (self.n / 2, self.blocks.seam());
        let centre = if self.n.is_multiple_of(2) { 0 } else { 1 << half };
        let others = self.all_columns() & !centre;
        let mut passes = Vec::new();
        if top & !others != 0 || top.count_ones() as usize != half {
            return passes;
        }

        // An even board, or one with a queen in the centre. Turned upside down, or mirrored, it is
        // such a board again, and its top half has one of these sets of columns. The smallest
        // stands for all.
        let mirrored = self.mirrored(top);
        let bottom = others & !top;
        let images = [top, mirrored, bottom, others & !mirrored];
        if images.iter().all(|&image| top <= image) {
            let ties = images.iter().filter(|&&image| image == top).count() as u64;
            let taken = if centre == 0 { 0 } else { seam.middle_queen(half) };
            passes.push(Pass { columns: bottom, taken, images: 4 / ties });
        }

        // An odd board with its middle row's queen left of the centre, its middle column's queen in the
        // bottom half, and farther from the centre. No two of its eight images are like this. It is not
        // column 0, because no queen can be farther from the centre than that.
        if centre != 0 {
            for col in (1..half).filter(|col| top & (1 << col) == 0) {
                let columns = self.all_columns() & !top & !(1 << col);
                passes.push(Pass { columns, taken: seam.middle_queen(col), images: 8 });
            }
        }
        passes
    }
}
