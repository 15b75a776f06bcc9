//! Sudoku: what a model of it must do, by the rules of that puzzle.

use queens_kata::chapters::ch13_any_puzzle::Puzzle;

use crate::own_process::calling;
use crate::samples::Dice;

/// The digits of all cells, and 0 for an empty one.
type Digits = [[u8; 9]; 9];

/// A model: what it can do beside the four functions of `Puzzle`.
pub struct Model<P> {
    /// Begins with the digits that are given.
    pub new: fn(Digits) -> P,
    /// The digits as they are now.
    pub digits: fn(&P) -> Digits,
}

impl<P: Puzzle + Clone> Model<P> {
    /// Expects of the choices all digits of one empty cell that break no rule, from 1 up.
    pub fn judge_choices(&self) {
        let mut dice = Dice::default();
        for start in SUDOKUS.map(read_digits) {
            let found = (self.digits)(&self.begin(start));
            assert!(
                found == start,
                "digits() of Sudoku should return the digits that were given:\n\n{}\n\nbut returned\n\n{}",
                picture(&start),
                picture(&found)
            );
            for _ in 0..10 {
                self.walk_down(start, &mut dice, |puzzle| self.judge_choices_of(puzzle));
            }
        }
    }

    /// Expects that the grid is as before, after each choice that is undone.
    pub fn judge_undo(&self) {
        let mut dice = Dice::default();
        for start in SUDOKUS.map(read_digits) {
            let mut puzzle = self.begin(start);
            let mut before = Vec::new();
            while let Some(now) = self.filled(&puzzle) {
                let choices = puzzle.choices();
                let choice = choices[dice.below(choices.len())];
                before.push((choice, (self.digits)(&puzzle), now));
                calling("make(..) of Sudoku", || puzzle.make(choice));
            }
            for (choice, digits, (cell, choices)) in before.into_iter().rev() {
                calling("undo(..) of Sudoku", || puzzle.undo(choice));
                let found = (self.digits)(&puzzle);
                if let Some((row, col)) =
                    cells().find(|&(row, col)| found[row][col] != digits[row][col])
                {
                    panic!(
                        "row {row}, column {col} of Sudoku was {} before make, and after undo it is {}; 0 is an empty cell.\n\n{}",
                        digits[row][col],
                        found[row][col],
                        picture(&found)
                    );
                }
                let found = self.filled(&puzzle);
                if found.as_ref() != Some(&(cell, choices.clone())) {
                    let now = found.map_or("nothing".into(), |((row, col), digits)| {
                        format!("row {row}, column {col} with {digits:?}")
                    });
                    let (row, col) = cell;
                    panic!(
                        "before make and undo, Sudoku offered to fill row {row}, column {col} with {choices:?}, and after them it offers {now}.\n\n{}\n\n\
                         Is everything undone that make does, and nothing else?",
                        picture(&digits)
                    );
                }
            }
        }
    }

    /// Expects that a grid is solved where no cell is empty, and nowhere else.
    pub fn judge_solved(&self) {
        let mut dice = Dice::default();
        for start in SUDOKUS.map(read_digits) {
            for _ in 0..10 {
                self.walk_down(start, &mut dice, |puzzle| {
                    let digits = (self.digits)(puzzle);
                    let found = calling("solved() of Sudoku", || puzzle.solved());
                    let expected = is_full(&digits);
                    assert!(
                        found == expected,
                        "solved() of Sudoku returned {found}, and {} cells are empty:\n\n{}",
                        cells().filter(|&(row, col)| digits[row][col] == 0).count(),
                        picture(&digits)
                    );
                });
            }
        }
    }

    fn begin(&self, start: Digits) -> P {
        calling("Sudoku::new(..)", || (self.new)(start))
    }

