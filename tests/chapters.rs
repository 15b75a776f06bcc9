//! The reference: every chapter against the other chapters, and then the pieces that make each chapter's idea visible.
//! `tests/proof/` holds each against the table of known counts and the golden boards.

mod any_puzzle;
mod board;
mod dancing_links;
mod meet_in_the_middle;
mod roster;
mod trace;

use pretty_assertions::assert_eq;
use queens_kata::Board;
use queens_kata::candidates::{
    any_cells, board_of_cells, choices, factorial, one_per_row, permutations, powers,
};
use queens_kata::chapters::ch02_pure_recursion::{self, step_back};
use queens_kata::chapters::ch03_tail_call::{Bounce, State, step, trampoline};
use queens_kata::chapters::ch04_plain_loop::Solutions;
use queens_kata::chapters::ch06_column_list;
use queens_kata::chapters::ch07_marker_arrays::{self, Marks};
use queens_kata::chapters::ch08_explicit_stack;
use queens_kata::chapters::ch09_bitmask::{self, Taken};
use queens_kata::chapters::ch10_symmetry;
use queens_kata::chapters::ch11_parallel;
use queens_kata::chapters::ch12_meet_in_the_middle;
use queens_kata::chapters::ch15_one_board::{fewest_free_first, formula, repair};
use queens_kata::chapters::{ch01_loop_recursion, ch05_grid};
use queens_kata::cost::Cost;
use queens_kata::dice::Dice;
use queens_kata::known_counts::{KNOWN_COUNTS, TABLE_END, table};
use queens_kata::roster::CHAPTERS;
use queens_kata::stack::on_stack_of;
use queens_kata::stack::pure_recursion::{
    FRAMES, StackTooSmall, bytes_per_frame, count_on_stack, stack_bytes,
};
use rstest::rstest;

#[test]
fn the_table_is_the_sources_table() {
    let sources = [0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];
    assert_eq!(table().collect::<Vec<_>>(), sources.into_iter().enumerate().collect::<Vec<_>>());
    assert_eq!(KNOWN_COUNTS[..=TABLE_END], sources);
}

/// The first numbers of SplitMix64 for this seed, as others print them.
#[test]
fn the_dice_are_splitmix64() {
    let mut dice = Dice::new(1_234_567);
    // So large an end takes each number as it is.
    let numbers = [0; 5].map(|_| dice.below(usize::MAX));
    assert_eq!(
        numbers,
        [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821
        ]
    );
}

#[test]
fn dice_fall_below_their_end_and_on_each_number_alike() {
    let mut dice = Dice::new(1);
    for end in 1..=8 {
        let mut fallen = vec![0; end];
        for _ in 0..8_000 {
            fallen[dice.below(end)] += 1;
        }
        let even = 8_000 / end;
        assert!(fallen.iter().all(|&times| times > even * 9 / 10), "{end}: {fallen:?}");
    }
    // Numbers above the largest multiple of this end are passed over: they are nearly half.
    let end = usize::MAX / 2 + 2;
    assert!((0..100).all(|_| dice.below(end) < end));
}

/// The boards of each chapter that lists them, beside its stem.
fn listed(n: usize) -> impl Iterator<Item = (&'static str, Vec<Board>)> {
    CHAPTERS.iter().filter_map(move |it| Some((it.stem, (it.can_list(n).ok()?)(n))))
}

/// So all chapters list the same.
#[test]
fn every_listed_board_is_a_solution_and_stands_once_and_in_order() {
    for (n, count) in table().take(10) {
        for (stem, boards) in listed(n) {
            assert_eq!(boards.len() as u64, count, "{stem} for n = {n}");
            assert!(boards.iter().all(|board| board.size() == n && board.is_solution()));
            assert!(boards.is_sorted_by(|one, next| one < next));
        }
    }
}

