//! Chapter 12: two half boards that fit.
//!
//! The seam runs between the top half and the bottom half; for odd n it is the middle row.
//! The halves know nothing of each other but where their diagonals cross the seam, so they are listed apart, and then all pairs are compared, 512 at a time.
//! What hurts: nothing that we know how to mend.
//!
//! This file holds the simple form, in plain loops.
//! [`count`] uses the tuned one:
//!
//! - [`seam`]: the diagonals of a queen, as bits.
//! - [`blocks`]: all placements of a few rows, and two of them joined to a half.
//! - [`pairs`]: how many pairs of a top and a bottom share no diagonal.
//! - [`counter`]: which halves are compared, and for how many images each pair stands.

pub mod blocks;
pub mod counter;
pub mod pairs;
pub mod seam;

use super::ch01_loop_recursion::is_safe;
use super::ch09_bitmask;
use crate::Board;
use counter::Counter;

/// Queens in the n/2 rows of the top half, none of which attacks another, and the points at which their diagonals cross the seam.
/// A bottom half is written upside down, so that it looks like a top half.
///
/// For even n, point p of the seam lies between columns p-1 and p.
/// For odd n, it is column p of the middle row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// The column of each row's queen, from the border to the seam.
    pub columns: Vec<usize>,
    /// Where the diagonals cross that go down to the left: bit p stands for point p.
    pub left: u32,
    /// Where the diagonals cross that go down to the right.
    pub right: u32,
}

impl Half {
    fn new(n: usize, columns: &[usize]) -> Self {
        let even = usize::from(n.is_multiple_of(2));
        let (mut left, mut right) = (0, 0);
        for (row, col) in columns.iter().enumerate() {
            // So far down is the middle row, or for even n the first row of the bottom half. The seam
            // is half a row higher then, and a diagonal to the left crosses it half a column farther to
            // the right than it comes to that row: at the point with the next number.
            let down = n / 2 - row;
            // A diagonal that meets the left or right border first does not cross.
            if *col >= down {
                left |= 1 << (col - down + even);
            }
            if col + down < n {
                right |= 1 << (col + down);
            }
        }
        Self { columns: columns.to_vec(), left, right }
    }
}

/// All ways to fill the n/2 rows of the top half with queens in just these `columns`, given as bits, so that none attacks another.
/// In order.
/// The number of columns must be n/2.
///
/// ```
/// use queens_kata::chapters::ch12_meet_in_the_middle::halves;
///
/// // Row 0, column 1: her diagonal to the right crosses at point 3, the other leaves the board.
/// // Row 1, column 3: her diagonal to the left crosses at point 3, the other leaves the board.
/// let half = &halves(4, 0b1010)[0];
/// assert_eq!((half.columns.as_slice(), half.left, half.right), ([1, 3].as_slice(), 0b1000, 0b1000));
/// ```
pub fn halves(n: usize, columns: u32) -> Vec<Half> {
    let mut found = Vec::new();
    fill_below(n, columns, &mut Vec::new(), &mut found);
    found
}

fn fill_below(n: usize, free: u32, placed: &mut Vec<usize>, found: &mut Vec<Half>) {
    if placed.len() == n / 2 {
        found.push(Half::new(n, placed));
        return;
    }
    for col in (0..n).filter(|col| free & (1 << col) != 0) {
        if is_safe(placed, col) {
            placed.push(col);
            fill_below(n, free & !(1 << col), placed, found);
            placed.pop();
        }
    }
}

/// Whether no queen of the `top` shares a diagonal with one of the `bottom`.
/// Upside down, what goes to the right in the bottom half is the continuation of what goes to the left in the top half.
pub fn fits(top: &Half, bottom: &Half) -> bool {
    top.left & bottom.right == 0 && top.right & bottom.left == 0
}

/// Calls `visit` with every top, middle queen, and bottom that make a solution.
/// The middle queen is the bit of her column, or 0 for even n, which has no middle row.
fn for_each_fit(n: usize, mut visit: impl FnMut(&Half, u32, &Half)) {
    let all_columns: u32 = (1 << n) - 1;
    let middles = if n.is_multiple_of(2) { vec![0] } else { (0..n).map(|col| 1 << col).collect() };
    for middle in middles {
        let others = all_columns & !middle;
        for columns in 0..=others {
            if columns & middle != 0 || columns.count_ones() as usize != n / 2 {
                continue;
            }
            let bottoms = halves_beside(middle, n, others & !columns);
            for top in halves_beside(middle, n, columns) {
                for bottom in &bottoms {
                    if fits(&top, bottom) {
                        visit(&top, middle, bottom);
                    }
                }
            }
        }
    }
}

/// Those [`halves`] that do not attack the middle queen.
/// The middle row is the seam, so a diagonal that crosses at her column meets her.
fn halves_beside(middle: u32, n: usize, columns: u32) -> Vec<Half> {
    let mut halves = halves(n, columns);
    halves.retain(|half| (half.left | half.right) & middle == 0);
    halves
}

/// The number of solutions, in plain loops: every top is compared with every bottom.
/// For n up to 31.
pub fn count_in_loops(n: usize) -> u64 {
    let mut found = 0;
    if n > 0 {
        for_each_fit(n, |_, _, _| found += 1);
    }
    found
}

/// All solutions, in order, in plain loops.
/// For n up to 31.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        for_each_fit(n, |top, middle, bottom| {
            let mut columns = top.columns.clone();
            if middle != 0 {
                columns.push(middle.trailing_zeros() as usize);
            }
            columns.extend(bottom.columns.iter().rev());
            found.push(Board::from_columns(&columns));
        });
    }
    found.sort();
    found
}

/// The number of solutions, on all cores, with the tuned form.
/// For n up to 24; for n = 25 it panics.
pub fn count(n: usize) -> u64 {
    // A half of no rows or of one has nothing to join.
    if n < 4 {
        return ch09_bitmask::count(n);
    }
    let counter = Counter::new(n);
    counter.count(&counter.tops(), || ())
}
