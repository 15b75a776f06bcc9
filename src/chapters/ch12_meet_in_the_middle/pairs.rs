//! How many pairs of a top and a bottom share no diagonal.
//!
//! Comparing them one by one takes a step for each pair. Here one step compares a bottom with 512 tops: a
//! `Tops` has a bit for each of them, and a table says, for every choice of six diagonals, which tops use
//! none of these. A bottom uses some of the first six, some of the next six, and so on; the tops that are in
//! all the tables' answers fit. The tables are an idea of Evgeny Kluev's, from his N-Queens-Count-Sol.
//!
//! The function is compiled twice, once for machines that have AVX2 and once for all others; which of the
//! two runs is decided when the program runs. Both count the same.

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

/// A set of tops, a bit for each. Aligned, so that it never lies across two lines of the cache.
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

/// Puts what is `seen` of each half into `sorted`, by the six busiest diagonals: halves that use the same ones
/// come together. There are 64 choices, so counting them is quicker than comparing halves.
pub fn sort_by_busiest(halves: &[Lines], seen: impl Fn(Lines) -> Lines, sorted: &mut Vec<Lines>) {
    let mut next = [0; CHOICES + 1];
    for &half in halves {
        next[choice(seen(half), 0) + 1] += 1;
    }
    for index in 0..CHOICES {
        next[index + 1] += next[index];
    }
    sorted.resize(halves.len(), 0);
    for half in halves.iter().map(|&half| seen(half)) {
        let next = &mut next[choice(half, 0)];
        sorted[*next] = half;
        *next += 1;
    }
}

/// The number of pairs of a top and a bottom that share none of the lowest `diagonals` bits, of which
/// there are 42 at most. No other bits may be set. It is quickest if both are sorted by
/// [`sort_by_busiest`], and if there are fewer tops than bottoms.
#[multiversion(targets("x86_64+avx+avx2+bmi1+bmi2+popcnt+lzcnt"))]
pub fn count_pairs(tops: &[Lines], bottoms: &[Lines], diagonals: usize) -> u64 {
    count_pairs_portably(tops, bottoms, diagonals)
}

/// As [`count_pairs`], with the instructions that every machine has.
#[inline(always)]
pub fn count_pairs_portably(tops: &[Lines], bottoms: &[Lines], diagonals: usize) -> u64 {
    match diagonals.div_ceil(SIX) {
        ..=4 => count_with::<4>(tops, bottoms),
        5 => count_with::<5>(tops, bottoms),
        6 => count_with::<6>(tops, bottoms),
        _ => count_with::<7>(tops, bottoms),
    }
}

/// With the number of tables known, the compiler writes the loop over them out.
#[inline(always)]
fn count_with<const TABLES: usize>(tops: &[Lines], bottoms: &[Lines]) -> u64 {
    let mut tables = [[Tops::default(); CHOICES]; TABLES];
    let mut found = 0;
    for tops in tops.chunks(TOPS) {
        fill(&mut tables, tops);
        found += count_fitting(&tables, bottoms);
    }
    found
}

#[inline(always)]
fn fill(tables: &mut [Table], tops: &[Lines]) {
    let mut present = Tops::default();
    let mut users = [Tops::default(); 64];
    for (word, tops) in tops.chunks(64).enumerate() {
        present.0[word] = u64::MAX >> (64 - tops.len());
        let mut matrix = [0; 64];
        matrix[..tops.len()].copy_from_slice(tops);
        transpose(&mut matrix);
        for (users, row) in users.iter_mut().zip(matrix) {
            users.0[word] = row;
        }
    }
    for (table, users) in tables.iter_mut().zip(users.chunks(SIX)) {
        table[0] = present;
        for choice in 1..CHOICES {
            // What the choice without its lowest diagonal leaves, less the users of that one.
            let left = table[choice & (choice - 1)];
            table[choice] = left.without(&users[choice.trailing_zeros() as usize]);
        }
    }
}

/// Exchanges rows and columns of 64 times 64 bits: first blocks of 32, then of 16, and so on down to
/// single bits. (Warren, "Hacker's Delight", chapter 7.)
#[inline(always)]
fn transpose(matrix: &mut [u64; 64]) {
    let mut size = 32;
    let mut low = u64::MAX >> 32;
    while size > 0 {
        for row in (0..64).filter(|row| row & size == 0) {
            let exchanged = (matrix[row] >> size ^ matrix[row + size]) & low;
            matrix[row] ^= exchanged << size;
            matrix[row + size] ^= exchanged;
        }
        size /= 2;
        low ^= low << size;
    }
}

#[inline(always)]
fn count_fitting(tables: &[Table], bottoms: &[Lines]) -> u64 {
    let mut found = [0; WORDS];
    for bottoms in bottoms.chunk_by(|one, next| choice(*one, 0) == choice(*next, 0)) {
        // These use the same ones of the busiest diagonals. Often that leaves no top at all.
        let left = tables[0][choice(bottoms[0], 0)];
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