/// Each of the three ways makes as many candidates as arithmetic says, each once and in order, and among them all solutions.
#[test]
fn ch00_generates_every_candidate_once_and_finds_every_solution() {
    fn check(
        candidates: impl Iterator<Item = Vec<usize>>,
        number: u128,
        board: impl Fn(&[usize]) -> Option<Board>,
        solutions: &[Board],
    ) {
        let (mut passed, mut found) = (0, Vec::new());
        let mut last = None;
        for candidate in candidates {
            assert!(last.as_ref() < Some(&candidate));
            passed += 1;
            found.extend(board(&candidate).filter(Board::is_solution));
            last = Some(candidate);
        }
        assert_eq!(passed, number);
        assert_eq!(found, solutions);
    }
    let columns = |candidate: &[usize]| Some(Board::from_columns(candidate));
    for n in 0..=8 {
        let solutions = ch01_loop_recursion::solutions(n);
        if n <= 5 {
            let cells = |cells: &[usize]| board_of_cells(cells, n);
            check(any_cells(n), choices(n), cells, &solutions);
        }
        if n <= 6 {
            check(one_per_row(n), powers(n), columns, &solutions);
        }
        check(permutations(n), factorial(n), columns, &solutions);
    }
    assert_eq!((choices(8), powers(8), factorial(8)), (4_426_165_368, 16_777_216, 40_320));
}

#[rstest]
#[case::same_column(&[0, 2], 0, false)]
#[case::falling_next_row(&[1], 2, false)]
#[case::rising_next_row(&[1], 0, false)]
#[case::falling_two_rows_down(&[2, 0], 4, false)]
#[case::rising_from_the_queen_below(&[0, 2], 1, false)]
#[case::free(&[1, 3], 0, true)]
#[case::nothing_above(&[], 3, true)]
fn ch01_is_safe_sees_columns_and_both_diagonals(
    #[case] placed: &[usize],
    #[case] col: usize,
    #[case] safe: bool,
) {
    assert_eq!(ch01_loop_recursion::is_safe(placed, col), safe);
}

#[rstest]
#[case::the_last_queen_moves(&[0, 2], Some(3), &[0])]
#[case::a_queen_in_the_last_column_goes(&[0, 2, 3], Some(3), &[0])]
#[case::the_first_queen_moves(&[1, 3, 3], Some(2), &[])]
#[case::nobody_moves(&[3, 3], None, &[])]
#[case::nobody_stands(&[], None, &[])]
fn ch02_step_back_stops_at_the_nearest_queen_that_can_move_right(
    #[case] placed: &[usize],
    #[case] next: Option<usize>,
    #[case] left: &[usize],
) {
    let mut queens = placed.to_vec();
    assert_eq!((step_back(&mut queens, 4), queens.as_slice()), (next, left));
}

#[test]
fn ch02_returns_an_error_when_the_stack_is_too_small() {
    assert_eq!(count_on_stack(8, stack_bytes(8)), Ok(92));
    for bytes in [0, 1, 64 * 1024, stack_bytes(8) / 2, stack_bytes(8) - 1] {
        assert_eq!(count_on_stack(8, bytes), Err(StackTooSmall), "{bytes} bytes");
    }
}

/// 0 bytes: the compiler has made a loop of it.
#[test]
fn ch02_says_how_large_a_frame_is() {
    let bytes = bytes_per_frame();
    assert!(bytes == 0 || (16..1024).contains(&bytes), "a frame of {bytes} bytes");
}

/// Whatever is done with a solution, the frames are no larger than those that were measured: the 1,806,706 of n = 11 would overflow the stack.
#[test]
fn ch02_has_a_stack_made_to_measure() {
    assert_eq!(count_on_stack(11, stack_bytes(11)), Ok(2_680));
    assert_eq!(ch02_pure_recursion::solutions(11).len(), 2_680);
}

#[test]
#[should_panic = "the system has no room for a stack of "]
fn a_stack_that_the_system_refuses_is_refused_in_words() {
    on_stack_of(usize::MAX / 2, || ());
}

