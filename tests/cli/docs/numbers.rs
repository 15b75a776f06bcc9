//! The numbers in the prose: each is computed here, or has its reason beside it.

use std::cell::Cell;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::rc::Rc;

use queens_kata::candidates::{choices, factorial, powers};
use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::chapters::ch03_tail_call::{State, step, trampoline};
use queens_kata::chapters::ch09_bitmask::Taken;
use queens_kata::chapters::ch13_any_puzzle::maze::{self, Maze};
use queens_kata::chapters::ch13_any_puzzle::states::{States, count_by_state, first_by_state};
use queens_kata::chapters::ch13_any_puzzle::subset::Subset;
use queens_kata::chapters::ch13_any_puzzle::sudoku::{self, Sudoku};
use queens_kata::chapters::ch13_any_puzzle::{Puzzle, count_solutions, search};
use queens_kata::chapters::ch14_estimate::probe;
use queens_kata::chapters::{ch10_symmetry, ch11_parallel, ch12_meet_in_the_middle};
use queens_kata::cost::Cost;
use queens_kata::dice::Dice;
use queens_kata::known_counts::{KNOWN_COUNTS, TABLE_END};
use queens_kata::stack::pure_recursion::FRAMES;

use super::generated::{paths, size};
use super::{Page, dancing_links, one_board, pages};

/// Every number of three digits or more that stands in the prose is computed here, or has its reason beside it.
#[test]
fn every_large_number_in_the_pages_is_computed() {
    let mut known: HashSet<u128> = KNOWN_COUNTS.into_iter().map(u128::from).collect();
    known.extend(FRAMES.map(|frames| frames as u128));
    for n in 0..=TABLE_END {
        known.extend([powers(n), factorial(n), choices(n)]);
        // The nodes of the search tree: the placed queens, and the root.
        let placed = placed_below(Taken::default(), n);
        known.extend([placed, placed + 1]);
    }
    known.extend((0..=10).map(|n| u128::from(Cost::of(n).tries_with_column_list)));
    // Backtracking: the nodes for n = 8, told apart by the lines that are taken.
    let mut different = HashSet::new();
    note_states(Taken::default(), 0, 8, &mut different);
    known.insert(different.len() as u128);
    // What a command prints in a page: commands.rs runs it and compares.
    for page in pages() {
        for block in page.text.split("```console\n").skip(1) {
            let output = block.split("```").next().unwrap_or_default();
            known.extend(large_numbers(output).map(|(_, value)| value));
        }
    }
    // Chapter 0: the candidates for n = 8 that begin with one pair of queens, and with any pair that
    // attacks each other.
    let pairs = (0..8).flat_map(|col| (0..8).map(move |below| (col, below)));
    let attacking = pairs.filter(|&(col, below)| !is_safe(&[col], below)).count();
    known.extend([8_u128.pow(6), attacking as u128 * 8_u128.pow(6)]);
    // Chapter 5: what its check reads, and the check of chapter 1, in the search for eight queens.
    known.extend(looks(8));
    // Chapter 10: the fundamental solutions for n = 12, and eight times as many.
    let fundamental = ch10_symmetry::fundamental(12).len() as u128;
    known.extend([fundamental, 8 * fundamental]);
    // The queens that its count places.
    known.extend([8, 10].map(|n| placed_by_the_border_rule(&mut Vec::new(), n)));
    // Chapter 11: the pieces for n = 8.
    known.insert(ch11_parallel::prefixes(8, ch11_parallel::DEPTH).len() as u128);
    // Chapter 12: all halves for n = 8 and 12, and all pairs that are compared.
    for n in [8, 12] {
        let sets = (0..1_u32 << n).filter(|set| set.count_ones() as usize == n / 2);
        let on = |set| ch12_meet_in_the_middle::halves(n, set).len() as u128;
        let (halves, pairs) = sets.fold((0, 0), |(halves, pairs), set| {
            let (tops, bottoms) = (on(set), on((1 << n) - 1 - set));
            (halves + tops, pairs + tops * bottoms)
        });
        known.extend([halves, pairs]);
    }
    // Its tops at a time, and the choices of seven diagonals.
    known.extend([512, 128]);
    known.extend(any_puzzle());
    known.extend(estimates());
    known.extend(one_board());
    // Chapter 16: what its table says.
    let table = dancing_links::drawing("options for queens").expect("the page shows it");
    known.extend(large_numbers(&table).map(|(_, value)| value));
    // Python's limit on frames, and sizes that tests or programs state: 256 MiB of stack.
    known.extend([1_000, 256]);
    // The learner's time: megabytes on disk, the limit and what was measured.
    known.extend([350, 302]);
    // Performance: the bound on memory, and what was measured; the pieces of a command; and a ratio.
    known.extend([100, 270, 670, 4_000, 40_000, 100_000, 150, 156]);
    // What has a source beside it: a title, and the years, volumes, and pages of the history and of the sources; then the pieces of the count for n = 27.
    known.extend([
        52, 1848, 1850, 1854, 1869, 1874, 1960, 1965, 1971, 1972, 1975, 1977, 1979, 1991, 1997,
        2000, 2002, 2004, 2008, 2009, 2012, 2014, 2016, 2017, 2019, 2021, 2024, 2025, 129, 134,
        185, 201, 221, 227, 257, 267, 309, 397, 404, 433, 560, 963,
    ]);
    // Queens within a minute, and the pages of two papers.
    known.extend([3_000_000, 1_572, 1_576]);
    known.insert(2_024_110_796);

    for page in pages() {
        // How long a reference is, is counted by the test that writes it.
        let counted = |line: &&str| line.starts_with("- **How much:**");
        for (number, line) in page.prose().filter(|(_, line)| !counted(line)) {
            for (word, value) in large_numbers(line) {
                assert!(
                    known.contains(&value),
                    "{} says {word}, and nothing computes that number",
                    page.place(number)
                );
            }
        }
    }
}

