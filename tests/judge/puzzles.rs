//! Puzzles for chapter 13's search: it is asked to solve them, and they look at what it does.

use std::cell::RefCell;
use std::rc::Rc;

use queens_kata::chapters::ch13_any_puzzle::Puzzle;

/// Which steps of 1, 2, or 3 lead to the top of some stairs?
///
/// It offers steps at the top, too: they are not to be taken, since it is solved there.
/// What is done to it is looked at: a choice that was not offered, or an undo of another choice than the last.
#[derive(Clone, Debug)]
pub struct Stairs {
    height: usize,
    /// The steps taken.
    pub steps: Vec<usize>,
    /// What was offered here, and at each height below.
    offered: RefCell<Vec<Vec<usize>>>,
    /// The first thing that was done wrong, to this or to a clone.
    fault: Rc<RefCell<Option<String>>>,
}

impl Stairs {
    /// At the bottom.
    pub fn new(height: usize) -> Self {
        Self { height, steps: Vec::new(), offered: RefCell::default(), fault: Rc::default() }
    }

    fn reached(&self) -> usize {
        self.steps.iter().sum()
    }

    /// The first thing that was done wrong, to this or to a clone.
    pub fn fault(&self) -> Option<String> {
        self.fault.borrow().clone()
    }

    fn blame(&self, fault: String) {
        self.fault.borrow_mut().get_or_insert(fault);
    }
}

impl Puzzle for Stairs {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        let most = if self.solved() { 3 } else { self.height.saturating_sub(self.reached()) };
        let choices: Vec<usize> = (1..=3).filter(|&step| step <= most).collect();
        let mut offered = self.offered.borrow_mut();
        offered.truncate(self.steps.len());
        offered.resize(self.steps.len(), Vec::new());
        offered.push(choices.clone());
        choices
    }

    fn make(&mut self, step: usize) {
        let offered = self.offered.borrow().get(self.steps.len()).cloned().unwrap_or_default();
        if !offered.contains(&step) {
            self.blame(format!(
                "make({step}) was called after the choices {:?}, where {offered:?} was offered",
                self.steps
            ));
        }
        if self.solved() {
            self.blame(format!(
                "make({step}) was called after the choices {:?}, where it is solved",
                self.steps
            ));
        }
        self.steps.push(step);
    }

    fn undo(&mut self, step: usize) {
        let made = self.steps.clone();
        if self.steps.pop() != Some(step) {
            self.blame(format!("undo({step}) was called after the choices {made:?}"));
        }
    }

    fn solved(&self) -> bool {
        self.reached() == self.height
    }
}

/// All ways up, in the order in which the search finds them.
pub fn ways_up(height: usize) -> Vec<Vec<usize>> {
    if height == 0 {
        return vec![vec![]];
    }
    let begin_with = |step: usize| {
        ways_up(height - step).into_iter().map(move |rest| [vec![step], rest].concat())
    };
    (1..=height.min(3)).flat_map(begin_with).collect()
}

/// Sixty switches, on or off: solved when all are set, if the first ones are off.
/// Each way down to them is a solution, so nobody comes to the end of them.
#[derive(Clone, Debug, Default)]
pub struct Switches {
    /// Those that are set.
    pub set: Vec<bool>,
}

/// How many there are.
pub const SWITCHES: usize = 60;

impl Puzzle for Switches {
    type Choice = bool;

    fn choices(&self) -> Vec<bool> {
        vec![false, true]
    }

    fn make(&mut self, on: bool) {
        self.set.push(on);
    }

    fn undo(&mut self, _: bool) {
        self.set.pop();
    }

    fn solved(&self) -> bool {
        self.set.len() == SWITCHES
    }
}
