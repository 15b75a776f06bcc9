//! `queens trace N --html FILE`: one page that plays the search, with everything that it needs in it.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use queens_kata::grouped;
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{Ended, Kind, Machinery, Parting, Step, Trace, Traced, Until, entry};
use serde::Serialize;

use super::recording::{Compared, Recording};
use super::steps;

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
    let until = Until { solutions: first_solution.then_some(1), steps };
    let watched: Vec<(&Chapter, &'static Traced)> =
        CHAPTERS.iter().filter_map(|chapter| Some((chapter, chapter.traced?))).collect();
    let mut traces = Table::new();
    let of_chapter = |(_, traced): &(_, &Traced)| traces.index((traced.record)(n, until));
    let numbers: Vec<usize> = watched.iter().map(of_chapter).collect();
    let mut traces = traces.into_rows();
    let (first, others) = traces.split_first_mut().expect("a chapter is traced");
    let mut moments = vec![Moments::default()];
    moments.extend(others.iter_mut().map(|trace| align(first, trace)));

    let mut shared = Shared::new();
    let chapters = watched
        .into_iter()
        .zip(numbers)
        .map(|((chapter, traced), number)| {
            let source = traced.excerpt.source();
            let steps = &traces[number].steps;
            let marked = steps.iter().map(|step| shared.marks.index(source.marked(step))).collect();
            let held = steps.iter().map(|step| shared.held.index((traced.holds)(step))).collect();
            ChapterData {
                number: chapter.number,
                label: format!("{}: {}", chapter.number, chapter.title),
                program: format!(
                    "Show the program: it is what chapter {} asks you to write",
                    chapter.number
                ),
                trace: number,
                source: source.lines.iter().map(ToString::to_string).collect(),
                marked,
                machinery: held,
            }
        })
        .collect();
    let traces_data = traces.iter().zip(moments);
    let traces_data = traces_data
        .map(|(trace, moments)| TraceData {
            steps: trace.steps.iter().map(step_data).collect(),
            sentences: trace
                .steps
                .iter()
                .map(|it| shared.sentences.index(it.to_string()))
                .collect(),
            moments,
        })
        .collect();
    shared.page(n, &note(&traces[0]), chapters, traces_data, start)
}

/// The page for the search of a learner's exercise, beside that of the reference, with the learner's file.
pub fn own_page(recording: &Recording, compared: &Compared, file: &str) -> String {
    let Recording { chapter, traced, trace, .. } = recording;
    let reference = &compared.reference.steps[..];
    let reference = &reference[..reference.len().min(trace.steps.len().max(MOST_STEPS))];
    let mut shared = Shared::new();
    let excerpt = OwnExcerpt::new(file, &compared.lines);
    let own = ChapterData {
        number: 0,
        label: "yours".into(),
        program: "Show your program".into(),
        trace: 0,
        marked: (compared.lines.iter())
            .map(|line| shared.marks.index(excerpt.marked(*line)))
            .collect(),
        machinery: (0..trace.steps.len())
            .map(|index| {
                let mut held = recording.held(index);
                let Parting { step, sentence, .. } = &compared.parting;
                let same = || entry("the reference", "does the same so far, and holds:");
                let same = (index < compared.together).then(same);
                let note = (*step == Some(index)).then(|| entry("here the two part", sentence));
                held.entries.splice(0..0, note.into_iter().chain(same));
                shared.held.index(held)
            })
            .collect(),
        source: excerpt.lines,
    };
    let source = traced.excerpt.source();
    let its = ChapterData {
        number: *chapter,
        label: "the reference".into(),
        program: format!("Show the reference of chapter {chapter}"),
        trace: 1,
        marked: reference.iter().map(|step| shared.marks.index(source.marked(step))).collect(),
        machinery: reference.iter().map(|step| shared.held.index((traced.holds)(step))).collect(),
        source: source.lines.iter().map(ToString::to_string).collect(),
    };
    // Where they have parted there is no same moment: the last common step stands for all.
    let together = compared.together.saturating_sub(1);
    let moments = Moments {
        from_first: (0..trace.steps.len()).map(|step| step.min(together)).collect(),
        to_first: (0..reference.len()).map(|step| step.min(together)).collect(),
    };
    let yours = TraceData {
        steps: trace.steps.iter().map(step_data).collect(),
        sentences: (0..trace.steps.len())
            .map(|index| shared.sentences.index(recording.sentence(index)))
            .collect(),
        moments: Moments::default(),
    };
    let theirs = TraceData {
        steps: reference.iter().map(step_data).collect(),
        sentences: reference.iter().map(|it| shared.sentences.index(it.to_string())).collect(),
        moments,
    };
    let note = format!(
        "Your search of chapter {chapter}: {} {}",
        steps::ending(trace),
        recording.verdict().unwrap_or_default()
    );
    shared.page(trace.n, &note, vec![own, its], vec![yours, theirs], 0)
}

