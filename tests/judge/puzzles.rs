//! Puzzles for chapter 13's search, and the rules of the two that a learner models.

use std::cell::RefCell;
use std::rc::Rc;

use queens_kata::chapters::ch13_any_puzzle::Puzzle;

/// Which steps of 1, 2, or 3 lead to the top of some stairs?
///
/// It offers steps at the top, too: they are not to be taken, since it is solved there.
/// What is done to it is looked at: a choice that was not offered, or an undo of another choice than the last.
#[derive(Clone, Debug)]
pub struct Stairs {
    height: usize,
    /// The steps taken.
    pub steps: Vec<usize>,
    /// What was offered here, and at each height below.
    offered: RefCell<Vec<Vec<usize>>>,
    /// The first thing that was done wrong, to this or to a clone.
    fault: Rc<RefCell<Option<String>>>,
}

impl Stairs {
    /// At the bottom.
    pub fn new(height: usize) -> Self {
        Self { height, steps: Vec::new(), offered: RefCell::default(), fault: Rc::default() }
    }

    fn reached(&self) -> usize {
        self.steps.iter().sum()
    }

    /// The first thing that was done wrong, to this or to a clone.
    pub fn fault(&self) -> Option<String> {
        self.fault.borrow().clone()
    }

    fn blame(&self, fault: String) {
        self.fault.borrow_mut().get_or_insert(fault);
    }
}

impl Puzzle for Stairs {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        let most = if self.solved() { 3 } else { self.height.saturating_sub(self.reached()) };
        let choices: Vec<usize> = (1..=3).filter(|&step| step <= most).collect();
        let mut offered = self.offered.borrow_mut();
        offered.truncate(self.steps.len());
        offered.resize(self.steps.len(), Vec::new());
        offered.push(choices.clone());
        choices
    }

    fn make(&mut self, step: usize) {
        let offered = self.offered.borrow().get(self.steps.len()).cloned().unwrap_or_default();
        if !offered.contains(&step) {
            self.blame(format!(
                "make({step}) was called after the choices {:?}, where {offered:?} was offered",
                self.steps
            ));
        }
        if self.solved() {
            self.blame(format!(
                "make({step}) was called after the choices {:?}, where it is solved",
                self.steps
            ));
        }
        self.steps.push(step);
    }

    fn undo(&mut self, step: usize) {
        let made = self.steps.clone();
        if self.steps.pop() != Some(step) {
            self.blame(format!("undo({step}) was called after the choices {made:?}"));
        }
    }

    fn solved(&self) -> bool {
        self.reached() == self.height
    }
}

/// All ways up, in the order in which the search finds them.
pub fn ways_up(height: usize) -> Vec<Vec<usize>> {
    if height == 0 {
        return vec![vec![]];
    }
    let begin_with = |step: usize| {
        ways_up(height - step).into_iter().map(move |rest| [vec![step], rest].concat())
    };
    (1..=height.min(3)).flat_map(begin_with).collect()
}

/// Sixty switches, on or off: solved when all are set, if the first ones are off.
/// Each way down to them is a solution, so nobody comes to the end of them.
#[derive(Clone, Debug, Default)]
pub struct Switches {
    /// Those that are set.
    pub set: Vec<bool>,
}

/// How many there are.
pub const SWITCHES: usize = 60;

impl Puzzle for Switches {
    type Choice = bool;

    fn choices(&self) -> Vec<bool> {
        vec![false, true]
    }

    fn make(&mut self, on: bool) {
        self.set.push(on);
    }

    fn undo(&mut self, _: bool) {
        self.set.pop();
    }

    fn solved(&self) -> bool {
        self.set.len() == SWITCHES
    }
}

/// The columns that the next row allows, on a board with regions, below queens that break no rule.
pub fn columns_by_the_rule(region: &[Vec<usize>], placed: &[usize]) -> Vec<usize> {
    let row = placed.len();
    if row == region.len() {
        return Vec::new();
    }
    let is_allowed = |&col: &usize| broken_rule(region, placed, col).is_none();
    (0..region.len()).filter(is_allowed).collect()
}

