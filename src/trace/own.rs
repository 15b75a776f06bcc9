//! The steps of a search that is not the reference's, from what it tells of itself.

use super::recorder::Recorder;
use super::{Ended, Event, Kind, Queen, Trace, Until};

/// A recorded search that may be a wrong one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// What happened.
    pub trace: Trace,
    /// For each step the line of the learner's file that did it, as far as that is known.
    pub lines: Vec<Option<u32>>,
    /// Whether it makes boards, or else only counts.
    pub makes_boards: bool,
    /// The step, by its index, before which the mark of a queen was left when she was taken back.
    pub left: Option<(usize, Queen)>,
    /// How many solutions it returned, if it came to its end.
    pub returned: Option<u64>,
}

/// Listens to a search.
pub struct OwnSearch {
    n: usize,
    recorder: Recorder,
    lines: Vec<Option<u32>>,
    /// A cell that was asked about and not refused: whether a queen is placed there, the next event tells.
    pending: Option<Queen>,
    /// The rows whose free columns were asked for all at once, and that are not done yet.
    rows: Vec<Row>,
    /// A count makes no boards: then all queens who stand are a solution.
    makes_boards: bool,
    left: Option<(usize, Queen)>,
    returned: Option<u64>,
    /// The events since the last step.
    idle: usize,
}

/// So many events without a step are a search that will not go on.
const MOST_IDLE: usize = 1_000;

/// A row whose free columns were asked for all at once.
struct Row {
    number: usize,
    queens: Vec<Queen>,
    free: u32,
    line: u32,
    /// The columns that have been tried or passed by: a bit for each.
    tried: u32,
}

impl OwnSearch {
    /// Before the first event of a search for n queens, which makes boards, or else only counts.
    pub fn new(n: usize, until: Until, makes_boards: bool) -> Self {
        Self {
            n,
            recorder: Recorder::new(n, until),
            lines: Vec::new(),
            pending: None,
            rows: Vec::new(),
            makes_boards,
            left: None,
            returned: None,
            idle: 0,
        }
    }

    /// Whether there is enough.
    pub fn has_ended(&self) -> bool {
        self.recorder.has_ended() || self.returned.is_some() || self.idle >= MOST_IDLE
    }

    /// Takes in what the search tells.
    pub fn hear(&mut self, event: Event) {
        let before = self.recorder.len();
        self.take_in(event);
        self.lines.resize(self.recorder.len(), None);
        self.idle = if self.recorder.len() > before { 0 } else { self.idle + 1 };
    }

    fn take_in(&mut self, event: Event) {
        match event {
            Event::Asked { queens, row, col, line } => {
                self.leave_rows(&queens);
                self.become_standing(&queens);
                self.recorder.ask(row, col);
                self.at_line(line);
                self.pending = Some((row, col));
            }
            Event::Said(true) => {}
            Event::Said(false) => {
                if let Some((row, col)) = self.pending.take() {
                    self.recorder.refuse(row, col);
                }
            }
            Event::AskedRow { queens, row, free, line } => {
                self.leave_rows(&queens);
                self.become_standing(&queens);
                // A search may ask below the last row before it sees that it is done: there is nothing to try.
                if row < self.n {
                    self.rows.push(Row { number: row, queens, free, line, tried: 0 });
                }
            }
            Event::Stand(queens) => {
                self.leave_rows(&queens);
                self.go_on_to(&queens, true);
                self.become_standing(&queens);
            }
            Event::Left(queen) => {
                self.settle(&[]);
                self.left.get_or_insert((self.recorder.len(), queen));
            }
            Event::Board { columns, line } => {
                let queens: Vec<Queen> = columns.iter().copied().enumerate().collect();
                let is_in_last_row = self.rows.last().is_some_and(|row| row.number + 1 == self.n);
                if self.rows.last().is_some_and(|row| queens.starts_with(&row.queens)) {
                    self.go_on_to(&queens, false);
                } else if !is_in_last_row {
                    // It is made later, of queens that have been taken back.
                    self.leave_rows(&queens);
                }
                self.settle(&queens);
                let standing = self.recorder.queens();
                let is_counted =
                    !self.makes_boards && self.recorder.last_kind() == Some(Kind::Solution);
                if is_counted {
                    return;
                }
                if standing.len() == queens.len() && queens.iter().all(|it| standing.contains(it)) {
                    self.recorder.solution();
                } else {
                    self.recorder.report(&columns);
                }
                self.at_line(line);
            }
            Event::Returned(solutions) => {
                self.leave_rows(&[]);
                self.settle(&[]);
                self.returned = Some(solutions);
            }
        }
    }

