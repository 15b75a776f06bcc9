//! The place of each choice is kept, and the choices are asked for again after each step back.

use std::ops::ControlFlow::{self, Break, Continue};

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
    let mut choices = puzzle.choices();
    choices.reverse();
    while let Some(choice) = choices.pop() {
        puzzle.make(choice);
        let said = search(puzzle, visit);
        puzzle.undo(choice);
        if let Break(value) = said {
            return Break(value);
        }
    }
    Continue(())
}

pub fn first<P: Puzzle + Clone>(puzzle: P) -> Option<P> {
    let mut all = Solutions::new(puzzle);
    all.next()
}

pub fn count_solutions<P: Puzzle>(mut puzzle: P) -> u64 {
    let mut count: u64 = 0;
    let flow = search(&mut puzzle, &mut |_| {
        count += 1;
        if count == u64::MAX { Break(()) } else { Continue(()) }
    });
    assert!(flow.is_continue(), "too many solutions to count");
    count
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    for solved in Solutions::new(Queens::new(n)) {
        boards.push(solved.board());
    }
    boards
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

#[derive(Clone, Debug)]
pub struct Regions {
    region: Vec<Vec<usize>>,
    row: usize,
    // The rows of the queens, by column and by region.
    row_in_column: Vec<Option<usize>>,
    row_in_region: Vec<Option<usize>>,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        let nowhere = vec![None; region.len()];
        Regions { region, row: 0, row_in_column: nowhere.clone(), row_in_region: nowhere }
    }

    pub fn columns(&self) -> Vec<usize> {
        let mut columns = vec![0; self.row];
        for (col, row) in self.row_in_column.iter().enumerate() {
            if let Some(row) = *row {
                columns[row] = col;
            }
        }
        columns
    }

    fn stands_above(&self, col: usize) -> bool {
        self.row > 0 && self.row_in_column.get(col) == Some(&Some(self.row - 1))
    }
}

impl Puzzle for Regions {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        let mut choices = vec![];
        for (col, &region) in self.region[self.row].iter().enumerate() {
            let left = col > 0 && self.stands_above(col - 1);
            let right = self.stands_above(col + 1);
            let taken = self.row_in_column[col].is_some() || self.row_in_region[region].is_some();
            if !(left || right || taken) {
                choices.push(col);
            }
        }
        choices
    }

    fn make(&mut self, col: usize) {
        self.row_in_column[col] = Some(self.row);
        self.row_in_region[self.region[self.row][col]] = Some(self.row);
        self.row += 1;
    }

    fn undo(&mut self, col: usize) {
        self.row -= 1;
        self.row_in_column[col] = None;
        self.row_in_region[self.region[self.row][col]] = None;
    }

    fn solved(&self) -> bool {
        !self.region.is_empty() && self.row_in_region.iter().all(Option::is_some)
    }
}

#[derive(Clone, Debug)]
pub struct Sudoku {
    // Cell by cell, from the top left.
    cells: Vec<u8>,
    empty: usize,
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        let cells = digits.concat();
        let empty = cells.iter().filter(|&&digit| digit == 0).count();
        Sudoku { cells, empty }
    }

    pub fn digits(&self) -> [[u8; 9]; 9] {
        let mut digits = [[0; 9]; 9];
        for (cell, &digit) in self.cells.iter().enumerate() {
            digits[cell / 9][cell % 9] = digit;
        }
        digits
    }

    fn digits_for(&self, cell: usize) -> Vec<u8> {
        let mut is_free = [true; 10];
        is_free[0] = false;
        for other in 0..81 {
            let same_row = cell / 9 == other / 9;
            let same_column = cell % 9 == other % 9;
            let same_box = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
            if same_row || same_column || same_box {
                is_free[usize::from(self.cells[other])] = false;
            }
        }
        (1..=9).filter(|&digit| is_free[usize::from(digit)]).collect()
    }
}

impl Puzzle for Sudoku {
    type Choice = (usize, u8);

    fn choices(&self) -> Vec<(usize, u8)> {
        let empty = (0..81).filter(|&cell| self.cells[cell] == 0);
        let digits = empty.map(|cell| (cell, self.digits_for(cell)));
        let (cell, digits) = digits.min_by_key(|(_, digits)| digits.len()).unwrap();
        digits.into_iter().map(|digit| (cell, digit)).collect()
    }

    fn make(&mut self, (cell, digit): (usize, u8)) {
        self.cells[cell] = digit;
        self.empty -= 1;
    }

    fn undo(&mut self, (cell, _): (usize, u8)) {
        self.cells[cell] = 0;
        self.empty += 1;
    }

    fn solved(&self) -> bool {
        self.empty == 0
    }
}

#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: P,
    // Each choice that stands, with its place among the choices of its state.
    path: Vec<(usize, P::Choice)>,
    // The place to try next; None at the end.
    index: Option<usize>,
}

impl<P: Puzzle> Solutions<P> {
    pub fn new(puzzle: P) -> Self {
        Solutions { puzzle, path: vec![], index: Some(0) }
    }

    fn step_back(&mut self) {
        self.index = match self.path.pop() {
            Some((index, choice)) => {
                self.puzzle.undo(choice);
                Some(index + 1)
            }
            None => None,
        };
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        while let Some(index) = self.index {
            if self.puzzle.solved() {
                let found = self.puzzle.clone();
                self.step_back();
                return Some(found);
            }
            match self.puzzle.choices().get(index) {
                Some(&choice) => {
                    self.puzzle.make(choice);
                    self.path.push((index, choice));
                    self.index = Some(0);
                }
                None => self.step_back(),
            }
        }
        None
    }
}
