//! The recorded search against the chapters, its sentences, and what each chapter holds at a step.

mod event;
mod held;
mod own;
mod parting;
mod search;

use std::fmt::Write;

use pretty_assertions::assert_eq;
use queens_kata::Board;
use queens_kata::cost::Cost;
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{
    Ended, Kind, LARGEST_N, Step, Trace, Traced, Until, ch06_column_list, trace,
};
use rstest::rstest;

const ALL: Until = Until { solutions: None, steps: usize::MAX };

/// The chapters that are traced.
fn traced() -> impl Iterator<Item = (&'static Chapter, &'static Traced)> {
    CHAPTERS.iter().filter_map(|chapter| Some((chapter, chapter.traced?)))
}

fn of_kind(trace: &Trace, is_kind: impl Fn(Kind) -> bool) -> u64 {
    trace.steps.iter().filter(|step| is_kind(step.kind)).count() as u64
}

#[rstest]
fn a_trace_has_the_tries_placements_and_solutions_of_the_chapters(
    #[values(1, 2, 3, 4, 5, 6, 7, 8)] n: usize,
) {
    let cost = Cost::of(n);
    let boards: Vec<_> =
        CHAPTERS.iter().filter_map(|it| Some((it.stem, (it.can_list(n).ok()?)(n)))).collect();
    for (chapter, traced) in traced() {
        let trace = (traced.record)(n, ALL);
        // A chapter of which no tries are counted is shown as the search that tries every column.
        let tries = chapter.tries.map_or(cost.tries, |tries| tries(&cost));
        assert_eq!(trace.ended, Ended::Over, "{}", chapter.stem);
        assert_eq!(of_kind(&trace, |kind| kind == Kind::Try), tries);
        assert_eq!(of_kind(&trace, |kind| kind == Kind::Placed(None)), cost.placed);
        assert_eq!(of_kind(&trace, |kind| kind == Kind::TakenBack), cost.placed);
        let refused = |kind| matches!(kind, Kind::Refused(Some(_)));
        assert_eq!(of_kind(&trace, refused), tries - cost.placed);

        let solutions = trace.steps.iter().filter(|step| step.kind == Kind::Solution);
        let solutions: Vec<Vec<usize>> = solutions.map(|step| step.placed.clone()).collect();
        for (stem, boards) in &boards {
            let listed = boards.iter().map(Board::columns).eq(&solutions);
            assert!(listed, "{stem} lists other boards than {} finds", chapter.stem);
        }

        let last = trace.steps.last().unwrap();
        assert_eq!((last.tries, last.solutions), (tries, cost.solutions));
        assert_eq!((last.kind, last.placed.as_slice()), (Kind::TakenBack, [].as_slice()));
    }
}

#[test]
fn there_is_nothing_to_trace_for_no_queen() {
    assert_eq!(trace(0, ALL), Trace { n: 0, steps: Vec::new(), ended: Ended::Over });
    for (chapter, traced) in traced() {
        assert_eq!((traced.record)(0, ALL), trace(0, ALL), "{}", chapter.stem);
    }
}

#[test]
fn a_trace_ends_where_it_is_told_to() {
    let first = trace(8, Until { solutions: Some(1), steps: usize::MAX });
    assert_eq!(first.ended, Ended::Solutions);
    assert_eq!(first.steps.last().unwrap().kind, Kind::Solution);
    assert_eq!(first.steps.last().unwrap().placed, [0, 4, 7, 5, 2, 6, 1, 3]);

    for (chapter, traced) in traced() {
        let bounded = (traced.record)(8, Until { steps: 100, ..ALL });
        assert_eq!((bounded.steps.len(), bounded.ended), (100, Ended::Steps), "{}", chapter.stem);
    }
    assert_eq!(trace(12, Until { steps: 100, ..ALL }).steps.len(), 100);
    let exact = trace(4, ALL).steps.len();
    let fits = trace(4, Until { steps: exact, ..ALL });
    assert_eq!(fits.ended, Ended::Over, "the last step fits");
    let at_once = trace(4, Until { solutions: Some(1), steps: 57 });
    assert_eq!((at_once.steps.len(), at_once.ended), (57, Ended::Solutions));
}

#[rstest]
#[case::every_column(trace)]
#[case::free_columns(ch06_column_list::TRACED.record)]
#[should_panic = "n = 13 is too large: searches are traced for n = 0 to 12"]
fn an_n_that_is_too_large_is_refused(#[case] record: fn(usize, Until) -> Trace) {
    let _ = record(LARGEST_N + 1, ALL);
}

#[test]
fn each_kind_of_step_says_itself_in_one_sentence() {
    let four = trace(4, ALL);
    let sentence = |index: usize| four.steps[index].to_string();
    assert_eq!(sentence(0), "Row 0, column 0: is it safe?");
    assert_eq!(sentence(1), "Row 0, column 0: safe, a queen is placed.");
    assert_eq!(
        sentence(3),
        "Row 1, column 0: refused, it shares the column with the queen in row 0."
    );
    assert_eq!(
        sentence(5),
        "Row 1, column 1: refused, it shares a falling diagonal with the queen in row 0."
    );
    let solution = four.steps.iter().find(|step| step.kind == Kind::Solution).unwrap();
    assert_eq!(solution.to_string(), "All 4 queens stand: solution 1.");
    assert_eq!(four.steps.last().unwrap().to_string(), "Row 0, column 3: the queen is taken back.");
}

/// The page that plays a search goes from one chapter to another at the same moment.
#[rstest]
fn every_trace_goes_through_the_steps_of_the_first_and_has_no_others(#[values(4, 5, 6)] n: usize) {
    let moment = |step: &Step| (step.kind, step.row, step.col, step.placed.clone());
    let mut traces = traced().map(|(chapter, traced)| (chapter.stem, (traced.record)(n, ALL)));
    let (_, first) = traces.next().expect("a chapter is traced");
    for (stem, trace) in traces {
        let mut steps = first.steps.iter();
        for step in &trace.steps {
            assert!(steps.any(|other| moment(other) == moment(step)), "{stem}: {step}");
        }
    }
}

/// What each chapter holds at each step for n = 4: one snapshot a chapter.
#[test]
fn each_chapter_shows_its_machinery() {
    for (chapter, traced) in traced() {
        let mut text = String::new();
        for step in &(traced.record)(4, ALL).steps {
            let machinery = (traced.holds)(step);
            let entries: Vec<String> = machinery
                .entries
                .iter()
                .map(|entry| format!("{}: {}", entry.name, entry.value))
                .collect();
            writeln!(text, "{step}\n    {}", entries.join("; ")).unwrap();
            if !machinery.cells.is_empty() {
                writeln!(text, "    cells {:?}", machinery.cells).unwrap();
            }
        }
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots"));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.set_description(format!(
            "The search for four queens, as chapter {} holds it.",
            chapter.number
        ));
        let name = format!("trace_4_{}", chapter.prefix());
        settings.bind(|| insta::assert_snapshot!(name, text));
    }
}

/// The lines that a step marks are in the reference, and each kind of step has some.
#[test]
fn each_kind_of_step_marks_lines_of_the_reference() {
    for (chapter, traced) in traced() {
        let source = traced.excerpt.source();
        assert_eq!(source.lines.last(), Some(&"}"), "{}", chapter.stem);
        assert!(source.lines.len() < 40, "{:#?}", source.lines);
        for step in &(traced.record)(4, ALL).steps {
            let marked = source.marked(step);
            let are_lines = marked.iter().all(|&line| line < source.lines.len());
            assert!(!marked.is_empty() && are_lines, "{}: {step}", chapter.stem);
        }
    }
}
