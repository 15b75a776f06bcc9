//! All placements of a few rows, by the columns they use, and two such blocks joined to a half.
//!
//! A half is searched for once for every set of columns that it can use, and there are thousands.
//! Placing its queens one by one would repeat the same work for each.
//! So the half is cut once more, into an outer and an inner block, and the placements of each block are listed once for all.

use super::seam::{Lines, Seam};
use crate::chapters::ch09_bitmask::{Taken, lowest};

/// With more rows a [`Sheet`] would not hold the placements on a set of columns; with fewer, the inner block would have too many.
const OUTER_ROWS: usize = 5;

/// All placements of both blocks of a half, and the seam below.
pub struct Blocks {
    outer: ByColumns<Sheet>,
    inner: ByColumns<Lines>,
    inner_rows: usize,
    seam: Seam,
}

/// Things that belong to sets of columns, all in one list.
struct ByColumns<T> {
    /// Where the things of a set begin, for every set.
    starts: Vec<usize>,
    list: Vec<T>,
}

/// Up to 64 placements of the outer block on the same columns, with a bit for each in a number.
struct Sheet {
    /// The lines that a placement takes.
    placements: [Lines; 64],
    /// Which placements there are.
    all: u64,
    /// Which of them take a line, for every line.
    users: [u64; 64],
}

impl Blocks {
    /// Lists both blocks of an n × n board, for n from 4 up.
    pub fn new(n: usize) -> Self {
        let half = n / 2;
        // In a small half the inner block has a quarter of the rows, and one at least.
        let outer_rows = OUTER_ROWS.min(half - half.div_ceil(4));
        let seam = Seam::new(n, half - outer_rows);
        let lines = |rows: std::ops::Range<usize>| {
            rows.map(|row| (0..n).map(|col| seam.lines(row, col)).collect()).collect::<Vec<_>>()
        };
        let outer = placements(n, &lines(0..outer_rows)).turned_over();
        let inner = placements(n, &lines(outer_rows..half));
        Self { outer, inner, inner_rows: half - outer_rows, seam }
    }

    /// The seam whose bits the halves have.
    pub fn seam(&self) -> &Seam {
        &self.seam
    }

    /// Calls `visit` with what each half takes that uses just these `columns`, and nothing that is `taken` already.
    /// What is taken is added to each.
    pub fn join(&self, columns: u32, taken: Lines, mut visit: impl FnMut(Lines)) {
        for inner_columns in subsets(columns) {
            if inner_columns.count_ones() as usize != self.inner_rows {
                continue;
            }
            let outer = self.outer.on(columns & !inner_columns);
            for inner in self.inner.on(inner_columns).iter().filter(|inner| *inner & taken == 0) {
                let taken = taken | inner;
                for sheet in outer {
                    for index in ones(sheet.fitting(taken)) {
                        visit(taken | sheet.placements[index]);
                    }
                }
            }
        }
    }
}

impl Sheet {
    fn new(list: &[Lines]) -> Self {
        let mut sheet = Self { placements: [0; 64], all: 0, users: [0; 64] };
        for (index, &placement) in list.iter().enumerate() {
            sheet.placements[index] = placement;
            sheet.all |= 1 << index;
            for line in ones(placement) {
                sheet.users[line] |= 1 << index;
            }
        }
        sheet
    }

    /// The placements that take nothing of what is `taken`: one step for each line, not for each placement.
    fn fitting(&self, taken: Lines) -> u64 {
        let mut fitting = self.all;
        for line in ones(taken) {
            fitting &= !self.users[line];
        }
        fitting
    }
}

/// All subsets of a set of bits, the empty one first.
fn subsets(set: u32) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(0_u32), move |subset| {
        // Counting up in the bits of the set, and in no others: `subset - set` is the same as
        // `subset + !set + 1`. There the other bits are 1, so what is carried runs through them.
        let next = subset.wrapping_sub(set) & set;
        (next != 0).then_some(next)
    })
}

/// The places of the bits that are set, from the lowest.
fn ones(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        // `set - 1` has every bit of the set but the lowest. From 0 nothing can be taken: the end.
        set &= set.checked_sub(1)?;
        Some(place)
    })
}

impl<T> ByColumns<T> {
    /// Those that belong to just these columns.
    fn on(&self, columns: u32) -> &[T] {
        let set = columns as usize;
        &self.list[self.starts[set]..self.starts[set + 1]]
    }
}

impl ByColumns<Lines> {
    /// The same placements on sheets.
    /// Each set of columns begins a new one.
    fn turned_over(&self) -> ByColumns<Sheet> {
        let mut sheets = ByColumns { starts: vec![0], list: Vec::new() };
        for ends in self.starts.windows(2) {
            let placements = &self.list[ends[0]..ends[1]];
            sheets.list.extend(placements.chunks(64).map(Sheet::new));
            sheets.starts.push(sheets.list.len());
        }
        sheets
    }
}

/// The lines of all placements of queens in some rows, none of which attacks another.
/// `rows[row][col]` are the lines of a queen there.
/// It goes through the search twice: first to see how much room each set of columns needs.
fn placements(n: usize, rows: &[Vec<Lines>]) -> ByColumns<Lines> {
    // How many there are on a set, written down one place further on. Added up, that is where each begins:
    // behind all those of the sets before it.
    let mut starts = vec![0; (1 << n) + 1];
    place(n, rows, Taken::default(), 0, &mut |columns, _| starts[columns as usize + 1] += 1);
    for set in 0..1 << n {
        starts[set + 1] += starts[set];
    }
    let mut list = vec![0; starts[1 << n]];
    let mut next = starts.clone();
    place(n, rows, Taken::default(), 0, &mut |columns, lines| {
        let next = &mut next[columns as usize];
        list[*next] = lines;
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
