//! All placements of a few rows, by the columns they use, and two such blocks joined to a half.
//!
//! A half is searched for once for every set of columns that it can use, and there are thousands. Placing
//! its queens one by one would repeat the same work for each. So the half is cut once more, into an outer
//! and an inner block, and the placements of each block are listed once for all.

use super::seam::{Lines, Seam};
use crate::chapters::ch09_bitmask::{Taken, lowest};

/// More rows would take more memory than they save time.
const OUTER_ROWS: usize = 6;

/// All placements of both blocks of a half, and the seam below.
pub struct Blocks {
    outer: Block,
    inner: Block,
    inner_rows: usize,
    seam: Seam,
}

/// The placements of queens in some rows, none of whom attacks another.
struct Block {
    /// Where the placements on a set of columns begin, for every set.
    starts: Vec<u32>,
    /// The lines that a placement takes.
    placements: Vec<Lines>,
}

impl Blocks {
    /// Lists both blocks of an n × n board, for n from 4 up.
    pub fn new(n: usize) -> Self {
        let half = n / 2;
        let outer_rows = OUTER_ROWS.min(half - half.div_ceil(4));
        let seam = Seam::new(n, half - outer_rows);
        let lines = |rows: std::ops::Range<usize>| {
            rows.map(|row| (0..n).map(|col| seam.lines(row, col)).collect()).collect::<Vec<_>>()
        };
        let outer = Block::new(n, &lines(0..outer_rows));
        let inner = Block::new(n, &lines(outer_rows..half));
        Self { outer, inner, inner_rows: half - outer_rows, seam }
    }

    /// The seam whose bits the halves have.
    pub fn seam(&self) -> &Seam {
        &self.seam
    }

    /// Puts into `halves` what each half takes that uses just these `columns`, and nothing that is
    /// `taken` already. What is taken is added to each.
    pub fn join(&self, columns: u32, taken: Lines, halves: &mut Vec<Lines>) {
        halves.clear();
        for inner_columns in subsets(columns) {
            if inner_columns.count_ones() as usize != self.inner_rows {
                continue;
            }
            let outer = self.outer.on(columns & !inner_columns);
            for inner in self.inner.on(inner_columns).iter().filter(|inner| *inner & taken == 0) {
                join_one(taken | inner, outer, halves);
            }
        }
    }
}

/// Adds those of `outer` that fit to what is `taken`.
///
/// One in two to one in six fits, at random. A branch would be guessed wrongly too often, so each is written, and
/// the next one overwrites it if it did not fit.
fn join_one(taken: Lines, outer: &[Lines], halves: &mut Vec<Lines>) {
    let mut end = halves.len();
    halves.resize(end + outer.len(), 0);
    for &lines in outer {
        halves[end] = taken | lines;
        end += usize::from(taken & lines == 0);
    }
    halves.truncate(end);
}

/// All subsets of a set of bits, the empty one first.
fn subsets(set: u32) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(0_u32), move |subset| {
        // Counting up in the bits of the set, and in no others.
        let next = subset.wrapping_sub(set) & set;
        (next != 0).then_some(next)
    })
}

impl Block {
    /// `lines[row][col]` are the lines of a queen there. It goes through the search twice: first to see
    /// how much room each set of columns needs.
    fn new(n: usize, lines: &[Vec<Lines>]) -> Self {
        let mut starts = vec![0; (1 << n) + 1];
        place(n, lines, Taken::default(), 0, &mut |columns, _| starts[columns as usize + 1] += 1);
        for set in 0..1 << n {
            starts[set + 1] += starts[set];
        }
        let mut placements = vec![0; starts[1 << n] as usize];
        let mut next = starts.clone();
        place(n, lines, Taken::default(), 0, &mut |columns, lines| {
            let next = &mut next[columns as usize];
            placements[*next as usize] = lines;
            *next += 1;
        });
        Self { starts, placements }
    }

    fn on(&self, columns: u32) -> &[Lines] {
        let set = columns as usize;
        &self.placements[self.starts[set] as usize..self.starts[set + 1] as usize]
    }
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
