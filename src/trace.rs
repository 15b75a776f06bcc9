//! The search, recorded step by step, so that it can be watched.
//!
//! The steps come from the chapters' own code: from the public `step` of chapter 3 for the chapters that try every column, and from the list of chapter 6, which [`cost`](crate::cost) goes down, for that one.
//! Each chapter that is traced has a module here, and in it a [`Traced`].

pub mod ch01_loop_recursion;
pub mod ch02_pure_recursion;
pub mod ch03_tail_call;
pub mod ch04_plain_loop;
pub mod ch05_grid;
pub mod ch06_column_list;
pub mod ch07_marker_arrays;
pub mod ch08_explicit_stack;
pub mod ch09_bitmask;

mod excerpt;
mod machinery;
mod recorder;

use std::fmt;

pub use excerpt::{Excerpt, Source};
pub use machinery::{Entry, Machinery, entry};

use crate::board::Line;
use crate::chapters::ch03_tail_call::{Bounce, State, step};
use recorder::Recorder;

/// What is known about the search of a chapter that is traced.
pub struct Traced {
    /// Records it.
    /// Chapters that try the same cells record the same, and one that tries fewer leaves out steps of the others, and has no steps of its own.
    pub record: fn(usize, Until) -> Trace,
    /// What the program holds at a step.
    pub holds: fn(&Step) -> Machinery,
    /// Where the program is at a step.
    pub excerpt: Excerpt,
    /// Whether the exercise has a `step` that [`trace_of`] can record.
    pub exercise_has_step: bool,
}

/// The largest n that is traced.
/// Its first solution comes after 3,066 tries, and its whole search makes 10,103,868.
pub const LARGEST_N: usize = 12;

/// One thing that happens in the search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The size of the board.
    pub n: usize,
    /// What happens.
    pub kind: Kind,
    /// The row of the cell that it happens to.
    pub row: usize,
    /// The column of that cell.
    pub col: usize,
    /// The columns of the queens that stand afterwards, row by row.
    pub placed: Vec<usize>,
    /// The column that was tried last, in whatever row.
    pub tried: usize,
    /// The cells that have been tried so far.
    pub tries: u64,
    /// The solutions that have been found so far.
    pub solutions: u64,
}

impl Step {
    /// The queens above the cell.
    pub fn above(&self) -> &[usize] {
        &self.placed[..self.row.min(self.placed.len())]
    }

    /// Whether the search is over after this step: row 0's queen has left its last column.
    pub fn is_last_of_all(&self) -> bool {
        self.kind == Kind::TakenBack && self.row == 0 && self.col + 1 == self.n
    }
}

/// The queen who attacks a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// Her row.
    pub row: usize,
    /// Her column.
    pub col: usize,
    /// What she shares with the cell.
    pub line: Line,
}

/// The kinds of step.
/// A try is followed by what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A cell is looked at.
    Try,
    /// The cell is passed by.
    /// The queen who attacks it, or `None` if a wrong search passes by a safe cell.
    Refused(Option<Attack>),
    /// A queen is placed.
    /// The queen who attacks her, if a wrong search places her all the same.
    Placed(Option<Attack>),
    /// All queens stand.
    Solution,
    /// A queen is taken back.
    TakenBack,
}

/// The first queen, from the top, who attacks this column of the next row.
pub fn attack_on(placed: &[usize], col: usize) -> Option<Attack> {
    let below = (placed.len(), col);
    placed.iter().enumerate().find_map(|(row, &queen)| {
        Line::through((row, queen), below).map(|line| Attack { row, col: queen, line })
    })
}

