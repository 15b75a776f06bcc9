//! Exercise 13: the search written once, for any puzzle.
//!
//! Read `docs/ch13_any_puzzle.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch13` after each.
//! A puzzle is what implements `Puzzle`: it has `choices`, `make`, `undo`, and `solved`.
//! The search is for all of them; then come two puzzles to model, and the search once more, as an extra.

use std::ops::ControlFlow::{self, Break, Continue};

use crate::Board;
use crate::chapters::ch13_any_puzzle::Puzzle;
use crate::chapters::ch13_any_puzzle::queens::Queens;

/// Shows every solution to `visit`, until that says `Break`: returns this `Break`, or `Continue(())` at the end.
/// What is solved is shown, and nothing more is chosen there.
/// The puzzle is as it was before, however the search ends.
pub fn search<P: Puzzle, B>(
    puzzle: &mut P,
    visit: &mut impl FnMut(&P) -> ControlFlow<B>,
) -> ControlFlow<B> {
    todo!("search a puzzle")
}

/// The first solution, if there is one.
/// Nothing behind it is searched.
pub fn first<P: Puzzle + Clone>(mut puzzle: P) -> Option<P> {
    todo!("search a puzzle up to its first solution")
}

/// The number of solutions.
pub fn count_solutions<P: Puzzle>(mut puzzle: P) -> u64 {
    todo!("search a puzzle, and count")
}

/// All solutions for `n` queens, smallest columns first: `Queens::new(n)` is the puzzle, and `board()` makes a board of it when it is solved.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the boards of {n} queens")
}

/// The number of solutions for `n` queens.
pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens")
}

/// Queens and regions: n rows, n columns, and n regions of an n × n board.
/// Each row, each column, and each region gets one queen, and no queen stands next to another, not even at a corner.
/// Far apart they may share a diagonal.
///
/// The rows are filled from the top, and the columns of a row are tried from left to right.
#[derive(Clone, Debug)]
pub struct Regions {
    /// For each cell, the number of its region, from 0 to n - 1: `region[row][col]`.
    region: Vec<Vec<usize>>,
    // What else does the next choice need to know?
}

impl Regions {
    /// No queen on the board yet.
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        todo!("begin with the regions {region:?}")
    }

    /// The columns of the queens placed so far, from the top row down.
    pub fn columns(&self) -> Vec<usize> {
        todo!("read the columns off {self:?}")
    }
}

impl Puzzle for Regions {
    /// What is chosen: put its type here.
    type Choice = ();

    fn choices(&self) -> Vec<Self::Choice> {
        todo!("what may come next in {self:?}?")
    }

    fn make(&mut self, choice: Self::Choice) {
        todo!("make {choice:?}")
    }

    fn undo(&mut self, choice: Self::Choice) {
        todo!("undo {choice:?}")
    }

    fn solved(&self) -> bool {
        todo!("is {self:?} a solution?")
    }
}

/// Sudoku: nine rows, nine columns, and nine boxes of 3 × 3 cells.
/// In each of them each digit from 1 to 9 stands once.
///
/// Each choice fills one empty cell, and which one is your decision; its digits are tried from 1 up.
#[derive(Clone, Debug)]
pub struct Sudoku {
    /// The digits, row by row, and 0 for an empty cell.
    digits: [[u8; 9]; 9],
    // What else does the next choice need to know?
}

impl Sudoku {
    /// The digits that are given, and 0 for an empty cell.
    /// They break no rule.
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        todo!("begin with {digits:?}")
    }

    /// The digits as they are now.
    pub fn digits(&self) -> [[u8; 9]; 9] {
        todo!("read the digits off {self:?}")
    }
}

impl Puzzle for Sudoku {
    /// What is chosen: put its type here.
    type Choice = ();

    fn choices(&self) -> Vec<Self::Choice> {
        todo!("what may come next in {self:?}?")
    }

    fn make(&mut self, choice: Self::Choice) {
        todo!("make {choice:?}")
    }

    fn undo(&mut self, choice: Self::Choice) {
        todo!("undo {choice:?}")
    }

    fn solved(&self) -> bool {
        todo!("is {self:?} a solution?")
    }
}

/// The solutions, one at a time, in the order of the search.
/// Change the fields as you like.
#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: P,
    /// The choices that were made, the first one first.
    made: Vec<P::Choice>,
    // What else has to be kept from one solution to the next?
}

impl<P: Puzzle> Solutions<P> {
    /// An extra, if you like.
    /// The search before its first turn.
    pub fn new(puzzle: P) -> Self {
        todo!("begin with a puzzle")
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    /// An extra, if you like.
    /// Goes on from where the last call stopped, up to the next solution.
    fn next(&mut self) -> Option<P> {
        todo!("go on with {} choices made", self.made.len())
    }
}
