//! Writes down a search from the tries that it makes.

use super::{Kind, Step, Trace, Until, attack_on};

pub struct Recorder {
    n: usize,
    until: Until,
    steps: Vec<Step>,
    /// The queens that stand after the last step.
    placed: Vec<usize>,
    tries: u64,
    solutions: u64,
    full: bool,
}

impl Recorder {
    pub fn new(n: usize, until: Until) -> Self {
        let (steps, placed) = (Vec::new(), Vec::new());
        Self { n, until, steps, placed, tries: 0, solutions: 0, full: false }
    }

    /// Whether nothing more will be written.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// A try of column `col` below `placed`, and what came of it. Queens that no longer stand have
    /// been taken back since the last try.
    pub fn try_cell(&mut self, placed: &[usize], col: usize, put: bool) {
        self.become_placed(placed);
        let row = placed.len();
        self.tries += u64::from(!self.full);
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
        self.solutions += u64::from(!self.full);
        let row = self.placed.len() - 1;
        self.write(Kind::Solution, row, self.placed[row]);
        self.full |= self.until.first_solution;
    }

    /// The search is over: whoever still stands is taken back.
    pub fn finish(mut self) -> Trace {
        self.become_placed(&[]);
        Trace { n: self.n, steps: self.steps, complete: !self.full }
    }

    /// Takes queens back until those that stand are the first of `placed`. A right search leaves
    /// exactly those; a wrong one may have put others in their place.
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
        if self.steps.len() == self.until.steps {
            self.full = true;
        }
        if !self.full {
            let (placed, tries, solutions) = (self.placed.clone(), self.tries, self.solutions);
            self.steps.push(Step { kind, row, col, placed, tries, solutions });
        }
    }
}
