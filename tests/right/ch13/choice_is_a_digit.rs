//! The empty cells are listed once, so that a choice is a digit only; a queen's choice is her cell.

use std::ops::ControlFlow;

use crate::Board;
use crate::chapters::ch13_any_puzzle::Puzzle;
use crate::chapters::ch13_any_puzzle::queens::Queens;

pub fn search<P: Puzzle, B>(
    puzzle: &mut P,
    visit: &mut impl FnMut(&P) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut flow = ControlFlow::Continue(());
    if puzzle.solved() {
        flow = visit(puzzle);
    } else {
        for choice in puzzle.choices() {
            if flow.is_continue() {
                puzzle.make(choice);
                flow = search(puzzle, visit);
                puzzle.undo(choice);
            }
        }
    }
    flow
}

pub fn first<P: Puzzle + Clone>(mut puzzle: P) -> Option<P> {
    search(&mut puzzle, &mut |solved: &P| ControlFlow::Break(solved.clone())).break_value()
}

pub fn count_solutions<P: Puzzle>(mut puzzle: P) -> u64 {
    let mut count = 0;
    let mut visit = |_: &P| {
        count += 1;
        ControlFlow::<()>::Continue(())
    };
    let _ = search(&mut puzzle, &mut visit);
    count
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    let mut puzzle = Queens::new(n);
    let _ = search(&mut puzzle, &mut |queens: &Queens| -> ControlFlow<()> {
        found.push(queens.board());
        ControlFlow::Continue(())
    });
    found
}

pub fn count(n: usize) -> u64 {
    count_solutions(Queens::new(n))
}

#[derive(Clone, Debug)]
pub struct Regions {
    region: Vec<Vec<usize>>,
    queens: Vec<(usize, usize)>,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        Regions { region, queens: Vec::new() }
    }

    pub fn columns(&self) -> Vec<usize> {
        self.queens.iter().map(|&(_, col)| col).collect()
    }

    fn attacks(&self, queen: (usize, usize), cell: (usize, usize)) -> bool {
        let (rows, cols) = (queen.0.abs_diff(cell.0), queen.1.abs_diff(cell.1));
        rows == 0
            || cols == 0
            || rows.max(cols) == 1
            || self.region[queen.0][queen.1] == self.region[cell.0][cell.1]
    }
}

impl Puzzle for Regions {
    type Choice = (usize, usize);

    fn choices(&self) -> Vec<(usize, usize)> {
        let row = self.queens.len();
        let cells = (0..self.region[row].len()).map(|col| (row, col));
        cells.filter(|&cell| !self.queens.iter().any(|&queen| self.attacks(queen, cell))).collect()
    }

    fn make(&mut self, cell: (usize, usize)) {
        self.queens.push(cell);
    }

    fn undo(&mut self, cell: (usize, usize)) {
        self.queens.retain(|&queen| queen != cell);
    }

    fn solved(&self) -> bool {
        self.queens.len() == self.region.len()
    }
}

#[derive(Clone, Debug)]
pub struct Sudoku {
    digits: [[u8; 9]; 9],
    empty: Vec<(usize, usize)>,
    filled: usize,
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        let mut empty = Vec::new();
        for row in 0..9 {
            for col in 0..9 {
                if digits[row][col] == 0 {
                    empty.push((row, col));
                }
            }
        }
        Sudoku { digits, empty, filled: 0 }
    }

    pub fn digits(&self) -> [[u8; 9]; 9] {
        self.digits
    }

    fn stands_in_sight(&self, digit: u8, row: usize, col: usize) -> bool {
        for r in 0..9 {
            for c in 0..9 {
                let in_sight = r == row || c == col || (r / 3 == row / 3 && c / 3 == col / 3);
                if in_sight && self.digits[r][c] == digit {
                    return true;
                }
            }
        }
        false
    }
}

impl Puzzle for Sudoku {
    type Choice = u8;

    fn choices(&self) -> Vec<u8> {
        let (row, col) = self.empty[self.filled];
        (1..=9).filter(|&digit| !self.stands_in_sight(digit, row, col)).collect()
    }

    fn make(&mut self, digit: u8) {
        let (row, col) = self.empty[self.filled];
        self.digits[row][col] = digit;
        self.filled += 1;
    }

    fn undo(&mut self, _: u8) {
        self.filled -= 1;
        let (row, col) = self.empty[self.filled];
        self.digits[row][col] = 0;
    }

    fn solved(&self) -> bool {
        self.filled == self.empty.len()
    }
}

/// What the search does next.
#[derive(Clone, Debug)]
enum Turn<C> {
    Look,
    Make(C),
    Undo(C),
}

#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: P,
    turns: Vec<Turn<P::Choice>>,
}

impl<P: Puzzle> Solutions<P> {
    pub fn new(puzzle: P) -> Self {
        Solutions { puzzle, turns: vec![Turn::Look] }
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        while let Some(turn) = self.turns.pop() {
            match turn {
                Turn::Look if self.puzzle.solved() => return Some(self.puzzle.clone()),
                Turn::Look => {
                    self.turns.extend(self.puzzle.choices().into_iter().rev().map(Turn::Make));
                }
                Turn::Make(choice) => {
                    self.puzzle.make(choice);
                    self.turns.push(Turn::Undo(choice));
                    self.turns.push(Turn::Look);
                }
                Turn::Undo(choice) => self.puzzle.undo(choice),
            }
        }
        None
    }
}
