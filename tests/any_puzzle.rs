//! Chapter 13: the search against itself, and each puzzle against its rules.

use std::fmt::Debug;
use std::ops::ControlFlow;

use pretty_assertions::assert_eq;
use proptest::collection::vec;
use proptest::prelude::*;
use queens_kata::candidates::permutations;
use queens_kata::chapters::ch09_bitmask;
use queens_kata::chapters::ch13_any_puzzle::maze::{self, Maze};
use queens_kata::chapters::ch13_any_puzzle::queens::Queens;
use queens_kata::chapters::ch13_any_puzzle::regions::{self, Regions};
use queens_kata::chapters::ch13_any_puzzle::states::{States, count_by_state, first_by_state};
use queens_kata::chapters::ch13_any_puzzle::subset::{self, Subset};
use queens_kata::chapters::ch13_any_puzzle::sudoku::{self, Sudoku};
use queens_kata::chapters::ch13_any_puzzle::{
    self, Puzzle, Solutions, count_solutions, first, search,
};
use rstest::rstest;

/// Every solution, in the order of the search.
fn all<P: Puzzle + Clone>(mut puzzle: P) -> Vec<P> {
    let mut found = Vec::new();
    let _: ControlFlow<()> = search(&mut puzzle, &mut |solved: &P| {
        found.push(solved.clone());
        ControlFlow::Continue(())
    });
    found
}

fn drawn(puzzles: &[impl Debug]) -> Vec<String> {
    puzzles.iter().map(|puzzle| format!("{puzzle:?}")).collect()
}

/// Goes down by some choices, and back up.
/// On the way up, the puzzle is as it was on the way down.
fn walk<P: Puzzle + Debug>(mut puzzle: P, turns: &[usize]) {
    let mut passed = Vec::new();
    for turn in turns {
        let choices = if puzzle.solved() { vec![] } else { puzzle.choices() };
        if choices.is_empty() {
            break;
        }
        let choice = choices[turn % choices.len()];
        passed.push((format!("{puzzle:?}"), choice));
        puzzle.make(choice);
        assert_ne!(format!("{puzzle:?}"), passed[passed.len() - 1].0);
    }
    for (before, choice) in passed.into_iter().rev() {
        puzzle.undo(choice);
        assert_eq!(format!("{puzzle:?}"), before);
    }
}

/// The four ways to search find the same, and `search` leaves the puzzle as it was, wherever it is stopped.
fn agree<P: Puzzle + Clone + Debug>(puzzle: &P) {
    let expected = drawn(&all(puzzle.clone()));
    let listed: Vec<P> = Solutions::new(puzzle.clone()).collect();
    assert_eq!(drawn(&listed), expected);
    assert!(listed.iter().all(Puzzle::solved));
    assert_eq!(count_solutions(puzzle.clone()), expected.len() as u64);
    let first = first(puzzle.clone()).map(|solved| format!("{solved:?}"));
    assert_eq!(first.as_ref(), expected.first());

    for stop in 1..=expected.len() + 1 {
        let mut searched = puzzle.clone();
        let mut seen = 0;
        let flow = search(&mut searched, &mut |solved: &P| {
            seen += 1;
            if seen == stop {
                return ControlFlow::Break(format!("{solved:?}"));
            }
            ControlFlow::Continue(())
        });
        assert_eq!(flow.break_value().as_ref(), expected.get(stop - 1));
        assert_eq!(format!("{searched:?}"), format!("{puzzle:?}"));
    }
}

/// A solved Sudoku.
const FULL: [[u8; 9]; 9] = [
    [6, 9, 3, 7, 8, 4, 5, 1, 2],
    [4, 8, 7, 5, 1, 2, 9, 3, 6],
    [1, 2, 5, 9, 6, 3, 8, 7, 4],
    [9, 3, 2, 6, 5, 1, 4, 8, 7],
    [5, 6, 8, 2, 4, 7, 3, 9, 1],
    [7, 4, 1, 3, 9, 8, 6, 2, 5],
    [3, 1, 9, 4, 7, 5, 2, 6, 8],
    [8, 5, 6, 1, 2, 9, 7, 4, 3],
    [2, 7, 4, 8, 3, 6, 1, 5, 9],
];

