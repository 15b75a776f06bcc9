//! The chapters as data.
//! Tests and the command line go through this list: what they know of a chapter is its row here.

use crate::Board;
use crate::candidates;
use crate::chapters::{
    ch00_brute_force, ch01_loop_recursion, ch02_pure_recursion, ch03_tail_call, ch04_plain_loop,
    ch05_grid, ch06_column_list, ch07_marker_arrays, ch08_explicit_stack, ch09_bitmask,
    ch10_symmetry, ch11_parallel,
    ch12_meet_in_the_middle::{self, counter::Counter},
    ch13_any_puzzle, ch15_one_board, ch16_dancing_links,
};
use crate::cost::Cost;
use crate::grouped;
use crate::trace::{self, Traced};

/// The largest n that a chapter counts: the largest whose count is known.
/// This limit is about the answer, which fits a `u64` up to here for sure, and not about the time.
pub const LARGEST_COUNT: usize = 27;

/// The largest n for which a chapter makes a list of all boards.
/// It has 365,596 of them.
/// A chapter that hands out one board at a time has no such limit.
pub const LARGEST_LIST: usize = 14;

/// The largest n for chapter 0: 3,628,800 candidates.
pub const LARGEST_BRUTE_FORCE: usize = 10;

/// The largest n for chapter 2.
/// Its stack takes some hundreds of megabytes; the next one's would take gigabytes.
pub const LARGEST_PURE_RECURSION: usize = 12;

/// The largest n that chapter 12 counts: for n = 25 the lines of a half do not fit into 64 bits.
pub const LARGEST_MEET_IN_THE_MIDDLE: usize = 24;

/// The largest n for which a chapter makes one board.
/// The limit is about memory: some hundreds of megabytes.
pub const LARGEST_BOARD: usize = 10_000_000;