/// Chapter 13: how many solutions the puzzles of its page have, and how often a choice is made to find them.
fn any_puzzle() -> Vec<u128> {
    let mut known = Vec::new();
    // The target is half of the sum.
    let target = (1..=20).sum::<u32>() / 2;
    let subset = Subset::new((1..=20).collect(), target);
    known.extend([u128::from(target), count_solutions(subset.clone()).into()]);
    known.extend([made(&subset, search_all), made(&subset, |it| _ = count_by_state(it))]);
    let room = ["S....", ".....", ".....", ".....", "....E"].join("\n");
    known.push(count_solutions(Maze::new(maze::parse(&room).unwrap())).into());
    let closed = Maze::new(maze::parse(&in_the_page("S....\n")).unwrap());
    known.push(made(&closed, search_all));
    assert_eq!(made(&closed, |it| _ = first_by_state(it)), 32);
    // The other order of its cells takes too long here.
    let digits = sudoku::parse(&Page::read("puzzles/sudoku.txt").text).unwrap();
    known.push(made(&Sudoku::new(digits), search_all));
    assert!(Page::read("tests/any_puzzle.rs").text.contains("20_180_313"));
    known.push(20_180_313);
    known
}

/// Chapter 14: what single probes say, and how many of them are needed.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn estimates() -> Vec<u128> {
    let whole = |number: f64| number as u128;
    let paths = paths(8);
    let sizes = || paths.iter().map(|path| size(&path.levels));
    let least = sizes().fold(f64::INFINITY, f64::min);
    let most = sizes().fold(0.0, f64::max);
    // In the mean over all paths, each with its probability.
    let mean = |of: fn(f64) -> f64| -> f64 {
        let shares =
            paths.iter().map(|path| of(size(&path.levels)) / path.choices.iter().product::<f64>());
        shares.sum()
    };
    let nodes = mean(|size| size);
    let variance = mean(|size| size * size) - nodes * nodes;
    let for_one_per_cent = variance / (nodes / 100.0).powi(2);
    // For n = 27 it takes four times the 10,000 that have a spread of 2 %.
    assert_eq!(whole((4.0 * 10_000.0 / for_one_per_cent).round()), 15);
    // Its products: not all of them fit into a `u64`.
    let mut dice = Dice::new(1);
    let mut products = (0..10_000).flat_map(|_| probe(27, |choices| dice.below(choices)));
    assert!(products.any(|product| product > 2_f64.powi(64)));
    vec![
        whole(least),
        whole(most),
        whole(variance.sqrt().round()),
        whole(for_one_per_cent.ceil()),
        1 << 20,
    ]
}

/// Chapter 15: what its tables say, what its search places until it has all boards, and the sizes that its tests and its commands ask for.
fn one_board() -> Vec<u128> {
    let mut known = vec![2_000, 1_000_000];
    for name in ["placements until the first board", "placements for larger boards", "exchanges"] {
        let table = one_board::drawing(name).expect("the page shows it");
        known.extend(large_numbers(&table).map(|(_, value)| value));
    }
    for n in [8, 10] {
        let [placed, boards] = one_board::placed_for_all(n);
        assert_eq!(boards, KNOWN_COUNTS[n]);
        known.push(placed.into());
    }
    known
}

/// Chapter 6: the Python program without its sort, whose loop goes on at the next place of the list, whatever has become of it.
#[test]
fn without_the_sort_columns_are_skipped_and_visited_twice() {
    fn search(
        n: usize,
        placed: &mut Vec<usize>,
        free: &mut Vec<usize>,
        found: &mut Vec<Vec<usize>>,
    ) {
        if placed.len() == n {
            found.push(placed.clone());
        }
        let mut index = 0;
        while let Some(&col) = free.get(index) {
            if is_safe(placed, col) {
                free.retain(|&other| other != col);
                placed.push(col);
                search(n, placed, free, found);
                placed.pop();
                free.push(col);
            }
            index += 1;
        }
    }
    let mut found = Vec::new();
    search(5, &mut Vec::new(), &mut (0..5).collect(), &mut found);
    let different: HashSet<&Vec<usize>> = found.iter().collect();
    assert_eq!((found.len(), different.len(), KNOWN_COUNTS[5]), (14, 5, 10));
}