/// The full one with these cells emptied.
fn emptied(cells: &[usize]) -> [[u8; 9]; 9] {
    let mut digits = FULL;
    for cell in cells {
        digits[cell / 9][cell % 9] = 0;
    }
    digits
}

fn some_emptied() -> impl Strategy<Value = [[u8; 9]; 9]> {
    vec(0..81_usize, 0..50).prop_map(|cells| emptied(&cells))
}

/// Positive numbers, and a target.
fn some_numbers() -> impl Strategy<Value = (Vec<u32>, u32)> {
    (vec(1..20_u32, 0..10), 0..60_u32)
}

/// Mazes of up to four rows and five columns, with one `S` and at most one `E`.
fn some_maze() -> impl Strategy<Value = Vec<Vec<u8>>> {
    (1..=4_usize, 1..=5_usize).prop_flat_map(|(height, width)| {
        let size = height * width;
        let signs = vec(prop_oneof![1 => Just(b'#'), 3 => Just(b'.')], size);
        (signs, 0..size, 0..size).prop_map(move |(mut signs, exit, start)| {
            signs[exit] = b'E';
            signs[start] = b'S';
            signs.chunks(width).map(<[u8]>::to_vec).collect()
        })
    })
}

/// The n × n cells belong to up to n regions, in any way.
fn some_regions() -> impl Strategy<Value = Vec<Vec<usize>>> {
    (1..=6_usize).prop_flat_map(|n| vec(vec(0..n, n), n))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn undo_is_the_opposite_of_make(
        turns in vec(any::<usize>(), 0..90),
        n in 0..8_usize,
        (numbers, target) in some_numbers(),
        cells in some_maze(),
        digits in some_emptied(),
        region in some_regions(),
    ) {
        walk(Queens::new(n), &turns);
        walk(Subset::new(numbers, target), &turns);
        walk(Maze::new(cells), &turns);
        walk(Sudoku::new(digits), &turns);
        walk(Sudoku::row_by_row(digits), &turns);
        walk(Sudoku::new([[0; 9]; 9]), &turns);
        walk(Regions::new(region), &turns);
    }

    #[test]
    fn the_searches_agree(
        (numbers, target) in some_numbers(),
        cells in some_maze(),
        emptied_cells in vec(0..81_usize, 0..30),
        region in some_regions(),
    ) {
        agree(&Subset::new(numbers, target));
        agree(&Maze::new(cells));
        agree(&Sudoku::new(emptied(&emptied_cells)));
        agree(&Regions::new(region));
    }

    /// The subsets are made in the order of the search: what takes an earlier number comes first.
    #[test]
    fn the_sums_are_those_among_all_subsets((numbers, target) in some_numbers()) {
        let subset = |set: u32| -> Vec<u32> {
            let first_bit = numbers.len();
            let is_in = |index: usize| set & (1 << (first_bit - 1 - index)) != 0;
            (0..numbers.len()).filter(|&index| is_in(index)).map(|index| numbers[index]).collect()
        };
        let mut expected: Vec<Vec<u32>> = (0..1_u32 << numbers.len()).rev().map(subset).collect();
        expected.retain(|taken| taken.iter().sum::<u32>() == target);
        let puzzle = Subset::new(numbers.clone(), target);
        let found: Vec<_> = all(puzzle.clone()).iter().map(Subset::taken).collect();
        prop_assert_eq!(&found, &expected);
        prop_assert_eq!(count_by_state(puzzle.clone()), expected.len() as u64);
        let by_state = first_by_state(puzzle).map(|solved| solved.taken());
        prop_assert_eq!(by_state.as_ref(), expected.first());
    }

    #[test]
    fn the_ways_are_as_many_as_the_page_counts(cells in some_maze()) {
        let ways = ways_out(&cells);
        let puzzle = Maze::new(cells.clone());
        let found: Vec<_> = all(puzzle.clone()).iter().map(Maze::path).collect();
        prop_assert_eq!(found.len() as u64, ways);
        let mut different = found.clone();
        different.sort();
        different.dedup();
        prop_assert_eq!(different.len(), found.len());
        let by_state = first_by_state(puzzle);
        prop_assert_eq!(by_state.is_some(), ways > 0);
        for path in found.into_iter().chain(by_state.map(|solved| solved.path())) {
            check_way(&cells, &path);
        }
    }

    /// Both find the same, in whatever order: each solution keeps the rule and the digits that were there.
    #[test]
    fn sudoku_is_solved_alike_in_both_orders(cells in vec(0..81_usize, 0..45)) {
        let digits = emptied(&cells);
        let solved = |puzzle: Sudoku| {
            let mut found: Vec<_> = all(puzzle).iter().map(Sudoku::digits).collect();
            found.sort_unstable();
            found
        };
        let found = solved(Sudoku::new(digits));
        prop_assert_eq!(&found, &solved(Sudoku::row_by_row(digits)));
        prop_assert!(found.contains(&FULL));
        for full in found {
            check_sudoku(&full);
            for (full, begun) in full.as_flattened().iter().zip(digits.as_flattened()) {
                prop_assert!(*begun == 0 || begun == full);
            }
        }
    }

    #[test]
    fn the_queens_in_regions_are_those_among_all_permutations(region in some_regions()) {
        let keeps_the_rule = |columns: &Vec<usize>| {
            let mut regions: Vec<_> = columns.iter().zip(&region).map(|(&col, row)| row[col]).collect();
            regions.sort_unstable();
            regions.dedup();
            let touch = columns.windows(2).any(|pair| pair[0].abs_diff(pair[1]) < 2);
            regions.len() == columns.len() && !touch
        };
        let expected: Vec<_> = permutations(region.len()).filter(keeps_the_rule).collect();
        let found: Vec<_> =
            all(Regions::new(region.clone())).iter().map(Regions::columns).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn what_is_drawn_is_read_back(
        cells in some_maze(),
        digits in some_emptied(),
        region in some_regions(),
    ) {
        prop_assert_eq!(sudoku::parse(&sudoku::draw(&digits)), Ok(digits));
        if cells.iter().flatten().any(|&sign| sign == b'E') {
            prop_assert_eq!(maze::parse(&maze::draw(&cells, &[])), Ok(cells));
        }
        let region = numbered_as_they_appear(&region);
        match regions::parse(&regions::draw(&region, &[])) {
            Ok(read) => prop_assert_eq!(read, region),
            Err(bad) => prop_assert!(bad.problem.ends_with("is missing"), "{}", bad),
        }
    }
}

/// The program of `docs/backtracking.md`, which needs a wall around.
fn ways_out(cells: &[Vec<u8>]) -> u64 {
    fn ways_from(maze: &[Vec<u8>], cell: (usize, usize), path: &mut Vec<(usize, usize)>) -> u64 {
        let (row, col) = cell;
        if maze[row][col] == b'#' || path.contains(&cell) {
            return 0;
        }
        if maze[row][col] == b'E' {
            return 1;
        }
        path.push(cell);
        let mut ways = 0;
        for next in [(row, col + 1), (row + 1, col), (row, col - 1), (row - 1, col)] {
            ways += ways_from(maze, next, path);
        }
        path.pop();
        ways
    }
    let width = cells[0].len() + 2;
    let mut maze = vec![vec![b'#'; width]];
    maze.extend(cells.iter().map(|row| [b"#", row.as_slice(), b"#"].concat()));
    maze.push(vec![b'#'; width]);
    ways_from(&maze, start_of(&maze), &mut Vec::new())
}

fn start_of(cells: &[Vec<u8>]) -> (usize, usize) {
    let is_start = |(row, col): &(usize, usize)| cells[*row][*col] == b'S';
    let width = cells[0].len();
    let mut all = (0..cells.len()).flat_map(|row| (0..width).map(move |col| (row, col)));
    all.find(is_start).unwrap()
}

fn check_way(cells: &[Vec<u8>], path: &[(usize, usize)]) {
    assert_eq!(path[0], start_of(cells));
    let signs: Vec<u8> = path.iter().map(|&(row, col)| cells[row][col]).collect();
    assert_eq!(signs.iter().position(|&sign| sign == b'E'), Some(path.len() - 1), "{path:?}");
    assert!(!signs.contains(&b'#'), "{path:?}");
    for pair in path.windows(2) {
        let ((row, col), (next_row, next_col)) = (pair[0], pair[1]);
        assert_eq!(row.abs_diff(next_row) + col.abs_diff(next_col), 1, "{path:?}");
    }
    let mut different = path.to_vec();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), path.len(), "{path:?}");
}

