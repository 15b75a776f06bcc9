//! `queens trace N --html FILE`: one page that plays the search, with everything that it needs in it.

use std::collections::HashMap;

use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::source::{lines, marked};
use queens_kata::trace::{Kind, Machinery, Step, Trace, Until, machinery};
use serde_json::{Value, json};

use super::grouped;
use super::trace::of_chapter;

const HTML: &str = include_str!("player/player.html");
const CSS: &str = include_str!("player/player.css");
const JS: &str = include_str!("player/player.js");

/// Up to this n the page has the whole search.
pub const LARGEST_WHOLE: usize = 6;

/// Above it the page has so many steps at most.
pub const MOST_STEPS: usize = 2_000;

/// The page for n queens.
pub fn page(n: usize, first_solution: bool) -> String {
    let steps = if n <= LARGEST_WHOLE { usize::MAX } else { MOST_STEPS };
    let until = Until { first_solution, steps };
    let chapters: Vec<&Chapter> =
        CHAPTERS.iter().filter(|chapter| lines(chapter.number).is_some()).collect();
    let every_column = of_chapter(chapters[0], n, until);
    let free_columns = chapters
        .iter()
        .find(|chapter| chapter.number == 6)
        .map_or_else(|| every_column.clone(), |chapter| of_chapter(chapter, n, until));
    let traces = [&every_column, &free_columns];

    let mut table = Table::default();
    let chapters: Vec<Value> = chapters
        .into_iter()
        .map(|chapter| {
            let trace = usize::from(chapter.number == 6);
            chapter_data(chapter, n, traces[trace], trace, &mut table)
        })
        .collect();
    let mut sentences = Table::default();
    let traces_data = traces.map(|trace| trace_data(trace, &mut sentences));
    let data = json!({
        "n": n,
        "chapters": chapters,
        "traces": traces_data,
        "sentences": sentences.rows,
        "moments": [moments(&every_column, &free_columns), moments(&free_columns, &every_column)],
        "machinery": table.rows,
    });
    // "</" would end the script early.
    let data = data.to_string().replace("</", "<\\/");
    HTML.replace("{{N}}", &n.to_string())
        .replace("{{NOTE}}", &note(&every_column, first_solution))
        .replace("{{CSS}}", CSS.trim_end())
        .replace("{{JS}}", JS.trim_end())
        .replace("{{DATA}}", &data)
}

fn note(trace: &Trace, first_solution: bool) -> String {
    let steps = grouped(trace.steps.len() as u64);
    if trace.complete {
        format!("The whole search, {steps} steps.")
    } else if first_solution && trace.steps.last().is_some_and(|step| step.kind == Kind::Solution) {
        format!("The search up to the first solution, {steps} steps.")
    } else {
        format!("The first {steps} steps of a longer search.")
    }
}

fn chapter_data(
    chapter: &Chapter,
    n: usize,
    trace: &Trace,
    index: usize,
    table: &mut Table,
) -> Value {
    let kinds =
        [Kind::Try, Kind::Refused(None), Kind::Placed(None), Kind::Solution, Kind::TakenBack];
    let held: Vec<usize> = trace
        .steps
        .iter()
        .map(|step| machinery(chapter.number, n, step).unwrap_or_default())
        .map(|machinery| table.index(machinery_data(machinery)))
        .collect();
    json!({
        "number": chapter.number,
        "title": chapter.title,
        "trace": index,
        "source": lines(chapter.number),
        "marked": kinds.map(|kind| marked(chapter.number, kind)),
        "machinery": held,
    })
}

/// Values that are kept once each, and named by their number: most steps hold what the step before
/// held, and many say the same.
#[derive(Default)]
struct Table {
    rows: Vec<Value>,
    known: HashMap<String, usize>,
}

impl Table {
    fn index(&mut self, row: Value) -> usize {
        let rows = &mut self.rows;
        *self.known.entry(row.to_string()).or_insert_with(|| {
            rows.push(row);
            rows.len() - 1
        })
    }
}

/// The entries, each a name and a value, and then the cells, if there are any.
fn machinery_data(machinery: Machinery) -> Value {
    let entries: Vec<[String; 2]> =
        machinery.entries.into_iter().map(|entry| [entry.name, entry.value]).collect();
    if machinery.cells.is_empty() { json!([entries]) } else { json!([entries, machinery.cells]) }
}

fn trace_data(trace: &Trace, sentences: &mut Table) -> Value {
    let said: Vec<usize> =
        trace.steps.iter().map(|step| sentences.index(step.to_string().into())).collect();
    json!({ "steps": trace.steps.iter().map(step_data).collect::<Vec<_>>(), "sentences": said })
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

/// For each step of one trace the same moment in the other: the last step there that is not later.
fn moments(from: &Trace, to: &Trace) -> Vec<usize> {
    let last = to.steps.len().saturating_sub(1);
    let mut at = 0;
    from.steps
        .iter()
        .enumerate()
        .map(|(number, step)| {
            let same = |other: &Step| {
                (other.kind, &other.placed, other.row, other.col)
                    == (step.kind, &step.placed, step.row, step.col)
            };
            // Both go through the same cells in the same order, and one leaves some out.
            if let Some(ahead) = to.steps[at..].iter().take(4 * to.n + 4).position(same) {
                at += ahead;
            } else if from.steps.len() < to.steps.len() {
                at = at.max(number);
            }
            at.min(last)
        })
        .collect()
}
