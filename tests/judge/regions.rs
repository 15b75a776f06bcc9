//! Queens in regions: what a model of them must do, by the rules of that puzzle.

use queens_kata::chapters::ch13_any_puzzle::Puzzle;

use crate::own_process::calling;
use crate::searches::twice;

/// A model: what it can do beside the four functions of `Puzzle`.
pub struct Model<P> {
    /// Makes a board of these regions, without a queen.
    pub new: fn(Vec<Vec<usize>>) -> P,
    /// The columns of the queens placed so far, from the top row.
    pub columns: fn(&P) -> Vec<usize>,
}

impl<P: Puzzle + Clone> Model<P> {
    /// Expects of the choices all that break no rule, from left to right.
    pub fn judge_choices(&self) {
        for (region, queens) in regions_and_queens() {
            let (puzzle, _) = self.with_queens(&region, &queens);
            let found = (self.columns)(&puzzle);
            assert!(
                found == queens,
                "columns() of Regions returned {found:?} after the queens {queens:?} were placed"
            );
            // Where it is solved, nobody asks for choices.
            if queens.len() == region.len() {
                continue;
            }
            let cols = columns_by_the_rule(&region, &queens);
            let expected: Vec<Vec<usize>> =
                cols.iter().map(|&col| [&queens[..], &[col]].concat()).collect();
            let found = self.led_to(&puzzle);
            if found != expected {
                panic!("{}", wrong_choices(&region, &queens, &found, &expected));
            }
        }
    }

    /// Expects that the board is as before, after each choice that is undone.
    pub fn judge_undo(&self) {
        for (region, queens) in regions_and_queens() {
            let (mut puzzle, made) = self.with_queens(&region, &queens);
            for (rows, &choice) in made.iter().enumerate().rev() {
                calling(format!("undo of the choice for row {rows}"), || puzzle.undo(choice));
                let found = (self.columns)(&puzzle);
                assert!(
                    found == queens[..rows],
                    "after the queens {queens:?} were placed, and those from row {rows} on were undone, columns() of Regions returned {found:?}"
                );
                let (before, _) = self.with_queens(&region, &queens[..rows]);
                let (found, expected) = (self.led_to(&puzzle), self.led_to(&before));
                let differs = |to: &&Vec<usize>| found.contains(to) != expected.contains(to);
                let Some(to) = found.iter().chain(&expected).find(differs) else { continue };
                let is_new = found.contains(to);
                let (was, is) =
                    if is_new { ("not offered", "it is") } else { ("offered", "it is not") };
                panic!(
                    "after the queens {queens:?} were placed, and those from row {rows} on were undone, Regions is not as before: row {rows}, column {} was {was} then, and now {is}.\n\n{}\n\n\
                     Is everything undone that make does, and nothing else?",
                    to[to.len() - 1],
                    drawn(&region, &queens[..rows])
                );
            }
        }
    }

    /// Expects that a board is solved where each row has a queen, and nowhere else.
    pub fn judge_solved(&self) {
        for (region, queens) in regions_and_queens() {
            let (puzzle, _) = self.with_queens(&region, &queens);
            let found = twice(format!("solved() after the queens {queens:?}"), || puzzle.solved());
            let expected = queens.len() == region.len();
            assert!(
                found == expected,
                "solved() of Regions returned {found} for the queens {queens:?} (upper case), and {} of {} rows have one:\n\n{}",
                queens.len(),
                region.len(),
                drawn(&region, &queens)
            );
        }
    }

    /// The puzzle with these queens, and the choices that were made.
    fn with_queens(&self, region: &[Vec<usize>], queens: &[usize]) -> (P, Vec<P::Choice>) {
        let mut puzzle = calling("Regions::new(..)", || (self.new)(region.to_vec()));
        let made = calling(format!("choices and make, up to the queens {queens:?}"), || {
            (1..=queens.len()).map(|rows| self.choose(&mut puzzle, &queens[..rows])).collect()
        });
        (puzzle, made)
    }

    /// Makes the choice that leads to these queens.
    fn choose(&self, puzzle: &mut P, queens: &[usize]) -> P::Choice {
        for choice in puzzle.choices() {
            let mut next = puzzle.clone();
            next.make(choice);
            if (self.columns)(&next) == queens {
                *puzzle = next;
                return choice;
            }
        }
        panic!("choices() of Regions offers nothing that leads to the queens {queens:?}");
    }