fn check_sudoku(digits: &[[u8; 9]; 9]) {
    for group in 0..9 {
        let row = |cell: usize| digits[group][cell];
        let column = |cell: usize| digits[cell][group];
        let square = |cell: usize| digits[group / 3 * 3 + cell / 3][group % 3 * 3 + cell % 3];
        for digit in 1..=9 {
            for of in [&row as &dyn Fn(usize) -> u8, &column, &square] {
                assert_eq!((0..9).filter(|&cell| of(cell) == digit).count(), 1, "{digits:?}");
            }
        }
    }
}

fn numbered_as_they_appear(region: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut seen = Vec::new();
    let mut number = |it: &usize| {
        if !seen.contains(it) {
            seen.push(*it);
        }
        seen.iter().position(|other| other == it).unwrap()
    };
    region.iter().map(|row| row.iter().map(&mut number).collect()).collect()
}

#[test]
fn queens_are_those_of_chapter_9() {
    for n in 0..=8 {
        let boards = ch09_bitmask::solutions(n);
        assert_eq!(ch13_any_puzzle::solutions(n), boards, "n = {n}");
        assert_eq!(ch13_any_puzzle::count(n), boards.len() as u64, "n = {n}");
        let listed: Vec<_> = all(Queens::new(n)).iter().map(Queens::board).collect();
        assert_eq!(listed, boards, "n = {n}");
    }
    for n in 0..=6 {
        agree(&Queens::new(n));
    }
}

