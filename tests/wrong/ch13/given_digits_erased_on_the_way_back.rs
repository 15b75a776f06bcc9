//! The cell before is erased on the way back, and it may be one that was given.

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
        flow?;
    }
    ControlFlow::Continue(())
}

pub fn first<P: Puzzle + Clone>(mut puzzle: P) -> Option<P> {
    search(&mut puzzle, &mut |solved: &P| ControlFlow::Break(solved.clone())).break_value()
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
            if self.region[queen_row][queen_col] == self.region[row][col] {
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
    next: usize,
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        let mut sudoku = Sudoku { digits, next: 0 };
        sudoku.skip_given();
        sudoku
    }

    pub fn digits(&self) -> [[u8; 9]; 9] {
        self.digits
    }

    fn skip_given(&mut self) {
        while self.next < 81 && self.digits[self.next / 9][self.next % 9] != 0 {
            self.next += 1;
        }
    }

    fn fits(&self, row: usize, col: usize, digit: u8) -> bool {
        (0..9).all(|i| {
            self.digits[row][i] != digit
                && self.digits[i][col] != digit
                && self.digits[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] != digit
        })
    }
}

impl Puzzle for Sudoku {
    type Choice = u8;

    fn choices(&self) -> Vec<u8> {
        let (row, col) = (self.next / 9, self.next % 9);
        (1..=9).filter(|&digit| self.fits(row, col, digit)).collect()
    }

    fn make(&mut self, digit: u8) {
        self.digits[self.next / 9][self.next % 9] = digit;
        self.skip_given();
    }

    fn undo(&mut self, _: u8) {
        self.next -= 1;
        self.digits[self.next / 9][self.next % 9] = 0;
    }

    fn solved(&self) -> bool {
        self.next == 81
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
