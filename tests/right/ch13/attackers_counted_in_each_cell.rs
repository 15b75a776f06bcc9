//! Each cell counts what forbids it, and the choices of a state wait as calls, one below the other.

use std::ops::ControlFlow;

use crate::Board;
use crate::chapters::ch13_any_puzzle::Puzzle;
use crate::chapters::ch13_any_puzzle::queens::Queens;

// The choices wait on the stack of calls, one call for each of them.
fn search_from<P: Puzzle, B>(
    puzzle: &mut P,
    choices: &[P::Choice],
    visit: &mut impl FnMut(&P) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Some((&choice, others)) = choices.split_first() else {
        return ControlFlow::Continue(());
    };
    puzzle.make(choice);
    let flow = search(puzzle, visit);
    puzzle.undo(choice);
    match flow {
        ControlFlow::Continue(()) => search_from(puzzle, others, visit),
        ControlFlow::Break(_) => flow,
    }
}

pub fn search<P: Puzzle, B>(
    puzzle: &mut P,
    visit: &mut impl FnMut(&P) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if puzzle.solved() {
        visit(puzzle)
    } else {
        let choices = puzzle.choices();
        search_from(puzzle, &choices, visit)
    }
}

pub fn first<P: Puzzle + Clone>(mut puzzle: P) -> Option<P> {
    let mut found = None;
    let stop_at_once = &mut |solved: &P| {
        found = Some(solved.clone());
        ControlFlow::Break(())
    };
    match search(&mut puzzle, stop_at_once) {
        ControlFlow::Break(()) => found,
        ControlFlow::Continue(()) => None,
    }
}

pub fn count_solutions<P: Puzzle>(mut puzzle: P) -> u64 {
    fn below<P: Puzzle>(puzzle: &mut P) -> u64 {
        if puzzle.solved() {
            return 1;
        }
        let mut count = 0;
        for choice in puzzle.choices() {
            puzzle.make(choice);
            count += below(puzzle);
            puzzle.undo(choice);
        }
        count
    }
    below(&mut puzzle)
}

pub fn solutions(n: usize) -> Vec<Board> {
    Solutions::new(Queens::new(n)).map(|solved| solved.board()).collect()
}

pub fn count(n: usize) -> u64 {
    count_solutions(Queens::new(n))
}

#[derive(Clone, Debug)]
pub struct Regions {
    region: Vec<Vec<usize>>,
    attackers: Vec<Vec<u32>>,
    placed: Vec<usize>,
}

impl Regions {
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        let n = region.len();
        Regions { region, attackers: vec![vec![0; n]; n], placed: Vec::new() }
    }

    pub fn columns(&self) -> Vec<usize> {
        self.placed.clone()
    }

    fn attacked_by(&self, row: usize, col: usize) -> Vec<(usize, usize)> {
        let n = self.region.len();
        let mut cells = Vec::new();
        for r in 0..n {
            for c in 0..n {
                let touches = r.abs_diff(row) <= 1 && c.abs_diff(col) <= 1;
                if r == row || c == col || touches || self.region[r][c] == self.region[row][col] {
                    cells.push((r, c));
                }
            }
        }
        cells
    }
}

impl Puzzle for Regions {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        match self.attackers.get(self.placed.len()) {
            Some(row) => (0..row.len()).filter(|&col| row[col] == 0).collect(),
            None => Vec::new(),
        }
    }

    fn make(&mut self, col: usize) {
        for (r, c) in self.attacked_by(self.placed.len(), col) {
            self.attackers[r][c] += 1;
        }
        self.placed.push(col);
    }

    fn undo(&mut self, col: usize) {
        self.placed.pop();
        for (r, c) in self.attacked_by(self.placed.len(), col) {
            self.attackers[r][c] -= 1;
        }
    }

    fn solved(&self) -> bool {
        let n = self.region.len();
        n > 0 && self.placed.len() == n
    }
}

#[derive(Clone, Debug)]
pub struct Sudoku {
    digits: [[u8; 9]; 9],
    // For each cell and each digit, how many cells in sight have it.
    seen: [[[u8; 10]; 9]; 9],
}

impl Sudoku {
    pub fn new(digits: [[u8; 9]; 9]) -> Self {
        let mut sudoku = Sudoku { digits: [[0; 9]; 9], seen: [[[0; 10]; 9]; 9] };
        for (row, given) in digits.into_iter().enumerate() {
            for (col, digit) in given.into_iter().enumerate() {
                if digit != 0 {
                    sudoku.make((row, col, digit));
                }
            }
        }
        sudoku
    }

    pub fn digits(&self) -> [[u8; 9]; 9] {
        self.digits
    }

    fn in_sight(row: usize, col: usize) -> impl Iterator<Item = (usize, usize)> {
        let cells = (0..81).map(|cell| (cell / 9, cell % 9));
        cells.filter(move |&(r, c)| r == row || c == col || (r / 3, c / 3) == (row / 3, col / 3))
    }

    fn fitting(&self, row: usize, col: usize) -> Vec<u8> {
        (1..=9).filter(|&digit| self.seen[row][col][digit as usize] == 0).collect()
    }
}

impl Puzzle for Sudoku {
    type Choice = (usize, usize, u8);

    fn choices(&self) -> Vec<Self::Choice> {
        let mut best: Option<Vec<Self::Choice>> = None;
        for row in 0..9 {
            for col in 0..9 {
                if self.digits[row][col] != 0 {
                    continue;
                }
                let fitting = self.fitting(row, col);
                if best.as_ref().is_none_or(|best| fitting.len() < best.len()) {
                    best = Some(fitting.into_iter().map(|digit| (row, col, digit)).collect());
                }
            }
        }
        best.unwrap_or_default()
    }

    fn make(&mut self, (row, col, digit): Self::Choice) {
        self.digits[row][col] = digit;
        for (r, c) in Self::in_sight(row, col) {
            self.seen[r][c][digit as usize] += 1;
        }
    }

    fn undo(&mut self, (row, col, digit): Self::Choice) {
        self.digits[row][col] = 0;
        for (r, c) in Self::in_sight(row, col) {
            self.seen[r][c][digit as usize] -= 1;
        }
    }

    fn solved(&self) -> bool {
        !self.digits.concat().contains(&0)
    }
}

#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: P,
    // Each choice that stands, and those that come after it in the same state.
    path: Vec<(P::Choice, Vec<P::Choice>)>,
    begun: bool,
}

impl<P: Puzzle> Solutions<P> {
    pub fn new(puzzle: P) -> Self {
        Solutions { puzzle, path: Vec::new(), begun: false }
    }

    fn try_the_next_of(&mut self, mut reversed: Vec<P::Choice>) -> bool {
        let Some(choice) = reversed.pop() else {
            return false;
        };
        self.puzzle.make(choice);
        self.path.push((choice, reversed));
        true
    }

    fn down(&mut self) -> bool {
        let mut choices = self.puzzle.choices();
        choices.reverse();
        self.try_the_next_of(choices)
    }

    fn back(&mut self) -> bool {
        while let Some((choice, others)) = self.path.pop() {
            self.puzzle.undo(choice);
            if self.try_the_next_of(others) {
                return true;
            }
        }
        false
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        // What was shown last is left, and after the end there is nothing to go back to.
        if self.begun && !self.back() {
            return None;
        }
        self.begun = true;
        while !self.puzzle.solved() {
            if !self.down() && !self.back() {
                return None;
            }
        }
        Some(self.puzzle.clone())
    }
}
