//! The lines of a chapter's reference that a step belongs to.

use std::sync::LazyLock;

use super::machinery::is_last_of_all;
use super::{Kind, Step};

/// The function of a chapter in which the search happens, and which of its lines belong to what.
struct Excerpt {
    chapter: usize,
    text: &'static str,
    /// The line with which the function begins.
    first: &'static str,
    tries: &'static [&'static str],
    refused: &'static [&'static str],
    placed: &'static [&'static str],
    solution: &'static [&'static str],
    taken_back: &'static [&'static str],
    /// Where the last row is not like the others: placed, and taken back.
    in_last_row: Option<[&'static [&'static str]; 2]>,
    /// Where the last step of all is not like the others.
    over: Option<&'static [&'static str]>,
}

macro_rules! chapter_text {
    ($stem:literal) => {
        include_str!(concat!("../chapters/", $stem, ".rs"))
    };
}

static EXCERPTS: [Excerpt; 9] = [
    Excerpt {
        chapter: 1,
        text: chapter_text!("ch01_loop_recursion"),
        first: "fn list_below(",
        tries: &["if is_safe(placed, col) {"],
        refused: &["for col in 0..n {"],
        placed: &["placed.push(col);", "found.extend(list_below(n, placed));"],
        solution: &["if placed.len() == n {", "return vec![Board::from_columns(placed)];"],
        taken_back: &["placed.pop();"],
        in_last_row: None,
        over: None,
    },
    Excerpt {
        chapter: 2,
        text: chapter_text!("ch02_pure_recursion"),
        first: "fn try_cell(",
        tries: &["if is_safe(placed, col) {"],
        refused: &[
            "let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };",
            "Some(next) => new + try_cell(n, placed, next, found),",
        ],
        placed: &["placed.push(col);", "return try_cell(n, placed, 0, found);"],
        solution: &["found(placed);", "new = 1;"],
        taken_back: &[
            "let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };",
            "Some(next) => new + try_cell(n, placed, next, found),",
        ],
        in_last_row: Some([&["placed.push(col);", "if placed.len() < n {"], &["placed.pop();"]]),
        over: Some(&["None => new,"]),
    },
    Excerpt {
        chapter: 3,
        text: chapter_text!("ch03_tail_call"),
        first: "pub fn step(",
        tries: &["if is_safe(&state.placed, state.col) {"],
        refused: &["let mut next = state.col + 1;", "if next < state.n {"],
        placed: &["state.placed.push(state.col);", "next = 0;"],
        solution: &["if state.placed.len() + 1 == state.n {", "state.count += 1;"],
        taken_back: &["match step_back(&mut state.placed, state.n) {", "state.col = col;"],
        in_last_row: Some([
            &["if state.placed.len() + 1 == state.n {"],
            &["let mut next = state.col + 1;", "if next < state.n {"],
        ]),
        over: Some(&["None => Bounce::Done(state.count),"]),
    },
    Excerpt {
        chapter: 4,
        text: chapter_text!("ch04_plain_loop"),
        first: "fn next(",
        tries: &["} else if is_safe(&self.placed, self.col) {"],
        refused: &["self.col += 1;"],
        placed: &["self.placed.push(self.col);", "self.col = 0;"],
        solution: &[
            "if self.placed.len() == self.n {",
            "self.col = self.n;",
            "return Some(Board::from_columns(&self.placed));",
        ],
        taken_back: &["if self.col == self.n {", "self.col = self.placed.pop()? + 1;"],
        in_last_row: None,
        over: None,
    },
    Excerpt {
        chapter: 5,
        text: chapter_text!("ch05_grid"),
        first: "fn fill_from(",
        tries: &["if is_safe(grid, row, col) {"],
        refused: &["for col in 0..n {"],
        placed: &["grid[row][col] = true;", "fill_from(row + 1, grid, found);"],
        solution: &["if row == n {", "return found(grid);"],
        taken_back: &["grid[row][col] = false;"],
        in_last_row: None,
        over: None,
    },
    Excerpt {
        chapter: 6,
        text: chapter_text!("ch06_column_list"),
        first: "fn fill_below(",
        tries: &["if is_safe(placed, col) {"],
        refused: &["for_each_free(free, |col, rest| {"],
        placed: &["placed.push(col);", "fill_below(placed, rest, found);"],
        solution: &["if free.is_empty() {", "return found(placed);"],
        taken_back: &["placed.pop();"],
        in_last_row: None,
        over: None,
    },
    Excerpt {
        chapter: 7,
        text: chapter_text!("ch07_marker_arrays"),
        first: "fn fill_below(",
        tries: &["if marks.is_free(row, col) {"],
        refused: &["for col in 0..n {"],
        placed: &[
            "marks.place(row, col);",
            "placed.push(col);",
            "fill_below(placed, marks, found);",
        ],
        solution: &["if row == n {", "return found(placed);"],
        taken_back: &["placed.pop();", "marks.remove(row, col);"],
        in_last_row: None,
        over: None,
    },
    Excerpt {
        chapter: 8,
        text: chapter_text!("ch08_explicit_stack"),
        first: "pub fn walk(",
        tries: &["} else if marks.is_free(row, top.col) {"],
        refused: &["top.col += 1;"],
        placed: &["marks.place(row, top.col);", "top.stands = true;"],
        solution: &["look(&stack);"],
        taken_back: &[
            "if top.stands {",
            "marks.remove(row, top.col);",
            "*top = Position { row, col: top.col + 1, stands: false };",
        ],
        in_last_row: None,
        over: None,
    },
    Excerpt {
        chapter: 9,
        text: chapter_text!("ch09_bitmask"),
        first: "pub fn list_below(",
        tries: &["let mut free = taken.free(n);", "while free != 0 {"],
        refused: &["let mut free = taken.free(n);"],
        placed: &[
            "let queen = lowest(free);",
            "free ^= queen;",
            "placed.push(queen.trailing_zeros() as usize);",
            "list_below(taken.with_queen(queen), n, placed, found);",
        ],
        solution: &["if placed.len() == n {", "found.push(Board::from_columns(placed));"],
        taken_back: &["placed.pop();"],
        in_last_row: None,
        over: None,
    },
];

