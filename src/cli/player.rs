//! `queens trace N --html FILE`: one page that plays the search, with everything that it needs in it.

use std::collections::HashMap;
use std::hash::Hash;

use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::source::{lines, marked};
use queens_kata::trace::{Ended, Kind, Machinery, Step, Trace, Until, machinery};
use serde::Serialize;

use super::grouped;
use super::trace::of_chapter;

const HTML: &str = include_str!("player/player.html");
const CSS: &str = include_str!("player/player.css");
const JS: &str = include_str!("player/player.js");

/// Up to this n the page has the whole search.
pub const LARGEST_WHOLE: usize = 6;

/// Above it the page has so many steps at most.
pub const MOST_STEPS: usize = 1_500;

/// The page for n queens, which opens at the chapter `start`.
pub fn page(n: usize, first_solution: bool, start: usize) -> String {
    let steps = if n <= LARGEST_WHOLE { usize::MAX } else { MOST_STEPS };
    let until = Until { first_solution, steps };
    let chapters: Vec<&Chapter> =
        CHAPTERS.iter().filter(|chapter| lines(chapter.number).is_some()).collect();
    let every_column = of_chapter(chapters[0], n, until);
    let free_columns = chapters
        .iter()
        .find(|chapter| chapter.number == 6)
        .map_or_else(|| every_column.clone(), |chapter| of_chapter(chapter, n, until));
    let (free_columns, moments) = align(&every_column, free_columns);
    let traces = [&every_column, &free_columns];

    let mut held = Table::default();
    let mut marks = Table::default();
    let chapters = chapters
        .into_iter()
        .map(|chapter| {
            let trace = usize::from(chapter.number == 6);
            ChapterData::new(chapter, traces[trace], trace, &mut held, &mut marks)
        })
        .collect();
    let mut sentences = Table::default();
    let traces = traces.map(|trace| TraceData::new(trace, &mut sentences));
    let data = Data {
        n,
        chapters,
        traces,
        sentences: sentences.into_rows(),
        moments,
        start,
        machinery: held.into_rows().into_iter().map(machinery_data).collect(),
        marked: marks.into_rows(),
    };
    let data = serde_json::to_string(&data).expect("the keys are names");
    // "</" would end the script early.
    let data = data.replace("</", "<\\/");
    HTML.replace("{{N}}", &n.to_string())
        .replace("{{NOTE}}", &note(&every_column))
        .replace("{{CSS}}", CSS.trim_end())
        .replace("{{JS}}", JS.trim_end())
        .replace("{{DATA}}", &data)
}

fn note(trace: &Trace) -> String {
    let steps = grouped(trace.steps.len() as u64);
    if trace.ended == Ended::Over {
        format!("The whole search, {steps} steps.")
    } else if trace.ended == Ended::FirstSolution {
        format!("The search up to the first solution, {steps} steps.")
    } else {
        format!("The first {steps} steps of a longer search.")
    }
}

/// What the page gets to know, under the names that it uses.
#[derive(Serialize)]
struct Data {
    n: usize,
    chapters: Vec<ChapterData>,
    /// That of the chapters that try every column, and that of chapter 6.
    traces: [TraceData; 2],
    sentences: Vec<String>,
    /// For each step of either trace, the step of the same moment in the other.
    moments: [Vec<usize>; 2],
    start: usize,
    machinery: Vec<MachineryData>,
    marked: Vec<Vec<usize>>,
}

/// What differs from chapter to chapter; for each step the numbers of what it holds, and of the lines it
/// belongs to.
#[derive(Serialize)]
struct ChapterData {
    number: usize,
    title: &'static str,
    trace: usize,
    source: &'static [&'static str],
    marked: Vec<usize>,
    machinery: Vec<usize>,
}

impl ChapterData {
    fn new(
        chapter: &Chapter,
        trace: &Trace,
        index: usize,
        held: &mut Table<Machinery>,
        marks: &mut Table<Vec<usize>>,
    ) -> Self {
        let number = chapter.number;
        let marked_at = |step| marks.index(marked(number, step).unwrap_or_default());
        let held_at = |step| held.index(machinery(number, step).unwrap_or_default());
        Self {
            number,
            title: chapter.title,
            trace: index,
            source: lines(number).unwrap_or_default(),
            marked: trace.steps.iter().map(marked_at).collect(),
            machinery: trace.steps.iter().map(held_at).collect(),
        }
    }
}

/// The steps, and for each the number of its sentence.
#[derive(Serialize)]
struct TraceData {
    steps: Vec<Vec<usize>>,
    sentences: Vec<usize>,
}

impl TraceData {
    fn new(trace: &Trace, sentences: &mut Table<String>) -> Self {
        let said = |step: &Step| sentences.index(step.to_string());
        Self {
            steps: trace.steps.iter().map(step_data).collect(),
            sentences: trace.steps.iter().map(said).collect(),
        }
    }
}

/// The entries, each a name and a value, and the cells.
type MachineryData = (Vec<[String; 2]>, Vec<(usize, usize)>);

fn machinery_data(Machinery { entries, cells }: Machinery) -> MachineryData {
    (entries.into_iter().map(|entry| [entry.name, entry.value]).collect(), cells)
}

/// Values that are kept once each, and named by their number: most steps hold what the step before
/// held, and many say the same.
#[derive(Default)]
struct Table<T> {
    numbers: HashMap<T, usize>,
}

impl<T: Eq + Hash> Table<T> {
    fn index(&mut self, value: T) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(value).or_insert(next)
    }

    fn into_rows(self) -> Vec<T> {
        let mut rows: Vec<(T, usize)> = self.numbers.into_iter().collect();
        rows.sort_by_key(|(_, number)| *number);
        rows.into_iter().map(|(value, _)| value).collect()
    }
}

/// Kind, row, and column; then the row and column of the queen who attacks, if there is one.
fn step_data(step: &Step) -> Vec<usize> {
    let (kind, attack) = match step.kind {
        Kind::Try => (0, None),
        Kind::Refused(attack) => (1, attack),
        Kind::Placed(attack) => (2, attack),
        Kind::Solution => (3, None),
        Kind::TakenBack => (4, None),
    };
    let attack = attack.into_iter().flat_map(|attack| [attack.row, attack.col]);
    [kind, step.row, step.col].into_iter().chain(attack).collect()
}

/// The two traces side by side: the one that tries the free columns goes through the steps of the
/// other, and leaves some out. For each step of either the number of the same moment in the other; a
/// step that is left out has that of the step before. What lies beyond the end of the first is cut
/// off.
fn align(every_column: &Trace, mut free_columns: Trace) -> (Trace, [Vec<usize>; 2]) {
    let same = |one: &Step, other: &Step| {
        (one.kind, one.row, one.col, &one.placed)
            == (other.kind, other.row, other.col, &other.placed)
    };
    let (mut there, mut back) = (Vec::new(), Vec::new());
    for (number, step) in every_column.steps.iter().enumerate() {
        if free_columns.steps.get(back.len()).is_some_and(|other| same(step, other)) {
            back.push(number);
        }
        there.push(back.len().saturating_sub(1));
    }
    free_columns.steps.truncate(back.len());
    (free_columns, [there, back])
}