/// How many queens are placed below those that have taken columns and diagonals: [`Cost::placed`], in a fraction of its time.
pub fn placed_below(taken: Taken, n: usize) -> u128 {
    let free = taken.free(n);
    let queens = (0..n).map(|col| 1 << col).filter(|queen| free & queen != 0);
    queens.map(|queen| 1 + placed_below(taken.with_queen(queen), n)).sum()
}

/// How many queens the check of chapter 1 looks at in the whole search, and how many cells that of chapter 5 reads.
fn looks(n: usize) -> [u128; 2] {
    // How many are looked at, up to the first that attacks.
    fn until(attacks: impl Iterator<Item = bool>) -> u128 {
        let mut looks = 0;
        for attack in attacks {
            looks += 1;
            if attack {
                break;
            }
        }
        looks
    }
    let (mut queens, mut cells) = (0, 0);
    trampoline(State::first(n), |state| {
        let State { placed, col, .. } = &state;
        let (col, row) = (*col, placed.len());
        let queen_attacks =
            |above: usize| placed[above] == col || placed[above].abs_diff(col) == row - above;
        queens += until((0..row).map(queen_attacks));
        let rows = || (0..row).rev();
        let straight = rows().map(|above| (above, col));
        let left = rows().zip((0..col).rev());
        let right = rows().zip(col + 1..n);
        let rays = straight.chain(left).chain(right);
        cells += until(rays.map(|(above, col)| placed[above] == col));
        step(state)
    });
    [queens, cells]
}

/// How many queens are placed if the first stands in the left half of her row, and no other on the border is nearer to a corner.
fn placed_by_the_border_rule(placed: &mut Vec<usize>, n: usize) -> u128 {
    let (row, last) = (placed.len(), n - 1);
    if row == n {
        return 0;
    }
    let is_allowed = |col: usize| {
        let Some(&corner) = placed.first() else { return col <= last - col };
        let is_near = |place: usize| place.min(last - place) < corner;
        let on_side = col == 0 || col == last;
        !(on_side && is_near(row) || row == last && is_near(col))
    };
    let allowed: Vec<usize> =
        (0..n).filter(|&col| is_allowed(col) && is_safe(placed, col)).collect();
    let mut queens = 0;
    for col in allowed {
        placed.push(col);
        queens += 1 + placed_by_the_border_rule(placed, n);
        placed.pop();
    }
    queens
}

/// Notes this node of the search tree and all below it: its row, and the lines that are taken in it.
fn note_states(taken: Taken, row: usize, n: usize, noted: &mut HashSet<(usize, [u32; 3])>) {
    let lines = [taken.columns, taken.hills, taken.dales].map(|set| set & ((1 << n) - 1));
    noted.insert((row, lines));
    let free = taken.free(n);
    for queen in (0..n).map(|col| 1 << col).filter(|queen| free & queen != 0) {
        note_states(taken.with_queen(queen), row + 1, n, noted);
    }
}

/// The whole numbers of three digits or more, as they are written and as values.
fn large_numbers(text: &str) -> impl Iterator<Item = (&str, u128)> {
    let belongs = |c: char| c.is_ascii_alphanumeric() || matches!(c, ',' | '.' | '_' | '/');
    text.split(move |c| !belongs(c)).filter_map(|word| {
        let digits = word.trim_end_matches([',', '.']).replace(',', "");
        (digits.len() >= 3).then(|| Some((word, digits.parse().ok()?)))?
    })
}

/// The picture in the page of chapter 13 that begins with this line.
fn in_the_page(line: &str) -> String {
    let page = Page::read("docs/ch13_any_puzzle.md").text;
    let (_, rest) = page.split_once(&format!("```text\n{line}")).expect("the page has the picture");
    format!("{line}{}", rest.split("```").next().unwrap_or_default())
}

/// How often a choice is made when a puzzle is given to a search.
pub fn made<P: Clone>(puzzle: &P, search: impl FnOnce(Counted<P>)) -> u128 {
    let made = Rc::new(Cell::new(0));
    search(Counted { puzzle: puzzle.clone(), made: Rc::clone(&made) });
    made.get()
}

pub fn search_all<P: Puzzle>(mut puzzle: P) {
    let _: ControlFlow<()> = search(&mut puzzle, &mut |_| ControlFlow::Continue(()));
}

/// A puzzle that counts how often a choice is made.
#[derive(Clone)]
pub struct Counted<P> {
    puzzle: P,
    made: Rc<Cell<u128>>,
}

impl<P: Puzzle> Puzzle for Counted<P> {
    type Choice = P::Choice;

    fn choices(&self) -> Vec<P::Choice> {
        self.puzzle.choices()
    }

    fn make(&mut self, choice: P::Choice) {
        self.made.set(self.made.get() + 1);
        self.puzzle.make(choice);
    }

    fn undo(&mut self, choice: P::Choice) {
        self.puzzle.undo(choice);
    }

    fn solved(&self) -> bool {
        self.puzzle.solved()
    }
}

impl<P: States> States for Counted<P> {
    type State = P::State;

    fn state(&self) -> P::State {
        self.puzzle.state()
    }
}