/// The bounces are the tries, and so the frames of chapter 2.
#[rstest]
#[case::n_11(11)]
#[cfg_attr(debug_assertions, ignore = "large: cargo test -p queens-kata --release large")]
#[case::n_12_large(12)]
fn ch03_counts_on_a_small_stack(#[case] n: usize) {
    let mut bounces = 0;
    let count = on_stack_of(64 * 1024, || {
        trampoline(State::first(n), |state| {
            bounces += 1;
            step(state)
        })
    });
    assert_eq!((count, bounces), (KNOWN_COUNTS[n], FRAMES[n]));
}

#[test]
fn ch03_step_depends_on_its_state_alone() {
    let mut state = State::first(6);
    loop {
        let bounce = step(state.clone());
        assert_eq!(bounce, step(state));
        match bounce {
            Bounce::Call(next) => state = next,
            Bounce::Done(count) => return assert_eq!(count, 4),
        }
    }
}

#[test]
fn ch04_pauses_at_each_solution_and_stays_at_the_end() {
    let mut four = Solutions::new(4);
    assert_eq!(four.next(), Some(Board::from_columns(&[1, 3, 0, 2])));
    let mut copy = four.clone();
    assert_eq!(four.next(), Some(Board::from_columns(&[2, 0, 3, 1])));
    assert_eq!((four.next(), four.next()), (None, None));
    assert_eq!(copy.next(), Some(Board::from_columns(&[2, 0, 3, 1])), "the copy goes on by itself");
    assert_eq!(Solutions::new(0).next(), None);
}

#[test]
fn a_chapter_that_hands_out_boards_one_at_a_time_hands_out_all() {
    let chapters: Vec<_> = CHAPTERS.iter().filter(|chapter| chapter.streams.is_some()).collect();
    assert!(!chapters.is_empty(), "`queens solve` needs one");
    for chapter in chapters {
        let stream = chapter.streams.unwrap();
        for n in 0..=8 {
            let boards = ch01_loop_recursion::solutions(n);
            assert_eq!(stream(n).collect::<Vec<_>>(), boards, "{} for n = {n}", chapter.stem);
        }
    }
}

#[test]
#[should_panic = "row 1 of the grid has no queen"]
fn ch05_board_of_needs_a_queen_in_each_row() {
    let _ = ch05_grid::board_of(&[vec![true, false], vec![false, false]]);
}

#[test]
fn ch06_the_list_is_restored_after_each_step() {
    // Whatever the level, the rest handed down is the list without the columns taken above, in
    // order.
    fn go_down(free: &mut Vec<usize>, taken: &mut Vec<usize>, n: usize) {
        let before = free.clone();
        assert!(
            (0..n).filter(|col| !taken.contains(col)).eq(before.iter().copied()),
            "{taken:?}: {before:?}"
        );
        ch06_column_list::for_each_free(free, |col, rest| {
            taken.push(col);
            go_down(rest, taken, n);
            taken.pop();
        });
        assert_eq!(*free, before, "below {taken:?}");
    }
    go_down(&mut (0..5).collect(), &mut Vec::new(), 5);
}

#[test]
fn ch06_finds_the_same_on_the_grid() {
    for (n, count) in table().take(11) {
        assert_eq!(ch06_column_list::count_on_grid(n), count);
        assert_eq!(ch06_column_list::solutions_on_grid(n), ch06_column_list::solutions(n));
    }
}

#[test]
fn ch06_tries_less_than_a_third_of_the_cells() {
    let Cost { tries, tries_with_column_list, .. } = Cost::of(10);
    assert_eq!((tries, tries_with_column_list), (348_150, 110_004));
}