#[test]
#[should_panic = "rows are left to fill"]
fn a_board_with_empty_rows_is_no_board() {
    let _ = Queens::new(4).board();
}

/// A solution, and when the iterator goes on after the last one, nothing.
#[test]
fn the_iterator_stays_at_its_end() {
    let mut solutions = Solutions::new(Subset::new(vec![5, 4, 3, 2, 1], 9));
    let taken = solutions.by_ref().map(|solved| solved.taken());
    assert_eq!(taken.collect::<Vec<_>>(), [vec![5, 4], vec![5, 3, 1], vec![4, 3, 2]]);
    assert!(solutions.next().is_none());
    assert!(solutions.next().is_none());
}

/// How many states there are says when a table pays.
#[test]
fn a_table_of_states_spares_what_is_searched_again() {
    let puzzle = Subset::new((1..=16).collect(), 68);
    assert_eq!(count_by_state(puzzle.clone()), count_solutions(puzzle));
    // So many that no search lists them: 100 numbers, of which 8 are taken.
    assert_eq!(count_by_state(Subset::new(vec![1; 100], 8)), 186_087_894_300);
    // And none: each number is even.
    assert!(first_by_state(Subset::new(vec![2; 200], 199)).is_none());
}

const MAZE_OF_THE_PAGE: &str = "#######\n#S....#\n#.#.#.#\n#.#.###\n#....E#\n#######\n";

#[test]
fn the_maze_of_the_page_has_two_ways() {
    let cells = maze::parse(MAZE_OF_THE_PAGE).unwrap();
    let ways: Vec<_> = Solutions::new(Maze::new(cells.clone())).collect();
    assert_eq!(ways.len(), 2);
    assert_eq!(ways_out(&cells), 2);
    let first = maze::draw(&cells, &ways[0].path());
    assert_eq!(first, "#######\n#Soo..#\n#.#o#.#\n#.#o###\n#..ooE#\n#######\n");
    let by_state = first_by_state(Maze::new(cells)).unwrap();
    assert_eq!(by_state, ways[0]);
}

/// Twelve ways lead from corner to corner past nine cells, and a table by cells would not find them all.
#[test]
fn the_cell_alone_does_not_say_how_many_ways_there_are() {
    let maze = Maze::new(maze::parse("S..\n...\n..E\n").unwrap());
    assert_eq!(count_solutions(maze.clone()), 12);
    assert_ne!(count_by_state(maze), 12);
}

