//! The search of chapter 5, step by step.

use super::{Excerpt, Kind, Machinery, Step, Traced, entry, trace};

/// What chapter 5 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch05_grid.rs"),
        first: "fn fill_from(",
        tries: &["if is_safe(grid, row, col) {"],
        refused: &["for col in 0..n {"],
        placed: &["grid[row][col] = true;", "fill_from(row + 1, grid, found);"],
        solution: &["if row == n {", "return found(grid);"],
        taken_back: &["grid[row][col] = false;"],
        in_last_row: None,
        over: None,
    },
    unseen: "never asks `is_safe`",
    needs: &["is_safe"],
};

/// The cells that the three rays read, each up to the first queen.
fn holds(step: &Step) -> Machinery {
    let (above, col) = (step.above(), step.col);
    let row = above.len();
    let stands = step.placed.len() > row;
    let own = entry(format!("grid[{row}][{col}]"), stands.to_string());
    if matches!(step.kind, Kind::Solution | Kind::TakenBack) {
        return Machinery::of(vec![own]);
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