#[rstest]
#[case::top_left(0, 0, 0, 3)]
#[case::top_right(0, 3, 3, 0)]
#[case::bottom_left(3, 0, 3, 6)]
#[case::bottom_right(3, 3, 6, 3)]
fn ch07_diagonals_are_numbered_from_0_to_6_for_n_4(
    #[case] row: usize,
    #[case] col: usize,
    #[case] hill: usize,
    #[case] dale: usize,
) {
    let marks = Marks::new(4);
    assert_eq!((marks.hill(row, col), marks.dale(row, col)), (hill, dale));
}

#[test]
fn ch07_remove_undoes_place() {
    for n in 1..=6 {
        let mut marks = Marks::new(n);
        let empty = marks.clone();
        for (row, col) in (0..n).flat_map(|row| (0..n).map(move |col| (row, col))) {
            assert!(marks.is_free(row, col));
            marks.place(row, col);
            assert!(!marks.is_free(row, col));
            marks.remove(row, col);
            assert_eq!(marks, empty, "row {row}, column {col} of n = {n}");
        }
    }
}

/// In every row but the last that the search has entered, the queen stands.
#[test]
fn ch08_the_stack_has_one_position_for_each_row_and_never_more_than_n() {
    for n in 1..=8 {
        let mut deepest = 0;
        ch08_explicit_stack::walk(n, |stack| {
            deepest = deepest.max(stack.len());
            assert!(stack.iter().enumerate().all(|(row, position)| position.row == row));
            let above = stack.split_last().map_or(stack, |(_, above)| above);
            assert!(above.iter().all(|position| position.stands), "{stack:?}");
        });
        assert_eq!(deepest, n);
    }
}

#[rstest]
#[case::n_01(1, 1, 1, 1)]
#[case::n_02(2, 6, 2, 4)]
#[case::n_03(3, 18, 5, 11)]
#[case::n_04(4, 60, 16, 32)]
#[case::n_05(5, 220, 53, 101)]
#[case::n_06(6, 894, 152, 356)]
#[case::n_07(7, 3_584, 551, 1_345)]
#[case::n_08(8, 15_720, 2_056, 5_508)]
#[case::n_09(9, 72_378, 8_393, 24_011)]
#[case::n_10(10, 348_150, 35_538, 110_004)]
fn the_cost_is_as_computed_elsewhere(
    #[case] n: usize,
    #[case] tries: u64,
    #[case] placed: u64,
    #[case] tries_with_column_list: u64,
) {
    let expected = Cost { tries, placed, tries_with_column_list, solutions: KNOWN_COUNTS[n] };
    assert_eq!(Cost::of(n), expected);
    assert_eq!(FRAMES[n] as u64, tries);
}

#[test]
fn ch09_bits_beyond_the_board_are_not_free() {
    assert_eq!(Taken::default().free(0), 0);
    assert_eq!(Taken::default().free(5), 0b1_1111);
    assert_eq!(Taken::default().free(32), u32::MAX);
    let taken = Taken { columns: 0b0001, hills: 0b0010, dales: 0b1_0100 };
    assert_eq!(taken.free(4), 0b1000);
}

#[test]
fn ch10_images_of_a_solution_are_solutions_and_orbits_add_up() {
    let fundamental_counts = [0, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1_787];
    for (n, expected) in fundamental_counts.into_iter().enumerate() {
        let fundamental = ch10_symmetry::fundamental(n);
        assert_eq!(fundamental.len(), expected, "n = {n}");
        let orbits: Vec<usize> = fundamental.iter().map(ch10_symmetry::orbit_size).collect();
        assert!(orbits.iter().all(|size| matches!(size, 8 | 4 | 2) || (n == 1 && *size == 1)));
        assert_eq!(orbits.iter().sum::<usize>() as u64, KNOWN_COUNTS[n], "n = {n}");
        for board in &fundamental {
            let images = ch10_symmetry::images(board);
            assert!(images.iter().all(Board::is_solution));
            assert!(images.iter().all(|image| ch10_symmetry::canonical(image) == *board));
        }
    }
}

