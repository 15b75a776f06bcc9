//! Chapter 2: recursion and nothing else. The next cell, the next row, and the step back are all
//! calls.
//!
//! No call returns before the search is over, so the stack grows by one frame with every cell
//! tried: 894 frames for n = 6, 10,103,868 for n = 12. What hurts is that stack: it has to be made
//! to measure.

use super::ch01_loop_recursion::is_safe;
use crate::Board;
use crate::stack::{Gauge, StackTooSmall, on_stack_of};

pub use crate::roster::LARGEST_PURE_RECURSION as LARGEST_N;

/// The frames that stand on the stack at the end of the search for n = 0 to 12: one for every cell
/// tried.
pub const FRAMES: [usize; LARGEST_N + 1] =
    [0, 1, 6, 18, 60, 220, 894, 3_584, 15_720, 72_378, 348_150, 1_806_706, 10_103_868];

/// Takes back the last queen who can still move right, with all the queens below her,
/// and returns the column to try next in her row. `None`, with no queen left, if no queen can: the
/// search is over.
///
/// ```
/// use queens_kata::chapters::ch02_pure_recursion::step_back;
///
/// let mut placed = vec![0, 2, 3];
/// assert_eq!(step_back(&mut placed, 4), Some(3), "row 2's queen stands in the last column, row 1's does not");
/// assert_eq!(placed, [0]);
/// ```
pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    if col + 1 < n { Some(col + 1) } else { step_back(placed, n) }
}

/// What all calls share. A frame adds its column, what was found there, and the way back.
struct Search {
    n: usize,
    placed: Vec<usize>,
    boards: Vec<Board>,
    /// Watches the stack, and has nothing to do with queens.
    gauge: Gauge,
}

impl Search {
    /// Tries one cell, and then, by calling itself, all the cells that come after it.
    /// Returns the number of solutions found from this cell on.
    fn try_cell(&mut self, col: usize) -> Result<u64, StackTooSmall> {
        self.gauge.enter()?;
        let mut new = 0;
        if is_safe(&self.placed, col) {
            self.placed.push(col);
            if self.placed.len() < self.n {
                return self.try_cell(0);
            }
            self.keep_board();
            self.placed.pop();
            new = 1;
        }
        let next =
            if col + 1 < self.n { Some(col + 1) } else { step_back(&mut self.placed, self.n) };
        match next {
            Some(next) => Ok(new + self.try_cell(next)?),
            None => Ok(new),
        }
    }

    // Inlined, its variables would take room in every frame.
    #[inline(never)]
    fn keep_board(&mut self) {
        self.boards.push(Board::from_columns(&self.placed));
    }
}

/// Runs the search on a stack of `bytes`. Returns the number of solutions, and what the calls shared.
fn search(n: usize, bytes: usize) -> Result<(u64, Search), StackTooSmall> {
    on_stack_of(bytes, || {
        let gauge = Gauge::new(bytes);
        let mut search = Search { n, placed: Vec::new(), boards: Vec::new(), gauge };
        let found = if n == 0 { 0 } else { search.try_cell(0)? };
        Ok((found, search))
    })
}

/// The number of solutions, on a stack of `bytes`, of which [`Gauge::RESERVE`] are kept back.
///
/// # Errors
///
/// If the stack is too small. The search stops before it overflows.
///
/// ```
/// use queens_kata::chapters::ch02_pure_recursion::count_on_stack;
/// use queens_kata::stack::StackTooSmall;
///
/// assert_eq!(count_on_stack(6, 1024 * 1024), Ok(4));
/// assert_eq!(count_on_stack(6, 64 * 1024), Err(StackTooSmall));
/// ```
pub fn count_on_stack(n: usize, bytes: usize) -> Result<u64, StackTooSmall> {
    search(n, bytes).map(|(found, _)| found)
}

/// The bytes that a frame takes in this build, measured on the 894 frames of n = 6.
///
/// # Panics
///
/// If a frame takes more than a kilobyte.
pub fn bytes_per_frame() -> usize {
    let (_, search) = search(6, 1024 * 1024).expect("894 frames fit");
    search.gauge.bytes_per_frame()
}

/// The stack that the search for `n` needs in this build.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_N`].
pub fn stack_bytes(n: usize) -> usize {
    assert!(n <= LARGEST_N, "n = {n} is too large: this chapter goes from n = 0 to {LARGEST_N}");
    FRAMES[n] * bytes_per_frame() + 2 * Gauge::RESERVE
}

/// All solutions, in order.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_N`].
pub fn solutions(n: usize) -> Vec<Board> {
    let (_, search) = search(n, stack_bytes(n)).expect("the stack is made to measure");
    search.boards
}

/// The number of solutions.
///
/// # Panics
///
/// If `n` is more than [`LARGEST_N`].
pub fn count(n: usize) -> u64 {
    count_on_stack(n, stack_bytes(n)).expect("the stack is made to measure")
}
