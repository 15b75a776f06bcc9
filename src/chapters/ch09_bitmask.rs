//! Chapter 9: the three arrays of marks become three integers, one bit for each line.
//!
//! All free columns of a row come out of one expression.
//! From row to row the columns stay where they are, and the diagonals move by one: a shift.
//! Left on the board is a smaller column, a lower bit, and `>>`.
//! Each call gets its own three numbers, so there is nothing to undo.
//! What hurts: eight boards that are images of each other are all searched for.

use crate::Board;

/// What is taken, as one row sees it: bit `col` of each number stands for that row's column `col`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The columns with a queen.
    pub columns: u32,
    /// The cells of the row that a queen attacks along a rising diagonal, `/`.
    pub hills: u32,
    /// The cells of the row that a queen attacks along a falling diagonal, `\`.
    /// Bits beyond the board may be set.
    pub dales: u32,
}

impl Taken {
    /// The free columns of the row, on a board of `n` columns, up to 32.
    pub fn free(self, n: usize) -> u32 {
        all_columns(n) & !(self.columns | self.hills | self.dales)
    }

    /// What the next row sees if this row gets a `queen`, given as the bit of her column.
    ///
    /// ```
    /// use queens_kata::chapters::ch09_bitmask::Taken;
    ///
    /// let next = Taken::default().with_queen(0b0100);
    /// assert_eq!(next, Taken { columns: 0b0100, hills: 0b0010, dales: 0b1000 });
    /// assert_eq!(next.free(5), 0b1_0001);
    /// ```
    #[must_use]
    pub fn with_queen(self, queen: u32) -> Self {
        Self {
            columns: self.columns | queen,
            hills: (self.hills | queen) >> 1,
            dales: (self.dales | queen) << 1,
        }
    }
}

/// The bits of the columns 0 to n - 1, for n up to 32.
fn all_columns(n: usize) -> u32 {
    // For n = 0 all 32 bits would have to be shifted out, and a `u32` can't be shifted by 32.
    if n == 0 { 0 } else { u32::MAX >> (32 - n) }
}

/// The lowest bit that is set, alone, or 0 if none is: a number and its negative share that bit, and no lower one.
///
/// ```
/// use queens_kata::chapters::ch09_bitmask::lowest;
///
/// assert_eq!(lowest(0b1010), 0b0010);
/// assert_eq!(lowest(0), 0);
/// ```
pub fn lowest(set: u32) -> u32 {
    set & set.wrapping_neg()
}

/// The number of solutions, for n up to 32.
pub fn count(n: usize) -> u64 {
    if n == 0 { 0 } else { count_below(Taken::default(), n) }
}

/// The number of ways to fill the rows below the queens whose lines are `taken`, for n up to 32.
pub fn count_below(taken: Taken, n: usize) -> u64 {
    let beyond_the_board = !all_columns(n);
    fill(Taken { columns: taken.columns | beyond_the_board, ..taken })
}

/// Fills a board of 32 columns, the bits of a `u32`.
/// On a smaller board those beyond it are taken from the start, so no queen is ever placed there, and the search is done when all 32 are taken.
/// So n need not be carried along, and the bits beyond it need not be cut off in each row.
fn fill(taken: Taken) -> u64 {
    if taken.columns == u32::MAX {
        return 1;
    }
    let mut found = 0;
    let mut free = taken.free(32);
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        found += fill(taken.with_queen(queen));
    }
    found
}

/// All solutions, in order, for n up to 32.
pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        list_below(Taken::default(), n, &mut Vec::new(), &mut found);
    }
    found
}

/// Adds to `found` the solutions that begin with the queens `placed`, whose lines are `taken`, for n up to 32.
pub fn list_below(taken: Taken, n: usize, placed: &mut Vec<usize>, found: &mut Vec<Board>) {
    if placed.len() == n {
        found.push(Board::from_columns(placed));
        return;
    }
    let mut free = taken.free(n);
    while free != 0 {
        let queen = lowest(free);
        free ^= queen;
        placed.push(queen.trailing_zeros() as usize);
        list_below(taken.with_queen(queen), n, placed, found);
        placed.pop();
    }
}