/// The rule that a queen breaks in the row below these.
pub fn broken_rule(region: &[Vec<usize>], placed: &[usize], col: usize) -> Option<String> {
    let row = placed.len();
    placed.iter().enumerate().find_map(|(above, &queen)| {
        if queen == col {
            Some(format!("row {above}'s queen stands in column {col}, too"))
        } else if region[above][queen] == region[row][col] {
            Some(format!(
                "row {above}'s queen stands in the same region, {}",
                letter(region, row, col)
            ))
        } else if above + 1 == row && queen.abs_diff(col) == 1 {
            Some(format!("row {above}'s queen stands next to it, at a corner"))
        } else {
            None
        }
    })
}

fn letter(region: &[Vec<usize>], row: usize, col: usize) -> char {
    (b'a'..=b'z').map(char::from).nth(region[row][col]).unwrap_or('?')
}

/// The regions as letters, and an upper-case one where a queen stands.
pub fn drawn(region: &[Vec<usize>], placed: &[usize]) -> String {
    let mark = |row: usize, col: usize| {
        let letter = letter(region, row, col);
        if placed.get(row) == Some(&col) { letter.to_ascii_uppercase() } else { letter }
    };
    let line = |row: usize| (0..region.len()).map(|col| mark(row, col)).collect::<String>();
    (0..region.len()).map(|row| format!("    {}", line(row))).collect::<Vec<_>>().join("\n")
}

/// The digits that an empty cell allows, by its row, its column, and its box.
pub fn digits_by_the_rule(digits: &[[u8; 9]; 9], row: usize, col: usize) -> Vec<u8> {
    (1..=9).filter(|&digit| seen(digits, row, col, digit).is_none()).collect()
}

/// Where another cell holds this digit that must not.
pub fn seen(digits: &[[u8; 9]; 9], row: usize, col: usize, digit: u8) -> Option<String> {
    for (other_row, line) in digits.iter().enumerate() {
        for (other_col, &other) in line.iter().enumerate() {
            let line = if other_row == row {
                "row"
            } else if other_col == col {
                "column"
            } else if (other_row / 3, other_col / 3) == (row / 3, col / 3) {
                "box"
            } else {
                continue;
            };
            if other == digit && (other_row, other_col) != (row, col) {
                return Some(format!(
                    "{digit} stands in row {other_row}, column {other_col}, in the same {line}"
                ));
            }
        }
    }
    None
}

/// Nine lines, with a point for an empty cell.
pub fn picture(digits: &[[u8; 9]; 9]) -> String {
    let cell = |&digit: &u8| if digit == 0 { '.' } else { char::from(b'0' + digit) };
    let lines =
        digits.iter().map(|line| format!("    {}", line.iter().map(cell).collect::<String>()));
    lines.collect::<Vec<_>>().join("\n")
}

/// Nine lines of digits, with a point for an empty cell.
pub fn read_digits(lines: &str) -> [[u8; 9]; 9] {
    let mut digits = [[0; 9]; 9];
    for (row, line) in lines.split_whitespace().enumerate() {
        for (col, mark) in line.bytes().enumerate() {
            digits[row][col] = if mark == b'.' { 0 } else { mark - b'0' };
        }
    }
    digits
}

/// The regions of a board, a letter each, counted as they appear.
pub fn read_regions(lines: &str) -> Vec<Vec<usize>> {
    let mut letters: Vec<char> = Vec::new();
    let mut number = |letter: char| {
        letters.iter().position(|&known| known == letter).unwrap_or_else(|| {
            letters.push(letter);
            letters.len() - 1
        })
    };
    lines.split_whitespace().map(|line| line.chars().map(&mut number).collect()).collect()
}
