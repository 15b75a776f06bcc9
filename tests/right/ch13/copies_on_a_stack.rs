//! The rules are read off the board each time, and the iterator copies the puzzle where others undo.
//! Next time: without `made`: copies of the puzzle wait on a stack, one for each choice that is left.

use std::ops::ControlFlow;

use crate::Board;
use crate::chapters::ch13_any_puzzle::Puzzle;
use crate::chapters::ch13_any_puzzle::queens::Queens;

pub fn search<P: Puzzle, B>(
    puzzle: &mut P,
    visit: &mut impl FnMut(&P) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if puzzle.solved() {
        visit(puzzle)?;
        return ControlFlow::Continue(());
    }
    let choices = puzzle.choices();
    let mut index = 0;
    while index < choices.len() {
        puzzle.make(choices[index]);
        let flow = search(puzzle, visit);
        puzzle.undo(choices[index]);
        flow?;
        index += 1;
    }
    ControlFlow::Continue(())
}

pub fn first<P: Puzzle + Clone>(puzzle: P) -> Option<P> {
    Solutions::new(puzzle).next()
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
    Solutions::new(Queens::new(n)).map(|queens| queens.board()).collect()
}

pub fn count(n: usize) -> u64 {
    Solutions::new(Queens::new(n)).count() as u64
}

#[derive(Clone, Debug)]
pub struct Regions {
    region: Vec<Vec<usize>>,
    placed: Vec<usize>,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        Regions { region, placed: vec![] }
    }

    pub fn columns(&self) -> Vec<usize> {
        self.placed.clone()
    }

    fn is_safe(&self, col: usize) -> bool {
        let row = self.placed.len();
        self.placed.iter().enumerate().all(|(queen_row, &queen_col)| {
            let touches = queen_row + 1 == row && queen_col.abs_diff(col) <= 1;
            let shares_region = self.region[queen_row][queen_col] == self.region[row][col];
            queen_col != col && !touches && !shares_region
        })
    }
}

impl Puzzle for Regions {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        (0..self.region.len()).filter(|&col| self.is_safe(col)).collect()
    }

    fn make(&mut self, col: usize) {
        self.placed.push(col);
    }

    fn undo(&mut self, _: usize) {
        self.placed.pop();
    }

    fn solved(&self) -> bool {
        self.placed.len() == self.region.len()
    }
}

#[derive(Clone, Debug)]
pub struct Sudoku {
    digits: [[u8; 9]; 9],
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        Sudoku { digits }
    }

    pub fn digits(&self) -> [[u8; 9]; 9] {
        self.digits
    }

    fn empty_cell(&self) -> Option<(usize, usize)> {
        (0..81).map(|cell| (cell / 9, cell % 9)).find(|&(row, col)| self.digits[row][col] == 0)
    }

    fn fits(&self, row: usize, col: usize, digit: u8) -> bool {
        let (top, left) = (row - row % 3, col - col % 3);
        (0..9).all(|i| {
            self.digits[row][i] != digit
                && self.digits[i][col] != digit
                && self.digits[top + i / 3][left + i % 3] != digit
        })
    }
}

impl Puzzle for Sudoku {
    type Choice = (usize, usize, u8);

    fn choices(&self) -> Vec<Self::Choice> {
        let (row, col) = self.empty_cell().expect("the search ends at a full grid");
        let fitting = (1..=9).filter(|&digit| self.fits(row, col, digit));
        fitting.map(|digit| (row, col, digit)).collect()
    }

    fn make(&mut self, (row, col, digit): Self::Choice) {
        self.digits[row][col] = digit;
    }

    fn undo(&mut self, (row, col, _): Self::Choice) {
        self.digits[row][col] = 0;
    }

    fn solved(&self) -> bool {
        self.empty_cell().is_none()
    }
}

#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    waiting: Vec<P>,
}

impl<P: Puzzle> Solutions<P> {
    pub fn new(puzzle: P) -> Self {
        Solutions { waiting: vec![puzzle] }
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        while let Some(puzzle) = self.waiting.pop() {
            if puzzle.solved() {
                return Some(puzzle);
            }
            // The first choice comes last, so that it is on top.
            for choice in puzzle.choices().into_iter().rev() {
                let mut next = puzzle.clone();
                next.make(choice);
                self.waiting.push(next);
            }
        }
        None
    }
}