#[test]
fn ch10_four_turns_and_two_mirrors_change_nothing() {
    for board in ch01_loop_recursion::solutions(6) {
        let images = ch10_symmetry::images(&board);
        let [original, quarter, half, three_quarters, mirrored, ..] = images.as_slice() else {
            panic!("there are {} images", images.len());
        };
        assert_eq!(original, &board);
        assert_eq!(ch10_symmetry::turned(three_quarters), board);
        assert_eq!(&ch10_symmetry::turned(quarter), half);
        assert_eq!(ch10_symmetry::mirrored(mirrored), board);
        assert_eq!(images.len(), 8);
    }
}

/// Whatever the border between the pieces, and however many threads there are.
#[rstest]
fn ch11_counts_the_same_for_every_split(#[values(1, 2, 5)] threads: usize) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| {
        for (n, expected) in table().take(10) {
            for depth in 0..=n + 1 {
                let count = ch11_parallel::count_in_pieces(n, depth);
                assert_eq!(count, expected, "n = {n}, depth {depth}, {threads} threads");
            }
        }
    });
}

#[test]
fn ch15_the_formula_holds_for_every_n() {
    for n in 0..=2_000 {
        let board = formula(n);
        let is_right = board.as_ref().is_some_and(|it| it.size() == n && it.is_solution());
        assert_eq!(is_right, board.is_some(), "n = {n}");
        assert_eq!(is_right, !matches!(n, 0 | 2 | 3), "n = {n}");
    }
}

/// Each of the three, for each n up to where the search is over soon.
#[test]
fn ch15_makes_a_board_wherever_there_is_one() {
    for n in 0..=40 {
        for board in [formula(n), fewest_free_first(n), repair(n, 1), repair(n, 2)] {
            let is_right = board.as_ref().is_some_and(|it| it.size() == n && it.is_solution());
            assert_eq!(is_right, board.is_some(), "n = {n}");
            assert_eq!(is_right, KNOWN_COUNTS.get(n) != Some(&0), "n = {n}");
        }
    }
}

#[test]
fn ch15_repairs_ten_thousand_queens() {
    let board = repair(10_000, 1).unwrap();
    assert!(board.size() == 10_000 && board.is_solution());
    assert_ne!(board, repair(10_000, 2).unwrap());
}

/// What a roster's row says it can do.
#[test]
fn a_chapter_that_makes_one_board_makes_one_wherever_there_is_one() {
    let chapters: Vec<_> = CHAPTERS.iter().filter(|chapter| chapter.one_board.is_some()).collect();
    assert!(!chapters.is_empty(), "`queens solve` needs one");
    for chapter in chapters {
        for (n, count) in table() {
            let by_seed = chapter.can_make_by_seed(n).map(|make| make(n, 1));
            for board in by_seed.into_iter().chain(chapter.can_make_one(n).map(|make| make(n))) {
                assert_eq!(board.is_some(), count > 0, "{} for n = {n}", chapter.stem);
                assert!(board.is_none_or(|board| board.size() == n && board.is_solution()));
            }
        }
    }
}

/// In an optimised build: `cargo test -p queens-kata --release large`.
#[rstest]
#[case::n_13(13)]
#[case::n_14(14)]
#[case::n_15(15)]
#[case::n_16(16)]
#[case::n_17(17)]
#[case::n_18(18)]
#[cfg_attr(debug_assertions, ignore = "large: cargo test -p queens-kata --release large")]
fn a_large_count_is_right(#[case] n: usize) {
    assert_eq!(ch12_meet_in_the_middle::count(n), KNOWN_COUNTS[n]);
    if n <= 15 {
        for count in [
            ch07_marker_arrays::count,
            ch08_explicit_stack::count,
            ch09_bitmask::count,
            ch10_symmetry::count,
            ch11_parallel::count,
        ] {
            assert_eq!(count(n), KNOWN_COUNTS[n]);
        }
    }
}
