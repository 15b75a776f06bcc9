//! Writes down a search from the tries that it makes.

use super::{Ended, Kind, Step, Trace, Until, attack_on};

pub struct Recorder {
    n: usize,
    until: Until,
    steps: Vec<Step>,
    /// The queens that stand after the last step.
    placed: Vec<usize>,
    tried: usize,
    tries: u64,
    solutions: u64,
    ended: Option<Ended>,
}

impl Recorder {
    pub fn new(n: usize, until: Until) -> Self {
        let (steps, placed) = (Vec::new(), Vec::new());
        Self { n, until, steps, placed, tried: 0, tries: 0, solutions: 0, ended: None }
    }

    /// Whether nothing more will be written.
    pub fn has_ended(&self) -> bool {
        self.ended.is_some()
    }

    /// A try of column `col` below `placed`, and what came of it.
    /// Queens that no longer stand have been taken back since the last try.
    pub fn try_cell(&mut self, placed: &[usize], col: usize, put: bool) {
        self.become_placed(placed);
        let row = placed.len();
        self.tries += u64::from(!self.has_ended());
        self.tried = col;
        self.write(Kind::Try, row, col);
        let attack = attack_on(placed, col);
        if put {
            self.placed.push(col);
            self.write(Kind::Placed(attack), row, col);
        } else {
            self.write(Kind::Refused(attack), row, col);
        }
    }

    /// All queens stand, after the last try.
    pub fn solution(&mut self) {
        self.solutions += u64::from(!self.has_ended());
        let row = self.placed.len() - 1;
        self.write(Kind::Solution, row, self.placed[row]);
        if self.until.first_solution && !self.has_ended() {
            self.ended = Some(Ended::FirstSolution);
        }
    }

    /// The search is left in the middle of a try.
    pub fn give_up(mut self, placed: &[usize], col: usize) -> Trace {
        self.become_placed(placed);
        self.tries += u64::from(!self.has_ended());
        self.tried = col;
        self.write(Kind::Try, placed.len(), col);
        let ended = self.ended.unwrap_or(Ended::GivenUp);
        Trace { n: self.n, steps: self.steps, ended }
    }

    /// The search is over: the queens that still stand are taken back.
    pub fn finish(mut self) -> Trace {
        self.become_placed(&[]);
        let ended = self.ended.unwrap_or(Ended::Over);
        Trace { n: self.n, steps: self.steps, ended }
    }

    /// Takes queens back until those that stand are the first of `placed`.
    /// A right search leaves exactly those; a wrong one may have put others in their place.
    fn become_placed(&mut self, placed: &[usize]) {
        let common = self.placed.iter().zip(placed).take_while(|(one, other)| one == other).count();
        while self.placed.len() > common {
            let col = self.placed.pop().expect("more than the common ones stand");
            self.write(Kind::TakenBack, self.placed.len(), col);
        }
        for &col in &placed[common..] {
            let attack = attack_on(&self.placed, col);
            self.placed.push(col);
            self.write(Kind::Placed(attack), self.placed.len() - 1, col);
        }
    }

    fn write(&mut self, kind: Kind, row: usize, col: usize) {
        if self.steps.len() == self.until.steps && !self.has_ended() {
            self.ended = Some(Ended::Steps);
        }
        if !self.has_ended() {
            let Self { n, tried, tries, solutions, .. } = *self;
            let placed = self.placed.clone();
            self.steps.push(Step { n, kind, row, col, placed, tried, tries, solutions });
        }
    }
}
