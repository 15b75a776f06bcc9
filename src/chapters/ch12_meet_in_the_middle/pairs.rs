//! How many pairs of a top and a bottom share no diagonal.
//!
//! Comparing them one by one takes a step for each pair.
//! Here one step compares a bottom with 512 tops: a `Tops` has a bit for each of them, and a table says, for every choice of six diagonals, which tops use none of these.
//! A bottom uses some of the first six, some of the next six, and so on; the tops that are in all the tables' answers fit.
//! The tables are an idea of Evgeny Kluev's, from his N-Queens-Count-Sol.
//!
//! The functions are compiled several times, for machines that take 512 bits in one step (AVX-512, as Intel's Ice Lake has it), in two (AVX2), or in four.

// What is not inlined into the function for a machine's instructions is compiled without them.
#![allow(clippy::inline_always)]

use fearless_simd::{Simd, prelude::*, u64x8};

use super::seam::Lines;

/// The diagonals of one table.
const SIX: usize = 6;
const CHOICES: usize = 1 << SIX;

/// How many tops are compared at a time.
const TOPS: usize = 64 * WORDS;
const WORDS: usize = 8;

/// With fewer tops, groups cost more than they save.
const GROUPS_FROM: usize = 4 * TOPS;

/// A set of up to 512 tops, a bit for each.
/// Before [`turn_over`], a row of this type holds eight tops, a word for each.
type Tops<S> = u64x8<S>;

/// For each choice of six diagonals, the tops that use none of them.
type Table<S> = [Tops<S>; CHOICES];

/// Which of its six diagonals a half uses.
#[inline(always)]
fn choice(half: Lines, table: usize) -> usize {
    ((half >> (SIX * table)) % 64) as usize
}

/// Compares halves, and keeps the room that their groups need.
pub struct Pairs {
    tops: Groups,
    bottoms: Groups,
    groups_from: usize,
}

impl Default for Pairs {
    fn default() -> Self {
        Self::with_groups_from(GROUPS_FROM)
    }
}

impl Pairs {
    /// Halves are put in groups where there are this many tops or more; [`default`](Self::default) says 2048.
    /// The number changes only the time.
    pub fn with_groups_from(tops: usize) -> Self {
        Self { tops: Groups::default(), bottoms: Groups::default(), groups_from: tops }
    }

    /// The number of pairs of a top and a bottom that share none of the lowest `diagonals` bits, 48 at most.
    /// A top may have no other bits; a bottom may.
    ///
    /// ```
    /// use fearless_simd::{Level, dispatch};
    /// use queens_kata::chapters::ch12_meet_in_the_middle::pairs::Pairs;
    ///
    /// let (tops, bottoms) = ([0b01, 0b10], [0b01]);
    /// let mut pairs = Pairs::default();
    /// assert_eq!(dispatch!(Level::new(), simd => pairs.count(simd, &tops, &bottoms, 2)), 1);
    /// ```
    #[inline(always)]
    pub fn count<S: Simd>(
        &mut self,
        simd: S,
        tops: &[Lines],
        bottoms: &[Lines],
        diagonals: usize,
    ) -> u64 {
        match diagonals.div_ceil(SIX) {
            ..=4 => self.count_with::<S, 4>(simd, tops, bottoms),
            5 => self.count_with::<S, 5>(simd, tops, bottoms),
            6 => self.count_with::<S, 6>(simd, tops, bottoms),
            7 => self.count_with::<S, 7>(simd, tops, bottoms),
            _ => self.count_with::<S, 8>(simd, tops, bottoms),
        }
    }

    /// With the number of tables known, the compiler writes the loop over them out.
    #[inline(always)]
    fn count_with<S: Simd, const TABLES: usize>(
        &mut self,
        simd: S,
        tops: &[Lines],
        bottoms: &[Lines],
    ) -> u64 {
        let mut tables = [[Tops::splat(simd, 0); CHOICES]; TABLES];
        let mut found = 0;
        if tops.len() < self.groups_from {
            for tops in tops.chunks(TOPS) {
                make_tables(simd, &mut tables, tops);
                let all = tables[0][0];
                found += count_fitting(&tables, 0, all, bottoms);
            }
            return found;
        }
        self.tops.fill(tops);
        self.bottoms.fill(bottoms);
        // Group after group, so that tops that are compared at a time take much the same diagonals.
        for tops in self.tops.list.chunks(TOPS) {
            make_tables(simd, &mut tables, tops);
            for choice in 0..CHOICES {
                // These bottoms take the same ones of the busiest diagonals. Often that leaves no top at all.
                let left = tables[0][choice];
                if *left != [0; WORDS] {
                    found += count_fitting(&tables, 1, left, self.bottoms.on(choice));
                }
            }
        }
        found
    }
}

