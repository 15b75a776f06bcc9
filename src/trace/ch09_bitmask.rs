//! The search of chapter 9, step by step.

use super::{Excerpt, Kind, Machinery, Step, Traced, entry, trace};
use crate::chapters::ch09_bitmask::Taken;

/// What chapter 9 shows of its search.
pub static TRACED: Traced = Traced {
    record: trace,
    holds,
    excerpt: Excerpt {
        text: include_str!("../chapters/ch09_bitmask.rs"),
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
    unseen: "never asks `free`",
    needs: &["with_queen", "free"],
};

/// Three numbers, as the row sees them, and the columns that it has still to try.
/// A `#` is a bit that is set; bit 0 stands left, as column 0 does.
fn holds(step: &Step) -> Machinery {
    let n = step.n;
    let above = step.above();
    let taken = above.iter().fold(Taken::default(), |taken, queen| taken.with_queen(1 << queen));
    // A queen who is placed, and all columns before hers, are no longer to try.
    let tried = match step.kind {
        Kind::Try | Kind::Refused(_) | Kind::Safe(_) => step.col,
        Kind::Placed(_) | Kind::Put(_) | Kind::Solution | Kind::Reported | Kind::TakenBack => {
            step.col + 1
        }
    };
    let to_try = taken.free(n) >> tried << tried;
    let picture = |set: u32| -> String {
        (0..n).map(|col| if set & (1 << col) == 0 { '.' } else { '#' }).collect()
    };
    Machinery::of(vec![
        entry(format!("columns, for row {}", above.len()), picture(taken.columns)),
        entry("hills", picture(taken.hills)),
        entry("dales", picture(taken.dales)),
        entry("free", picture(to_try)),
    ])
}
