//! Chapter 10: a solution turned or mirrored is a solution, so one of its eight images is enough.
//!
//! Listing: a solution is fundamental if it is the smallest of its images. Counting: a search counts
//! a solution only where its first queen stands nearest to a corner of all its images, and multiplies.
//! It visits a fraction of the tree. What hurts: one core does all the work.

use super::ch09_bitmask::{self, Taken, lowest};
use crate::Board;

/// The board mirrored, left for right.
pub fn mirrored(board: &Board) -> Board {
    let n = board.size();
    let columns: Vec<usize> = board.columns().iter().map(|col| n - 1 - col).collect();
    Board::from_columns(&columns)
}

/// The board turned by a quarter, clockwise: row r's queen in column c goes to row c, column n-1-r.
///
/// # Panics
///
/// If two queens share a column: turned, they would share a row.
pub fn turned(board: &Board) -> Board {
    let n = board.size();
    let mut columns = vec![n; n];
    for (row, &col) in board.columns().iter().enumerate() {
        columns[col] = n - 1 - row;
    }
    Board::from_columns(&columns)
}

/// The eight images of a board: four turns, and the same of its mirror image. Some may be equal.
///
/// # Panics
///
/// If two queens share a column.
///
/// ```
/// use queens_kata::Board;
/// use queens_kata::chapters::ch10_symmetry::images;
///
/// let four = Board::from_columns(&[1, 3, 0, 2]);
/// assert_eq!(images(&four)[1], four, "a quarter turn of this board is the board itself");
/// assert_eq!(images(&four)[4], Board::from_columns(&[2, 0, 3, 1]));
/// ```
pub fn images(board: &Board) -> [Board; 8] {
    let mut image = board.clone();
    std::array::from_fn(|index| {
        if index == 4 {
            image = mirrored(board);
        }
        let this = image.clone();
        image = turned(&image);
        this
    })
}

/// The smallest of the eight images, in the order of columns.
///
/// # Panics
///
/// If two queens share a column.
pub fn canonical(board: &Board) -> Board {
    images(board).into_iter().min().expect("there are eight")
}

/// How many of the eight images differ: 8, 4, 2, or, for a single queen, 1.
///
/// # Panics
///
/// If two queens share a column.
pub fn orbit_size(board: &Board) -> usize {
    let mut images = images(board).to_vec();
    images.sort();
    images.dedup();
    images.len()
}

/// The solutions that are the smallest of their images, in order. All others are images of these.
pub fn fundamental(n: usize) -> Vec<Board> {
    ch09_bitmask::solutions(n).into_iter().filter(|board| *board == canonical(board)).collect()
}

/// All solutions, in order: the images of the fundamental ones.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards: Vec<Board> = fundamental(n).iter().flat_map(images).collect();
    boards.sort();
    boards.dedup();
    boards
}

/// The search for the solutions whose first queen stands `corner` columns from the left, and no queen
/// on the border stands nearer to a corner than she does.
struct Search {
    n: usize,
    corner: usize,
    /// For each row the columns in which a queen is no nearer to a corner than the first one is.
    allowed: Vec<u32>,
    /// The columns placed so far.
    placed: Vec<usize>,
    /// The solutions found, by the number of their eight images whose first queen stands in the
    /// same column.
    by_ties: [u64; 9],
}

impl Search {
    fn new(n: usize, corner: usize) -> Self {
        let allowed = (0..n).map(|row| allowed(n, corner, row)).collect();
        Self { n, corner, allowed, placed: vec![corner], by_ties: [0; 9] }
    }

    fn fill_below(&mut self, taken: Taken) {
        let row = self.placed.len();
        if row == self.n {
            self.by_ties[self.ties()] += 1;
            return;
        }
        let mut free = taken.free(self.n) & self.allowed[row];
        while free != 0 {
            let queen = lowest(free);
            free ^= queen;
            self.placed.push(queen.trailing_zeros() as usize);
            self.fill_below(taken.with_queen(queen));
            self.placed.pop();
        }
    }

    /// The eight images have their first queens in these columns. How many are the smallest?
    fn ties(&self) -> usize {
        let last = self.n - 1;
        let row_of = |col: usize| {
            self.placed.iter().position(|&queen| queen == col).expect("each column has a queen")
        };
        let borders = [self.placed[0], self.placed[last], row_of(0), row_of(last)];
        borders
            .into_iter()
            .flat_map(|place| [place, last - place])
            .filter(|&place| place == self.corner)
            .count()
    }
}

fn allowed(n: usize, corner: usize, row: usize) -> u32 {
    let last = n - 1;
    let is_near = |place: usize| place.min(last - place) < corner;
    let is_allowed = |&col: &usize| {
        let on_side = col == 0 || col == last;
        let on_end = row == last;
        !(on_side && is_near(row) || on_end && is_near(col))
    };
    (0..n).filter(is_allowed).map(|col| 1 << col).sum()
}

/// The number of solutions. Of the images of a solution it finds those whose first queen stands
/// nearest to a corner, and each of them counts for its share of the eight.
pub fn count(n: usize) -> u64 {
    (0..n.div_ceil(2)).map(|corner| count_from(n, corner)).sum()
}

fn count_from(n: usize, corner: usize) -> u64 {
    let mut search = Search::new(n, corner);
    search.fill_below(Taken::default().with_queen(1 << corner));
    // Each solution stands for its share of eight images: one of as many as tie.
    (1..=8).zip(&search.by_ties[1..]).map(|(ties, found)| 8 * found / ties).sum()
}
