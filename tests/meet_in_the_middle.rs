//! Chapter 12, part by part: the seam, the blocks, the pairs, the pieces.

use std::ops::Range;

use fearless_simd::{Level, dispatch};
use proptest::collection::vec;
use proptest::prelude::*;
use queens_kata::chapters::ch12_meet_in_the_middle::blocks::Blocks;
use queens_kata::chapters::ch12_meet_in_the_middle::counter::Counter;
use queens_kata::chapters::ch12_meet_in_the_middle::pairs::Pairs;
use queens_kata::chapters::ch12_meet_in_the_middle::seam::{Lines, Seam, upside_down};
use queens_kata::chapters::ch12_meet_in_the_middle::{count_in_loops, fits, halves};
use queens_kata::known_counts::table;
use queens_kata::roster::LARGEST_MEET_IN_THE_MIDDLE;
use rstest::rstest;

/// The instructions of this machine, and those of machines that have less.
fn levels() -> Vec<Level> {
    let best = Level::new();
    #[cfg(target_arch = "x86_64")]
    let narrower = [best.as_avx2().map(Level::Avx2), best.as_sse4_2().map(Level::Sse4_2)];
    #[cfg(not(target_arch = "x86_64"))]
    let narrower = [];
    [best, Level::baseline()].into_iter().chain(narrower.into_iter().flatten()).collect()
}

/// The sets of n/2 of n columns.
fn half_sets(n: usize) -> impl Iterator<Item = u32> {
    (0..1_u32 << n).filter(move |set| set.count_ones() as usize == n / 2)
}

#[test]
fn counts_the_same_in_loops() {
    for (n, expected) in table().take(12) {
        assert_eq!(count_in_loops(n), expected, "n = {n}");
    }
}

fn join(blocks: &Blocks, columns: u32) -> Vec<Lines> {
    let mut halves = Vec::new();
    dispatch!(Level::new(), simd => blocks.join(simd, columns, 0, &mut halves));
    halves
}

/// Joined of two blocks, there are as many halves as placed queen by queen, and they cross the seam at the same points, upside down as well.
#[test]
fn blocks_join_to_the_same_halves() {
    for n in 4..=11 {
        let blocks = Blocks::new(n);
        let on_seam = (1 << blocks.seam().crossing()) - 1;
        for set in half_sets(n) {
            let joined = join(&blocks, set);
            let placed = halves(n, set);
            assert_eq!(joined.len(), placed.len(), "n = {n}, columns {set:#b}");
            let mut crossings: Vec<[u32; 2]> = joined
                .iter()
                .map(|half| [half & on_seam, upside_down(*half) & on_seam].map(u64::count_ones))
                .collect();
            // Points 0 and n-1 of an odd board are in the middle row, and in no other.
            let inner = if n % 2 == 0 { u32::MAX } else { (1 << (n - 1)) - 2 };
            let mut expected: Vec<[u32; 2]> = placed
                .iter()
                .map(|half| {
                    [((half.left & inner).count_ones() + (half.right & inner).count_ones()); 2]
                })
                .collect();
            crossings.sort_unstable();
            expected.sort_unstable();
            assert_eq!(crossings, expected, "n = {n}, columns {set:#b}");
        }
    }
}

#[test]
fn the_bits_of_the_seam_say_the_same_as_the_points() {
    for n in 4..=9 {
        let blocks = Blocks::new(n);
        let on_seam = (1 << blocks.seam().crossing()) - 1;
        let all_columns = (1 << n) - 1;
        let middle = if n % 2 == 0 { 0 } else { 1 << (n / 2) };
        for set in half_sets(n).filter(|set| set & middle == 0) {
            let rest = all_columns & !middle & !set;
            let (tops, bottoms) = (join(&blocks, set), join(&blocks, rest));
            let by_bits = tops
                .iter()
                .flat_map(|top| {
                    bottoms.iter().map(move |bottom| top & upside_down(*bottom) & on_seam)
                })
                .filter(|shared| *shared == 0)
                .count();
            let (tops, bottoms) = (halves(n, set), halves(n, rest));
            let by_points = tops
                .iter()
                .flat_map(|top| bottoms.iter().map(move |bottom| fits(top, bottom)))
                .filter(|fits| *fits)
                .count();
            assert_eq!(by_bits, by_points, "n = {n}, columns {set:#b}");
        }
    }
}

