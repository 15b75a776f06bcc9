//! The cells that a check is asked about, and the answers it must give.

use crate::own_process::{calling, in_own_process};

/// A cell below some queens.
pub struct Cell {
    /// The columns of the queens in the rows above.
    pub placed: &'static [usize],
    /// The column of the cell, in the row below them.
    pub col: usize,
    /// What a queen there would, or would not, share with those above.
    pub because: &'static str,
}

/// Cells that must be refused.
pub const ATTACKED: &[Cell] = &[
    Cell { placed: &[0], col: 0, because: "the queen above stands in the same column" },
    Cell { placed: &[1, 3], col: 1, because: "row 0's queen stands in the same column" },
    Cell { placed: &[0], col: 1, because: "row 0's queen is on the same falling diagonal (\\)" },
    Cell { placed: &[1], col: 2, because: "row 0's queen is on the same falling diagonal (\\)" },
    Cell { placed: &[1], col: 0, because: "row 0's queen is on the same rising diagonal (/)" },
    Cell { placed: &[0, 2], col: 1, because: "row 1's queen is on the same rising diagonal (/)" },
    Cell { placed: &[2, 0], col: 4, because: "row 0's queen is on the same falling diagonal (\\)" },
    Cell {
        placed: &[4, 1, 5],
        col: 1,
        because: "row 0's queen is on the same rising diagonal (/)",
    },
];

/// Cells that must be allowed.
pub const FREE: &[Cell] = &[
    Cell { placed: &[], col: 3, because: "no queen stands above it" },
    Cell { placed: &[0], col: 2, because: "row 0's queen is one row up and two columns away" },
    Cell { placed: &[1, 3], col: 0, because: "no queen shares its column or a diagonal" },
    Cell { placed: &[1, 3, 0], col: 2, because: "no queen shares its column or a diagonal" },
    Cell { placed: &[5, 0, 4], col: 1, because: "no queen shares its column or a diagonal" },
];

impl Cell {
    /// A board with room for the queens and the cell.
    pub fn size(&self) -> usize {
        self.placed.iter().chain([&self.col, &self.placed.len()]).max().map_or(1, |last| last + 1)
    }
}

/// Asks a check about each cell, and expects the same answer for all.
/// `name` writes the call as the learner would.
pub fn judge_cells(
    answer: bool,
    cells: &[Cell],
    name: impl Fn(&Cell) -> String,
    check: impl Fn(&Cell) -> bool,
) {
    in_own_process(|| {
        for cell in cells {
            let (call, because) = (name(cell), cell.because);
            let found = calling(&call, || check(cell));
            assert!(found == answer, "{call} returned {found}, but {because}:\n\n{}", drawn(cell));
        }
    });
}

/// The queens above, and a `?` for the cell.
fn drawn(cell: &Cell) -> String {
    let queens = cell.placed.iter().map(|&queen| ('Q', queen));
    let lines: Vec<String> = queens
        .chain([('?', cell.col)])
        .map(|(mark, at)| (0..cell.size()).map(|col| if col == at { mark } else { '.' }).collect())
        .map(|row: String| format!("    {row}"))
        .collect();
    lines.join("\n")
}