/// So many paths lead through an open field that a search of all of them would not end, and the exit is walled in.
#[test]
fn no_cell_is_entered_twice_with_a_table() {
    let rows = ["S.......", "........", "........", "........", "........", ".......#", "......#E"];
    let maze = Maze::new(maze::parse(&rows.join("\n")).unwrap());
    assert!(first_by_state(maze).is_none());
}

#[test]
fn a_state_is_where_the_search_stands() {
    let mut maze = Maze::new(vec![b"S.E".to_vec()]);
    assert_eq!(maze.state(), (0, 0));
    maze.make((0, 1));
    assert_eq!((maze.state(), maze.path()), ((0, 1), vec![(0, 0), (0, 1)]));
    let mut subset = Subset::new(vec![4, 3], 7);
    subset.make(true);
    assert_eq!(subset.state(), (1, 3));
    subset.make(false);
    assert_eq!(subset.state(), (2, 3));
}

#[test]
#[should_panic = "a maze has a start"]
fn a_maze_needs_a_start() {
    let _ = Maze::new(vec![b"..E".to_vec()]);
}

/// A puzzle, and how often a choice was made.
struct Counting<P> {
    puzzle: P,
    made: u64,
}

impl<P: Puzzle> Puzzle for Counting<P> {
    type Choice = P::Choice;

    fn choices(&self) -> Vec<P::Choice> {
        self.puzzle.choices()
    }

    fn make(&mut self, choice: P::Choice) {
        self.made += 1;
        self.puzzle.make(choice);
    }

    fn undo(&mut self, choice: P::Choice) {
        self.puzzle.undo(choice);
    }

    fn solved(&self) -> bool {
        self.puzzle.solved()
    }
}

/// How often a choice is made until the first solution, and in the whole search.
/// There is exactly one solution.
fn made<P: Puzzle>(puzzle: P) -> (u64, u64) {
    let mut counting = Counting { puzzle, made: 0 };
    let mut until_solved = Vec::new();
    let _: ControlFlow<()> = search(&mut counting, &mut |solved: &Counting<P>| {
        until_solved.push(solved.made);
        ControlFlow::Continue(())
    });
    assert_eq!(until_solved.len(), 1);
    (until_solved[0], counting.made)
}

/// It has 17 digits.
#[test]
fn a_sudoku_with_few_digits_has_one_solution() {
    let text = "\
        ... ... .1.\n4.. ... ...\n.2. ... ...\n\
        ... .5. 4.7\n..8 ... 3..\n..1 .9. ...\n\
        3.. 4.. 2..\n.5. 1.. ...\n... 8.6 ...\n";
    let digits = sudoku::parse(text).unwrap();
    assert_eq!(digits.as_flattened().iter().filter(|&&digit| digit != 0).count(), 17);
    let found: Vec<_> = Solutions::new(Sudoku::new(digits)).map(|it| it.digits()).collect();
    assert_eq!(found, [FULL]);
}

#[test]
fn on_the_emptiest_cell_there_is_less_to_try() {
    let digits = sudoku::parse(include_str!("../puzzles/sudoku.txt")).unwrap();
    assert_eq!(made(Sudoku::new(digits)), (324, 649));
    assert_eq!(made(Sudoku::row_by_row(digits)), (18_399_775, 20_180_313));
}

#[test]
fn the_puzzles_that_are_at_hand_have_one_solution_but_the_maze() {
    for text in
        [include_str!("../puzzles/regions.txt"), include_str!("../puzzles/regions_small.txt")]
    {
        assert_eq!(count_solutions(Regions::new(regions::parse(text).unwrap())), 1);
    }
    let (numbers, target) = subset::parse(include_str!("../puzzles/subset.txt")).unwrap();
    assert_eq!(count_solutions(Subset::new(numbers, target)), 1);
    let cells = maze::parse(include_str!("../puzzles/maze.txt")).unwrap();
    assert_eq!(count_solutions(Maze::new(cells)), 12);
}

