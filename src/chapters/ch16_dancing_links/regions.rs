//! The regions of chapter 13 as items and options.

use crate::exact_cover::ExactCover;

/// n regions of an n × n board: option row * n + col is a queen in that row and that column.
/// The rows, the columns, and the regions must be covered.
/// Two queens touch if some block of 2 × 2 cells has both, so each of these blocks may be covered.
pub fn exact_cover(region: &[Vec<usize>]) -> ExactCover {
    let n = region.len();
    let cells = (0..n).flat_map(|row| (0..n).map(move |col| (row, col)));
    let items = |(row, col): (usize, usize)| {
        // A cell is in four blocks, which are numbered by their lower right cells; some reach over the border.
        let block = |down, right| 3 * n + (row + down) * (n + 1) + col + right;
        let region = 2 * n + region[row][col];
        [row, n + col, region, block(0, 0), block(0, 1), block(1, 0), block(1, 1)]
    };
    ExactCover::new(3 * n, (n + 1) * (n + 1), &cells.map(items).collect::<Vec<_>>())
}
