//! How many pairs of a top and a bottom share no diagonal.
//!
//! Comparing them one by one takes a step for each pair.
//! Here one step compares a bottom with 512 tops: a `Tops` has a bit for each of them, and a table says, for every choice of six diagonals, which tops use none of these.
//! A bottom uses some of the first six, some of the next six, and so on; the tops that are in all the tables' answers fit.
//! The tables are an idea of Evgeny Kluev's, from his N-Queens-Count-Sol.
//!
//! The function is compiled twice, once for machines that have AVX2 and once for all others; which of the two runs is decided when the program runs.
//! Both count the same.

// What is not inlined into the function for AVX2 is compiled without it.
#![allow(clippy::inline_always)]

use multiversion::multiversion;

use super::seam::Lines;

/// The diagonals of one table.
const SIX: usize = 6;
const CHOICES: usize = 1 << SIX;

/// How many tops are compared at a time.
const TOPS: usize = 64 * WORDS;
const WORDS: usize = 8;

/// A set of tops, a bit for each.
/// Aligned, so that it never lies across two lines of the cache.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[repr(align(64))]
struct Tops([u64; WORDS]);

impl Tops {
    #[inline(always)]
    fn and(mut self, others: &Self) -> Self {
        for (word, others) in self.0.iter_mut().zip(&others.0) {
            *word &= others;
        }
        self
    }

    #[inline(always)]
    fn without(mut self, others: &Self) -> Self {
        for (word, others) in self.0.iter_mut().zip(&others.0) {
            *word &= !others;
        }
        self
    }
}

/// For each choice of six diagonals, the tops that use none of them.
type Table = [Tops; CHOICES];

/// Which of its six diagonals a half uses.
#[inline(always)]
fn choice(half: Lines, table: usize) -> usize {
    ((half >> (SIX * table)) % 64) as usize
}

/// Halves, in groups: those that take the same ones of the six busiest diagonals are together.
pub struct Halves {
    /// One for each choice of six.
    groups: Vec<Vec<Lines>>,
}

impl Default for Halves {
    fn default() -> Self {
        Self { groups: vec![Vec::new(); CHOICES] }
    }
}

impl Halves {
    /// Removes all halves, and keeps the room they had.
    pub fn clear(&mut self) {
        self.groups.iter_mut().for_each(Vec::clear);
    }

    /// Adds a half, given as the diagonals that it takes.
    pub fn push(&mut self, half: Lines) {
        self.groups[choice(half, 0)].push(half);
    }
}

/// The number of pairs of a top and a bottom that share none of the lowest `diagonals` bits, of which there are 42 at most.
/// No other bits may be set.
///
/// ```
/// use queens_kata::chapters::ch12_meet_in_the_middle::pairs::{Halves, count_pairs};
///
/// let [mut tops, mut bottoms] = [Halves::default(), Halves::default()];
/// tops.push(0b01);
/// tops.push(0b10);
/// bottoms.push(0b01);
/// assert_eq!(count_pairs(&tops, &bottoms, 2), 1);
/// ```
#[multiversion(targets("x86_64+avx+avx2+bmi1+bmi2+popcnt+lzcnt"))]
pub fn count_pairs(tops: &Halves, bottoms: &Halves, diagonals: usize) -> u64 {
    count_pairs_portably(tops, bottoms, diagonals)
}

/// As [`count_pairs`], with the instructions that every machine has.
#[inline(always)]
pub fn count_pairs_portably(tops: &Halves, bottoms: &Halves, diagonals: usize) -> u64 {
    match diagonals.div_ceil(SIX) {
        ..=4 => count_with::<4>(tops, bottoms),
        5 => count_with::<5>(tops, bottoms),
        6 => count_with::<6>(tops, bottoms),
        _ => count_with::<7>(tops, bottoms),
    }
}

/// With the number of tables known, the compiler writes the loop over them out.
#[inline(always)]
fn count_with<const TABLES: usize>(tops: &Halves, bottoms: &Halves) -> u64 {
    let mut tables = [[Tops::default(); CHOICES]; TABLES];
    let mut found = 0;
    // Group after group, so that tops that are compared at a time take much the same diagonals.
    for tops in tops.groups.concat().chunks(TOPS) {
        fill(&mut tables, tops);
        found += count_fitting(&tables, bottoms);
    }
    found
}

#[inline(always)]
fn fill(tables: &mut [Table], tops: &[Lines]) {
    // No diagonal has this bit. It says that there is a top, where the last ones do not fill 512.
    const PRESENT: usize = 63;

    let mut users = [Tops::default(); 64];
    for (eight, tops) in users.iter_mut().zip(tops.chunks(WORDS)) {
        for (word, top) in eight.0.iter_mut().zip(tops) {
            *word = top | 1 << PRESENT;
        }
    }
    turn_over(&mut users);
    for (table, users_of_six) in tables.iter_mut().zip(users.chunks(SIX)) {
        table[0] = users[PRESENT];
        for choice in 1..CHOICES {
            // What the choice without its lowest diagonal leaves, less the users of that one.
            let left = table[choice & (choice - 1)];
            table[choice] = left.without(&users_of_six[choice.trailing_zeros() as usize]);
        }
    }
}

/// Exchanges rows and columns of 64 times 64 bits, for eight such squares side by side: first blocks of 32, then of 16, and so on down to single bits.
/// (Warren, "Hacker's Delight", chapter 7.)
///
/// Before, a row holds eight tops.
/// After, it says of each top whether it takes the row's diagonal.
#[inline(always)]
fn turn_over(rows: &mut [Tops; 64]) {
    let mut size = 32;
    let mut low = u64::MAX >> 32;
    while size > 0 {
        for row in (0..64).filter(|row| row & size == 0) {
            for word in 0..WORDS {
                // The upper bits of the one row and the lower bits of the other change places: where
                // they differ, both are turned around.
                let exchanged = (rows[row].0[word] >> size ^ rows[row + size].0[word]) & low;
                rows[row].0[word] ^= exchanged << size;
                rows[row + size].0[word] ^= exchanged;
            }
        }
        size /= 2;
        // The lower half of every block of the next size.
        low ^= low << size;
    }
}

#[inline(always)]
fn count_fitting(tables: &[Table], bottoms: &Halves) -> u64 {
    let mut found = [0; WORDS];
    for (bottoms, &left) in bottoms.groups.iter().zip(&tables[0]) {
        // These take the same ones of the busiest diagonals. Often that leaves no top at all.
        if left == Tops::default() {
            continue;
        }
        for &bottom in bottoms {
            let mut fitting = left;
            for (index, table) in tables.iter().enumerate().skip(1) {
                fitting = fitting.and(&table[choice(bottom, index)]);
            }
            for (found, tops) in found.iter_mut().zip(fitting.0) {
                *found += u64::from(tops.count_ones());
            }
        }
    }
    found.iter().sum()
}