#[rstest]
#[case::row((0, 1), 6, "the 6 in row 0, column 1 does not fit")]
#[case::column((1, 0), 6, "the 6 in row 1, column 0 does not fit")]
#[case::square((2, 2), 6, "the 6 in row 2, column 2 does not fit")]
#[case::no_digit((8, 8), 10, "the 10 in row 8, column 8 does not fit")]
fn a_sudoku_that_breaks_the_rule_is_refused(
    #[case] (row, col): (usize, usize),
    #[case] digit: u8,
    #[case] sentence: &str,
    #[values(Sudoku::new, Sudoku::row_by_row)] new: fn([[u8; 9]; 9]) -> Sudoku,
) {
    let mut digits = [[0; 9]; 9];
    digits[0][0] = 6;
    digits[row][col] = digit;
    let panic = std::panic::catch_unwind(|| new(digits)).unwrap_err();
    assert_eq!(panic.downcast_ref::<String>().unwrap(), sentence);
}

#[rstest]
#[case::nothing("", "line 1, column 1: the target is missing")]
#[case::empty_lines("\n\n", "line 1, column 1: the target is missing")]
#[case::no_numbers("7\n", "line 2, column 1: the numbers are missing")]
#[case::target_in_company("7 5\n4\n", "line 1, column 3: the target stands alone on its line")]
#[case::target_no_number(
    "\n  x\n4\n",
    "line 2, column 3: 'x' is not a whole number from 1 to 4294967295"
)]
#[case::zero("7\n5 0\n", "line 2, column 3: '0' is not a whole number from 1 to 4294967295")]
#[case::minus("7\n5\t-2\n", "line 2, column 3: '-2' is not a whole number from 1 to 4294967295")]
#[case::too_large(
    "7\n5\n  4294967296 3\n",
    "line 3, column 3: '4294967296' is not a whole number from 1 to 4294967295"
)]
#[case::not_ascii("7\né ü 5\n", "line 2, column 1: 'é' is not a whole number from 1 to 4294967295")]
#[case::behind_not_ascii(
    "7\n5  ½\n",
    "line 2, column 4: '½' is not a whole number from 1 to 4294967295"
)]
fn bad_numbers_are_refused_by_line_and_column(#[case] text: &str, #[case] sentence: &str) {
    assert_eq!(subset::parse(text).unwrap_err().to_string(), sentence);
}

#[test]
fn numbers_may_stand_on_several_lines() {
    let text = "\r\n 4294967295\r\n5 4\r\n\r\n4294967295";
    assert_eq!(subset::parse(text), Ok((vec![5, 4, u32::MAX], u32::MAX)));
    assert_eq!(subset::draw(&[5]), "5 = 5\n");
    assert_eq!(subset::draw(&[u32::MAX, 1]), "4294967295 + 1 = 4294967296\n");
}

#[rstest]
#[case::nothing("", "line 1, column 1: the maze has no S")]
#[case::no_start("..\n.E\n", "line 3, column 1: the maze has no S")]
#[case::no_exit("S.\n..\n\n", "line 3, column 1: the maze has no E")]
#[case::two_starts("S.\nES\n", "line 2, column 2: a maze has one S")]
#[case::two_exits("SE\n.E\n", "line 2, column 2: a maze has one E")]
#[case::foreign("S.E\n#x#\n", "line 2, column 2: 'x', where #, ., S, and E are allowed")]
#[case::not_ascii("SŅE\n", "line 1, column 2: 'Ņ', where #, ., S, and E are allowed")]
#[case::narrow("S.E\n..\n", "line 2, column 3: cell 3 of 3 is missing")]
#[case::wide("\nS.E\n...#\n", "line 3, column 4: this is cell 4, and a row has 3")]
fn a_bad_maze_is_refused_by_line_and_column(#[case] text: &str, #[case] sentence: &str) {
    assert_eq!(maze::parse(text).unwrap_err().to_string(), sentence);
}

/// Nine rows of nine empty cells, in which the sign at this place is another one.
fn nine_with(row: usize, col: usize, sign: &str) -> String {
    let mut rows = vec![vec!["."; 9]; 9];
    rows[row][col] = sign;
    rows.iter().map(|row| row.concat() + "\n").collect()
}

