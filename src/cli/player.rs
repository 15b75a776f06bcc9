//! `queens trace N --html FILE`: one page that plays the search, with everything that it needs in it.

mod data;
mod own_lines;
mod web;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use queens_kata::chapters::ch01_loop_recursion::solutions;
use queens_kata::grouped;
use queens_kata::known_counts::KNOWN_COUNTS;
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{Ended, Machinery, Step, Trace, Traced, Until, entry};

use super::recording::{Compared, Recording};
use super::steps::{self, counted};
use data::{ChapterData, Data, SizeData, Tables, TraceData};
use own_lines::OwnLines;

/// The sizes that can be chosen in a page, beside a smaller one that it is made for.
const SIZES: RangeInclusive<usize> = 4..=8;

/// Up to this n a page has the whole search.
pub const LARGEST_WHOLE: usize = 6;

/// Above it the search goes on until so many solutions are found ..
const MOST_SOLUTIONS: u64 = 10;

/// .. and for so many steps at most: the first solution is among them for every n.
const MOST_STEPS: usize = 8_000;

/// Up to this n the page has all solutions, for the board on which one places the queens oneself.
const LARGEST_PLACED: usize = 8;

/// The page that opens with n queens and the chapter `start`, and ends each search after so many solutions, if that is told.
pub fn page(n: usize, until: Option<u64>, start: usize) -> String {
    let watched: Vec<(&Chapter, &'static Traced)> =
        CHAPTERS.iter().filter_map(|chapter| Some((chapter, chapter.traced?))).collect();
    let mut tables = Tables::default();
    // A large one fills a page by itself.
    let sizes: BTreeSet<usize> =
        if n > *SIZES.end() { [n].into() } else { SIZES.chain([n]).collect() };
    let sizes = sizes.into_iter().map(|n| size_data(n, until, &watched, &mut tables)).collect();
    let chapters = watched
        .into_iter()
        .map(|(chapter, traced)| ChapterData {
            number: chapter.number,
            stem: Some(chapter.stem),
            label: format!("{}: {}", chapter.number, chapter.title),
            program: format!(
                "The program: it is what chapter {} asks you to write",
                chapter.number
            ),
            source: traced.excerpt.source().lines.iter().map(ToString::to_string).collect(),
        })
        .collect();
    let heading = "The search for";
    let data = Data { heading, n, start, beside: None, chapters, sizes, tables: tables.rows() };
    web::page(&data, &format!("watch {n}"))
}

fn size_data(
    n: usize,
    until: Option<u64>,
    watched: &[(&Chapter, &'static Traced)],
    tables: &mut Tables,
) -> SizeData {
    let until = match until {
        None if n <= LARGEST_WHOLE => Until { solutions: None, steps: usize::MAX },
        None => Until { solutions: Some(MOST_SOLUTIONS), steps: MOST_STEPS },
        solutions => Until { solutions, steps: MOST_STEPS },
    };
    // Most chapters search alike.
    let mut traces: Vec<Trace> = Vec::new();
    let mut held = Vec::new();
    for (_, traced) in watched {
        let trace = (traced.record)(n, until);
        let number = traces.iter().position(|it| *it == trace).unwrap_or_else(|| {
            traces.push(trace);
            traces.len() - 1
        });
        held.push((number, *traced));
    }
    let (first, others) = traces.split_first_mut().expect("a chapter is traced");
    let mut moments = vec![Vec::new()];
    moments.extend(others.iter_mut().map(|trace| align(first, trace)));
    let chapters = held
        .into_iter()
        .map(|(number, traced)| {
            let source = traced.excerpt.source();
            let steps = &traces[number].steps;
            let of_steps = steps.iter().map(|step| (source.marked(step), (traced.holds)(step)));
            tables.held(number, of_steps)
        })
        .collect();
    let traces = traces.iter().zip(moments).map(|(trace, moments)| TraceData {
        note: note(trace),
        whole: trace.ended == Ended::Over,
        steps: trace.steps.iter().map(|it| tables.event(it, it.to_string())).collect(),
        moments,
    });
    let traces = traces.collect();
    let solutions = (n <= LARGEST_PLACED)
        .then(|| solutions(n).iter().map(|board| board.columns().to_vec()).collect());
    SizeData { n, traces, chapters, solutions, together: None, parting: None }
}

/// What of the search is in the page, and that the rest is left out.
fn note(trace: &Trace) -> String {
    let steps = counted(trace.steps.len() as u64, "step", "steps");
    let found = trace.steps.last().map_or(0, |step| step.solutions);
    let all = KNOWN_COUNTS[trace.n];
    match (trace.ended, all) {
        (Ended::Over, 0) => format!("The whole search, {steps}: there is no solution."),
        (Ended::Over, _) => format!("The whole search, {steps}."),
        (_, 1) => format!("The first {steps}, with the only solution. The rest is left out."),
        _ => {
            let of = format!("{found} of the {} solutions", grouped(all));
            format!("The first {steps}, with {of}. The rest of the search is left out.")
        }
    }
}

/// A trace beside the first: it goes through the steps of the first, and may leave some out.
/// For each of its steps the number of that step in the first; what lies beyond the end of the first is cut off.
fn align(first: &Trace, trace: &mut Trace) -> Vec<usize> {
    let mut moments = Vec::new();
    for (number, step) in first.steps.iter().enumerate() {
        let is_same = |other: &Step| {
            (step.kind, step.row, step.col, &step.placed)
                == (other.kind, other.row, other.col, &other.placed)
        };
        if trace.steps.get(moments.len()).is_some_and(is_same) {
            moments.push(number);
        }
    }
    trace.steps.truncate(moments.len());
    moments
}

/// The page for the search of a learner's exercise, beside that of the reference, with the learner's file.
pub fn own_page(recording: &Recording, compared: &Compared, file: &str) -> String {
    let Recording { chapter, traced, trace, .. } = recording;
    let Compared { reference, lines, together, parting, .. } = compared;
    let reference = &reference.steps[..reference.steps.len().min(trace.steps.len() + MOST_STEPS)];
    let mut tables = Tables::default();

    let own = OwnLines::new(file, lines);
    let of_steps = (0..trace.steps.len())
        .map(|index| (own.marked(lines[index]), held_by_own(recording, compared, index)));
    let own_held = tables.held(0, of_steps);
    let source = traced.excerpt.source();
    let of_steps = reference.iter().map(|step| (source.marked(step), (traced.holds)(step)));
    let its_held = tables.held(1, of_steps);
    let yours = (0..trace.steps.len())
        .map(|index| tables.event(&trace.steps[index], recording.sentence(index)))
        .collect();
    let theirs = reference.iter().map(|it| tables.event(it, it.to_string())).collect();

    let chapters = vec![
        ChapterData {
            number: 0,
            stem: None,
            label: "yours".into(),
            program: "Your program".into(),
            source: own.lines,
        },
        ChapterData {
            number: *chapter,
            stem: None,
            label: "the reference".into(),
            program: format!("The reference of chapter {chapter}"),
            source: source.lines.iter().map(ToString::to_string).collect(),
        },
    ];
    let note = format!(
        "Your search of chapter {chapter}: {} {}",
        steps::ending(trace),
        recording.verdict().unwrap_or_default()
    );
    let whole = trace.ended == Ended::Over;
    let size = SizeData {
        n: trace.n,
        traces: [yours, theirs]
            .map(|steps| TraceData { note: note.clone(), whole, steps, moments: Vec::new() })
            .into(),
        chapters: vec![own_held, its_held],
        solutions: None,
        together: Some(*together),
        parting: parting.step,
    };
    let heading = "Your search for";
    let (n, sizes) = (trace.n, vec![size]);
    let beside = Some(*chapter);
    let data = Data { heading, n, start: 0, beside, chapters, sizes, tables: tables.rows() };
    web::page(&data, &format!("watch {n} --chapter {chapter} --mine"))
}

/// As long as both do the same, what the reference holds.
fn held_by_own(recording: &Recording, compared: &Compared, index: usize) -> Machinery {
    let mut held = recording.held(index);
    if index < compared.together {
        held.entries.insert(0, entry("the reference", "does the same so far, and holds:"));
    }
    held
}