    /// The queens, if each of the choices is made.
    fn led_to(&self, puzzle: &P) -> Vec<Vec<usize>> {
        let queens = |choice| {
            let mut puzzle = puzzle.clone();
            puzzle.make(choice);
            (self.columns)(&puzzle)
        };
        calling(
            format!(
                "choices, and make of each of them, after the queens {:?}",
                (self.columns)(puzzle)
            ),
            || puzzle.choices().into_iter().map(queens).collect(),
        )
    }
}

fn wrong_choices(
    region: &[Vec<usize>],
    queens: &[usize],
    found: &[Vec<usize>],
    expected: &[Vec<usize>],
) -> String {
    let because = if let Some(wrong) = found.iter().find(|it| !expected.contains(it)) {
        match wrong.split_last() {
            Some((&col, above)) if above == queens && col < region.len() => {
                let why = broken_rule(region, queens, col).unwrap_or("it is there twice".into());
                format!("Row {}, column {col} is offered, and {why}.", queens.len())
            }
            _ => format!("{wrong:?} is not one queen more, in row {}.", queens.len()),
        }
    } else if let Some(missing) = expected.iter().find(|it| !found.contains(it)) {
        format!(
            "Row {}, column {} is not offered, and breaks no rule.",
            queens.len(),
            missing[queens.len()]
        )
    } else {
        "All of them are offered, but not once each, from left to right.".into()
    };
    format!(
        "on this board, with the queens {queens:?} (upper case), the choices of Regions lead to {found:?}, but should lead to {expected:?}:\n\n{}\n\n{because}",
        drawn(region, queens)
    )
}

/// Boards with regions: with one solution, two, three, none, and nineteen.
const BOARDS: [&str; 10] = [
    "ab ab",
    "aab acb ccb",
    "aaaa bccd cccd cccd",
    "aabb aabb ccdd ccdd",
    "aabbb aaccb dcccb dceeb dddee",
    "aaabc aaabc dddbb dddbb deebb",
    "abbccc dbbbcc ddbccc eeeccf eeeccc eeeccc",
    "aabbbb acccbb adcceb fddeee ffdeee fffdee",
    "aaaaabbbbb abbbbbbbbb bbbbbbccbb bbbbbcccdd bbbeefffdd eeeeeegfdd eeeeeegddd heiiiddddd hhiiijjddd hhhijjjddd",
    "a",
];

/// All ways to fill some of the upper rows of each board, so that no rule is broken: fewer queens first.
fn regions_and_queens() -> Vec<(Vec<Vec<usize>>, Vec<usize>)> {
    let mut all = Vec::new();
    for region in BOARDS.map(read_regions) {
        let mut longest = vec![vec![]];
        while !longest.is_empty() {
            all.extend(longest.iter().map(|placed| (region.clone(), placed.clone())));
            let longer = |placed: &Vec<usize>| -> Vec<Vec<usize>> {
                let cols = columns_by_the_rule(&region, placed).into_iter();
                cols.map(|col| [&placed[..], &[col]].concat()).collect()
            };
            longest = longest.iter().flat_map(longer).collect();
        }
    }
    all
}

/// The columns that the next row allows, on a board with regions, below queens that break no rule.
fn columns_by_the_rule(region: &[Vec<usize>], placed: &[usize]) -> Vec<usize> {
    let row = placed.len();
    if row == region.len() {
        return Vec::new();
    }
    let is_allowed = |&col: &usize| broken_rule(region, placed, col).is_none();
    (0..region.len()).filter(is_allowed).collect()
}

/// The rule that a queen breaks in the row below these.
fn broken_rule(region: &[Vec<usize>], placed: &[usize], col: usize) -> Option<String> {
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
fn drawn(region: &[Vec<usize>], placed: &[usize]) -> String {
    let mark = |row: usize, col: usize| {
        let letter = letter(region, row, col);
        if placed.get(row) == Some(&col) { letter.to_ascii_uppercase() } else { letter }
    };
    let line = |row: usize| (0..region.len()).map(|col| mark(row, col)).collect::<String>();
    (0..region.len()).map(|row| format!("    {}", line(row))).collect::<Vec<_>>().join("\n")
}

/// The regions of a board, a letter each, counted as they appear.
fn read_regions(lines: &str) -> Vec<Vec<usize>> {
    let mut letters: Vec<char> = Vec::new();
    let mut number = |letter: char| {
        letters.iter().position(|&known| known == letter).unwrap_or_else(|| {
            letters.push(letter);
            letters.len() - 1
        })
    };
    lines.split_whitespace().map(|line| line.chars().map(&mut number).collect()).collect()
}
