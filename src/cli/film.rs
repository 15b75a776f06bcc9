//! What can be played in a terminal, and one frame of it: its lines, for a window of any size.

use std::borrow::Cow;
use std::time::Duration;

/// A recorded search: queens, or a puzzle.
pub trait Film {
    /// How many steps there are.
    fn steps(&self) -> usize;

    /// Whether this step is a solution.
    fn is_solution(&self, step: usize) -> bool;

    /// The step at which a learner's search parts from the reference's.
    fn parting(&self) -> Option<usize> {
        None
    }

    /// What happens at this step.
    fn sentence(&self, step: usize) -> String;

    /// The longest sentence of all steps: the picture stands below the lines that this takes, and does not jump.
    fn longest(&self) -> &str;

    /// What was counted up to this step.
    fn counts(&self, step: usize) -> String;

    /// What is seen after this step.
    fn picture(&self, step: usize) -> Vec<String>;

    /// What the program holds at this step, in lines of this width: nothing, unless it is known.
    fn held(&self, _step: usize, _width: usize) -> Vec<String> {
        Vec::new()
    }

    /// What was seen, and why it ended.
    fn ending(&self) -> String;
}

/// Where the player is.
pub struct Moment {
    /// The index of the step.
    pub step: usize,
    /// Whether the space key pauses, or else plays.
    pub is_playing: bool,
    /// The time between two steps.
    pub delay: Duration,
}

impl Moment {
    /// The keys that can be pressed now.
    fn keys(&self, film: &dyn Film) -> String {
        let play = if self.is_playing { "pause" } else { "play" };
        let part = if film.parting().is_some() { "p where they part   " } else { "" };
        format!("space {play}   ← → step   n next solution   {part}Home End   + - speed   q quit")
    }
}

/// Less room than this beside the picture is not enough for what the program holds.
const NARROW: usize = 30;

/// As many lines as there is room for, and whether they are bold.
/// If there is not enough, what the program holds goes first, then the keys, then the picture, and the sentence stays longest.
pub fn lines(film: &dyn Film, moment: &Moment, width: usize, height: usize) -> Vec<(String, bool)> {
    if moment.step >= film.steps() {
        return vec![("There is nothing to watch.".into(), true)];
    }
    let mut sentence = wrapped(&film.sentence(moment.step), width);
    let lines = wrapped(film.longest(), width).len().max(sentence.len());
    sentence.resize(lines, String::new());

    let mut others = wrapped(&status(film, moment), width);
    others.push(String::new());
    let end = end(film, moment, width);
    let room = height.saturating_sub(sentence.len() + others.len());
    others.extend(picture_and_what_is_held(film, moment.step, width, room, end.len()));
    others.extend(end);
    let sentence = sentence.into_iter().map(|line| (line, true));
    let lines = sentence.chain(others.into_iter().map(|line| (line, false)));
    let cut = |(line, is_bold): (String, bool)| (line.chars().take(width).collect(), is_bold);
    lines.take(height).map(cut).collect()
}

fn status(film: &dyn Film, moment: &Moment) -> String {
    format!(
        "step {} of {}   {}   every {} ms",
        moment.step + 1,
        film.steps(),
        film.counts(moment.step),
        moment.delay.as_millis()
    )
}

/// What is held stands beside the picture if there is room, and else below it, as far as there is without the lines at the end.
fn picture_and_what_is_held(
    film: &dyn Film,
    step: usize,
    width: usize,
    room: usize,
    end: usize,
) -> Vec<String> {
    let picture = film.picture(step);
    let columns = picture.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    if columns > width || picture.len() > room {
        let sentence = format!(
            "This window is too small for the picture, which has {} lines of {columns} characters.",
            picture.len()
        );
        return wrapped(&sentence, width);
    }
    let room = room.saturating_sub(end);
    let left = columns + 3;
    let beside = width.saturating_sub(left);
    if beside < NARROW {
        let below = film.held(step, width);
        let room = room.saturating_sub(picture.len());
        let mut lines = picture;
        if !below.is_empty() {
            lines.extend([String::new()].into_iter().chain(below).take(room));
        }
        return lines;
    }
    let held = film.held(step, beside);
    let line = |row: usize| {
        let [cells, held] = [&picture, &held].map(|it| it.get(row).map_or("", String::as_str));
        format!("{cells:<left$}{held}")
    };
    let lines = held.len().min(room).max(picture.len());
    (0..lines).map(line).collect()
}

/// What was seen, at the last step, and the keys.
fn end(film: &dyn Film, moment: &Moment, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    if moment.step + 1 == film.steps() {
        lines.extend(wrapped(&film.ending(), width));
    }
    lines.extend(wrapped(&moment.keys(film), width));
    lines
}

fn wrapped(line: &str, width: usize) -> Vec<String> {
    textwrap::wrap(line, width).into_iter().map(Cow::into_owned).collect()
}
