//! Chapter 12, part by part: the seam, the blocks, the pairs, the pieces.

use proptest::collection::vec;
use proptest::prelude::*;
use queens_kata::chapters::ch12_meet_in_the_middle::blocks::Blocks;
use queens_kata::chapters::ch12_meet_in_the_middle::counter::Counter;
use queens_kata::chapters::ch12_meet_in_the_middle::pairs::{
    Halves, count_pairs, count_pairs_portably,
};
use queens_kata::chapters::ch12_meet_in_the_middle::seam::{Lines, Seam, upside_down};
use queens_kata::chapters::ch12_meet_in_the_middle::{count_in_loops, fits, halves};
use queens_kata::known_counts::table;
use queens_kata::roster::LARGEST_MEET_IN_THE_MIDDLE;
use rstest::rstest;

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
    blocks.join(columns, 0, |half| halves.push(half));
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
    (1..=42_usize, number_of_tops, 0..100_usize).prop_flat_map(|(diagonals, tops, bottoms)| {
        (Just(diagonals), some_halves(diagonals, tops), some_halves(diagonals, bottoms))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Whatever machine this is, both forms count what two plain loops count.
    #[test]
    fn tables_count_the_same_pairs_as_two_loops((diagonals, tops, bottoms) in tops_and_bottoms()) {
        let pairs = tops.iter().flat_map(|top| bottoms.iter().map(move |bottom| top & bottom));
        let expected = pairs.filter(|shared| *shared == 0).count() as u64;
        let [tops, bottoms] = [&tops, &bottoms].map(|list| {
            let mut halves = Halves::default();
            for half in list {
                halves.push(*half);
            }
            halves
        });
        prop_assert_eq!(count_pairs(&tops, &bottoms, diagonals), expected);
        prop_assert_eq!(count_pairs_portably(&tops, &bottoms, diagonals), expected);
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