/// All chapters, in order.
pub const CHAPTERS: &[Chapter] = &[
    Chapter::new(
        0,
        "ch00_brute_force",
        "Brute force",
        "to compare with: every candidate is tested",
    )
    .aside()
    .counts(ch00_brute_force::count, LARGEST_BRUTE_FORCE)
    .lists(ch00_brute_force::solutions, LARGEST_BRUTE_FORCE)
    .tests(candidates::factorial),
    Chapter::new(
        1,
        "ch01_loop_recursion",
        "Loop and recursion",
        "a loop over columns in a recursion over rows",
    )
    .counts(ch01_loop_recursion::count, LARGEST_COUNT)
    .lists(ch01_loop_recursion::solutions, LARGEST_LIST)
    .tries(|cost| cost.tries)
    .traced(&trace::ch01_loop_recursion::TRACED),
    Chapter::new(
        2,
        "ch02_pure_recursion",
        "Pure recursion",
        "no loop: each step, forward or back, is a call",
    )
    .counts(ch02_pure_recursion::count, LARGEST_PURE_RECURSION)
    .lists(ch02_pure_recursion::solutions, LARGEST_PURE_RECURSION)
    .tries(|cost| cost.tries)
    .traced(&trace::ch02_pure_recursion::TRACED),
    Chapter::new(
        3,
        "ch03_tail_call",
        "Tail calls",
        "each call comes last, and a trampoline makes it",
    )
    .counts(ch03_tail_call::count, LARGEST_COUNT)
    .lists(ch03_tail_call::solutions, LARGEST_LIST)
    .tries(|cost| cost.tries)
    .traced(&trace::ch03_tail_call::TRACED),
    Chapter::new(4, "ch04_plain_loop", "One plain loop", "the trampoline unrolled: it can pause")
        .counts(ch04_plain_loop::count, LARGEST_COUNT)
        .lists(ch04_plain_loop::solutions, LARGEST_LIST)
        .streams(|n| Box::new(ch04_plain_loop::Solutions::new(n)))
        .tries(|cost| cost.tries)
        .traced(&trace::ch04_plain_loop::TRACED),
    Chapter::new(5, "ch05_grid", "The grid", "n × n cells, checked along three rays")
        .counts(ch05_grid::count, LARGEST_COUNT)
        .lists(ch05_grid::solutions, LARGEST_LIST)
        .tries(|cost| cost.tries)
        .traced(&trace::ch05_grid::TRACED),
    Chapter::new(
        6,
        "ch06_column_list",
        "The column list",
        "only the columns that are still free are tried",
    )
    .counts(ch06_column_list::count, LARGEST_COUNT)
    .lists(ch06_column_list::solutions, LARGEST_LIST)
    .variant("on the grid", ch06_column_list::count_on_grid)
    .tries(|cost| cost.tries_with_column_list)
    .own_way(OwnWay::FewerTries)
    .traced(&trace::ch06_column_list::TRACED),
    Chapter::new(
        7,
        "ch07_marker_arrays",
        "Marker arrays",
        "a mark for each line: a check looks at three",
    )
    .counts(ch07_marker_arrays::count, LARGEST_COUNT)
    .lists(ch07_marker_arrays::solutions, LARGEST_LIST)
    .tries(|cost| cost.tries)
    .traced(&trace::ch07_marker_arrays::TRACED),
    Chapter::new(8, "ch08_explicit_stack", "An explicit stack", "the recursion's stack as data")
        .counts(ch08_explicit_stack::count, LARGEST_COUNT)
        .lists(ch08_explicit_stack::solutions, LARGEST_LIST)
        .tries(|cost| cost.tries)
        .traced(&trace::ch08_explicit_stack::TRACED),
    Chapter::new(9, "ch09_bitmask", "Bitmasks", "the marks as three integers, shifted each row")
        .counts(ch09_bitmask::count, LARGEST_COUNT)
        .lists(ch09_bitmask::solutions, LARGEST_LIST)
        .own_way(OwnWay::RowAtOnce)
        .traced(&trace::ch09_bitmask::TRACED),
    Chapter::new(10, "ch10_symmetry", "Symmetry", "one of eight images counts for all")
        .counts(ch10_symmetry::count, LARGEST_COUNT)
        .lists(ch10_symmetry::solutions, LARGEST_LIST)
        .own_way(OwnWay::PartOfTheSearch),
    Chapter::new(
        11,
        "ch11_parallel",
        "In parallel",
        "independent pieces of the search, on all cores",
    )
    .counts(ch11_parallel::count, LARGEST_COUNT)
    .lists(ch11_parallel::solutions, LARGEST_LIST)
    .own_way(OwnWay::Threads),
    Chapter::new(
        12,
        "ch12_meet_in_the_middle",
        "Meet in the middle",
        "half boards that fit, compared 512 at a time",
    )
    .counts(ch12_meet_in_the_middle::count, LARGEST_MEET_IN_THE_MIDDLE)
    .part(|n, pieces| {
        let counter = Counter::new(n);
        let tops: Vec<u32> = counter.tops().into_iter().step_by(pieces).collect();
        counter.count(&tops, || ())
    })
    .lists(ch12_meet_in_the_middle::solutions, LARGEST_LIST),
    Chapter::new(
        13,
        "ch13_any_puzzle",
        "Any puzzle",
        "the search once, and what differs is the puzzle",
    )
    .counts(ch13_any_puzzle::count, LARGEST_COUNT)
    .lists(ch13_any_puzzle::solutions, LARGEST_LIST)
    .tries(|cost| cost.tries)
    .models_puzzles(),
    Chapter::new(14, "ch14_estimate", "An estimate", "a few walks down tell how large the tree is")
        .estimates_trees(),
    Chapter::new(
        15,
        "ch15_one_board",
        "One board",
        "a formula, the narrowest row first, or a repair",
    )
    .one_board(ch15_one_board::formula, LARGEST_BOARD)
    .by_seed(ch15_one_board::repair),
    Chapter::new(
        16,
        "ch16_dancing_links",
        "Dancing links",
        "links leave a list and come back: exact cover",
    )
    .counts(ch16_dancing_links::count, LARGEST_COUNT)
    .lists(ch16_dancing_links::solutions, LARGEST_LIST),
];

/// The number of solutions for n queens.
pub type Count = fn(usize) -> u64;

/// The count for n queens, n from 4 on, at one in so many of its pieces, from the first on.
pub type Part = fn(usize, usize) -> u64;

/// All solutions for n queens, in order.
pub type List = fn(usize) -> Vec<Board>;

/// The same, one at a time, as they are found.
pub type Stream = fn(usize) -> Box<dyn Iterator<Item = Board>>;

/// One board for n queens, if there is one: no other is looked for.
pub type OneBoard = fn(usize) -> Option<Board>;

/// The same, and which board it is, follows from a seed.
pub type BySeed = fn(usize, u64) -> Option<Board>;

/// What a chapter can do for n = 0 up to some n.
#[derive(Clone, Copy)]
pub struct UpTo<F> {
    /// The function in `src/chapters/`.
    pub run: F,
    /// The largest n for it.
    pub largest: usize,
}

