//! A search for queens, as `queens watch` plays it.

use std::borrow::Cow;

use queens_kata::trace::{Kind, Machinery, Step, Trace};

use super::film::Film;
use super::steps;

/// The whole search, and what is shown beside its board.
pub struct Boards<'a> {
    /// The whole search.
    pub trace: &'a Trace,
    /// The chapter's number.
    pub chapter: usize,
    /// What the chapter's program holds.
    pub holds: fn(&Step) -> Machinery,
    /// The longest sentence of all steps.
    pub longest: &'a str,
}

impl Film for Boards<'_> {
    fn steps(&self) -> usize {
        self.trace.steps.len()
    }

    fn is_solution(&self, step: usize) -> bool {
        self.trace.steps[step].kind == Kind::Solution
    }

    fn sentence(&self, step: usize) -> String {
        self.trace.steps[step].to_string()
    }

    fn longest(&self) -> &str {
        self.longest
    }

    fn counts(&self, step: usize) -> String {
        let step = &self.trace.steps[step];
        format!("tries {}   solutions {}", step.tries, step.solutions)
    }

    fn picture(&self, step: usize) -> Vec<String> {
        board(self.trace.n, &self.trace.steps[step])
    }

    fn held(&self, step: usize, width: usize) -> Vec<String> {
        let held = (self.holds)(&self.trace.steps[step]);
        let names = held.entries.iter().map(|entry| entry.name.chars().count()).max().unwrap_or(0);
        // A value that takes several lines stays in its column.
        let indent = " ".repeat(names + 4);
        let options = textwrap::Options::new(width).subsequent_indent(&indent);
        let entries = held.entries.iter().flat_map(|entry| {
            let line = format!("  {:<names$}  {}", entry.name, entry.value);
            textwrap::wrap(&line, &options).into_iter().map(Cow::into_owned).collect::<Vec<_>>()
        });
        [format!("chapter {} holds", self.chapter)].into_iter().chain(entries).collect()
    }

    fn ending(&self) -> String {
        steps::ending(self.trace)
    }
}

/// A line for each row.
/// `Q` is a queen, `(Q)` the queen that attacks, `[?]` the cell of this step.
fn board(n: usize, step: &Step) -> Vec<String> {
    let attacker = match step.kind {
        Kind::Refused(attack) | Kind::Placed(attack) => {
            attack.map(|attack| (attack.row, attack.col))
        }
        _ => None,
    };
    let sign = match step.kind {
        Kind::Try => '?',
        Kind::Refused(_) => 'x',
        Kind::Placed(_) | Kind::Solution => 'Q',
        Kind::TakenBack => '^',
    };
    let cell = |row: usize, col: usize| {
        if (row, col) == (step.row, step.col) {
            format!("[{sign}]")
        } else if attacker == Some((row, col)) {
            "(Q)".into()
        } else if step.placed.get(row) == Some(&col) {
            " Q ".into()
        } else {
            " . ".into()
        }
    };
    (0..n).map(|row| (0..n).map(|col| cell(row, col)).collect()).collect()
}