    /// Goes down by choices that the dice pick, up to a dead end or a solution, and shows the puzzle before each of them.
    fn walk_down(&self, start: Digits, dice: &mut Dice, mut look: impl FnMut(&P)) {
        let mut puzzle = self.begin(start);
        loop {
            look(&puzzle);
            if is_full(&(self.digits)(&puzzle)) {
                return;
            }
            let choices = calling("choices() of Sudoku", || puzzle.choices());
            if choices.is_empty() {
                return;
            }
            let choice = choices[dice.below(choices.len())];
            calling("make(..) of Sudoku", || puzzle.make(choice));
        }
    }

    /// Expects the choices of a Sudoku to be those of the rule.
    fn judge_choices_of(&self, puzzle: &P) {
        let digits = (self.digits)(puzzle);
        let empty = || cells().filter(|&(row, col)| digits[row][col] == 0);
        let Some(((row, col), found)) = self.filled(puzzle) else {
            // At a dead end some cell has no digit.
            let digits_left: Vec<_> = empty()
                .map(|(row, col)| (row, col, digits_by_the_rule(&digits, row, col)))
                .collect();
            let is_dead_end = digits_left.iter().any(|(_, _, left)| left.is_empty());
            if let (false, Some((row, col, left))) = (is_dead_end, digits_left.first()) {
                panic!(
                    "choices() of Sudoku offers nothing, and each empty cell has a digit that breaks no rule: row {row}, column {col} has {left:?}.\n\n{}",
                    picture(&digits)
                );
            }
            return;
        };
        let expected = digits_by_the_rule(&digits, row, col);
        if found == expected {
            return;
        }
        let because = if let Some(&wrong) = found.iter().find(|digit| !expected.contains(digit)) {
            format!(
                "But {}.",
                seen(&digits, row, col, wrong).unwrap_or(format!("{wrong} is no digit"))
            )
        } else if let Some(missing) = expected.iter().find(|digit| !found.contains(digit)) {
            format!("No {missing} stands in its row, its column, or its box.")
        } else {
            "Each of them comes once, from 1 up.".into()
        };
        panic!(
            "the choices of Sudoku fill row {row}, column {col} with {found:?}, but should fill it with {expected:?}:\n\n{}\n\n{because}",
            picture(&digits)
        );
    }

    /// The choices of a Sudoku as it is now: the cell that they fill, and the digits, in their order.
    /// All of them fill the same cell.
    /// Where it is solved, nobody asks for choices.
    fn filled(&self, puzzle: &P) -> Option<((usize, usize), Vec<u8>)> {
        let before = (self.digits)(puzzle);
        if is_full(&before) {
            return None;
        }
        let choices = calling("choices() of Sudoku", || puzzle.choices());
        let mut chosen = Vec::new();
        let mut digits = Vec::new();
        for choice in choices {
            let mut puzzle = puzzle.clone();
            calling("make(..) of Sudoku", || puzzle.make(choice));
            let after = (self.digits)(&puzzle);
            let changed: Vec<(usize, usize)> =
                cells().filter(|&(row, col)| before[row][col] != after[row][col]).collect();
            let [(row, col)] = changed[..] else {
                panic!(
                    "a choice of Sudoku should fill one empty cell, but after make(..) {} cells differ:\n\n{}",
                    changed.len(),
                    picture(&before)
                );
            };
            assert!(
                before[row][col] == 0,
                "a choice of Sudoku should fill an empty cell, but make(..) changes row {row}, column {col} from {} to {}:\n\n{}",
                before[row][col],
                after[row][col],
                picture(&before)
            );
            chosen.push((row, col));
            digits.push(after[row][col]);
        }
        let first = *chosen.first()?;
        if let Some((row, col)) = chosen.iter().find(|cell| **cell != first) {
            panic!(
                "the choices of Sudoku should be about one cell, but they fill row {}, column {}, and row {row}, column {col}: then each solution is found in many orders.\n\n{}",
                first.0,
                first.1,
                picture(&before)
            );
        }
        Some((first, digits))
    }
}

