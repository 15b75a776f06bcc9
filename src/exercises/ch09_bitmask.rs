//! Exercise 9: the three arrays of marks become three integers.
//!
//! Read `docs/ch09_bitmask.md`, write the functions in the order they stand here, and run `cargo test --test exercises ch09` after each.

use crate::Board;

/// What is taken, as one row sees it: bit `col` of each number stands for that row's column `col`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The columns with a queen.
    pub columns: u32,
    /// The cells of the row that a queen attacks along a rising diagonal, `/`.
    pub hills: u32,
    /// The cells of the row that a queen attacks along a falling diagonal, `\`.
    pub dales: u32,
}

impl Taken {
    /// The free columns of the row, on a board of `n` columns, 1 to 32: a bit for each.
    pub fn free(self, n: usize) -> u32 {
        todo!("the bits below {n} that are set in none of {self:?}")
    }

    /// What the next row sees if this row gets a `queen`, given as the bit of her column.
    pub fn with_queen(self, queen: u32) -> Self {
        todo!("add the queen {queen:#b} to {self:?}, and move the diagonals by one")
    }
}

/// The lowest bit that is set, alone, or 0 if none is.
pub fn lowest(set: u32) -> u32 {
    todo!("the lowest set bit of {set:#b}")
}

/// The number of solutions for `n` queens: 0 for `n` = 0.
pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens")
}

/// All solutions for `n` queens, smallest columns first.
pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens")
}