/// The functions of a learner's file that did something, one below the other.
struct OwnExcerpt {
    lines: Vec<String>,
    /// For each of the lines its number in the file, from 1.
    numbers: Vec<usize>,
}

impl OwnExcerpt {
    /// A function, or an `impl`, begins and ends with a line that is not indented.
    fn new(file: &str, used: &[Option<u32>]) -> Self {
        let used: HashSet<usize> = used.iter().flatten().map(|&line| line as usize).collect();
        let mut excerpt = Self { lines: Vec::new(), numbers: Vec::new() };
        let mut item: Vec<(usize, &str)> = Vec::new();
        for (line, number) in file.lines().zip(1..) {
            item.push((number, line));
            if line.starts_with('}') {
                if item.iter().any(|(number, _)| used.contains(number)) {
                    let is_head = |line: &str| {
                        line.is_empty() || line.starts_with("//") || line.starts_with("use ")
                    };
                    for (number, line) in item.iter().skip_while(|(_, line)| is_head(line)) {
                        excerpt.lines.push((*line).to_string());
                        excerpt.numbers.push(*number);
                    }
                }
                item.clear();
            }
        }
        excerpt
    }

    fn marked(&self, line: Option<u32>) -> Vec<usize> {
        let place = line.and_then(|line| self.numbers.iter().position(|&it| it == line as usize));
        place.into_iter().collect()
    }
}

fn note(trace: &Trace) -> String {
    let steps = grouped(trace.steps.len() as u64);
    if trace.ended == Ended::Over {
        format!("The whole search, {steps} steps.")
    } else if trace.ended == Ended::Solutions {
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

/// What the chapters share.
struct Shared {
    held: Table<Machinery>,
    marks: Table<Vec<usize>>,
    sentences: Table<String>,
}

impl Shared {
    fn new() -> Self {
        Self { held: Table::new(), marks: Table::new(), sentences: Table::new() }
    }

    /// The page.
    fn page(
        self,
        n: usize,
        note: &str,
        chapters: Vec<ChapterData>,
        traces: Vec<TraceData>,
        start: usize,
    ) -> String {
        let data = Data {
            n,
            chapters,
            traces,
            sentences: self.sentences.into_rows(),
            start,
            machinery: self.held.into_rows().into_iter().map(machinery_data).collect(),
            marked: self.marks.into_rows(),
        };
        let data = serde_json::to_string(&data).expect("the keys are names");
        // "</" would end the script early.
        let data = data.replace("</", "<\\/");
        HTML.replace("{{N}}", &n.to_string())
            .replace("{{NOTE}}", note)
            .replace("{{CSS}}", CSS.trim_end())
            .replace("{{JS}}", JS.trim_end())
            .replace("{{DATA}}", &data)
    }
}

/// What differs from chapter to chapter; for each step the numbers of what it holds, and of the lines it belongs to.
#[derive(Serialize)]
struct ChapterData {
    number: usize,
    /// In the list of chapters.
    label: String,
    /// Above the lines of the program, which are folded.
    program: String,
    trace: usize,
    source: Vec<String>,
    marked: Vec<usize>,
    machinery: Vec<usize>,
}

/// The steps, and for each the number of its sentence.
#[derive(Serialize)]
struct TraceData {
    steps: Vec<Vec<usize>>,
    sentences: Vec<usize>,
    #[serde(flatten)]
    moments: Moments,
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

/// Kind, row, and column; then the row and column of the queen that attacks, if there is one, or the columns of a board that is reported.
fn step_data(step: &Step) -> Vec<usize> {
    let (kind, attack) = match step.kind {
        Kind::Try => (0, None),
        Kind::Refused(attack) => (1, attack),
        Kind::Placed(attack) | Kind::Put(attack) => (2, attack),
        Kind::Solution => (3, None),
        Kind::TakenBack => (4, None),
        Kind::Safe(attack) => (5, attack),
        Kind::Reported => (6, None),
    };
    let mut data = vec![kind, step.row, step.col];
    data.extend(attack.into_iter().flat_map(|attack| [attack.row, attack.col]));
    if step.kind == Kind::Reported {
        data.extend(&step.placed);
    }
    data
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
