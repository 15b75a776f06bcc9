//! The regions of chapter 13 as items and options.

use crate::exact_cover::ExactCover;

/// n regions of an n × n board: option row * n + col is a queen in that row and that column.
/// The rows, the columns, and the regions must be covered.
/// Two queens touch if some block of 2 × 2 cells has both, so each of these blocks may be covered.
pub fn exact_cover(region: &[Vec<usize>]) -> ExactCover {
    let n = region.len();
    let mut options = Vec::new();
    for (row, col) in (0..n).flat_map(|row| (0..n).map(move |col| (row, col))) {
        let mut items = vec![row, n + col, 2 * n + region[row][col]];
        // A cell is in up to four blocks, which are numbered by their upper left cells.
        for (up, left) in [(1, 1), (1, 0), (0, 1), (0, 0)] {
            if up <= row && left <= col && row - up + 1 < n && col - left + 1 < n {
                items.push(3 * n + (row - up) * n + (col - left));
            }
        }
        options.push(items);
    }
    ExactCover::new(3 * n, n * n, &options)
}
