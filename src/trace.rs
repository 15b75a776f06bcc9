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

mod event;
mod excerpt;
mod machinery;
mod own;
mod parting;
mod recorder;

use std::fmt;

pub use event::Event;
pub use excerpt::{Excerpt, Source};
pub use machinery::{Entry, Machinery, entry};
pub use own::{Own, OwnSearch};
pub use parting::{Parting, parting};
pub use recorder::Queen;

use crate::board::Line;
use crate::chapters::ch01_loop_recursion::is_safe;
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
    /// What an exercise does of which nothing can be seen, as in "your search never asks `is_safe`".
    pub unseen: &'static str,
    /// What has to be written in the exercise before it can be watched.
    /// With the last of them a search can be made, if the exercise has none yet.
    pub needs: &'static [&'static str],
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
    /// The columns of the queens that stand afterwards, row by row; for a board that is reported, its columns.
    pub placed: Vec<usize>,
    /// The queens of a wrong search that stand elsewhere: a second one in a row, or one below a row that has none.
    pub strays: Vec<Queen>,
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

    /// All queens that stand.
    pub fn queens(&self) -> impl Iterator<Item = Queen> {
        self.placed.iter().copied().enumerate().chain(self.strays.iter().copied())
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

/// What is shared, and with whom: "the column with the queen in row 0".
impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = match self.line {
            Line::Column => "the column",
            Line::Falling => "a falling diagonal",
            Line::Rising => "a rising diagonal",
        };
        write!(f, "{line} with the queen in row {}", self.row)
    }
}

/// The kinds of step.
/// A try is followed by what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A cell is looked at.
    Try,
    /// The cell is passed by.
    /// The queen who attacks it, or `None` if a wrong search refuses a safe cell.
    Refused(Option<Attack>),
    /// The cell is found safe, and no queen is placed there, or not yet.
    /// The queen who attacks it, if a wrong search finds it safe all the same.
    Safe(Option<Attack>),
    /// A queen is placed.
    /// The queen who attacks her, if a wrong search places her all the same.
    Placed(Option<Attack>),
    /// A queen is placed on a cell that was not found safe before: a wrong search may do so, or one that asks afterwards.
    /// The queen who attacks her.
    Put(Option<Attack>),
    /// All queens stand.
    Solution,
    /// A board is made that is not the one on which the queens stand.
    Reported,
    /// A queen is taken back.
    TakenBack,
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
        if *kind == Kind::Reported {
            return write!(f, "A board is made of the columns {placed:?}: solution {solutions}.");
        }
        write!(f, "Row {row}, column {col}: ")?;
        if (row >= n || col >= n) && *kind != Kind::TakenBack {
            let missing = if row >= n { "row" } else { "column" };
            return match kind {
                Kind::Placed(_) | Kind::Put(_) => {
                    write!(f, "there is no such {missing}, and yet a queen is placed.")
                }
                _ => write!(f, "there is no such {missing}."),
            };
        }
        match kind {
            Kind::Try => write!(f, "is it safe?"),
            Kind::Refused(Some(attack)) => write!(f, "refused, it shares {attack}."),
            Kind::Refused(None) => write!(f, "refused, and yet no queen attacks it."),
            Kind::Safe(None) => write!(f, "safe."),
            Kind::Safe(Some(attack)) => write!(f, "safe, and yet it shares {attack}."),
            Kind::Placed(None) => write!(f, "safe, a queen is placed."),
            Kind::Placed(Some(attack)) | Kind::Put(Some(attack)) => {
                write!(f, "a queen is placed, and yet it shares {attack}.")
            }
            Kind::Put(None) => write!(f, "a queen is placed."),
            Kind::TakenBack => write!(f, "the queen is taken back."),
            Kind::Solution | Kind::Reported => unreachable!("both have sentences of their own"),
        }
    }
}

/// Where a recording ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Until {
    /// After so many solutions, even if there are more.
    pub solutions: Option<u64>,
    /// After so many steps, at the latest.
    pub steps: usize,
}

/// Why a recording ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// The search was over.
    Over,
    /// It had as many solutions as it was to have.
    Solutions,
    /// It had as many steps as it was to have.
    Steps,
    /// A search that is not the reference's came to no end: it panicked, say.
    GivenUp,
    /// It ran on and did nothing more that can be seen.
    Idle,
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
/// let four = trace(4, Until { solutions: None, steps: 1_000 });
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
    check(n);
    let mut recorder = Recorder::new(n, until);
    let mut next = (n > 0).then(|| State::first(n));
    while let Some(state) = next.filter(|_| !recorder.has_ended()) {
        let State { placed, col, count, .. } = state.clone();
        let safe = is_safe(&placed, col);
        recorder.try_cell(&placed, col, safe);
        let bounce = step(state);
        let found = match &bounce {
            Bounce::Call(next) => next.count,
            Bounce::Done(found) => *found,
        };
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
