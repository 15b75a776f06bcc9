//! Writes down a search from what it asks and what it does.

use super::{Attack, Ended, Kind, Step, Trace, Until};
use crate::board::Line;

/// A queen's row and column.
pub type Queen = (usize, usize);

pub struct Recorder {
    n: usize,
    until: Until,
    steps: Vec<Step>,
    /// The queens that stand after the last step, in the order in which they were placed.
    queens: Vec<Queen>,
    tried: usize,
    tries: u64,
    solutions: u64,
    ended: Option<Ended>,
}

impl Recorder {
    pub fn new(n: usize, until: Until) -> Self {
        let (steps, queens) = (Vec::new(), Vec::new());
        Self { n, until, steps, queens, tried: 0, tries: 0, solutions: 0, ended: None }
    }

    /// Whether nothing more will be written.
    pub fn has_ended(&self) -> bool {
        self.ended.is_some()
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// What happened last.
    pub fn last_kind(&self) -> Option<Kind> {
        self.steps.last().map(|step| step.kind)
    }

    /// The queens that stand.
    pub fn queens(&self) -> &[Queen] {
        &self.queens
    }

    /// A try of column `col` below `placed`, and what came of it.
    /// Queens that no longer stand have been taken back since the last try.
    pub fn try_cell(&mut self, placed: &[usize], col: usize, put: bool) {
        let queens: Vec<Queen> = placed.iter().copied().enumerate().collect();
        self.stand(&queens);
        self.ask(placed.len(), col);
        if put {
            self.place(placed.len(), col);
        } else {
            self.refuse(placed.len(), col);
        }
    }

    /// From now on these queens stand: the others have been taken back, the last one first, and what is new has been placed.
    pub fn stand(&mut self, queens: &[Queen]) {
        for index in (0..self.queens.len()).rev() {
            if !queens.contains(&self.queens[index]) {
                let (row, col) = self.queens.remove(index);
                self.write(Kind::TakenBack, row, col);
            }
        }
        for &(row, col) in queens {
            if !self.queens.contains(&(row, col)) {
                self.put(row, col, Kind::Put);
            }
        }
    }

    /// A cell is looked at.
    pub fn ask(&mut self, row: usize, col: usize) {
        self.tries += u64::from(!self.has_ended());
        self.tried = col;
        self.write(Kind::Try, row, col);
    }

    /// The cell that was looked at is passed by.
    pub fn refuse(&mut self, row: usize, col: usize) {
        self.write(Kind::Refused(attack_on(&self.queens, row, col)), row, col);
    }

    /// It is safe, and that is all so far.
    pub fn find_safe(&mut self, row: usize, col: usize) {
        self.write(Kind::Safe(attack_on(&self.queens, row, col)), row, col);
    }

    /// A queen is placed on the cell that was found safe.
    pub fn place(&mut self, row: usize, col: usize) {
        self.put(row, col, Kind::Placed);
    }

    fn put(&mut self, row: usize, col: usize, kind: fn(Option<Attack>) -> Kind) {
        let attack = attack_on(&self.queens, row, col);
        // A wrong search may place her where she stands already.
        if !self.queens.contains(&(row, col)) {
            self.queens.push((row, col));
        }
        self.write(kind(attack), row, col);
    }

    /// The queens that stand are a solution, the last one of them just placed.
    pub fn solution(&mut self) {
        let Some(&(row, col)) = self.queens.last() else { return };
        self.found(Kind::Solution, row, col);
    }

    /// A board is made that is not the one on which the queens stand.
    pub fn report(&mut self, columns: &[usize]) {
        let standing =
            std::mem::replace(&mut self.queens, columns.iter().copied().enumerate().collect());
        let (row, col) = self.queens.last().copied().unwrap_or_default();
        self.found(Kind::Reported, row, col);
        self.queens = standing;
    }

    fn found(&mut self, kind: Kind, row: usize, col: usize) {
        self.solutions += u64::from(!self.has_ended());
        self.write(kind, row, col);
        if self.until.solutions == Some(self.solutions) && !self.has_ended() {
            self.ended = Some(Ended::Solutions);
        }
    }

    /// The search was left before it was over.
    pub fn give_up(self) -> Trace {
        let ended = self.ended.unwrap_or(Ended::GivenUp);
        Trace { n: self.n, steps: self.steps, ended }
    }

    /// The search is over: the queens that still stand are taken back.
    pub fn finish(mut self) -> Trace {
        self.stand(&[]);
        let ended = self.ended.unwrap_or(Ended::Over);
        Trace { n: self.n, steps: self.steps, ended }
    }

    fn write(&mut self, kind: Kind, row: usize, col: usize) {
        if self.steps.len() == self.until.steps && !self.has_ended() {
            self.ended = Some(Ended::Steps);
        }
        if !self.has_ended() {
            let Self { n, tried, tries, solutions, .. } = *self;
            let (placed, strays) = row_by_row(&self.queens);
            self.steps.push(Step { n, kind, row, col, placed, strays, tried, tries, solutions });
        }
    }
}

/// The first queen, from the top, who attacks a cell, as far as she stands in another row.
fn attack_on(queens: &[Queen], row: usize, col: usize) -> Option<Attack> {
    let attacks = queens.iter().filter_map(|&queen| {
        let line = Line::through(queen, (row, col)).filter(|_| queen.0 != row)?;
        Some(Attack { row: queen.0, col: queen.1, line })
    });
    attacks.min_by_key(|attack| (attack.row, attack.col))
}

/// The columns of the queens, from row 0 on, as far as each row has one, and those who do not fit in there.
fn row_by_row(queens: &[Queen]) -> (Vec<usize>, Vec<Queen>) {
    let mut placed = Vec::new();
    while let Some(&(_, col)) = queens.iter().find(|queen| queen.0 == placed.len()) {
        placed.push(col);
    }
    let strays = queens.iter().copied().filter(|&(row, col)| placed.get(row) != Some(&col));
    let strays = strays.collect();
    (placed, strays)
}