/// The step in one plain sentence.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { n, kind, row, col, placed, solutions, .. } = self;
        if *kind == Kind::Solution {
            return match placed.len() {
                1 if *n == 1 => write!(f, "The only queen stands: solution {solutions}."),
                all if all == *n => write!(f, "All {n} queens stand: solution {solutions}."),
                some => write!(f, "Counted as solution {solutions}, with {some} of {n} queens."),
            };
        }
        write!(f, "Row {row}, column {col}: ")?;
        if col >= n && *kind != Kind::TakenBack {
            return match kind {
                Kind::Placed(_) => write!(f, "there is no such column, and yet a queen is placed."),
                _ => write!(f, "there is no such column."),
            };
        }
        let shared = |attack: &Attack| {
            let line = match attack.line {
                Line::Column => "the column",
                Line::Falling => "a falling diagonal",
                Line::Rising => "a rising diagonal",
            };
            format!("{line} with the queen in row {}", attack.row)
        };
        match kind {
            Kind::Try => write!(f, "is it safe?"),
            Kind::Refused(Some(attack)) => write!(f, "refused, it shares {}.", shared(attack)),
            Kind::Refused(None) => write!(f, "passed by, and yet no queen attacks it."),
            Kind::Placed(None) => write!(f, "safe, a queen is placed."),
            Kind::Placed(Some(attack)) => {
                write!(f, "a queen is placed, and yet it shares {}.", shared(attack))
            }
            Kind::TakenBack => write!(f, "the queen is taken back."),
            Kind::Solution => unreachable!("a solution has a sentence of its own"),
        }
    }
}

/// Where a recording ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Until {
    /// After the first solution, even if there are more.
    pub first_solution: bool,
    /// After so many steps, at the latest.
    pub steps: usize,
}

/// Why a recording ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// The search was over.
    Over,
    /// It was to stop at the first solution.
    FirstSolution,
    /// It had as many steps as it was to have.
    Steps,
    /// The step that was recorded gave up.
    GivenUp,
}

/// A recorded search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trace {
    /// The number of queens.
    pub n: usize,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// Why there are no more steps.
    pub ended: Ended,
}

/// Records the search that tries every column of a row, as most chapters do.
///
/// ```
/// use queens_kata::trace::{Until, trace};
///
/// let four = trace(4, Until { first_solution: false, steps: 1_000 });
/// assert_eq!(four.steps[2].to_string(), "Row 1, column 0: is it safe?");
/// assert_eq!(
///     four.steps[3].to_string(),
///     "Row 1, column 0: refused, it shares the column with the queen in row 0."
/// );
/// assert_eq!(four.steps.last().unwrap().tries, 60);
/// ```
///
/// # Panics
///
/// If `n` is more than [`LARGEST_N`].
pub fn trace(n: usize, until: Until) -> Trace {
    trace_of(n, until, |state| Some(step(state)))
}

/// Records a search by its step, which may be a wrong one: the outcome of a try is read off the state that comes next, and not off the rules of the puzzle.
/// A step that returns `None` gives up.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_N`].
pub fn trace_of(
    n: usize,
    until: Until,
    mut step: impl FnMut(State) -> Option<Bounce<State, u64>>,
) -> Trace {
    check(n);
    let mut recorder = Recorder::new(n, until);
    let mut next = (n > 0).then(|| State::first(n));
    while let Some(state) = next.filter(|_| !recorder.has_ended()) {
        let State { placed, col, count, .. } = state.clone();
        let Some(bounce) = step(state) else {
            return recorder.give_up(&placed, col);
        };
        let (after, found): (&[usize], u64) = match &bounce {
            Bounce::Call(next) => (&next.placed, next.count),
            Bounce::Done(count) => (&[], *count),
        };
        let in_next_state = after.len() > placed.len() && after[placed.len()] == col;
        recorder.try_cell(&placed, col, in_next_state || found > count);
        if found > count {
            recorder.solution();
        }
        next = match bounce {
            Bounce::Call(next) => Some(next),
            Bounce::Done(_) => None,
        };
    }
    recorder.finish()
}

#[track_caller]
fn check(n: usize) {
    assert!(n <= LARGEST_N, "n = {n} is too large: searches are traced for n = 0 to {LARGEST_N}");
}
