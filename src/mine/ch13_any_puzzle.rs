//! The puzzles of chapter 13, as the learner models them, solved by the learner's search.

use std::fmt::Display;
use std::ops::ControlFlow;

use exercises::ch13_any_puzzle::{Regions, Sudoku, search};
use queens_kata::chapters::ch13_any_puzzle::{Puzzle, regions, sudoku};

use crate::answer;

/// Answers with the numbers of up to two solutions, and then with `over`.
/// `None` if there is no such puzzle, or it can't be read.
pub fn puzzle(name: &str, text: &str) -> Option<()> {
    match name {
        "regions" => {
            let puzzle = Regions::new(regions::parse(text).ok()?);
            answer_with_two(puzzle, |solved| numbers(solved.columns()));
        }
        "sudoku" => {
            let puzzle = Sudoku::new(sudoku::parse(text).ok()?);
            answer_with_two(puzzle, |solved| numbers(solved.digits().into_iter().flatten()));
        }
        _ => return None,
    }
    Some(())
}

fn answer_with_two<P: Puzzle>(mut puzzle: P, numbers: impl Fn(&P) -> String) {
    let mut found = 0;
    let _ = search(&mut puzzle, &mut |solved: &P| {
        answer(numbers(solved));
        found += 1;
        if found == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    answer("over");
}

fn numbers<T: Display>(numbers: impl IntoIterator<Item = T>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}
