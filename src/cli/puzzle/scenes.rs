//! A search of any puzzle, scene by scene: what `queens puzzle NAME --watch` plays.

use std::borrow::Cow;
use std::io::{self, Write};

use queens_kata::chapters::ch13_any_puzzle::Puzzle;

use crate::play::{Film, Moment};

/// What is seen at one step.
struct Scene {
    /// What happens.
    sentence: String,
    /// The puzzle after it.
    picture: String,
    is_solution: bool,
}

/// The whole search, or its beginning.
pub struct Scenes {
    scenes: Vec<Scene>,
    /// How many scenes are recorded at most.
    most: usize,
}

impl Scenes {
    /// Searches all solutions, or as far as so many scenes go.
    pub fn record<P: Puzzle>(mut puzzle: P, picture: &dyn Fn(&P) -> String, most: usize) -> Self {
        let mut scenes = Self { scenes: Vec::new(), most };
        let begin =
            if puzzle.solved() { "Solved before any choice." } else { "Nothing is chosen yet." };
        scenes.add(begin.into(), picture(&puzzle), puzzle.solved());
        scenes.search(&mut puzzle, picture, 1);
        scenes
    }

    /// One below the other.
    pub fn print(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        for (index, Scene { sentence, picture, .. }) in self.scenes.iter().enumerate() {
            writeln!(out, "{:>4}  {sentence}\n\n{picture}", index + 1)?;
        }
        writeln!(out, "{}", self.ending())
    }

    fn ending(&self) -> &'static str {
        if self.is_cut() {
            "The search goes on: this is what was recorded of it."
        } else {
            "The search is over."
        }
    }

    /// Whether the search goes on behind the last one.
    fn is_cut(&self) -> bool {
        self.scenes.len() == self.most
    }

    fn add(&mut self, sentence: String, picture: String, is_solution: bool) {
        if !self.is_cut() {
            self.scenes.push(Scene { sentence, picture, is_solution });
        }
    }

    fn search<P: Puzzle>(&mut self, puzzle: &mut P, picture: &dyn Fn(&P) -> String, depth: usize) {
        if puzzle.solved() {
            return;
        }
        let choices = puzzle.choices();
        for (index, &choice) in choices.iter().enumerate() {
            if self.is_cut() {
                return;
            }
            puzzle.make(choice);
            let is_solution = puzzle.solved();
            let what = format!("Choice {depth}: {} of {}", index + 1, choices.len());
            let end = match () {
                () if is_solution => ", and it is solved.",
                () if puzzle.choices().is_empty() => ". Nothing can follow: a dead end.",
                () => ".",
            };
            self.add(what + end, picture(puzzle), is_solution);
            self.search(puzzle, picture, depth + 1);
            puzzle.undo(choice);
            self.add(format!("Choice {depth} is undone."), picture(puzzle), false);
        }
    }
}

impl Film for Scenes {
    fn steps(&self) -> usize {
        self.scenes.len()
    }

    fn is_solution(&self, step: usize) -> bool {
        self.scenes[step].is_solution
    }

    fn lines(&self, moment: &Moment, width: usize, height: usize) -> Vec<(String, bool)> {
        let scene = &self.scenes[moment.step];
        let seen = self.scenes[..=moment.step].iter().filter(|scene| scene.is_solution).count();
        let (step, steps) = (moment.step + 1, self.scenes.len());
        let mut lines = vec![(scene.sentence.clone(), true)];
        let status = format!(
            "step {step} of {steps}   solutions {seen}   every {} ms",
            moment.delay.as_millis()
        );
        lines.extend([status, String::new()].map(|line| (line, false)));
        lines.extend(scene.picture.lines().map(|line| (line.to_string(), false)));
        lines.push((String::new(), false));
        if step == steps {
            lines.push((self.ending().into(), false));
        }
        let keys = textwrap::wrap(&moment.keys(), width)
            .into_iter()
            .map(Cow::into_owned)
            .collect::<Vec<_>>();
        lines.extend(keys.into_iter().map(|line| (line, false)));
        let cut = |(line, is_bold): (String, bool)| (line.chars().take(width).collect(), is_bold);
        lines.into_iter().take(height).map(cut).collect()
    }
}