/// One chapter: what it is called, and what it can do.
/// None of it is a must.
pub struct Chapter {
    /// The number by which people name it.
    pub number: usize,
    /// The name of its files, in every folder that has some.
    pub stem: &'static str,
    /// A few words.
    pub title: &'static str,
    /// The idea in one line.
    pub idea: &'static str,
    /// It is there to compare with, and can be left out: whoever goes through all comes to it last.
    pub is_aside: bool,
    /// It counts the solutions.
    pub counts: Option<UpTo<Count>>,
    /// It counts in pieces and does not search row by row: how long the whole takes, a part of them tells, and not a smaller n.
    pub part: Option<Part>,
    /// It lists the boards.
    pub lists: Option<UpTo<List>>,
    /// It hands out one board at a time, for n up to [`LARGEST_COUNT`].
    pub streams: Option<Stream>,
    /// It makes one board, and does not go through all of them: so it does for an n whose boards nobody could list.
    pub one_board: Option<UpTo<OneBoard>>,
    /// It makes a board for each seed as well, for n up to as many as one board.
    pub by_seed: Option<BySeed>,
    /// It counts in a second way, which a race shows beside the first: what that is called, and for all n that the first goes up to.
    pub variant: Option<(&'static str, Count)>,
    /// It makes candidates and tests each of them: so many for n queens.
    pub tests: Option<fn(usize) -> u128>,
    /// It tries cells one by one: so many of those that were counted.
    pub tries: Option<fn(&Cost) -> u64>,
    /// Its count searches in a way of its own, and chapter 1's would pass its tests, too.
    pub own_way: Option<OwnWay>,
    /// It searches cell by cell, and the search can be watched.
    pub traced: Option<&'static Traced>,
    /// It solves other puzzles, too, and its exercise models some of them.
    pub models_puzzles: bool,
    /// It says how large the search tree is, without a search.
    pub estimates_trees: bool,
}

/// What a search is known by that goes a chapter's own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnWay {
    /// It tries fewer cells.
    FewerTries,
    /// It asks about no cell: about all of a row at once.
    RowAtOnce,
    /// It leaves out boards that follow from others.
    PartOfTheSearch,
    /// It searches on several threads.
    Threads,
}

/// The rows are made of these.
impl Chapter {
    /// A chapter that does nothing for the command but to be there.
    pub const fn new(
        number: usize,
        stem: &'static str,
        title: &'static str,
        idea: &'static str,
    ) -> Self {
        Self {
            number,
            stem,
            title,
            idea,
            is_aside: false,
            counts: None,
            part: None,
            lists: None,
            streams: None,
            one_board: None,
            by_seed: None,
            variant: None,
            tests: None,
            tries: None,
            own_way: None,
            traced: None,
            models_puzzles: false,
            estimates_trees: false,
        }
    }

    /// It stands [aside](Self#structfield.is_aside).
    #[must_use]
    pub const fn aside(self) -> Self {
        Self { is_aside: true, ..self }
    }

    /// It [counts](Self#structfield.counts).
    #[must_use]
    pub const fn counts(self, run: Count, largest: usize) -> Self {
        Self { counts: Some(UpTo { run, largest }), ..self }
    }

    /// It can count [a part](Self#structfield.part).
    #[must_use]
    pub const fn part(self, run: Part) -> Self {
        Self { part: Some(run), ..self }
    }

    /// It [lists](Self#structfield.lists).
    #[must_use]
    pub const fn lists(self, run: List, largest: usize) -> Self {
        Self { lists: Some(UpTo { run, largest }), ..self }
    }

    /// It [streams](Self#structfield.streams).
    #[must_use]
    pub const fn streams(self, run: Stream) -> Self {
        Self { streams: Some(run), ..self }
    }

    /// It makes [one board](Self#structfield.one_board).
    #[must_use]
    pub const fn one_board(self, run: OneBoard, largest: usize) -> Self {
        Self { one_board: Some(UpTo { run, largest }), ..self }
    }

    /// It makes a board [by a seed](Self#structfield.by_seed).
    #[must_use]
    pub const fn by_seed(self, run: BySeed) -> Self {
        Self { by_seed: Some(run), ..self }
    }

    /// It has a [variant](Self#structfield.variant).
    #[must_use]
    pub const fn variant(self, name: &'static str, count: Count) -> Self {
        Self { variant: Some((name, count)), ..self }
    }

