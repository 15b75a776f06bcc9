//! What the page gets to know, under the names that `web/data.js` reads.
//!
//! Values are kept once each, in tables, and named by their number: most chapters search alike, most steps hold what the step before held, and many say the same.

use std::collections::HashMap;
use std::hash::Hash;

use queens_kata::trace::{Kind, Machinery, Step};
use serde::Serialize;

#[derive(Serialize)]
pub struct Data<'a> {
    /// What stands before the number of queens.
    pub heading: &'a str,
    /// The size, the chapter, and the chapter beside it that the page opens with.
    pub n: usize,
    pub start: usize,
    pub beside: Option<usize>,
    pub chapters: Vec<ChapterData>,
    pub sizes: Vec<SizeData>,
    #[serde(flatten)]
    pub tables: Rows,
}

#[derive(Serialize)]
pub struct ChapterData {
    pub number: usize,
    /// Its page in the book is named for it.
    pub stem: Option<&'static str>,
    /// In the list of chapters.
    pub label: String,
    /// Above the lines of the program, which are folded.
    pub program: String,
    pub source: Vec<String>,
}

/// The searches on a board of n rows.
#[derive(Serialize)]
pub struct SizeData {
    pub n: usize,
    /// Those that differ.
    pub traces: Vec<TraceData>,
    /// One for each chapter, in the same order.
    pub chapters: Vec<HeldData>,
    /// All solutions, each as its columns, if there are few enough.
    pub solutions: Option<Vec<Vec<usize>>>,
    /// A learner's search and the reference's have so many steps in common.
    pub together: Option<usize>,
    /// The step of a learner's search where the two part.
    pub parting: Option<usize>,
}

#[derive(Serialize)]
pub struct TraceData {
    /// What of the search there is.
    pub note: String,
    /// Whether that is all of it.
    pub whole: bool,
    /// For each step the number of its event.
    pub steps: Vec<usize>,
    /// For each step the number of the same moment in the first trace.
    /// Empty in the first trace, whose numbers are the same, and where a learner's search is.
    pub moments: Vec<usize>,
}

/// What a chapter's program holds at each step of its trace.
#[derive(Serialize)]
pub struct HeldData {
    trace: usize,
    /// A character for each step: '0' is the first of `lines`, and so on.
    marks: String,
    /// For each step the number of the cells that are read; empty if the program reads none.
    reads: Vec<usize>,
    /// What changes: so many entries stay as they were, and then come these.
    /// Nothing at all if all stay.
    held: Vec<Vec<usize>>,
    /// Lines that are marked together, by their numbers.
    lines: Vec<Vec<usize>>,
}

/// What happens, and what the page says of it: a kind, a row, a column, a sentence, and the row and column of the queen that attacks, or the columns of a board that is reported.
#[derive(PartialEq, Eq, Hash, Serialize)]
pub struct Event(usize, usize, usize, String, Vec<usize>);

#[derive(Default)]
pub struct Tables {
    events: Table<Event>,
    entries: Table<[String; 2]>,
    cells: Table<Vec<(usize, usize)>>,
}

#[derive(Serialize)]
pub struct Rows {
    events: Vec<Event>,
    entries: Vec<[String; 2]>,
    cells: Vec<Vec<(usize, usize)>>,
}

impl Tables {
    /// The number of what happens at a step.
    pub fn event(&mut self, step: &Step, sentence: String) -> usize {
        let (kind, attack) = match step.kind {
            Kind::Try => (0, None),
            Kind::Refused(attack) => (1, attack),
            Kind::Placed(attack) | Kind::Put(attack) => (2, attack),
            Kind::Solution => (3, None),
            Kind::TakenBack => (4, None),
            Kind::Safe(attack) => (5, attack),
            Kind::Reported => (6, None),
        };
        let more = match (step.kind, attack) {
            (Kind::Reported, _) => step.placed.clone(),
            (_, Some(attack)) => vec![attack.row, attack.col],
            (_, None) => Vec::new(),
        };
        self.events.index(Event(kind, step.row, step.col, sentence, more))
    }

    /// What a program holds at each step of a trace, and the lines that are marked.
    pub fn held(
        &mut self,
        trace: usize,
        of_steps: impl Iterator<Item = (Vec<usize>, Machinery)>,
    ) -> HeldData {
        let mut all_lines = Table::default();
        let (mut marks, mut reads, mut held) = (String::new(), Vec::new(), Vec::new());
        let mut before: Vec<usize> = Vec::new();
        let mut reads_any = false;
        for (lines, Machinery { entries, cells }) in of_steps {
            marks.push(mark(all_lines.index(lines)));
            reads_any |= !cells.is_empty();
            reads.push(self.cells.index(cells));
            let now: Vec<usize> = entries
                .into_iter()
                .map(|entry| self.entries.index([entry.name, entry.value]))
                .collect();
            held.push(change(&before, &now));
            before = now;
        }
        if !reads_any {
            reads.clear();
        }
        HeldData { trace, marks, reads, held, lines: all_lines.into_rows() }
    }

    pub fn rows(self) -> Rows {
        Rows {
            events: self.events.into_rows(),
            entries: self.entries.into_rows(),
            cells: self.cells.into_rows(),
        }
    }
}

fn mark(number: usize) -> char {
    let code =
        u32::try_from(number).ok().and_then(|number| char::from_u32(number + u32::from('0')));
    code.expect("a program has fewer lines than there are characters")
}

/// How many of the entries stay, and those that come after them.
fn change(before: &[usize], now: &[usize]) -> Vec<usize> {
    if before == now {
        return Vec::new();
    }
    let stay = before.iter().zip(now).take_while(|(one, other)| one == other).count();
    let mut change = vec![stay];
    change.extend(&now[stay..]);
    change
}

/// Values that are kept once each, and named by their number.
struct Table<T> {
    numbers: HashMap<T, usize>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self { numbers: HashMap::new() }
    }
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
