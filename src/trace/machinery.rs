//! What each chapter's program holds at a step.

use super::{Kind, Step};
use crate::chapters::ch03_tail_call::State;
use crate::chapters::ch07_marker_arrays::Marks;

/// What a program holds at a step, as names and values, and the cells that it looks at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Machinery {
    /// Names and values, in the order in which to show them.
    pub entries: Vec<Entry>,
    /// The cells, as (row, column), that a check along rays has read.
    pub cells: Vec<(usize, usize)>,
}

/// A name and a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is.
    pub name: String,
    /// What it holds.
    pub value: String,
}

/// What the program of a chapter, 1 to 8, holds at a step of the search for `n` queens.
/// `None` for the other chapters, which do not search cell by cell.
pub fn machinery(chapter: usize, n: usize, step: &Step) -> Option<Machinery> {
    let entries = |entries| Machinery { entries, cells: Vec::new() };
    Some(match chapter {
        1 => entries(frames(step)),
        2 => entries(depth(step)),
        3 => entries(bounce(n, step)),
        4 => entries(variables(step)),
        5 => rays(n, step),
        6 => entries(free_columns(n, step)),
        7 => entries(marks(n, step)),
        8 => entries(stack(step)),
        _ => return None,
    })
}

fn entry(name: impl Into<String>, value: impl Into<String>) -> Entry {
    Entry { name: name.into(), value: value.into() }
}

/// The cell that the program is at: the queens above it, and its column. After a solution or a step
/// back that is the cell of the queen in question.
fn at(step: &Step) -> (&[usize], usize) {
    (&step.placed[..step.row.min(step.placed.len())], step.col)
}

/// Chapter 1: one frame for each row that has been entered, each in the middle of its loop.
fn frames(step: &Step) -> Vec<Entry> {
    let (above, col) = at(step);
    let mut frames: Vec<Entry> = above
        .iter()
        .enumerate()
        .map(|(row, queen)| entry(format!("frame of row {row}"), format!("col = {queen}, waiting")))
        .collect();
    frames.push(entry(format!("frame of row {}", above.len()), format!("col = {col}")));
    if step.kind == Kind::Solution {
        frames.push(entry(format!("frame of row {}", step.placed.len()), "no row left: found"));
    }
    frames
}

/// Chapter 2: a frame for every try, and none has returned.
fn depth(step: &Step) -> Vec<Entry> {
    let (_, col) = at(step);
    vec![
        entry("frames on the stack", step.tries.to_string()),
        entry("col, in the last of them", col.to_string()),
        entry("placed, shared by all", format!("{:?}", step.placed)),
    ]
}

/// Chapter 3: the state that the trampoline holds.
fn bounce(n: usize, step: &Step) -> Vec<Entry> {
    let (above, col) = at(step);
    let state = State { n, placed: above.to_vec(), col, count: step.solutions };
    let State { n, placed, col, count } = &state;
    vec![
        entry("in flight", "Bounce::Call"),
        entry("n", n.to_string()),
        entry("placed", format!("{placed:?}")),
        entry("col", col.to_string()),
        entry("count", count.to_string()),
    ]
}

/// Chapter 4: two variables.
fn variables(step: &Step) -> Vec<Entry> {
    let (above, col) = at(step);
    vec![entry("placed", format!("{above:?}")), entry("col", col.to_string())]
}

/// Chapter 5: the cells that the three rays read, each up to the first queen.
fn rays(n: usize, step: &Step) -> Machinery {
    let (above, col) = at(step);
    let row = above.len();
    let rows = || (0..row).rev();
    let straight_up: Vec<_> = rows().map(|above| (above, col)).collect();
    let up_left: Vec<_> = rows().zip((0..col).rev()).collect();
    let up_right: Vec<_> = rows().zip(col + 1..n).collect();

    let (mut entries, mut cells) = (Vec::new(), Vec::new());
    let mut met = false;
    for (name, ray) in [("straight up", straight_up), ("up left", up_left), ("up right", up_right)]
    {
        let queen = ray.iter().position(|&(row, col)| above[row] == col);
        let read = queen.map_or(ray.len(), |queen| queen + 1);
        let value = match queen {
            _ if met => "not walked".to_string(),
            Some(_) => format!("{read} read, the last is a queen"),
            None => format!("{read} read, no queen"),
        };
        if !met {
            cells.extend(&ray[..read]);
        }
        met |= queen.is_some();
        entries.push(entry(name, value));
    }
    Machinery { entries, cells }
}

/// Chapter 6: the list that the row got, and what is left of it for the rows below.
fn free_columns(n: usize, step: &Step) -> Vec<Entry> {
    let free = |placed: &[usize]| -> String {
        let free: Vec<usize> = (0..n).filter(|col| !placed.contains(col)).collect();
        format!("{free:?}")
    };
    let (above, col) = at(step);
    vec![
        entry(format!("free for row {}", above.len()), free(above)),
        entry("rest, without this column", free(&[above, &[col]].concat())),
    ]
}

/// Chapter 7: three arrays. A `#` is a mark.
fn marks(n: usize, step: &Step) -> Vec<Entry> {
    let marks = Marks::new(n);
    let queens: Vec<(usize, usize)> = step.placed.iter().copied().enumerate().collect();
    let array = |length: usize, number: &dyn Fn(usize, usize) -> usize| -> String {
        (0..length)
            .map(|index| queens.iter().any(|&(row, col)| number(row, col) == index))
            .map(|taken| if taken { '#' } else { '.' })
            .collect()
    };
    vec![
        entry("columns", array(n, &|_, col| col)),
        entry("hills", array(2 * n - 1, &|row, col| marks.hill(row, col))),
        entry("dales", array(2 * n - 1, &|row, col| marks.dale(row, col))),
    ]
}

/// Chapter 8: a position for each row that has been entered.
fn stack(step: &Step) -> Vec<Entry> {
    let (above, col) = at(step);
    let stands = step.placed.len() > above.len();
    let mut positions: Vec<Entry> = above
        .iter()
        .enumerate()
        .map(|(row, queen)| entry(format!("row {row}"), format!("col {queen}, queen stands")))
        .collect();
    let last = if stands { ", queen stands" } else { "" };
    positions.push(entry(format!("row {}", above.len()), format!("col {col}{last}")));
    positions
}