    /// It [tests](Self#structfield.tests) candidates.
    #[must_use]
    pub const fn tests(self, candidates: fn(usize) -> u128) -> Self {
        Self { tests: Some(candidates), ..self }
    }

    /// It [tries](Self#structfield.tries) cells.
    #[must_use]
    pub const fn tries(self, of_cost: fn(&Cost) -> u64) -> Self {
        Self { tries: Some(of_cost), ..self }
    }

    /// It searches in [a way of its own](Self#structfield.own_way).
    #[must_use]
    pub const fn own_way(self, way: OwnWay) -> Self {
        Self { own_way: Some(way), ..self }
    }

    /// It is [traced](Self#structfield.traced).
    #[must_use]
    pub const fn traced(self, traced: &'static Traced) -> Self {
        Self { traced: Some(traced), ..self }
    }

    /// It [models puzzles](Self#structfield.models_puzzles).
    #[must_use]
    pub const fn models_puzzles(self) -> Self {
        Self { models_puzzles: true, ..self }
    }

    /// It [estimates trees](Self#structfield.estimates_trees).
    #[must_use]
    pub const fn estimates_trees(self) -> Self {
        Self { estimates_trees: true, ..self }
    }
}

impl Chapter {
    /// The short form of the stem, which selects the chapter's tests: `ch01`.
    pub fn prefix(&self) -> &'static str {
        self.stem.split('_').next().unwrap_or(self.stem)
    }

    /// How it counts n queens.
    ///
    /// # Errors
    ///
    /// If it does not: a sentence that says why.
    pub fn can_count(&self, n: usize) -> Result<Count, String> {
        self.up_to(self.counts, n, "counts", "count solutions")
    }

    /// How it lists the boards for n queens.
    ///
    /// # Errors
    ///
    /// If it does not: a sentence that says why.
    pub fn can_list(&self, n: usize) -> Result<List, String> {
        self.up_to(self.lists, n, "lists boards", "list boards")
    }

    /// How it hands out the boards for n queens, one at a time.
    ///
    /// # Errors
    ///
    /// If it does not: a sentence that says why.
    pub fn can_stream(&self, n: usize) -> Result<Stream, String> {
        let streams = self.streams.map(|run| UpTo { run, largest: LARGEST_COUNT });
        self.up_to(streams, n, "hands out boards", "hand out one board at a time")
    }

    /// How it makes one board for n queens.
    ///
    /// # Errors
    ///
    /// If it does not: a sentence that says why.
    pub fn can_make_one(&self, n: usize) -> Result<OneBoard, String> {
        self.up_to(self.one_board, n, "makes a board", "make a single board")
    }

    /// How it makes a board for n queens and a seed.
    ///
    /// # Errors
    ///
    /// If it does not: a sentence that says why.
    pub fn can_make_by_seed(&self, n: usize) -> Result<BySeed, String> {
        let by_seed = self
            .by_seed
            .zip(self.one_board)
            .map(|(run, UpTo { largest, .. })| UpTo { run, largest });
        self.up_to(by_seed, n, "makes a board", "make a board by a seed")
    }

    /// What is known about its search.
    ///
    /// # Errors
    ///
    /// If it is not traced: a sentence that says which chapters are.
    pub fn can_be_traced(&self) -> Result<&'static Traced, String> {
        self.traced.ok_or_else(|| {
            let traced = CHAPTERS.iter().filter(|chapter| chapter.traced.is_some());
            let numbers: Vec<usize> = traced.map(|chapter| chapter.number).collect();
            let ranges = numbers.chunk_by(|one, next| one + 1 == *next);
            let ranges: Vec<String> = ranges
                .map(|range| match range {
                    [first, .., last] => format!("{first} to {last}"),
                    _ => range[0].to_string(),
                })
                .collect();
            format!(
                "the search of chapter {} is not traced: take one of the chapters {}",
                self.number,
                ranges.join(", ")
            )
        })
    }

    fn up_to<F>(
        &self,
        ability: Option<UpTo<F>>,
        n: usize,
        does: &str,
        do_it: &str,
    ) -> Result<F, String> {
        let number = self.number;
        let UpTo { run, largest } =
            ability.ok_or_else(|| format!("chapter {number} does not {do_it}"))?;
        if n <= largest {
            return Ok(run);
        }
        let cost = self.tests.map_or_else(String::new, |candidates| {
            format!(": it would have to test {} candidates", grouped(candidates(n)))
        });
        Err(format!("chapter {number} {does} for N from 0 to {largest}, and {n} is more{cost}"))
    }
}