/// Every diagonal that crosses has a bit of its own.
#[test]
fn every_bit_of_the_seam_is_used() {
    for n in 4..=LARGEST_MEET_IN_THE_MIDDLE {
        let seam = Seam::new(n, 1);
        let cells = (0..n / 2).flat_map(|row| (0..n).map(move |col| (row, col)));
        let used = cells.fold(0, |used, (row, col)| used | seam.lines(row, col));
        let on_seam = (1_u64 << seam.crossing()) - 1;
        assert_eq!(used & on_seam, on_seam, "n = {n}");
        assert_eq!(seam.crossing(), if n % 2 == 0 { 2 * (n - 1) } else { 2 * (n - 2) });
    }
}

/// A queen and one in a lower row, of the inner block, share a line if and only if they share a diagonal.
/// With a queen of the middle row it is the same, and cells that are too near to the centre share a line with her, too.
#[test]
fn the_lines_say_who_attacks_whom() {
    for (n, inner) in
        (4..=22_usize).map(|n| (n, (n / 2).div_ceil(2).min(6))).chain([(23, 5), (24, 6)])
    {
        let (seam, half) = (Seam::new(n, inner), n / 2);
        let cells = |rows: Range<usize>| rows.flat_map(|row| (0..n).map(move |col| (row, col)));
        for (row, col) in cells(0..half) {
            for (inner_row, inner_col) in cells(half - inner..half).filter(|it| it.0 > row) {
                let shared = seam.lines(row, col) & seam.lines(inner_row, inner_col);
                let attack = inner_row - row == inner_col.abs_diff(col);
                assert_eq!(shared != 0, attack, "n = {n}: {row}, {col}; {inner_row}, {inner_col}");
            }
        }
        for (row, col) in cells(0..half).filter(|_| n % 2 == 1) {
            for middle in 1..=half {
                let shared = seam.lines(row, col) & seam.middle_queen(middle);
                let is_near = col == half && row >= middle;
                let attack = half - row == middle.abs_diff(col);
                assert_eq!(shared != 0, attack || is_near, "n = {n}: {row}, {col}; {middle}");
            }
        }
    }
}

/// Its lines have bits enough, and the tables have room in memory.
#[test]
#[cfg_attr(debug_assertions, ignore = "large: cargo test -p queens-kata --release large")]
fn the_tables_for_the_largest_n_are_made() {
    assert!(Counter::new(LARGEST_MEET_IN_THE_MIDDLE).tops().len() > 100_000);
}

/// Halves of `diagonals` bits.
/// One bit in eight is set, so that some pairs fit.
fn some_halves(diagonals: usize, number: usize) -> impl Strategy<Value = Vec<u64>> {
    let half = any::<[u64; 3]>().prop_map(move |[a, b, c]| a & b & c & ((1 << diagonals) - 1));
    vec(half, number)
}

fn tops_and_bottoms() -> impl Strategy<Value = (usize, Vec<u64>, Vec<u64>)> {
    let number_of_tops = prop_oneof![0..1100_usize, Just(64), Just(512), Just(513)];
    (1..=48_usize, number_of_tops, 0..100_usize).prop_flat_map(|(diagonals, tops, bottoms)| {
        (Just(diagonals), some_halves(diagonals, tops), some_halves(diagonals, bottoms))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Whatever machine this is, in groups or not.
    #[test]
    fn tables_count_the_same_pairs_as_two_loops((diagonals, tops, bottoms) in tops_and_bottoms()) {
        let pairs = tops.iter().flat_map(|top| bottoms.iter().map(move |bottom| top & bottom));
        let expected = pairs.filter(|shared| *shared == 0).count() as u64;
        for level in levels() {
            for groups_from in [0, usize::MAX] {
                let mut pairs = Pairs::with_groups_from(groups_from);
                let found =
                    dispatch!(level, simd => pairs.count(simd, &tops, &bottoms, diagonals));
                prop_assert_eq!(found, expected, "{:?}, groups from {}", level, groups_from);
            }
        }
    }
}

/// Whichever of the sets of columns are counted together, and on however many threads.
#[rstest]
fn the_pieces_add_up(#[values(1, 2, 5)] threads: usize) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| {
        for (n, expected) in table().skip(4) {
            let counter = Counter::new(n);
            let tops = counter.tops();
            for parts in [1, 2, 3, 7, tops.len()] {
                let pieces = tops.chunks(tops.len().div_ceil(parts));
                let sum: u64 = pieces.map(|piece| counter.count(piece, || ())).sum();
                assert_eq!(sum, expected, "n = {n}, {parts} parts");
            }
        }
    });
}

#[test]
fn all_instructions_count_the_same() {
    for level in levels() {
        for (n, expected) in table().skip(4) {
            let counter = Counter::with_instructions(n, level);
            assert_eq!(counter.count(&counter.tops(), || ()), expected, "{level:?}, n = {n}");
        }
    }
}
