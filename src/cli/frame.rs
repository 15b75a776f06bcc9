//! One frame of `queens watch`: its lines, for a window of any size.

use std::borrow::Cow;

use queens_kata::trace::{Kind, Machinery, Step, Trace};

use super::play::{Film, Moment};
use super::steps;

/// What is on the screen.
pub struct Frame<'a> {
    /// The whole search.
    pub trace: &'a Trace,
    /// The chapter's number.
    pub chapter: usize,
    /// What the chapter's program holds.
    pub holds: fn(&Step) -> Machinery,
    /// The longest sentence of all steps: the board stands below the lines that this takes, and does not jump.
    pub longest: &'a str,
}

/// Less room than this beside the board is not enough for what the program holds.
const NARROW: usize = 30;

impl Film for Frame<'_> {
    fn steps(&self) -> usize {
        self.trace.steps.len()
    }

    fn is_solution(&self, step: usize) -> bool {
        self.trace.steps[step].kind == Kind::Solution
    }

    /// As many lines as there is room for, and whether they are bold.
    /// If there is not enough, what the program holds goes first, and the sentence stays longest.
    fn lines(&self, moment: &Moment, width: usize, height: usize) -> Vec<(String, bool)> {
        let Some(step) = self.trace.steps.get(moment.step) else {
            return vec![("There is nothing to watch.".into(), true)];
        };
        let mut sentence = wrapped(&step.to_string(), width);
        let lines = wrapped(self.longest, width).len().max(sentence.len());
        sentence.resize(lines, String::new());

        let mut others = wrapped(&self.status(moment, step), width);
        others.push(String::new());
        let board = board(self.trace.n, step);
        let end = self.end(moment, width);
        let room = height.saturating_sub(sentence.len() + others.len() + end.len());
        others.extend(self.board_and_what_is_held(step, board, width, room));
        others.extend(end);
        let sentence = sentence.into_iter().map(|line| (line, true));
        let lines = sentence.chain(others.into_iter().map(|line| (line, false)));
        let cut = |(line, is_bold): (String, bool)| (line.chars().take(width).collect(), is_bold);
        lines.take(height).map(cut).collect()
    }
}

impl Frame<'_> {
    fn status(&self, moment: &Moment, step: &Step) -> String {
        format!(
            "step {} of {}   tries {}   solutions {}   every {} ms",
            moment.step + 1,
            self.trace.steps.len(),
            step.tries,
            step.solutions,
            moment.delay.as_millis()
        )
    }

    /// Beside the board if there is room, and else below it, as far as there is.
    fn board_and_what_is_held(
        &self,
        step: &Step,
        board: Vec<String>,
        width: usize,
        room: usize,
    ) -> Vec<String> {
        let left = 3 * self.trace.n + 3;
        let beside = width.saturating_sub(left);
        if beside < NARROW {
            let mut lines = board;
            let held = self.held(step, width);
            let below = [String::new()].into_iter().chain(held);
            let room = room.saturating_sub(lines.len());
            lines.extend(below.take(room));
            return lines;
        }
        let held = self.held(step, beside);
        let line = |row: usize| {
            let [cells, held] = [&board, &held].map(|it| it.get(row).map_or("", String::as_str));
            format!("{cells:<left$}{held}")
        };
        let lines = held.len().min(room).max(board.len());
        (0..lines).map(line).collect()
    }

    fn held(&self, step: &Step, width: usize) -> Vec<String> {
        let held = (self.holds)(step);
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

    /// What was seen, at the last step, and the keys.
    fn end(&self, moment: &Moment, width: usize) -> Vec<String> {
        let mut lines = vec![String::new()];
        if moment.step + 1 == self.trace.steps.len() {
            lines.extend(wrapped(&steps::ending(self.trace), width));
        }
        lines.extend(wrapped(&moment.keys(), width));
        lines
    }
}

fn wrapped(line: &str, width: usize) -> Vec<String> {
    textwrap::wrap(line, width).into_iter().map(Cow::into_owned).collect()
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
