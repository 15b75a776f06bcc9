//! A search of any puzzle, scene by scene: what `queens puzzle NAME --watch` plays.

use std::io::{self, Write};
use std::ops::ControlFlow::{self, Break, Continue};

use queens_kata::chapters::ch13_any_puzzle::Puzzle;
use queens_kata::trace::{Ended, Until};

use crate::film::Film;
use crate::steps::{counted, ending_of};
use crate::{say_sentence, width_of};

/// How a puzzle is shown.
pub struct Shown<'a, P: Puzzle> {
    /// The puzzle as far as it is filled in.
    pub picture: &'a dyn Fn(&P) -> String,
    /// A choice in words, and before it how many others stand.
    pub choice: &'a dyn Fn(usize, P::Choice) -> String,
}

/// What is seen at one step.
struct Scene {
    /// What happens.
    sentence: String,
    /// The puzzle after it.
    picture: String,
    is_solution: bool,
    /// How many choices were made up to here, and how many solutions were found.
    choices: u64,
    solutions: u64,
}

/// The whole search, or its beginning.
pub struct Scenes {
    recorded: Vec<Scene>,
    ended: Ended,
    longest: String,
}

impl Scenes {
    /// Searches as far as that goes.
    pub fn record<P: Puzzle>(mut puzzle: P, shown: &Shown<P>, until: Until) -> Self {
        let mut search = Search { shown, until, scenes: Vec::new(), choices: 0, solutions: 0 };
        let ended = search.go_through(&mut puzzle).break_value().unwrap_or(Ended::Over);
        let recorded = search.scenes;
        let sentences = recorded.iter().map(|scene| &scene.sentence);
        let longest = sentences.max_by_key(|it| it.len()).cloned().unwrap_or_default();
        Self { recorded, ended, longest }
    }

    /// One below the other, and then what was seen, on stderr.
    pub fn print(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let options = textwrap::Options::new(width_of(&out).unwrap_or(usize::MAX))
            .subsequent_indent("      ");
        for (number, Scene { sentence, picture, .. }) in (1..).zip(&self.recorded) {
            let line = format!("{number:>4}  {sentence}");
            writeln!(out, "{}\n\n{picture}", textwrap::fill(&line, &options))?;
        }
        say_sentence(self.ending());
        Ok(())
    }
}

struct Search<'a, P: Puzzle> {
    shown: &'a Shown<'a, P>,
    until: Until,
    scenes: Vec<Scene>,
    choices: u64,
    solutions: u64,
}

/// What may be chosen in one state, and how many of these choices were tried.
struct Open<C> {
    choices: Vec<C>,
    tried: usize,
}

impl<C: Copy> Open<C> {
    fn new<P: Puzzle<Choice = C>>(puzzle: &P) -> Self {
        let choices = if puzzle.solved() { Vec::new() } else { puzzle.choices() };
        Self { choices, tried: 0 }
    }
}

impl<P: Puzzle> Search<'_, P> {
    /// Says why it ended, if it did not come to its end.
    /// A path of any length fits on this stack: it is no recursion.
    fn go_through(&mut self, puzzle: &mut P) -> ControlFlow<Ended> {
        let begin =
            if puzzle.solved() { "Solved before any choice." } else { "Nothing is chosen yet." };
        self.add(begin.into(), puzzle, puzzle.solved())?;
        let mut path = vec![Open::new(puzzle)];
        while let Some(open) = path.last_mut() {
            if let Some(&choice) = open.choices.get(open.tried) {
                open.tried += 1;
                let (number, of) = (open.tried, open.choices.len());
                let what = (self.shown.choice)(path.len() - 1, choice);
                puzzle.make(choice);
                self.choices += 1;
                let next = Open::new(puzzle);
                let is_solution = puzzle.solved();
                let end = match () {
                    () if is_solution => ", and it is solved.",
                    () if next.choices.is_empty() => ". Nothing can follow: a dead end.",
                    () => ".",
                };
                self.add(format!("{what}: choice {number} of {of}{end}"), puzzle, is_solution)?;
                path.push(next);
                continue;
            }
            path.pop();
            if let Some(open) = path.last() {
                let choice = open.choices[open.tried - 1];
                puzzle.undo(choice);
                let what = (self.shown.choice)(path.len() - 1, choice);
                self.add(format!("{what}: undone."), puzzle, false)?;
            }
        }
        Continue(())
    }

    fn add(&mut self, sentence: String, puzzle: &P, is_solution: bool) -> ControlFlow<Ended> {
        if self.scenes.len() == self.until.steps {
            return Break(Ended::Steps);
        }
        self.solutions += u64::from(is_solution);
        let picture = (self.shown.picture)(puzzle);
        let (choices, solutions) = (self.choices, self.solutions);
        self.scenes.push(Scene { sentence, picture, is_solution, choices, solutions });
        if is_solution && self.until.solutions == Some(self.solutions) {
            return Break(Ended::Solutions);
        }
        Continue(())
    }
}

impl Film for Scenes {
    fn steps(&self) -> usize {
        self.recorded.len()
    }

    fn is_solution(&self, step: usize) -> bool {
        self.recorded[step].is_solution
    }

    fn sentence(&self, step: usize) -> String {
        self.recorded[step].sentence.clone()
    }

    fn longest(&self) -> &str {
        &self.longest
    }

    fn counts(&self, step: usize) -> String {
        let Scene { choices, solutions, .. } = self.recorded[step];
        format!("choices {choices}   solutions {solutions}")
    }

    fn picture(&self, step: usize) -> Vec<String> {
        self.recorded[step].picture.lines().map(String::from).collect()
    }

    fn ending(&self) -> String {
        let (choices, solutions) =
            self.recorded.last().map_or((0, 0), |scene| (scene.choices, scene.solutions));
        let choices = counted(choices, "choice", "choices");
        ending_of(self.recorded.len(), &choices, solutions, self.ended)
    }
}