impl Excerpt {
    /// The lines of the function, without the indent that all have.
    fn lines(&self) -> Vec<&'static str> {
        let is_first = |line: &&str| line.trim_start().starts_with(self.first);
        let mut lines = self.text.lines().skip_while(|line| !is_first(line));
        let opening = lines.next().expect("the function is in its chapter");
        let indent = opening.len() - opening.trim_start().len();
        let closing = format!("{}}}", " ".repeat(indent));
        let mut function = vec![&opening[indent..]];
        for line in lines {
            function.push(line.get(indent..).unwrap_or(""));
            if *line == *closing {
                break;
            }
        }
        function
    }
}

/// Each excerpt with its lines, which are looked up at every step of a search.
static FUNCTIONS: LazyLock<Vec<(&Excerpt, Vec<&str>)>> =
    LazyLock::new(|| EXCERPTS.iter().map(|excerpt| (excerpt, excerpt.lines())).collect());

fn function(chapter: usize) -> Option<&'static (&'static Excerpt, Vec<&'static str>)> {
    FUNCTIONS.iter().find(|(excerpt, _)| excerpt.chapter == chapter)
}

/// The lines of the function in which a chapter, 1 to 9, searches. `None` for the other chapters.
pub fn lines(chapter: usize) -> Option<&'static [&'static str]> {
    Some(&function(chapter)?.1)
}

/// The numbers, from 0, of those of [`lines`] that belong to a step.
pub fn marked(chapter: usize, step: &Step) -> Option<Vec<usize>> {
    let (excerpt, lines) = function(chapter)?;
    let last_row = excerpt.in_last_row.filter(|_| step.row + 1 == step.n);
    let fragments = match (step.kind, last_row) {
        (Kind::TakenBack, _) if is_last_of_all(step) && excerpt.over.is_some() => {
            excerpt.over.unwrap_or_default()
        }
        (Kind::Placed(_), Some([placed, _])) => placed,
        (Kind::TakenBack, Some([_, taken_back])) => taken_back,
        (Kind::Try, _) => excerpt.tries,
        (Kind::Refused(_), _) => excerpt.refused,
        (Kind::Placed(_), None) => excerpt.placed,
        (Kind::Solution, _) => excerpt.solution,
        (Kind::TakenBack, None) => excerpt.taken_back,
    };
    let is_marked = |&number: &usize| fragments.contains(&lines[number].trim());
    let marked: Vec<usize> = (0..lines.len()).filter(is_marked).collect();
    debug_assert_eq!(marked.len(), fragments.len(), "chapter {chapter} has changed: {fragments:?}");
    Some(marked)
}