/// Halves in groups: those that take the same ones of the six busiest diagonals are together.
struct Groups {
    list: Vec<Lines>,
    /// Where a group begins, for each choice of six, and where the last one ends.
    starts: [usize; CHOICES + 1],
}

impl Default for Groups {
    fn default() -> Self {
        Self { list: Vec::new(), starts: [0; CHOICES + 1] }
    }
}

impl Groups {
    /// Puts these halves in the place of the ones before.
    fn fill(&mut self, halves: &[Lines]) {
        // How many there are in a group, written down one place further on. Added up, that is where each begins.
        self.starts = [0; CHOICES + 1];
        for &half in halves {
            self.starts[choice(half, 0) + 1] += 1;
        }
        for group in 0..CHOICES {
            self.starts[group + 1] += self.starts[group];
        }
        self.list.resize(halves.len(), 0);
        let mut next = self.starts;
        for &half in halves {
            let place = &mut next[choice(half, 0)];
            self.list[*place] = half;
            *place += 1;
        }
    }

    /// The group of those that take this choice.
    #[inline(always)]
    fn on(&self, choice: usize) -> &[Lines] {
        &self.list[self.starts[choice]..self.starts[choice + 1]]
    }
}

/// Turns up to 512 tops over, and makes the tables for them.
#[inline(always)]
fn make_tables<S: Simd>(simd: S, tables: &mut [Table<S>], tops: &[Lines]) {
    // No diagonal has this bit. It says that there is a top, where the last ones do not fill 512.
    const PRESENT: usize = 63;

    let mut users = [Tops::splat(simd, 0); 64];
    for (eight, tops) in users.iter_mut().zip(tops.chunks(WORDS)) {
        for (word, top) in eight.iter_mut().zip(tops) {
            *word = top | 1 << PRESENT;
        }
    }
    turn_over(&mut users);
    for (table, users_of_six) in tables.iter_mut().zip(users.chunks(SIX)) {
        table[0] = users[PRESENT];
        for choice in 1..CHOICES {
            // What the choice without its lowest diagonal leaves, less the users of that one.
            let left = table[choice & (choice - 1)];
            table[choice] = left & !users_of_six[choice.trailing_zeros() as usize];
        }
    }
}

/// Exchanges rows and columns of 64 times 64 bits, for eight such squares side by side: first blocks of 32, then of 16, and so on down to single bits.
/// (Warren, "Hacker's Delight", chapter 7.)
///
/// Before, a row holds eight tops.
/// After, it says of each top whether it takes the row's diagonal.
#[inline(always)]
fn turn_over<S: Simd>(rows: &mut [Tops<S>; 64]) {
    let mut size = 32_u32;
    let mut low = u64::MAX >> 32;
    while size > 0 {
        let distance = size as usize;
        for row in (0..64).filter(|row| row & distance == 0) {
            // The upper bits of the one row and the lower bits of the other change places: where
            // they differ, both are turned around.
            let exchanged = (rows[row] >> size ^ rows[row + distance]) & low;
            rows[row] ^= exchanged << size;
            rows[row + distance] ^= exchanged;
        }
        size /= 2;
        // The lower half of every block of the next size.
        low ^= low << size;
    }
}

/// The number of pairs of a top that is `left` and one of these bottoms, by what the tables from the `first` on say.
#[inline(always)]
fn count_fitting<S: Simd, const TABLES: usize>(
    tables: &[Table<S>; TABLES],
    first: usize,
    left: Tops<S>,
    bottoms: &[Lines],
) -> u64 {
    let mut found = [0; WORDS];
    for &bottom in bottoms {
        let mut fitting = left;
        for (index, table) in tables.iter().enumerate().skip(first) {
            fitting &= table[choice(bottom, index)];
        }
        for (found, tops) in found.iter_mut().zip(*fitting) {
            *found += u64::from(tops.count_ones());
        }
    }
    found.iter().sum()
}
