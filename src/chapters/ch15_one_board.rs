//! Chapter 15: one board, for any n: three ways that do not look for all of them.
//!
//! A formula writes the board down: at once, for any n, and always the same.
//! A search that fills the narrowest row first soon finds one for most n, and would do so under other rules as well.
//! A repair begins with a queen in each row and in each column, and exchanges two of them as long as that helps: it makes large boards, and could never say that there is none.

use super::ch07_marker_arrays::Marks;
use crate::Board;
use crate::dice::Dice;

/// A board by a formula, or `None` if there is none: for 0, 2, and 3 queens.
///
/// ```
/// use queens_kata::chapters::ch15_one_board::formula;
///
/// assert_eq!(formula(6).unwrap().columns(), [1, 3, 5, 0, 2, 4]);
/// ```
pub fn formula(n: usize) -> Option<Board> {
    if has_no_board(n) {
        return None;
    }
    let mut upper: Vec<usize> = (1..n).step_by(2).collect();
    let mut lower: Vec<usize> = (0..n).step_by(2).collect();
    // For these n a `/` leads from a queen of the upper half to one of the lower, so a few change places.
    match n % 6 {
        2 => {
            lower.swap(0, 1);
            lower[2..].rotate_left(1);
        }
        3 => {
            upper.rotate_left(1);
            lower.rotate_left(2);
        }
        _ => {}
    }
    Some(Board::from_columns(&[upper, lower].concat()))
}

fn has_no_board(n: usize) -> bool {
    matches!(n, 0 | 2 | 3)
}

/// A board by backtracking, or `None` if there is none.
/// The next row is one with the fewest free columns, and of several the uppermost.
pub fn fewest_free_first(n: usize) -> Option<Board> {
    if n == 0 {
        return None;
    }
    let mut queens = vec![None; n];
    let is_full = fill_the_rest(&mut queens, &mut Marks::new(n));
    is_full.then(|| Board::from_columns(&queens.into_iter().flatten().collect::<Vec<_>>()))
}

/// Fills the rows without a queen, or leaves them as they were if that can't be done.
fn fill_the_rest(queens: &mut [Option<usize>], marks: &mut Marks) -> bool {
    let n = queens.len();
    let free = |row: usize| (0..n).filter(|&col| marks.is_free(row, col)).count();
    let empty = (0..n).filter(|&row| queens[row].is_none());
    let Some(row) = empty.min_by_key(|&row| free(row)) else {
        return true;
    };
    for col in 0..n {
        if marks.is_free(row, col) {
            marks.place(row, col);
            queens[row] = Some(col);
            if fill_the_rest(queens, marks) {
                return true;
            }
            queens[row] = None;
            marks.remove(row, col);
        }
    }
    false
}

/// A board by repair, or `None` if there is none.
/// Which one it is, follows from the seed.
pub fn repair(n: usize, seed: u64) -> Option<Board> {
    // No repair would ever end here.
    if has_no_board(n) {
        return None;
    }
    let mut dice = Dice::new(seed);
    loop {
        let mut queens = Queens::at_random(n, &mut dice);
        queens.exchange_while_that_helps();
        if queens.conflicts == 0 {
            return Some(Board::from_columns(&queens.columns));
        }
    }
}

/// A queen in each row and in each column, and how many of them stand on each diagonal.
struct Queens {
    columns: Vec<usize>,
    /// The diagonals that go up to the right: row + column is their number.
    hills: Vec<u32>,
    /// The diagonals that go down to the right: n + row − column is their number.
    dales: Vec<u32>,
    /// How many pairs of queens share a diagonal.
    conflicts: u64,
}

impl Queens {
    /// The queens in a random order, each order as likely as the others.
    fn at_random(n: usize, dice: &mut Dice) -> Self {
        let mut columns: Vec<usize> = (0..n).collect();
        for row in (1..n).rev() {
            columns.swap(row, dice.below(row + 1));
        }
        let diagonals = vec![0; 2 * n];
        let mut queens = Self { columns, hills: diagonals.clone(), dales: diagonals, conflicts: 0 };
        for row in 0..n {
            queens.put(row);
        }
        queens
    }

    /// Goes through the rows, as long as each time some conflicts go.
    fn exchange_while_that_helps(&mut self) {
        let n = self.columns.len();
        let mut before = u64::MAX;
        while self.conflicts < before {
            before = self.conflicts;
            for row in 0..n {
                if self.is_attacked(row) {
                    self.exchange_with_any_other(row);
                }
            }
        }
    }

    /// With the first that helps: the row below is asked first, and the row above last.
    fn exchange_with_any_other(&mut self, row: usize) {
        let n = self.columns.len();
        for other in (row + 1..n).chain(0..row) {
            if self.exchange_if_that_helps(row, other) {
                break;
            }
        }
    }

    fn exchange_if_that_helps(&mut self, row: usize, other: usize) -> bool {
        let before = self.conflicts;
        self.exchange(row, other);
        let helps = self.conflicts < before;
        if !helps {
            self.exchange(row, other);
        }
        helps
    }

    /// Two queens exchange their columns: at most eight counts change, however many queens there are.
    fn exchange(&mut self, row: usize, other: usize) {
        self.take(row);
        self.take(other);
        self.columns.swap(row, other);
        self.put(row);
        self.put(other);
    }

    fn put(&mut self, row: usize) {
        let (hill, dale) = self.diagonals(row);
        self.conflicts += u64::from(self.hills[hill] + self.dales[dale]);
        self.hills[hill] += 1;
        self.dales[dale] += 1;
    }

    fn take(&mut self, row: usize) {
        let (hill, dale) = self.diagonals(row);
        self.hills[hill] -= 1;
        self.dales[dale] -= 1;
        self.conflicts -= u64::from(self.hills[hill] + self.dales[dale]);
    }

    /// Whether another queen stands on a diagonal of this one.
    fn is_attacked(&self, row: usize) -> bool {
        let (hill, dale) = self.diagonals(row);
        self.hills[hill] > 1 || self.dales[dale] > 1
    }

    fn diagonals(&self, row: usize) -> (usize, usize) {
        let col = self.columns[row];
        (row + col, self.columns.len() + row - col)
    }
}
