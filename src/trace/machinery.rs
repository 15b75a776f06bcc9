//! What each chapter's program holds at a step.

use super::{Kind, Step};
use crate::chapters::ch07_marker_arrays::Marks;
use crate::chapters::ch09_bitmask::Taken;

/// What a program holds when the lines of a step have run, as names and values, and the cells that
/// it has read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Machinery {
    /// Names and values, in the order in which to show them.
    pub entries: Vec<Entry>,
    /// The cells, as (row, column), that a check along rays has read.
    pub cells: Vec<(usize, usize)>,
}

/// A name and a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// What it is.
    pub name: String,
    /// What it holds.
    pub value: String,
}

/// What the program of a chapter, 1 to 9, holds at a step. `None` for the other chapters, which do not
/// search cell by cell.
pub fn machinery(chapter: usize, step: &Step) -> Option<Machinery> {
    let entries = |entries| Machinery { entries, cells: Vec::new() };
    Some(match chapter {
        1 => entries(frames(step)),
        2 => entries(depth(step)),
        3 => entries(bounce(step)),
        4 => entries(variables(step)),
        5 => rays(step),
        6 => entries(free_columns(step)),
        7 => entries(marks(step)),
        8 => entries(stack(step)),
        9 => entries(bits(step)),
        _ => return None,
    })
}

fn entry(name: impl Into<String>, value: impl Into<String>) -> Entry {
    Entry { name: name.into(), value: value.into() }
}

/// The queens above the cell of the step, and its column.
fn at(step: &Step) -> (&[usize], usize) {
    (&step.placed[..step.row.min(step.placed.len())], step.col)
}

/// Chapter 1: one frame for each row that has been entered, each in the middle of its loop.
fn frames(step: &Step) -> Vec<Entry> {
    let (above, col) = at(step);
    let waiting = |(row, queen): (usize, &usize)| {
        entry(format!("frame of row {row}"), format!("col = {queen}, waiting"))
    };
    match step.kind {
        Kind::Try | Kind::Refused(_) | Kind::TakenBack => {
            let mut frames: Vec<Entry> = above.iter().enumerate().map(waiting).collect();
            frames.push(entry(format!("frame of row {}", above.len()), format!("col = {col}")));
            frames
        }
        Kind::Placed(_) | Kind::Solution => {
            let mut frames: Vec<Entry> = step.placed.iter().enumerate().map(waiting).collect();
            let row = step.placed.len();
            let state = if step.kind == Kind::Solution { "no row left: found" } else { "begins" };
            frames.push(entry(format!("frame of row {row}"), state));
            frames
        }
    }
}

/// Chapter 2: a frame for every try, and none has returned.
fn depth(step: &Step) -> Vec<Entry> {
    vec![
        entry("frames on the stack", step.tries.to_string()),
        entry("col, in the last of them", step.tried.to_string()),
        entry("placed, shared by all", format!("{:?}", step.placed)),
    ]
}

/// Chapter 3: the state that goes through `step`. Its queens are those above the last row: one who
/// completes a board is counted and not kept.
fn bounce(step: &Step) -> Vec<Entry> {
    let (n, (above, col)) = (step.n, at(step));
    let in_last_row = step.row + 1 == n;
    let next = if col + 1 < n { (col + 1).to_string() } else { format!("{col}, the last") };
    let (placed, col) = match step.kind {
        Kind::Placed(_) if !in_last_row => (step.placed.as_slice(), "0".into()),
        Kind::Try | Kind::Placed(_) | Kind::Solution => (above, col.to_string()),
        Kind::Refused(_) | Kind::TakenBack => (above, next),
    };
    if is_last_of_all(step) {
        return vec![entry("back on the trampoline", format!("Bounce::Done({})", step.solutions))];
    }
    vec![
        entry("state.n", n.to_string()),
        entry("state.placed", format!("{placed:?}")),
        entry("state.col", col),
        entry("state.count", step.solutions.to_string()),
    ]
}

/// Whether the search is over after this step: row 0's queen has left its last column.
pub fn is_last_of_all(step: &Step) -> bool {
    step.kind == Kind::TakenBack && step.row == 0 && step.col + 1 == step.n
}

/// Chapter 4: two variables.
fn variables(step: &Step) -> Vec<Entry> {
    let (above, col) = at(step);
    let (placed, col) = match step.kind {
        Kind::Try => (above, col),
        Kind::Refused(_) | Kind::TakenBack => (above, col + 1),
        Kind::Placed(_) => (step.placed.as_slice(), 0),
        Kind::Solution => (step.placed.as_slice(), step.n),
    };
    vec![entry("placed", format!("{placed:?}")), entry("col", col.to_string())]
}

/// Chapter 5: the cells that the three rays read, each up to the first queen.
fn rays(step: &Step) -> Machinery {
    let (above, col) = at(step);
    let row = above.len();
    let stands = step.placed.len() > row;
    let own = entry(format!("grid[{row}][{col}]"), stands.to_string());
    if matches!(step.kind, Kind::Solution | Kind::TakenBack) {
        return Machinery { entries: vec![own], cells: Vec::new() };
    }
    let rows = || (0..row).rev();
    let straight_up: Vec<_> = rows().map(|above| (above, col)).collect();
    let up_left: Vec<_> = rows().zip((0..col).rev()).collect();
    let up_right: Vec<_> = rows().zip(col + 1..step.n).collect();

    let (mut entries, mut cells) = (vec![own], Vec::new());
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
fn free_columns(step: &Step) -> Vec<Entry> {
    let free = |placed: &[usize]| -> String {
        let free: Vec<usize> = (0..step.n).filter(|col| !placed.contains(col)).collect();
        format!("{free:?}")
    };
    let (above, col) = at(step);
    vec![
        entry(format!("free for row {}", above.len()), free(above)),
        entry("rest, without this column", free(&[above, &[col]].concat())),
    ]
}

/// Chapter 7: three arrays. A `#` is a mark.
fn marks(step: &Step) -> Vec<Entry> {
    let n = step.n;
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
    let mut positions: Vec<Entry> = above
        .iter()
        .enumerate()
        .map(|(row, queen)| entry(format!("row {row}"), format!("col {queen}, queen stands")))
        .collect();
    let last = match step.kind {
        Kind::Try => format!("col {col}"),
        Kind::Refused(_) | Kind::TakenBack => format!("col {}", col + 1),
        Kind::Placed(_) | Kind::Solution => format!("col {col}, queen stands"),
    };
    positions.push(entry(format!("row {}", above.len()), last));
    positions
}

/// Chapter 9: three numbers, as the row sees them. A `#` is a bit that is set; bit 0 stands left, as
/// column 0 does.
fn bits(step: &Step) -> Vec<Entry> {
    let n = step.n;
    let (above, _) = at(step);
    let taken = above.iter().fold(Taken::default(), |taken, queen| taken.with_queen(1 << queen));
    let picture = |set: u32| -> String {
        (0..n).map(|col| if set & (1 << col) == 0 { '.' } else { '#' }).collect()
    };
    vec![
        entry(format!("columns, for row {}", above.len()), picture(taken.columns)),
        entry("hills", picture(taken.hills)),
        entry("dales", picture(taken.dales)),
        entry("free", picture(taken.free(n))),
    ]
}
