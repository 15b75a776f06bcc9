//! The loop over the choices is a chain that can stop, and the sets are the bits of numbers.
//! Next time: with `try_for_each` in place of the loop over the choices, without `for choice in`.

use std::ops::ControlFlow;
use std::{iter, vec};

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
    puzzle.choices().into_iter().try_for_each(|choice| {
        puzzle.make(choice);
        let flow = search(puzzle, visit);
        puzzle.undo(choice);
        flow
    })
}

pub fn first<P: Puzzle + Clone>(mut puzzle: P) -> Option<P> {
    match search(&mut puzzle, &mut |solved: &P| ControlFlow::Break(solved.clone())) {
        ControlFlow::Break(solved) => Some(solved),
        ControlFlow::Continue(()) => None,
    }
}

fn for_each<P: Puzzle>(mut puzzle: P, mut show: impl FnMut(&P)) {
    let _: ControlFlow<()> = search(&mut puzzle, &mut |solved| {
        show(solved);
        ControlFlow::Continue(())
    });
}

pub fn count_solutions<P: Puzzle>(puzzle: P) -> u64 {
    let mut count = 0;
    for_each(puzzle, |_| count += 1);
    count
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    for_each(Queens::new(n), |solved| boards.push(solved.board()));
    boards
}

pub fn count(n: usize) -> u64 {
    count_solutions(Queens::new(n))
}

#[derive(Clone, Debug)]
pub struct Regions {
    region: Vec<Vec<usize>>,
    placed: Vec<usize>,
    columns: u64,
    regions: u64,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        assert!(region.len() <= 64, "each column has its bit up to n = 64");
        Regions { region, placed: vec![], columns: 0, regions: 0 }
    }

    pub fn columns(&self) -> Vec<usize> {
        self.placed.clone()
    }
}

impl Puzzle for Regions {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        let row = &self.region[self.placed.len()];
        let above = self.placed.last().map_or(0, |&col| 1u64 << col);
        let attacked = self.columns | above << 1 | above >> 1;
        (0..row.len())
            .filter(|&col| attacked & 1 << col == 0 && self.regions & 1 << row[col] == 0)
            .collect()
    }

    fn make(&mut self, col: usize) {
        self.columns |= 1 << col;
        self.regions |= 1 << self.region[self.placed.len()][col];
        self.placed.push(col);
    }

    fn undo(&mut self, col: usize) {
        self.placed.pop();
        self.regions ^= 1 << self.region[self.placed.len()][col];
        self.columns ^= 1 << col;
    }

    fn solved(&self) -> bool {
        self.columns != 0 && self.placed.len() == self.region.len()
    }
}

#[derive(Clone, Debug)]
pub struct Sudoku {
    digits: [[u8; 9]; 9],
    // Bit d of a set says that digit d stands there.
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        let empty = [0; 9];
        let mut sudoku =
            Sudoku { digits: [empty; 9], rows: [0; 9], columns: [0; 9], boxes: [0; 9] };
        for (row, given) in digits.iter().enumerate() {
            for (col, &digit) in given.iter().enumerate().filter(|&(_, &digit)| digit > 0) {
                sudoku.make((row, col, digit));
            }
        }
        sudoku
    }

    pub fn digits(&self) -> [[u8; 9]; 9] {
        self.digits
    }

    fn missing(&self, row: usize, col: usize) -> u16 {
        let stand = self.rows[row] | self.columns[col] | self.boxes[row / 3 * 3 + col / 3];
        !stand & 0b11_1111_1110
    }

    fn flip(&mut self, (row, col, digit): (usize, usize, u8)) {
        self.rows[row] ^= 1 << digit;
        self.columns[col] ^= 1 << digit;
        self.boxes[row / 3 * 3 + col / 3] ^= 1 << digit;
    }
}

impl Puzzle for Sudoku {
    type Choice = (usize, usize, u8);

    fn choices(&self) -> Vec<Self::Choice> {
        let cells = (0..9).flat_map(|row| iter::repeat(row).zip(0..9));
        let empty = cells.filter(|&(row, col)| self.digits[row][col] == 0);
        let Some((row, col)) = empty.min_by_key(|&(row, col)| self.missing(row, col).count_ones())
        else {
            return vec![];
        };
        let missing = self.missing(row, col);
        (1..=9).filter(|&digit| missing & 1 << digit != 0).map(|digit| (row, col, digit)).collect()
    }

    fn make(&mut self, choice: Self::Choice) {
        let (row, col, digit) = choice;
        self.digits[row][col] = digit;
        self.flip(choice);
    }

    fn undo(&mut self, choice: Self::Choice) {
        let (row, col, _) = choice;
        self.digits[row][col] = 0;
        self.flip(choice);
    }

    fn solved(&self) -> bool {
        self.digits.iter().flatten().all(|&digit| digit != 0)
    }
}

#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: P,
    made: Vec<P::Choice>,
    // None: the state has not been looked at yet.
    left: Vec<Option<vec::IntoIter<P::Choice>>>,
}

impl<P: Puzzle> Solutions<P> {
    pub fn new(puzzle: P) -> Self {
        Solutions { puzzle, made: vec![], left: vec![None] }
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        loop {
            let left = self.left.last_mut()?;
            let Some(choices) = left else {
                if self.puzzle.solved() {
                    *left = Some(vec![].into_iter());
                    return Some(self.puzzle.clone());
                }
                *left = Some(self.puzzle.choices().into_iter());
                continue;
            };
            if let Some(choice) = choices.next() {
                self.puzzle.make(choice);
                self.made.push(choice);
                self.left.push(None);
                continue;
            }
            self.left.pop();
            if let Some(choice) = self.made.pop() {
                self.puzzle.undo(choice);
            }
        }
    }
}
