//! What each trick of chapter 12 gains: the same count, each time without one of them, on one core.
//!
//! `cargo run --release --package queens-kata --example tricks -- 16`

// What is not inlined into the function for a machine's instructions is compiled without them.
#![allow(clippy::inline_always)]

use std::process::exit;
use std::time::{Duration, Instant};

use fearless_simd::{Level, Simd, dispatch};
use queens_kata::chapters::ch09_bitmask::{Taken, lowest};
use queens_kata::chapters::ch12_meet_in_the_middle::blocks::Blocks;
use queens_kata::chapters::ch12_meet_in_the_middle::counter::{Counter, Pass};
use queens_kata::chapters::ch12_meet_in_the_middle::pairs::Pairs;
use queens_kata::chapters::ch12_meet_in_the_middle::seam::{Lines, upside_down};
use queens_kata::known_counts::KNOWN_COUNTS;

/// The way of the chapter, unless something is left out.
#[derive(Clone, Copy)]
struct Way {
    level: Level,
    /// Halves are made of two blocks.
    joins: bool,
    /// A bottom is compared with 512 tops at a time.
    has_tables: bool,
    /// From how many tops on halves are put in groups; `None`: as the chapter does it.
    groups_from: Option<usize>,
    /// One of four images stands for all.
    has_images: bool,
}

const RUNS: usize = 5;

fn main() {
    let argument = std::env::args().nth(1).unwrap_or_default();
    let Some(n) = argument.parse().ok().filter(|n| (8..=20).contains(n) && n % 2 == 0) else {
        eprintln!("tricks: N must be an even number from 8 to 20, and '{argument}' is not");
        exit(2);
    };
    let all = Way {
        level: Level::new(),
        joins: true,
        has_tables: true,
        groups_from: None,
        has_images: true,
    };
    let mut ways = vec![
        ("all tricks", all),
        ("every set of columns", Way { has_images: false, ..all }),
        ("pairs compared one by one", Way { has_tables: false, ..all }),
        ("halves placed queen by queen", Way { joins: false, ..all }),
        ("always in groups", Way { groups_from: Some(0), ..all }),
        ("never in groups", Way { groups_from: Some(usize::MAX), ..all }),
        ("instructions that all machines have", Way { level: Level::baseline(), ..all }),
    ];
    #[cfg(target_arch = "x86_64")]
    if let Some(avx2) = all.level.as_avx2() {
        ways.push(("instructions of AVX2", Way { level: Level::Avx2(avx2), ..all }));
    }

    let (counter, blocks) = (Counter::new(n), Blocks::new(n));
    println!("N = {n}: how many times as long as with all tricks");
    // The least of some runs, and all of them in turn, so that a machine that slows down does so for all.
    let mut least = vec![Duration::MAX; ways.len()];
    for _ in 0..RUNS {
        for (least, (name, way)) in least.iter_mut().zip(&ways) {
            let start = Instant::now();
            assert_eq!(count(n, way, &counter, &blocks), KNOWN_COUNTS[n], "{name}");
            *least = start.elapsed().min(*least);
        }
    }
    for (took, (name, _)) in least.iter().zip(&ways) {
        println!("{name:36} {:5.1}", took.as_secs_f64() / least[0].as_secs_f64());
    }
}

fn count(n: usize, way: &Way, counter: &Counter, blocks: &Blocks) -> u64 {
    let pairs = way.groups_from.map_or_else(Pairs::default, Pairs::with_groups_from);
    let sets: Vec<u32> = if way.has_images {
        counter.tops()
    } else {
        (0..1 << n).filter(|set: &u32| set.count_ones() as usize == n / 2).collect()
    };
    dispatch!(way.level, simd => count_at(simd, n, way, counter, blocks, pairs, &sets))
}

#[inline(always)]
fn count_at<S: Simd>(
    simd: S,
    n: usize,
    way: &Way,
    counter: &Counter,
    blocks: &Blocks,
    mut pairs: Pairs,
    sets: &[u32],
) -> u64 {
    let crossing = blocks.seam().crossing();
    let lines_of = |row| (0..n).map(|col| blocks.seam().lines(row, col)).collect();
    let rows: Vec<Vec<Lines>> = (0..n / 2).map(lines_of).collect();
    let (mut tops, mut bottoms) = (Vec::new(), Vec::new());
    let mut found = 0;
    for &set in sets {
        let all_others = [Pass { columns: !set & ((1 << n) - 1), taken: 0, images: 1 }];
        let of_images = counter.passes(set);
        for pass in if way.has_images { of_images.as_slice() } else { &all_others } {
            list(simd, way, blocks, &rows, set, 0, &mut tops);
            for top in &mut tops {
                *top = upside_down(*top) & ((1 << crossing) - 1);
            }
            list(simd, way, blocks, &rows, pass.columns, pass.taken, &mut bottoms);
            found += pass.images
                * if way.has_tables {
                    pairs.count(simd, &tops, &bottoms, crossing)
                } else {
                    one_by_one(&tops, &bottoms)
                };
        }
    }
    found
}

/// Puts into the list what each half takes that uses just these `columns`, and nothing that is `taken` already.
/// Where they are placed queen by queen, `taken` is not looked at: for even n nothing is taken.
/// `rows[row][col]` are the lines of a queen there.
#[inline(always)]
fn list<S: Simd>(
    simd: S,
    way: &Way,
    blocks: &Blocks,
    rows: &[Vec<Lines>],
    columns: u32,
    taken: Lines,
    halves: &mut Vec<Lines>,
) {
    halves.clear();
    if way.joins {
        blocks.join(simd, columns, taken, halves);
    } else {
        place(rows, columns, Taken::default(), 0, halves);
    }
}

/// The number of pairs of a top and a bottom that share no diagonal.
// Inlined, so that it loses the tables only, and not the wide instructions as well.
#[inline(always)]
fn one_by_one(tops: &[Lines], bottoms: &[Lines]) -> u64 {
    let fitting = |top| bottoms.iter().filter(|bottom| *bottom & top == 0).count() as u64;
    tops.iter().map(fitting).sum()
}

/// Adds to the list what each half takes whose queens are in these `columns`, below those that have taken something.
fn place(rows: &[Vec<Lines>], columns: u32, taken: Taken, lines: Lines, halves: &mut Vec<Lines>) {
    let Some((row, below)) = rows.split_first() else {
        halves.push(lines);
        return;
    };
    let mut free = taken.free(32) & columns;
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        let lines = lines | row[queen.trailing_zeros() as usize];
        place(below, columns, taken.with_queen(queen), lines, halves);
    }
}
