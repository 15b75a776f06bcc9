//! A search for queens, as `queens watch` plays it.

use std::borrow::Cow;

use queens_kata::trace::{Kind, Step};

use super::film::Film;
use super::recording::Recording;
use super::steps;

/// The whole search, and what is shown beside its board.
pub struct Boards<'a> {
    recording: &'a Recording,
    /// The longest sentence of all steps.
    longest: String,
}

impl<'a> Boards<'a> {
    /// The film of a recorded search.
    pub fn new(recording: &'a Recording) -> Self {
        let sentences = (0..recording.trace.steps.len()).map(|index| recording.sentence(index));
        Self { recording, longest: sentences.max_by_key(String::len).unwrap_or_default() }
    }
}

impl Film for Boards<'_> {
    fn steps(&self) -> usize {
        self.recording.trace.steps.len()
    }

    fn is_solution(&self, step: usize) -> bool {
        matches!(self.recording.trace.steps[step].kind, Kind::Solution | Kind::Reported)
    }

    fn parting(&self) -> Option<usize> {
        self.recording.compared.as_ref()?.parting.step
    }

    fn sentence(&self, step: usize) -> String {
        self.recording.sentence(step)
    }

    fn longest(&self) -> &str {
        &self.longest
    }

    fn counts(&self, step: usize) -> String {
        let step = &self.recording.trace.steps[step];
        format!("tries {}   solutions {}", step.tries, step.solutions)
    }

    fn picture(&self, step: usize) -> Vec<String> {
        board(self.recording.trace.n, &self.recording.trace.steps[step])
    }

    /// Where the learner's search parts from the reference's, that comes first.
    fn held(&self, step: usize, width: usize) -> Vec<String> {
        let held = self.recording.held(step);
        let names = held.entries.iter().map(|entry| entry.name.chars().count()).max().unwrap_or(0);
        // A value that takes several lines stays in its column.
        let indent = " ".repeat(names + 4);
        let options = textwrap::Options::new(width).subsequent_indent(&indent);
        let entries = held.entries.iter().flat_map(|entry| {
            let line = format!("  {:<names$}  {}", entry.name, entry.value);
            textwrap::wrap(&line, &options).into_iter().map(Cow::into_owned).collect::<Vec<_>>()
        });
        let note = self.recording.note(step).unwrap_or_default();
        let note = textwrap::wrap(&note, width).into_iter().map(Cow::into_owned);
        note.filter(|line| !line.is_empty())
            .chain([self.recording.holder(step)])
            .chain(entries)
            .collect()
    }

    fn ending(&self) -> String {
        let ending = steps::ending(&self.recording.trace);
        match self.recording.verdict() {
            Some(verdict) => format!("{ending}\n{verdict}"),
            None => ending,
        }
    }
}

/// A line for each row.
/// `Q` is a queen, `(Q)` the queen that attacks, `[?]` the cell of this step.
fn board(n: usize, step: &Step) -> Vec<String> {
    let attacker = match step.kind {
        Kind::Refused(attack) | Kind::Safe(attack) | Kind::Placed(attack) | Kind::Put(attack) => {
            attack.map(|attack| (attack.row, attack.col))
        }
        _ => None,
    };
    let sign = match step.kind {
        Kind::Try => '?',
        Kind::Refused(_) => 'x',
        Kind::Safe(_) => 'o',
        Kind::Placed(_) | Kind::Put(_) | Kind::Solution | Kind::Reported => 'Q',
        Kind::TakenBack => '^',
    };
    let cell = |row: usize, col: usize| {
        if (row, col) == (step.row, step.col) {
            format!("[{sign}]")
        } else if attacker == Some((row, col)) {
            "(Q)".into()
        } else if step.queens().any(|queen| queen == (row, col)) {
            " Q ".into()
        } else {
            " . ".into()
        }
    };
    (0..n).map(|row| (0..n).map(|col| cell(row, col)).collect()).collect()
}
