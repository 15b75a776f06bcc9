//! Chapter 16: exact cover, by links that leave a list and come back.
//!
//! A node that leaves a list keeps its own links, so it still knows its place, and nothing moves when it comes back.
//! To choose an option is to cover its items: each leaves the list of items, and with it all options that would cover it again.
//! Rows and columns must be covered, and diagonals may be; a Sudoku and regions are other items, and the search is the same.
//! What hurts: for queens it touches many links where chapter 9 shifts three numbers.

pub mod regions;
pub mod sudoku;

use std::ops::ControlFlow;

use crate::Board;
use crate::exact_cover::{ExactCover, Links};
pub use sudoku::sudoku;

/// Takes a node out of its list: its neighbours link past it.
/// Its own links stay as they are.
///
/// ```
/// use queens_kata::chapters::ch16_dancing_links::{come_back, leave};
/// use queens_kata::exact_cover::Links;
///
/// let mut free = Links::ring(4);
/// leave(&mut free, 1);
/// leave(&mut free, 2);
/// assert!(free.list(4).eq([0, 3]));
/// come_back(&mut free, 2);
/// come_back(&mut free, 1);
/// assert_eq!(free, Links::ring(4));
/// ```
pub fn leave(links: &mut Links, node: usize) {
    let (before, after) = (links.before[node], links.after[node]);
    links.after[before] = after;
    links.before[after] = before;
}

/// Puts a node back between the neighbours that it had when it left.
/// What has left after it is back already.
pub fn come_back(links: &mut Links, node: usize) {
    let (before, after) = (links.before[node], links.after[node]);
    links.after[before] = node;
    links.before[after] = node;
}

/// Takes an item out of the list of items, and each option that could cover it out of the lists of all its other items.
/// The item's own list stays.
pub fn cover(problem: &mut ExactCover, item: usize) {
    leave(&mut problem.items, item);
    let mut node = problem.options.after[item];
    while node != item {
        for other in problem.others(node) {
            leave(&mut problem.options, other);
            problem.size[problem.item_of[other]] -= 1;
        }
        node = problem.options.after[node];
    }
}

/// Undoes `cover`, in the opposite order.
/// What was covered after the item is uncovered already.
pub fn uncover(problem: &mut ExactCover, item: usize) {
    let mut node = problem.options.before[item];
    while node != item {
        for other in problem.others(node).rev() {
            problem.size[problem.item_of[other]] += 1;
            come_back(&mut problem.options, other);
        }
        node = problem.options.before[node];
    }
    come_back(&mut problem.items, item);
}

/// The item to cover next: of those that must be covered, one with the fewest options.
/// `None` if all are covered.
pub fn fewest_options(problem: &ExactCover) -> Option<usize> {
    problem.items.list(problem.head).min_by_key(|&item| problem.size[item])
}

/// Shows every solution to `visit`, until that says `Break`: the numbers of the options, in the order in which they were chosen.
/// The problem is as it was before, however the search ends.
///
/// # Errors
///
/// `Break`, with what `visit` gave it.
pub fn search<B>(
    problem: &mut ExactCover,
    visit: &mut impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    cover_the_rest(problem, &mut Vec::new(), visit)
}

fn cover_the_rest<B>(
    problem: &mut ExactCover,
    chosen: &mut Vec<usize>,
    visit: &mut impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Some(item) = fewest_options(problem) else {
        return visit(chosen);
    };
    let mut flow = ControlFlow::Continue(());
    cover(problem, item);
    let mut node = problem.options.after[item];
    while node != item && flow.is_continue() {
        for other in problem.others(node) {
            cover(problem, problem.item_of[other]);
        }
        chosen.push(problem.option_of(node));
        flow = cover_the_rest(problem, chosen, visit);
        chosen.pop();
        for other in problem.others(node).rev() {
            uncover(problem, problem.item_of[other]);
        }
        node = problem.options.after[node];
    }
    uncover(problem, item);
    flow
}

/// n queens: option row * n + col is a queen in that row and that column.
/// The rows and the columns must be covered, and the diagonals may be.
pub fn queens(n: usize) -> ExactCover {
    let cells = (0..n).flat_map(|row| (0..n).map(move |col| (row, col)));
    // 2n hills and 2n dales: one more of each than there are, and nothing covers it.
    let items = |(row, col)| [row, n + col, 2 * n + row + col, 4 * n + (n + row - col)];
    ExactCover::new(2 * n, 4 * n, &cells.map(items).collect::<Vec<_>>())
}

/// Shows every solution for n queens.
fn search_queens(n: usize, mut found: impl FnMut(&[usize])) {
    // Without items nothing is left to cover, and that would be a solution.
    if n > 0 {
        // No solution stops it.
        let _: ControlFlow<()> = search(&mut queens(n), &mut |chosen| {
            found(chosen);
            ControlFlow::Continue(())
        });
    }
}

/// All solutions, in order.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    search_queens(n, |chosen| boards.push(board_of(chosen)));
    // The search fills rows and columns in any order.
    boards.sort_unstable();
    boards
}

fn board_of(chosen: &[usize]) -> Board {
    let n = chosen.len();
    let mut columns = vec![0; n];
    for &option in chosen {
        columns[option / n] = option % n;
    }
    Board::from_columns(&columns)
}

/// The number of solutions.
pub fn count(n: usize) -> u64 {
    let mut count = 0;
    search_queens(n, |_| count += 1);
    count
}