    /// The steps, after the last event.
    pub fn finish(mut self) -> Own {
        let is_over = self.returned.is_some();
        let mut trace = if is_over { self.recorder.finish() } else { self.recorder.give_up() };
        if self.idle >= MOST_IDLE {
            trace.ended = Ended::Idle;
        }
        self.lines.resize(trace.steps.len(), None);
        let Self { lines, makes_boards, left, returned, .. } = self;
        Own { trace, lines, makes_boards, left, returned }
    }

    /// The step that was written just now belongs to this line: no step, if the recording has ended.
    fn at_line(&mut self, line: u32) {
        let is_new = self.lines.len() < self.recorder.len();
        let is_told =
            matches!(self.recorder.last_kind(), Some(Kind::Try | Kind::Solution | Kind::Reported));
        self.lines.resize(self.recorder.len(), None);
        if let Some(last) = self.lines.last_mut().filter(|_| is_new && is_told) {
            *last = (line > 0).then_some(line);
        }
    }

    fn become_standing(&mut self, queens: &[Queen]) {
        self.settle(queens);
        self.recorder.stand(queens);
        self.count_if_all_stand();
    }

    fn place(&mut self, row: usize, col: usize) {
        self.recorder.place(row, col);
        self.count_if_all_stand();
    }

    fn count_if_all_stand(&mut self) {
        let was_placed = matches!(self.recorder.last_kind(), Some(Kind::Placed(_) | Kind::Put(_)));
        if was_placed && !self.makes_boards && self.recorder.queens().len() == self.n {
            self.recorder.solution();
        }
    }

    /// Now it is known what came of a cell that was found safe.
    /// In the last row a queen need not be placed to be counted.
    fn settle(&mut self, queens: &[Queen]) {
        let Some((row, col)) = self.pending.take() else { return };
        if queens.contains(&(row, col)) || row + 1 == self.n {
            self.place(row, col);
        } else {
            self.recorder.find_safe(row, col);
        }
    }

    /// The rows that do not belong to these queens are done: the rest of them has been gone through.
    fn leave_rows(&mut self, queens: &[Queen]) {
        let is_above =
            |row: &Row| queens.len() > row.queens.len() && queens.starts_with(&row.queens);
        while let Some(mut row) = self.rows.pop_if(|row| !is_above(row)) {
            self.settle(&[]);
            for col in 0..self.n {
                self.pass_by(&mut row, col);
                // In the last row a queen need not be placed to be counted.
                if row.number + 1 == self.n {
                    self.try_free(&mut row, col);
                }
            }
        }
    }

    /// A queen stands in the last of the rows that were asked for: hers is tried, after the columns before it.
    /// One that is not free is refused, and the queen stands there all the same.
    /// A board only shows her, and she may have been placed before.
    fn go_on_to(&mut self, queens: &[Queen], is_placed_now: bool) {
        let Some(mut row) = self.rows.pop() else { return };
        if let Some(&(_, queen)) = queens.get(row.queens.len()) {
            for col in 0..queen.min(self.n) {
                self.pass_by(&mut row, col);
            }
            let is_tried = row.tried & 1 << queen != 0;
            if is_placed_now || !is_tried {
                self.ask(&mut row, queen);
                if row.free & 1 << queen == 0 {
                    self.recorder.refuse(row.number, queen);
                } else {
                    self.place(row.number, queen);
                }
            }
        }
        self.rows.push(row);
    }

    /// A column that is not free is refused.
    fn pass_by(&mut self, row: &mut Row, col: usize) {
        if (row.free | row.tried) & 1 << col == 0 {
            self.ask(row, col);
            self.recorder.refuse(row.number, col);
        }
    }

    /// One that is free is tried.
    fn try_free(&mut self, row: &mut Row, col: usize) {
        if row.tried & 1 << col == 0 {
            self.ask(row, col);
            self.place(row.number, col);
        }
    }

    fn ask(&mut self, row: &mut Row, col: usize) {
        row.tried |= 1 << col;
        self.recorder.stand(&row.queens);
        self.recorder.ask(row.number, col);
        self.at_line(row.line);
    }
}