#[rstest]
#[case::nothing("", "line 1, column 1: row 1 of 9 is missing")]
#[case::too_few_rows(&".........\n".repeat(8), "line 9, column 1: row 9 of 9 is missing")]
#[case::too_many_rows(
    &".........\n\n".repeat(10),
    "line 19, column 1: this is row 10, and there are 9"
)]
#[case::narrow(&nine_with(2, 8, ""), "line 3, column 9: cell 9 of 9 is missing")]
#[case::wide(&nine_with(2, 8, " .. "), "line 3, column 11: this is cell 10, and a row has 9")]
#[case::foreign(
    &nine_with(8, 0, "x"),
    "line 9, column 1: 'x', where a digit, or . for none, is allowed"
)]
#[case::invisible(
    &nine_with(8, 0, "\u{1b}"),
    "line 9, column 1: '\\u{1b}', where a digit, or . for none, is allowed"
)]
#[case::row(
    &nine_with(0, 1, "5").replacen("5.......", "5......5", 1),
    "line 1, column 9: this 5 is the second in its row, column, or box"
)]
#[case::column(
    &nine_with(0, 1, "5").replacen(".........\n........", ".5.......\n........", 1),
    "line 2, column 2: this 5 is the second in its row, column, or box"
)]
#[case::square(
    &nine_with(0, 1, "5").replacen(".........\n........", "5........\n........", 1),
    "line 2, column 1: this 5 is the second in its row, column, or box"
)]
fn a_bad_sudoku_is_refused_by_line_and_column(#[case] text: &str, #[case] sentence: &str) {
    assert_eq!(sudoku::parse(text).unwrap_err().to_string(), sentence);
}

#[test]
fn a_sudoku_may_be_written_without_spaces_and_with_zeros() {
    let digits = sudoku::parse(include_str!("../puzzles/sudoku.txt")).unwrap();
    let with_zeros = sudoku::draw(&digits).replace(' ', "").replace('.', "0").replace('\n', "\r\n");
    assert_eq!(sudoku::parse(&with_zeros), Ok(digits));
}

#[rstest]
#[case::nothing(" \n", "line 1, column 1: there is no row")]
#[case::too_few_rows("ABC\nABC\n", "line 3, column 1: row 3 of 3 is missing")]
#[case::too_many_rows("AB\nAB\n A\n", "line 3, column 2: this is row 3, and there are 2")]
#[case::narrow("AB\nA\n", "line 2, column 2: cell 2 of 2 is missing")]
#[case::wide("A B\nA B B\n", "line 2, column 5: this is cell 3, and a row has 2")]
#[case::too_large(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZA\n",
    "line 1, column 27: this is cell 27, and a row has 26"
)]
#[case::foreign("AB\nA1\n", "line 2, column 2: '1', where a letter from A to Z is allowed")]
#[case::not_ascii("AB\nAÄ\n", "line 2, column 2: 'Ä', where a letter from A to Z is allowed")]
#[case::too_few_regions("AA\nAa\n", "line 3, column 1: region 2 of 2 is missing")]
#[case::too_many_regions("AB\nBC\n", "line 2, column 2: this is region 3, and there are 2")]
fn bad_regions_are_refused_by_line_and_column(#[case] text: &str, #[case] sentence: &str) {
    assert_eq!(regions::parse(text).unwrap_err().to_string(), sentence);
}

#[test]
fn a_picture_of_regions_has_brackets_where_queens_stand() {
    let region = [vec![0, 1], vec![1, 1]];
    assert_eq!(regions::draw(&region, &[]), " A  B\n B  B\n");
    assert_eq!(regions::draw(&region, &[1, 0]), " A [B]\n[B] B\n");
}

#[test]
fn a_picture_of_a_sudoku_has_three_blocks_in_each_direction() {
    let mut digits = [[0; 9]; 9];
    digits[0][0] = 5;
    digits[8][8] = 9;
    let empty = "... ... ...\n";
    let first = "5.. ... ...\n";
    let last = "... ... ..9\n";
    let blocks = [[first, empty, empty], [empty; 3], [empty, empty, last]];
    assert_eq!(sudoku::draw(&digits), blocks.map(|rows| rows.concat()).join("\n"));
}

#[test]
fn regions_are_numbered_as_they_appear() {
    assert_eq!(regions::parse("z"), Ok(vec![vec![0]]));
    assert_eq!(regions::parse("bB\r\n\r\n aB"), Ok(vec![vec![0, 0], vec![1, 0]]));
    let largest: String = ('A'..='Z').map(|letter| letter.to_string().repeat(26) + "\n").collect();
    assert_eq!(regions::parse(&largest).unwrap()[25], [25; 26]);
}
