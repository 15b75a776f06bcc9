//! Chapter 10: a solution turned or mirrored is a solution, so one of its eight images is enough.
//!
//! Listing: a solution is fundamental if it is the smallest of its images.
//! Counting: a solution is counted only if no image has its first queen nearer to the left, and it counts for its share of the eight.
//! So the search visits only a fraction of the tree.
//! What hurts: one core does all the work.

use super::ch09_bitmask::{self, Taken, lowest};
use crate::Board;

/// The board mirrored, left for right.
pub fn mirrored(board: &Board) -> Board {
    let n = board.size();
    let columns: Vec<usize> = board.columns().iter().map(|col| n - 1 - col).collect();
    Board::from_columns(&columns)
}

/// The board turned by a quarter, clockwise: row r's queen in column c goes to row c, column n-1-r.
/// No two queens may share a column: turned, they would share a row.
pub fn turned(board: &Board) -> Board {
    let n = board.size();
    let mut columns = vec![n; n];
    for (row, &col) in board.columns().iter().enumerate() {
        columns[col] = n - 1 - row;
    }
    Board::from_columns(&columns)
}

/// The eight images of a board: four quarter turns, and the same of its mirror image.
/// Some may be equal.
///
/// ```
/// use queens_kata::Board;
/// use queens_kata::chapters::ch10_symmetry::images;
///
/// let four = Board::from_columns(&[1, 3, 0, 2]);
/// assert_eq!(images(&four)[1], four, "a quarter turn of this board is the board itself");
/// assert_eq!(images(&four)[4], Board::from_columns(&[2, 0, 3, 1]));
/// ```
pub fn images(board: &Board) -> Vec<Board> {
    let mut images = Vec::new();
    for mut image in [board.clone(), mirrored(board)] {
        for _ in 0..4 {
            images.push(image.clone());
            image = turned(&image);
        }
    }
    images
}

/// The smallest of the eight images, in the order of columns.
pub fn canonical(board: &Board) -> Board {
    let mut smallest = board.clone();
    for image in images(board) {
        if image < smallest {
            smallest = image;
        }
    }
    smallest
}

/// How many of the eight images differ: 8, 4, 2, or, for a single queen, 1.
pub fn orbit_size(board: &Board) -> usize {
    let mut images = images(board);
    images.sort();
    images.dedup();
    images.len()
}

/// The solutions that are the smallest of their images, in order, for n up to 32.
/// All others are images of these.
pub fn fundamental(n: usize) -> Vec<Board> {
    ch09_bitmask::solutions(n).into_iter().filter(|board| *board == canonical(board)).collect()
}

/// All solutions, in order, for n up to 32: the images of the fundamental ones.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    for board in fundamental(n) {
        boards.extend(images(&board));
    }
    boards.sort();
    boards.dedup();
    boards
}

/// The search for the solutions whose first queen stands `corner` columns from the left, and in which no queen on the border stands nearer to a corner than she does.
struct Search {
    n: usize,
    corner: usize,
    /// For each row below the first the columns in which a queen may stand, as bits.
    allowed: Vec<u32>,
    /// The columns placed so far.
    placed: Vec<usize>,
    /// The solutions found, by the number of their eight images whose first queen stands in the same column.
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

    /// The number of images whose first queen stands in the same column as this board's.
    ///
    /// Turn the board until another border is on top: its queen is the first one then.
    /// Her place along the border is her column, and in the mirror it is counted from the other end.
    /// Four borders, each seen in both ways, are the first rows of all eight images.
    fn ties(&self) -> usize {
        let last = self.n - 1;
        let borders = [self.placed[0], self.placed[last], self.row_of(0), self.row_of(last)];
        let mut ties = 0;
        for place in borders {
            for col in [place, last - place] {
                if col == self.corner {
                    ties += 1;
                }
            }
        }
        ties
    }

    fn row_of(&self, col: usize) -> usize {
        self.placed.iter().position(|&queen| queen == col).expect("each column has a queen")
    }
}

/// The columns of a row below the first in which a queen may stand, as bits.
/// On the border that is nowhere nearer to a corner than `corner`: turned until she is the first queen, the board would have a smaller column there, so that image is found, and this one must not be.
fn allowed(n: usize, corner: usize, row: usize) -> u32 {
    let last = n - 1;
    let is_near = |place: usize| place.min(last - place) < corner;
    let mut allowed = 0;
    for col in 0..n {
        // Along the left and the right border her place is the row, along the lower one the column.
        let on_side = col == 0 || col == last;
        let on_bottom = row == last;
        let too_near = on_side && is_near(row) || on_bottom && is_near(col);
        if !too_near {
            allowed |= 1 << col;
        }
    }
    allowed
}

/// The number of solutions.
/// Of the images of a solution it finds those whose first queen stands nearest to a corner, and each of them counts for its share of the eight.
/// For n up to 32.
pub fn count(n: usize) -> u64 {
    (0..n.div_ceil(2)).map(|corner| count_from(n, corner)).sum()
}

fn count_from(n: usize, corner: usize) -> u64 {
    let mut search = Search::new(n, corner);
    search.fill_below(Taken::default().with_queen(1 << corner));
    let mut count = 0;
    // The first queen's own border always ties, so there is nothing to find at 0.
    for (ties, found) in search.by_ties.iter().enumerate().skip(1) {
        // The images that tie are all found here, and stand for eight together: the division leaves nothing.
        count += 8 * found / ties as u64;
    }
    count
}
