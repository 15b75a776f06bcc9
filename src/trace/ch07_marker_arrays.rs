//! The search of chapter 7, step by step.

use super::{Excerpt, Machinery, Step, Traced, entry, trace};
use crate::chapters::ch07_marker_arrays::Marks;

/// What chapter 7 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch07_marker_arrays.rs"),
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
    unseen: "never asks `is_free`",
    needs: &["new", "hill", "dale", "place", "remove", "is_free"],
};

/// Three arrays.
/// A `#` is a mark.
fn holds(step: &Step) -> Machinery {
    let n = step.n;
    let marks = Marks::new(n);
    let queens: Vec<(usize, usize)> = step.placed.iter().copied().enumerate().collect();
    let array = |length: usize, number: &dyn Fn(usize, usize) -> usize| -> String {
        (0..length)
            .map(|index| queens.iter().any(|&(row, col)| number(row, col) == index))
            .map(|taken| if taken { '#' } else { '.' })
            .collect()
    };
    Machinery::of(vec![
        entry("columns", array(n, &|_, col| col)),
        entry("hills", array(2 * n - 1, &|row, col| marks.hill(row, col))),
        entry("dales", array(2 * n - 1, &|row, col| marks.dale(row, col))),
    ])
}
