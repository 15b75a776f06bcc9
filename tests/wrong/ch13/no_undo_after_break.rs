//! A `Break` goes up by a question mark, past all that is to be undone.

use std::ops::ControlFlow;

use crate::Board;
use crate::chapters::ch13_any_puzzle::Puzzle;
use crate::chapters::ch13_any_puzzle::queens::Queens;

pub fn search<P: Puzzle, B>(
    puzzle: &mut P,
    visit: &mut impl FnMut(&P) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if puzzle.solved() {
        return visit(puzzle);
    }
    for choice in puzzle.choices() {
        puzzle.make(choice);
        search(puzzle, visit)?;
        puzzle.undo(choice);
    }
    ControlFlow::Continue(())
}

pub fn first<P: Puzzle + Clone>(mut puzzle: P) -> Option<P> {
    todo!("search a puzzle up to its first solution")
}

pub fn count_solutions<P: Puzzle>(mut puzzle: P) -> u64 {
    todo!("search a puzzle, and count")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the boards of {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens")
}

#[derive(Clone, Debug)]
pub struct Regions {
    region: Vec<Vec<usize>>,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        todo!("begin with the regions {region:?}")
    }

    pub fn columns(&self) -> Vec<usize> {
        todo!("read the columns off {self:?}")
    }
}

impl Puzzle for Regions {
    type Choice = usize;

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

#[derive(Clone, Debug)]
pub struct Sudoku {
    digits: [[u8; 9]; 9],
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        todo!("begin with {digits:?}")
    }

    pub fn digits(&self) -> [[u8; 9]; 9] {
        todo!("read the digits off {self:?}")
    }
}

impl Puzzle for Sudoku {
    type Choice = (usize, usize, u8);

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

#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: P,
    made: Vec<P::Choice>,
}

impl<P: Puzzle> Solutions<P> {
    pub fn new(puzzle: P) -> Self {
        todo!("begin with a puzzle")
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        todo!("go on with {} choices made", self.made.len())
    }
}
