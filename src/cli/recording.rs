//! A recorded search, as it is shown: the reference's, or the learner's own beside it.

use queens_kata::roster::Chapter;
use queens_kata::trace::{
    Machinery, Own, OwnSearch, Parting, Step, Trace, Traced, Until, entry, parting,
};

use super::mine::{Exercise, Mine, Task};
use super::{Failure, exercise_functions};

/// A search to show.
pub struct Recording {
    /// The chapter's number.
    pub chapter: usize,
    /// What is known about the reference's search.
    pub traced: &'static Traced,
    /// The steps.
    pub trace: Trace,
    /// If they are the learner's: how they compare with the reference's.
    pub compared: Option<Compared>,
}

/// How the learner's own search compares with the reference's.
pub struct Compared {
    /// For each step the line of the exercise that did it, as far as that is known.
    pub lines: Vec<Option<u32>>,
    /// The reference's search.
    pub reference: Trace,
    /// So many steps are the same in both.
    pub together: usize,
    /// Where they part.
    pub parting: Parting,
    /// How many solutions the learner's returned, if it came to its end.
    pub returned: Option<u64>,
    /// What the learner has written, as long as the search that asks it is not the learner's own.
    pub asked_by_another: Option<&'static str>,
}

/// So many steps of the reference are recorded to compare with: the whole search for n up to 8.
const REFERENCE_STEPS: usize = 40_000;

impl Recording {
    /// The search of a chapter's reference.
    pub fn of_reference(
        chapter: &Chapter,
        traced: &'static Traced,
        n: usize,
        until: Until,
    ) -> Self {
        let trace = (traced.record)(n, until);
        Self { chapter: chapter.number, traced, trace, compared: None }
    }

    /// The search of the learner's exercise, and if that did not come to its end, why.
    pub(crate) fn of_exercise(
        chapter: &'static Chapter,
        traced: &'static Traced,
        n: usize,
        until: Until,
        mine: &Mine,
    ) -> Result<(Self, Result<(), Failure>), Failure> {
        let function = function_to_watch(chapter, traced)?;
        let mut exercise = Exercise::start(chapter, Task::Search { function, n }, mine, None)?;
        let mut search = OwnSearch::new(n, until, function == "solutions" || function == "next");
        let mut end = Ok(());
        while end.is_ok() && !search.has_ended() {
            match exercise.event() {
                Ok(event) => search.hear(event),
                Err(failure) => end = Err(failure),
            }
        }
        let is_check = ["is_safe", "for_each_free", "is_free", "free"].contains(&function);
        let asked = is_check.then_some(function);
        Ok((Self::compared(chapter, traced, search.finish(), asked), end))
    }

    fn compared(
        chapter: &Chapter,
        traced: &'static Traced,
        own: Own,
        asked_by_another: Option<&'static str>,
    ) -> Self {
        let steps = REFERENCE_STEPS.max(2 * own.trace.steps.len());
        let until = Until { solutions: None, steps };
        let reference = (traced.record)(own.trace.n, until);
        let parting = parting(&own, &reference, traced.unseen);
        let pairs = own.trace.steps.iter().zip(&reference.steps);
        let together = pairs.take_while(|(one, other)| one == other).count();
        let Own { trace, lines, returned, .. } = own;
        let compared = Compared { lines, reference, together, parting, returned, asked_by_another };
        Self { chapter: chapter.number, traced, trace, compared: Some(compared) }
    }

    /// Who holds what [`Recording::held`] says.
    pub fn holder(&self, index: usize) -> String {
        match &self.compared {
            None => format!("chapter {} holds", self.chapter),
            Some(compared) if index < compared.together => {
                format!("chapter {}'s reference holds", self.chapter)
            }
            Some(_) => "where your queens stand".into(),
        }
    }

    /// What the program holds at a step.
    /// What the learner's holds is not guessed: it is what the reference holds as long as both have made the same steps, and after that the queens, and the line that asks.
    pub fn held(&self, index: usize) -> Machinery {
        let step = &self.trace.steps[index];
        let Some(compared) = &self.compared else { return (self.traced.holds)(step) };
        let mut held = if index < compared.together {
            (self.traced.holds)(step)
        } else {
            Machinery::of(vec![entry("queens", queens(step))])
        };
        if let Some(line) = compared.lines[index] {
            held.entries.push(entry("your line", line.to_string()));
        }
        held
    }

    /// The sentence of a step, with the line that asks.
    pub fn sentence(&self, index: usize) -> String {
        let sentence = self.trace.steps[index].to_string();
        match self.compared.as_ref().and_then(|it| it.lines[index]) {
            Some(line) => format!("{sentence} (line {line})"),
            None => sentence,
        }
    }

    /// What is to be said where the learner's search parts from the reference's.
    pub fn note(&self, index: usize) -> Option<String> {
        let parting = &self.compared.as_ref()?.parting;
        let is_here = parting.step == Some(index);
        is_here.then(|| format!("Here the two part. {}", parting.sentence))
    }

    /// Whether there is something to see that the reference does not do.
    pub fn is_amiss(&self) -> bool {
        self.compared.as_ref().is_some_and(|it| it.parting.is_amiss)
    }

    /// How the learner's search compares, in a sentence for the end.
    pub fn verdict(&self) -> Option<String> {
        let Compared { parting, asked_by_another, .. } = self.compared.as_ref()?;
        let verdict = match parting.step {
            Some(step) => format!("Step {}: {}", step + 1, parting.sentence),
            None => parting.sentence.clone(),
        };
        Some(match asked_by_another {
            Some(check) => format!(
                "{verdict} The search is the kata's, as long as you have none: it asks your {check}."
            ),
            None => verdict,
        })
    }
}

fn queens(step: &Step) -> String {
    let queens: Vec<String> = step.queens().map(|(row, col)| format!("({row}, {col})")).collect();
    if queens.is_empty() { "none".into() } else { queens.join(" ") }
}

/// The function of the exercise that is to be watched: the one that lists, or the one that counts.
/// As long as neither is written, another search asks what the learner has written already.
fn function_to_watch(chapter: &Chapter, traced: &Traced) -> Result<&'static str, Failure> {
    let functions = exercise_functions()?;
    let is_todo = |name: &str| {
        functions.iter().any(|it| it.stem == chapter.stem && it.name == name && it.holds_todo)
    };
    let unwritten = |name: &str| {
        Failure::Other(format!(
            "{name} in src/exercises/{}.rs is still to be written",
            chapter.stem
        ))
    };
    if let Some(name) = traced.needs.iter().find(|name| is_todo(name)) {
        return Err(unwritten(name));
    }
    let searches = ["solutions", "count"];
    if let Some(name) = searches.into_iter().find(|name| !is_todo(name)) {
        return Ok(name);
    }
    traced.needs.last().copied().ok_or_else(|| unwritten("solutions or count"))
}
