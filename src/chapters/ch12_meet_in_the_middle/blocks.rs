//! All placements of a few rows, by the columns they use, and two such blocks joined to a half.
//!
//! A half is searched for once for every set of columns that it can use, and there are thousands.
//! Placing its queens one by one would repeat the same work for each.
//! So the half is cut once more, into an outer and an inner block, and the placements of each block are listed once for all.

// What is not inlined into the function for a machine's instructions is compiled without them.
#![allow(clippy::inline_always)]

use fearless_simd::{Simd, prelude::*};

use super::seam::{Lines, Seam};
use crate::chapters::ch09_bitmask::{Taken, lowest};

/// The rows of the outer block, where the half is large enough.
/// With more or fewer, one of the blocks would have too many placements.
const OUTER_ROWS: usize = 5;

/// From this n on the outer block has one row more: for n = 23 the lines would not fit into 64 bits, and for n = 24 the inner block would not fit into memory.
const SIX_OUTER_ROWS_FROM: usize = 23;

/// The rows, and the columns, of the largest half: that of n = 24.
const LARGEST_HALF: usize = 12;

/// The most placements of the outer block that a machine takes in one step.
const STEP: u32 = 8;

/// All placements of both blocks of a half, and the seam below.
pub struct Blocks {
    outer: ByColumns,
    inner: ByColumns,
    inner_rows: usize,
    /// Which of its columns a half can give to the inner block: numbers from 0 to n/2 - 1, as many for each choice as there are inner rows.
    choices: Vec<u8>,
    seam: Seam,
}

/// What each placement of a block takes, in one list, by the columns that it uses.
struct ByColumns {
    /// Where the placements on a set of columns begin, for every set.
    starts: Vec<u32>,
    /// In the outer block those on the same columns are filled up to whole steps, with some that take every line.
    /// They never fit, because an inner placement takes at least one.
    list: Vec<Lines>,
}

impl Blocks {
    /// Lists both blocks of an n × n board, for n from 4 to 24.
    ///
    /// # Panics
    ///
    /// For n = 25, whose lines do not fit into 64 bits.
    pub fn new(n: usize) -> Self {
        let half = n / 2;
        // In a small half the inner block has a quarter of the rows, and one at least.
        let most = OUTER_ROWS + usize::from(n >= SIX_OUTER_ROWS_FROM);
        let outer_rows = most.min(half - half.div_ceil(4));
        let seam = Seam::new(n, half - outer_rows);
        let lines = |rows: std::ops::Range<usize>| {
            rows.map(|row| (0..n).map(|col| seam.lines(row, col)).collect()).collect::<Vec<_>>()
        };
        let outer = placements(n, &lines(0..outer_rows), STEP);
        let inner = placements(n, &lines(outer_rows..half), 1);
        let inner_rows = half - outer_rows;
        let choices = (0..1_u32 << half)
            .filter(|choice| choice.count_ones() as usize == inner_rows)
            .flat_map(|choice| (0_u8..).take(half).filter(move |it| choice & (1 << it) != 0))
            .collect();
        Self { outer, inner, inner_rows, choices, seam }
    }

    /// The seam whose bits the halves have.
    pub fn seam(&self) -> &Seam {
        &self.seam
    }

    /// Adds to the list what each half takes that uses just these `columns`, of which there must be n/2, and nothing that is `taken` already.
    /// What is taken is added to each.
    #[inline(always)]
    pub fn join<S: Simd>(&self, simd: S, columns: u32, taken: Lines, halves: &mut Vec<Lines>) {
        let mut count = halves.len();
        let one_by_one = one_by_one(columns);
        for choice in self.choices.chunks_exact(self.inner_rows) {
            let inner_columns: u32 = choice.iter().map(|&it| one_by_one[usize::from(it)]).sum();
            let outer = self.outer.on(columns & !inner_columns);
            let inner = self.inner.on(inner_columns);
            // There is room if all fit.
            halves.resize(count + outer.len() * inner.len(), 0);
            for inner in inner.iter().filter(|inner| *inner & taken == 0) {
                count += add_fitting(simd, outer, taken | inner, &mut halves[count..]);
            }
        }
        halves.truncate(count);
    }
}

/// Of the outer placements that take nothing of what is `taken`, writes to the list what each takes and what is taken, one after the other.
/// Returns how many there are; what is behind them in the list is of no use.
#[inline(always)]
fn add_fitting<S: Simd>(simd: S, outer: &[Lines], taken: Lines, list: &mut [Lines]) -> usize {
    let step = S::u64s::LEN;
    let mut count = 0;
    // A machine that takes two in one step moves the fitting ones together no faster than one by one.
    if step <= 2 {
        for outer in outer {
            list[count] = outer | taken;
            count += usize::from(outer & taken == 0);
        }
        return count;
    }
    for outer in outer.chunks_exact(step) {
        let outer = S::u64s::from_slice(simd, outer);
        let fitting = (outer & taken).simd_eq(0);
        (outer | taken).compress(fitting).store_slice(&mut list[count..count + step]);
        count += fitting.to_bitmask().count_ones() as usize;
    }
    count
}

/// The columns of a set, each a set of its own, from the lowest.
#[inline(always)]
fn one_by_one(mut columns: u32) -> [u32; LARGEST_HALF] {
    std::array::from_fn(|_| {
        let column = lowest(columns);
        columns ^= column;
        column
    })
}

impl ByColumns {
    /// Those that use just these columns.
    #[inline(always)]
    fn on(&self, columns: u32) -> &[Lines] {
        let set = columns as usize;
        &self.list[self.starts[set] as usize..self.starts[set + 1] as usize]
    }
}

/// The lines of all placements of queens in some rows, none of which attacks another, in whole steps.
/// `rows[row][col]` are the lines of a queen there.
/// It goes through the search twice: first to see how much room each set of columns needs.
fn placements(n: usize, rows: &[Vec<Lines>], step: u32) -> ByColumns {
    // How many there are on a set, written down one place further on. Added up, that is where each begins:
    // behind all those of the sets before it.
    let mut starts = vec![0_u32; (1 << n) + 1];
    place(n, rows, Taken::default(), 0, &mut |columns, _| starts[columns as usize + 1] += 1);
    for set in 0..1 << n {
        starts[set + 1] = starts[set] + starts[set + 1].next_multiple_of(step);
    }
    let mut list = vec![Lines::MAX; starts[1 << n] as usize];
    let mut next = starts.clone();
    place(n, rows, Taken::default(), 0, &mut |columns, lines| {
        let next = &mut next[columns as usize];
        list[*next as usize] = lines;
        *next += 1;
    });
    ByColumns { starts, list }
}

/// Calls `visit` with the columns and the lines of every placement of the rows.
fn place(
    n: usize,
    rows: &[Vec<Lines>],
    taken: Taken,
    lines: Lines,
    visit: &mut impl FnMut(u32, Lines),
) {
    let Some((row, below)) = rows.split_first() else {
        return visit(taken.columns, lines);
    };
    let mut free = taken.free(n);
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        let lines = lines | row[queen.trailing_zeros() as usize];
        place(n, below, taken.with_queen(queen), lines, visit);
    }
}
