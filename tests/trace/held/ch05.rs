//! Chapter 5: the cells that a check reads, and the cell that it is asked about.
//!
//! What a check has read is known when it returns: a try is seen there.

use std::cell::RefCell;

use queens_kata::chapters::ch05_grid::Grid;
use queens_kata::trace::{Entry, Kind, Machinery, entry};

use super::{seen, seen_passed_by};

pub fn search(n: usize) {
    fill_from(0, &mut vec![vec![false; n]; n], &mut |_| ());
}

pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
    let n = grid.len();
    seen_beginning();
    seen_ray("straight up");
    for above in (0..row).rev() {
        seen_cell(grid, above, col);
        if grid[above][col] {
            seen(Kind::Try, row, col, held(grid, row, col));
            return false;
        }
    }
    seen_ray("up left");
    for (above, left) in (0..row).rev().zip((0..col).rev()) {
        seen_cell(grid, above, left);
        if grid[above][left] {
            seen(Kind::Try, row, col, held(grid, row, col));
            return false;
        }
    }
    seen_ray("up right");
    for (above, right) in (0..row).rev().zip(col + 1..n) {
        seen_cell(grid, above, right);
        if grid[above][right] {
            seen(Kind::Try, row, col, held(grid, row, col));
            return false;
        }
    }
    seen(Kind::Try, row, col, held(grid, row, col));
    true
}

fn fill_from(row: usize, grid: &mut Grid, found: &mut impl FnMut(&Grid)) {
    let n = grid.len();
    if row == n {
        seen_solution(grid);
        return found(grid);
    }
    for col in 0..n {
        if is_safe(grid, row, col) {
            grid[row][col] = true;
            seen(Kind::Placed(None), row, col, held(grid, row, col));
            fill_from(row + 1, grid, found);
            grid[row][col] = false;
            seen(Kind::TakenBack, row, col, cell(grid, row, col));
        }
        seen_passed_by(row, col, held(grid, row, col));
    }
}

/// The cells of a ray that were read, with what stands there.
type Ray = Vec<((usize, usize), bool)>;

thread_local! {
    /// The rays that the last check has walked, by their names.
    static RAYS: RefCell<Vec<(&'static str, Ray)>> = const { RefCell::new(Vec::new()) };
}

fn seen_beginning() {
    RAYS.take();
}

fn seen_ray(name: &'static str) {
    RAYS.with_borrow_mut(|rays| rays.push((name, Vec::new())));
}

fn seen_cell(grid: &[Vec<bool>], row: usize, col: usize) {
    RAYS.with_borrow_mut(|rays| rays.last_mut().unwrap().1.push(((row, col), grid[row][col])));
}

fn seen_solution(grid: &Grid) {
    let row = grid.len() - 1;
    let col = grid[row].iter().position(|&queen| queen).unwrap();
    seen(Kind::Solution, row, col, cell(grid, row, col));
}

/// The cell alone: nothing has been asked about it that is still of use.
fn cell(grid: &[Vec<bool>], row: usize, col: usize) -> Machinery {
    Machinery::of(vec![entry(format!("grid[{row}][{col}]"), grid[row][col].to_string())])
}

/// The cell, and what the last check has read.
fn held(grid: &[Vec<bool>], row: usize, col: usize) -> Machinery {
    let rays = RAYS.with_borrow(Vec::clone);
    let ray = |name: &str| -> Entry {
        let walked = rays.iter().find(|ray| ray.0 == name);
        let value = match walked.map(|(_, cells)| (cells.len(), cells.last())) {
            None => "not walked".into(),
            Some((read, Some((_, true)))) => format!("{read} read, the last is a queen"),
            Some((read, _)) => format!("{read} read, no queen"),
        };
        entry(name, value)
    };
    let mut held = cell(grid, row, col);
    held.entries.extend(["straight up", "up left", "up right"].map(ray));
    held.cells = rays.iter().flat_map(|(_, cells)| cells).map(|(cell, _)| *cell).collect();
    held
}
