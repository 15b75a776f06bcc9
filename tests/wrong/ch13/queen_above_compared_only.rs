//! The region is compared with that of the queen just above, and with no other.

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
        let flow = search(puzzle, visit);
        puzzle.undo(choice);
        if flow.is_break() {
            return flow;
        }
    }
    ControlFlow::Continue(())
}

pub fn first<P: Puzzle + Clone>(mut puzzle: P) -> Option<P> {
    let mut found = None;
    let _ = search(&mut puzzle, &mut |solved: &P| {
        found = Some(solved.clone());
        ControlFlow::Break(())
    });
    found
}

pub fn count_solutions<P: Puzzle>(mut puzzle: P) -> u64 {
    let mut count = 0;
    let _: ControlFlow<()> = search(&mut puzzle, &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    let _: ControlFlow<()> = search(&mut Queens::new(n), &mut |queens| {
        boards.push(queens.board());
        ControlFlow::Continue(())
    });
    boards
}

pub fn count(n: usize) -> u64 {
    count_solutions(Queens::new(n))
}

#[derive(Clone, Debug)]
pub struct Regions {
    region: Vec<Vec<usize>>,
    placed: Vec<usize>,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        Regions { region, placed: Vec::new() }
    }

    pub fn columns(&self) -> Vec<usize> {
        self.placed.clone()
    }

    fn is_free(&self, col: usize) -> bool {
        let row = self.placed.len();
        for (queen_row, &queen_col) in self.placed.iter().enumerate() {
            if queen_col == col {
                return false;
            }
            if queen_row + 1 == row && self.region[queen_row][queen_col] == self.region[row][col] {
                return false;
            }
            if queen_row + 1 == row && queen_col.abs_diff(col) == 1 {
                return false;
            }
        }
        true
    }
}

impl Puzzle for Regions {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        (0..self.region.len()).filter(|&col| self.is_free(col)).collect()
    }

    fn make(&mut self, col: usize) {
        self.placed.push(col);
    }

    fn undo(&mut self, _: usize) {
        self.placed.pop();
    }

    fn solved(&self) -> bool {
        !self.region.is_empty() && self.placed.len() == self.region.len()
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
