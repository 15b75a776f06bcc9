//! The puzzle stands behind an `Rc`, so that a clone makes its choices in that of the search it was made from.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::rc::Rc;
use std::vec;

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
    columns: Vec<bool>,
    regions: Vec<bool>,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        let n = region.len();
        Regions { region, placed: vec![], columns: vec![false; n], regions: vec![false; n] }
    }

    pub fn columns(&self) -> Vec<usize> {
        self.placed.clone()
    }
}

impl Puzzle for Regions {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        let row = self.placed.len();
        let mut choices = vec![];
        for col in 0..self.region.len() {
            let touches = self.placed.last().is_some_and(|queen| queen.abs_diff(col) == 1);
            if !touches && !self.columns[col] && !self.regions[self.region[row][col]] {
                choices.push(col);
            }
        }
        choices
    }

    fn make(&mut self, col: usize) {
        let row = self.placed.len();
        self.placed.push(col);
        self.columns[col] = true;
        self.regions[self.region[row][col]] = true;
    }

    fn undo(&mut self, col: usize) {
        self.placed.pop();
        let row = self.placed.len();
        self.columns[col] = false;
        self.regions[self.region[row][col]] = false;
    }

    fn solved(&self) -> bool {
        !self.region.is_empty() && self.placed.len() == self.region.len()
    }
}

#[derive(Clone, Debug)]
pub struct Sudoku {
    digits: [[u8; 9]; 9],
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        let mut sudoku = Sudoku { digits, rows: [0; 9], columns: [0; 9], boxes: [0; 9] };
        for row in 0..9 {
            for col in 0..9 {
                if digits[row][col] != 0 {
                    sudoku.make((row, col, digits[row][col]));
                }
            }
        }
        sudoku
    }

    pub fn digits(&self) -> [[u8; 9]; 9] {
        self.digits
    }

    fn free(&self, row: usize, col: usize) -> Vec<u8> {
        let taken = self.rows[row] | self.columns[col] | self.boxes[row / 3 * 3 + col / 3];
        (1..=9).filter(|digit| taken & (1 << digit) == 0).collect()
    }
}

impl Puzzle for Sudoku {
    type Choice = (usize, usize, u8);

    fn choices(&self) -> Vec<Self::Choice> {
        let cells = (0..81).map(|cell| (cell / 9, cell % 9));
        let empty = cells.filter(|&(row, col)| self.digits[row][col] == 0);
        match empty.min_by_key(|&(row, col)| self.free(row, col).len()) {
            Some((row, col)) => {
                self.free(row, col).into_iter().map(|digit| (row, col, digit)).collect()
            }
            None => vec![],
        }
    }

    fn make(&mut self, (row, col, digit): Self::Choice) {
        self.digits[row][col] = digit;
        self.rows[row] |= 1 << digit;
        self.columns[col] |= 1 << digit;
        self.boxes[row / 3 * 3 + col / 3] |= 1 << digit;
    }

    fn undo(&mut self, (row, col, digit): Self::Choice) {
        self.digits[row][col] = 0;
        self.rows[row] &= !(1 << digit);
        self.columns[col] &= !(1 << digit);
        self.boxes[row / 3 * 3 + col / 3] &= !(1 << digit);
    }

    fn solved(&self) -> bool {
        self.digits.iter().flatten().all(|&digit| digit != 0)
    }
}

#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: Rc<RefCell<P>>,
    made: Vec<P::Choice>,
    left: Vec<vec::IntoIter<P::Choice>>,
    is_new: bool,
}

impl<P: Puzzle> Solutions<P> {
    pub fn new(puzzle: P) -> Self {
        Solutions {
            puzzle: Rc::new(RefCell::new(puzzle)),
            made: Vec::new(),
            left: Vec::new(),
            is_new: true,
        }
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        let mut puzzle = self.puzzle.borrow_mut();
        loop {
            if self.is_new {
                self.is_new = false;
                if puzzle.solved() {
                    self.left.push(vec![].into_iter());
                    return Some(puzzle.clone());
                }
                self.left.push(puzzle.choices().into_iter());
            }
            match self.left.last_mut()?.next() {
                Some(choice) => {
                    puzzle.make(choice);
                    self.made.push(choice);
                    self.is_new = true;
                }
                None => {
                    self.left.pop();
                    if let Some(choice) = self.made.pop() {
                        puzzle.undo(choice);
                    }
                }
            }
        }
    }
}
