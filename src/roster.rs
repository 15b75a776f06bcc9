//! The chapters as data. Tests and the command line go through this list, so a new chapter is one
//! row here.

use crate::Board;
use crate::chapters::{
    self, LARGEST_COUNT, LARGEST_LIST, ch00_brute_force, ch02_pure_recursion,
    ch12_meet_in_the_middle,
};

/// One chapter: what it is called, and how to run it.
pub struct Chapter {
    /// The number by which people name it.
    pub number: usize,
    /// The name of its files in `docs/`, `src/chapters/`, `src/exercises/`, and
    /// `tests/exercises/`.
    pub stem: &'static str,
    /// A few words.
    pub title: &'static str,
    /// The idea in one line.
    pub idea: &'static str,
    /// The largest n for `count`.
    pub largest_count: usize,
    /// The largest n for `solutions`.
    pub largest_list: usize,
    /// The functions in `src/chapters/`.
    pub reference: Solver,
}

/// The two functions that every chapter has.
#[derive(Clone, Copy)]
pub struct Solver {
    /// The number of solutions for n queens.
    pub count: fn(usize) -> u64,
    /// All solutions for n queens, in order.
    pub solutions: fn(usize) -> Vec<Board>,
}

macro_rules! roster {
    ($($number:literal $stem:ident $title:literal $idea:literal $largest_count:path, $largest_list:path;)*) => {
        /// All chapters, in order.
        pub const CHAPTERS: &[Chapter] = &[$(
            Chapter {
                number: $number,
                stem: stringify!($stem),
                title: $title,
                idea: $idea,
                largest_count: $largest_count,
                largest_list: $largest_list,
                reference: Solver { count: chapters::$stem::count, solutions: chapters::$stem::solutions },
            },
        )*];
    };
}

roster! {
    0 ch00_brute_force
        "Brute force" "every candidate is made, and then tested"
        ch00_brute_force::LARGEST_PERMUTATIONS, ch00_brute_force::LARGEST_PERMUTATIONS;
    1 ch01_loop_recursion
        "Loop and recursion" "a loop over the columns, inside a recursion over the rows"
        LARGEST_COUNT, LARGEST_LIST;
    2 ch02_pure_recursion
        "Pure recursion" "no loop: the next cell, the next row, the step back are all calls"
        ch02_pure_recursion::LARGEST_N, ch02_pure_recursion::LARGEST_N;
    3 ch03_tail_call
        "Tail calls" "each call is its caller's last act, and a trampoline makes it"
        LARGEST_COUNT, LARGEST_LIST;
    4 ch04_plain_loop
        "One plain loop" "the trampoline unrolled: a search that can pause"
        LARGEST_COUNT, LARGEST_LIST;
    5 ch05_grid
        "The grid" "the board as n × n cells, checked along three rays"
        LARGEST_COUNT, LARGEST_LIST;
    6 ch06_column_list
        "The column list" "only the columns that are still free are tried"
        LARGEST_COUNT, LARGEST_LIST;
    7 ch07_marker_arrays
        "Marker arrays" "columns and diagonals marked as taken: a check looks at three places"
        LARGEST_COUNT, LARGEST_LIST;
    8 ch08_explicit_stack
        "An explicit stack" "the recursion's stack as data, one position a row"
        LARGEST_COUNT, LARGEST_LIST;
    9 ch09_bitmask
        "Bitmasks" "the marks as three integers, shifted from row to row"
        LARGEST_COUNT, LARGEST_LIST;
    10 ch10_symmetry
        "Symmetry" "one of eight images is searched for, and counts for all"
        LARGEST_COUNT, LARGEST_LIST;
    11 ch11_parallel
        "In parallel" "pieces of the search that know nothing of each other, on all cores"
        LARGEST_COUNT, LARGEST_LIST;
    12 ch12_meet_in_the_middle
        "Meet in the middle" "two half boards that fit, compared 512 at a time"
        ch12_meet_in_the_middle::LARGEST_N, LARGEST_LIST;
}

impl Chapter {
    /// The short form of the stem, which selects the chapter's tests: `ch01`.
    pub fn prefix(&self) -> &'static str {
        self.stem.split('_').next().unwrap_or(self.stem)
    }
}
