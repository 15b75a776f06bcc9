//! Sets of the columns and regions that have a queen, and of the digits that stand in each row, column, and box.

use std::collections::{HashSet, VecDeque};
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
        let answer = search(puzzle, visit);
        puzzle.undo(choice);
        if answer.is_break() {
            return answer;
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
    let _ = search(&mut puzzle, &mut |_| {
        count += 1;
        ControlFlow::<()>::Continue(())
    });
    count
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    let _ = search(&mut Queens::new(n), &mut |solved| {
        boards.push(solved.board());
        ControlFlow::<()>::Continue(())
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
    taken_columns: HashSet<usize>,
    taken_regions: HashSet<usize>,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        Regions {
            region,
            placed: Vec::new(),
            taken_columns: HashSet::new(),
            taken_regions: HashSet::new(),
        }
    }

    pub fn columns(&self) -> Vec<usize> {
        self.placed.clone()
    }
}

impl Puzzle for Regions {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        let row = self.placed.len();
        let mut choices = Vec::new();
        for col in 0..self.region.len() {
            let touches = match self.placed.last() {
                Some(&queen) => queen.abs_diff(col) == 1,
                None => false,
            };
            if !touches
                && !self.taken_columns.contains(&col)
                && !self.taken_regions.contains(&self.region[row][col])
            {
                choices.push(col);
            }
        }
        choices
    }

    fn make(&mut self, col: usize) {
        let row = self.placed.len();
        self.taken_columns.insert(col);
        self.taken_regions.insert(self.region[row][col]);
        self.placed.push(col);
    }

    fn undo(&mut self, col: usize) {
        self.placed.pop();
        let row = self.placed.len();
        self.taken_regions.remove(&self.region[row][col]);
        self.taken_columns.remove(&col);
    }

    fn solved(&self) -> bool {
        !self.region.is_empty() && self.placed.len() == self.region.len()
    }
}

#[derive(Clone, Debug)]
pub struct Sudoku {
    digits: [[u8; 9]; 9],
    rows: Vec<HashSet<u8>>,
    columns: Vec<HashSet<u8>>,
    boxes: Vec<HashSet<u8>>,
}

fn box_of(row: usize, col: usize) -> usize {
    row / 3 * 3 + col / 3
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        let none = vec![HashSet::new(); 9];
        let mut sudoku = Sudoku { digits, rows: none.clone(), columns: none.clone(), boxes: none };
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

    fn first_empty(&self) -> Option<(usize, usize)> {
        for row in 0..9 {
            for col in 0..9 {
                if self.digits[row][col] == 0 {
                    return Some((row, col));
                }
            }
        }
        None
    }
}

impl Puzzle for Sudoku {
    type Choice = (usize, usize, u8);

    fn choices(&self) -> Vec<Self::Choice> {
        let Some((row, col)) = self.first_empty() else {
            return Vec::new();
        };
        let mut choices = Vec::new();
        for digit in 1..=9 {
            if !self.rows[row].contains(&digit)
                && !self.columns[col].contains(&digit)
                && !self.boxes[box_of(row, col)].contains(&digit)
            {
                choices.push((row, col, digit));
            }
        }
        choices
    }

    fn make(&mut self, (row, col, digit): Self::Choice) {
        self.digits[row][col] = digit;
        self.rows[row].insert(digit);
        self.columns[col].insert(digit);
        self.boxes[box_of(row, col)].insert(digit);
    }

    fn undo(&mut self, (row, col, digit): Self::Choice) {
        self.digits[row][col] = 0;
        self.rows[row].remove(&digit);
        self.columns[col].remove(&digit);
        self.boxes[box_of(row, col)].remove(&digit);
    }

    fn solved(&self) -> bool {
        self.first_empty().is_none()
    }
}

#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: P,
    made: Vec<P::Choice>,
    left: Vec<VecDeque<P::Choice>>,
    begun: bool,
}

impl<P: Puzzle> Solutions<P> {
    pub fn new(puzzle: P) -> Self {
        Solutions { puzzle, made: Vec::new(), left: Vec::new(), begun: false }
    }

    fn is_solved_or_goes_deeper(&mut self) -> bool {
        let solved = self.puzzle.solved();
        let choices = if solved { Vec::new() } else { self.puzzle.choices() };
        self.left.push(VecDeque::from(choices));
        solved
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        if !self.begun {
            self.begun = true;
            if self.is_solved_or_goes_deeper() {
                return Some(self.puzzle.clone());
            }
        }
        while let Some(left) = self.left.last_mut() {
            match left.pop_front() {
                Some(choice) => {
                    self.puzzle.make(choice);
                    self.made.push(choice);
                    if self.is_solved_or_goes_deeper() {
                        return Some(self.puzzle.clone());
                    }
                }
                None => {
                    self.left.pop();
                    if let Some(choice) = self.made.pop() {
                        self.puzzle.undo(choice);
                    }
                }
            }
        }
        None
    }
}