/// Sudokus from nearly full to nearly empty.
const SUDOKUS: [&str; 5] = [
    ".36.58.19 4193265.8 57.149236 8275916.. 643287951 9514638.7 7.2815394 185934762 .94672.85",
    "84.25.76. 79.84..3. 2..7.681. .7.6..14. 6.912.... .24.756.8 ..2567... 5.79184.3 91....57.",
    "93...72.6 682...1.. ....6..39 ..8.....2 ......864 .57.463.. .2..3491. 3....1... ..9.8.6..",
    "......1.. .2...78.. 16.....4. 49.172... ..2.5.... 586..3..1 3.8.296.. .7.5..... 6...382.7",
    "......... ......... ......... ......... ......... ......... ......... ......... .........",
];

/// One that gives little, and two without a solution: a cell has no digit left, and a 5 has no cell left in its box.
const HARD: &str =
    "......... ....6.... ..7..9... 8.....7.. 1..6...3. ...3..89. .1.9..3.. .9..1.472 54.8.2..1";
const IMPOSSIBLE: [&str; 2] = [
    "12345678. ......... ......... ......... ......... ........9 ......... ......... .........",
    "..1...... ..2...... ..3...... 5........ ......... ......... .5....... ......... .........",
];

/// Expects of a function that solves a whole Sudoku a grid that breaks no rule, and none where there is none.
pub fn judge_solver(name: &str, solve: &dyn Fn(Digits) -> Option<Digits>) {
    for start in SUDOKUS.into_iter().chain([HARD]).map(read_digits) {
        let call = format!("{name}(..) of this Sudoku\n\n{}\n\n", picture(&start));
        let Some(found) = calling(format!("{name}(..)"), || solve(start)) else {
            panic!("{call}returned None, but there is a solution.");
        };
        let solved = format!("{call}returned this:\n\n{}\n\n", picture(&found));
        for (row, col) in cells() {
            let (given, digit) = (start[row][col], found[row][col]);
            assert!(
                given == 0 || given == digit,
                "{solved}But row {row}, column {col} is given: {given}."
            );
            assert!(
                (1..=9).contains(&digit),
                "{solved}But row {row}, column {col} has no digit from 1 to 9."
            );
            if let Some(conflict) = seen(&found, row, col, digit) {
                panic!(
                    "{solved}But the {digit} in row {row}, column {col} is not alone: {conflict}."
                );
            }
        }
    }
    for start in IMPOSSIBLE.map(read_digits) {
        let found = calling(format!("{name}(..)"), || solve(start));
        assert!(
            found.is_none(),
            "{name}(..) of this Sudoku\n\n{}\n\nfound a solution, but there is none.",
            picture(&start)
        );
    }
}

/// All cells of a Sudoku, row by row.
fn cells() -> impl Iterator<Item = (usize, usize)> {
    (0..81).map(|cell| (cell / 9, cell % 9))
}

fn is_full(digits: &Digits) -> bool {
    !digits.as_flattened().contains(&0)
}

/// The digits that an empty cell allows, by its row, its column, and its box.
fn digits_by_the_rule(digits: &Digits, row: usize, col: usize) -> Vec<u8> {
    (1..=9).filter(|&digit| seen(digits, row, col, digit).is_none()).collect()
}

/// Where another cell holds this digit that must not.
fn seen(digits: &Digits, row: usize, col: usize, digit: u8) -> Option<String> {
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
fn picture(digits: &Digits) -> String {
    let cell = |&digit: &u8| if digit == 0 { '.' } else { char::from(b'0' + digit) };
    let lines =
        digits.iter().map(|line| format!("    {}", line.iter().map(cell).collect::<String>()));
    lines.collect::<Vec<_>>().join("\n")
}

/// Nine lines of digits, with a point for an empty cell.
fn read_digits(lines: &str) -> Digits {
    let mut digits = [[0; 9]; 9];
    for (row, line) in lines.split_whitespace().enumerate() {
        for (col, mark) in line.bytes().enumerate() {
            digits[row][col] = if mark == b'.' { 0 } else { mark - b'0' };
        }
    }
    digits
}
