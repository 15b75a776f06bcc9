//! Chapter 13: the search written once, for any puzzle.
//!
//! A puzzle says four things: what may be chosen, how a choice is made, how it is undone, and whether it is solved.
//! The search knows nothing else.
//! It is written twice: as a recursion, as in chapter 1, and with a stack of its own that can pause, as in chapters 4 and 8.
//! The puzzles are in the folder of this chapter, a file each.

pub mod maze;
pub mod picture;
pub mod queens;
pub mod regions;
pub mod states;
pub mod subset;
pub mod sudoku;

use std::ops::ControlFlow;
use std::vec;

use crate::Board;
use queens::Queens;
pub use regions::Regions;
pub use sudoku::Sudoku;

/// A puzzle, and how far it is filled in.
pub trait Puzzle {
    /// One decision.
    type Choice: Copy;

    /// What may be chosen next, in order: only what breaks no rule.
    /// There is nothing at a dead end.
    fn choices(&self) -> Vec<Self::Choice>;

    /// Makes one of the choices.
    fn make(&mut self, choice: Self::Choice);

    /// Undoes the choice that was made last: the puzzle is as it was before.
    fn undo(&mut self, choice: Self::Choice);

    /// Whether this is a solution.
    /// Then nothing more is chosen.
    fn solved(&self) -> bool;
}

/// Shows every solution to `visit`, until that says `Break`.
/// The puzzle is as it was before, however the search ends.
///
/// # Errors
///
/// `Break`, with what `visit` gave it.
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
        flow?;
    }
    ControlFlow::Continue(())
}

/// The first solution, if there is one.
/// Nothing behind it is searched.
pub fn first<P: Puzzle + Clone>(mut puzzle: P) -> Option<P> {
    search(&mut puzzle, &mut |solved: &P| ControlFlow::Break(solved.clone())).break_value()
}

/// The number of solutions.
pub fn count_solutions<P: Puzzle>(mut puzzle: P) -> u64 {
    let mut count = 0;
    // No solution stops it.
    let _: ControlFlow<()> = search(&mut puzzle, &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

/// The solutions, one at a time, in the order of the search.
///
/// ```
/// use queens_kata::chapters::ch13_any_puzzle::{Solutions, queens::Queens};
///
/// let boards: Vec<_> = Solutions::new(Queens::new(4)).map(|solved| solved.board()).collect();
/// assert_eq!(boards[0].columns(), [1, 3, 0, 2]);
/// assert_eq!(boards.len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Solutions<P: Puzzle> {
    puzzle: P,
    /// The choices that were made, the first one first.
    made: Vec<P::Choice>,
    /// For each state from the first one to here, the choices that are left to try.
    left: Vec<vec::IntoIter<P::Choice>>,
    /// Whether the state is new: its choices are not asked for yet.
    is_new: bool,
}

impl<P: Puzzle> Solutions<P> {
    /// The search before its first turn.
    pub fn new(puzzle: P) -> Self {
        Self { puzzle, made: Vec::new(), left: Vec::new(), is_new: true }
    }
}

impl<P: Puzzle + Clone> Iterator for Solutions<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        loop {
            if self.is_new {
                self.is_new = false;
                if self.puzzle.solved() {
                    // Nothing more is chosen here, when the search goes on.
                    self.left.push(Vec::new().into_iter());
                    return Some(self.puzzle.clone());
                }
                self.left.push(self.puzzle.choices().into_iter());
            }
            if let Some(choice) = self.left.last_mut()?.next() {
                self.puzzle.make(choice);
                self.made.push(choice);
                self.is_new = true;
            } else {
                self.left.pop();
                if let Some(choice) = self.made.pop() {
                    self.puzzle.undo(choice);
                }
            }
        }
    }
}

/// All solutions for `n` queens, in order.
pub fn solutions(n: usize) -> Vec<Board> {
    Solutions::new(Queens::new(n)).map(|solved| solved.board()).collect()
}

/// The number of solutions for `n` queens.
pub fn count(n: usize) -> u64 {
    count_solutions(Queens::new(n))
}
