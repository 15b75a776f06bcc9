//! `queens trace N --html FILE`: one page that plays the search, with everything that it needs in it.

use std::collections::HashMap;
use std::hash::Hash;

use queens_kata::grouped;
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{Ended, Kind, Machinery, Step, Trace, Traced, Until};
use serde::Serialize;

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
    let watched: Vec<(&Chapter, &'static Traced)> =
        CHAPTERS.iter().filter_map(|chapter| Some((chapter, chapter.traced?))).collect();
    let mut traces = Table::new();
    let of_chapter = |(_, traced): &(_, &Traced)| traces.index((traced.record)(n, until));
    let numbers: Vec<usize> = watched.iter().map(of_chapter).collect();
    let mut traces = traces.into_rows();
    let (first, others) = traces.split_first_mut().expect("a chapter is traced");
    let mut moments = vec![Moments::default()];
    moments.extend(others.iter_mut().map(|trace| align(first, trace)));

    let (mut held, mut marks, mut sentences) = (Table::new(), Table::new(), Table::new());
    let chapters = watched
        .into_iter()
        .zip(numbers)
        .map(|((chapter, traced), number)| {
            let trace = (number, &traces[number]);
            ChapterData::new(chapter, traced, trace, &mut held, &mut marks)
        })
        .collect();
    let data = Data {
        n,
        chapters,
        traces: traces
            .iter()
            .zip(moments)
            .map(|(trace, moments)| TraceData::new(trace, moments, &mut sentences))
            .collect(),
        sentences: sentences.into_rows(),
        start,
        machinery: held.into_rows().into_iter().map(machinery_data).collect(),
        marked: marks.into_rows(),
    };
    let data = serde_json::to_string(&data).expect("the keys are names");
    // "</" would end the script early.
    let data = data.replace("</", "<\\/");
    HTML.replace("{{N}}", &n.to_string())
        .replace("{{NOTE}}", &note(&traces[0]))
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
    /// Those that differ: most chapters search alike.
    traces: Vec<TraceData>,
    sentences: Vec<String>,
    start: usize,
    machinery: Vec<MachineryData>,
    marked: Vec<Vec<usize>>,
}

/// What differs from chapter to chapter; for each step the numbers of what it holds, and of the lines it belongs to.
#[derive(Serialize)]
struct ChapterData {
    number: usize,
    title: &'static str,
    trace: usize,
    source: Vec<&'static str>,
    marked: Vec<usize>,
    machinery: Vec<usize>,
}

impl ChapterData {
    fn new(
        chapter: &Chapter,
        traced: &'static Traced,
        (number, trace): (usize, &Trace),
        held: &mut Table<Machinery>,
        marks: &mut Table<Vec<usize>>,
    ) -> Self {
        let source = traced.excerpt.source();
        let marked_at = |step| marks.index(source.marked(step));
        let held_at = |step| held.index((traced.holds)(step));
        Self {
            number: chapter.number,
            title: chapter.title,
            trace: number,
            marked: trace.steps.iter().map(marked_at).collect(),
            machinery: trace.steps.iter().map(held_at).collect(),
            source: source.lines,
        }
    }
}

/// The steps, and for each the number of its sentence.
#[derive(Serialize)]
struct TraceData {
    steps: Vec<Vec<usize>>,
    sentences: Vec<usize>,
    #[serde(flatten)]
    moments: Moments,
}

impl TraceData {
    fn new(trace: &Trace, moments: Moments, sentences: &mut Table<String>) -> Self {
        let said = |step: &Step| sentences.index(step.to_string());
        Self {
            steps: trace.steps.iter().map(step_data).collect(),
            sentences: trace.steps.iter().map(said).collect(),
            moments,
        }
    }
}

/// Where the same moment is in two traces: for each step of the first trace the number of the step in this one, and the other way round.
/// Both are empty in the first trace, whose numbers are the same.
#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Moments {
    from_first: Vec<usize>,
    to_first: Vec<usize>,
}

/// The entries, each a name and a value, and the cells.
type MachineryData = (Vec<[String; 2]>, Vec<(usize, usize)>);

fn machinery_data(Machinery { entries, cells }: Machinery) -> MachineryData {
    (entries.into_iter().map(|entry| [entry.name, entry.value]).collect(), cells)
}

/// Values that are kept once each, and named by their number: most chapters search alike, most steps hold what the step before held, and many say the same.
struct Table<T> {
    numbers: HashMap<T, usize>,
}

impl<T: Eq + Hash> Table<T> {
    fn new() -> Self {
        Self { numbers: HashMap::new() }
    }

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

/// Kind, row, and column; then the row and column of the queen that attacks, if there is one.
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

/// A trace beside the first: it goes through the steps of the first, and may leave some out.
/// A step that is left out is at the moment of the step before.
/// What lies beyond the end of the first is cut off.
fn align(first: &Trace, trace: &mut Trace) -> Moments {
    let same = |one: &Step, other: &Step| {
        (one.kind, one.row, one.col, &one.placed)
            == (other.kind, other.row, other.col, &other.placed)
    };
    let mut moments = Moments::default();
    let Moments { from_first, to_first } = &mut moments;
    for (number, step) in first.steps.iter().enumerate() {
        if trace.steps.get(to_first.len()).is_some_and(|other| same(step, other)) {
            to_first.push(number);
        }
        from_first.push(to_first.len().saturating_sub(1));
    }
    trace.steps.truncate(to_first.len());
    moments
}
