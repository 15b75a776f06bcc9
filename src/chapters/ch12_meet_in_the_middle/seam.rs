//! The diagonals of a queen in the top half, as bits of one number.
//!
//! Two halves fit if they share no diagonal, and so do two blocks of rows within a half.
//! With a bit for each diagonal, either question is one `&`.
//! The bits are given out from the middle of the seam to its ends: the diagonals that cross in the middle are the busiest, and [`pairs`](super::pairs) looks at these first.

/// What some queens of a half take: bit 2i is the diagonal that goes to the left through the i-th point, counted from the middle of the seam outwards, bit 2i+1 the one to the right.
/// If n is odd, the highest bits are cells of the middle column: [`Seam::middle_queen`] keeps the bottoms clear of some.
pub type Lines = u64;

/// The same lines with left and right exchanged: what a half takes when it is turned upside down.
pub fn upside_down(lines: Lines) -> Lines {
    // Every other bit, from bit 0 on. The cells of the middle column are mixed up: nothing reads them
    // after this.
    const LEFT: Lines = 0x5555_5555_5555_5555;
    (lines & LEFT) << 1 | (lines >> 1) & LEFT
}

/// The points along the seam of an n × n board, and the bits of the diagonals through them.
pub struct Seam {
    n: usize,
    /// The first and the last point through which a diagonal goes from one half to the other.
    /// Here n/2 is added to each point, so that none is negative; that makes the diagonal to the left through a point the one where row + col is the point, or one less for even n.
    first: usize,
    last: usize,
    /// The points from the middle to both ends, and beyond the left one.
    points: Vec<usize>,
}

impl Seam {
    /// The seam for halves that are made of two blocks, of which the one at the seam has `inner` rows.
    /// For that, diagonals matter, too, that leave the board in these rows and never come to the seam.
    ///
    /// # Panics
    ///
    /// If there are more lines than 64 bits: n = 25 has 71 with 6 inner rows.
    /// They fit for n from 4 to 22 with up to 6 inner rows, for 23 with up to 5, and for 24 with up to 6.
    pub fn new(n: usize, inner: usize) -> Self {
        let (half, even) = (n / 2, usize::from(n.is_multiple_of(2)));
        let (first, last) = (half + 1, half + n - 2 + even);
        let mut points: Vec<usize> = (half - inner + even..=last).collect();
        let middle = usize::midpoint(first, last);
        points.sort_by_key(|point| point.abs_diff(middle));
        let middle_cells = if even == 1 { 0 } else { half - 1 };
        assert!(2 * points.len() + middle_cells <= 64, "n = {n} has more lines than 64 bits");
        Self { n, first, last, points }
    }

    /// How many diagonals go from one half to the other.
    /// They have the lowest bits.
    pub fn crossing(&self) -> usize {
        2 * (self.last + 1 - self.first)
    }

    /// The lines of a queen in the top half.
    pub fn lines(&self, row: usize, col: usize) -> Lines {
        let even = usize::from(self.n.is_multiple_of(2));
        let left = row + col + even;
        // In a mirror, a diagonal to the right is one to the left, and its point is found in the same way.
        // If it crosses, the point is counted from the other end of the seam. If it leaves the board first,
        // the point lies before the first one. It may stay there: the diagonals that cross do not have it.
        let mirrored = row + (self.n - 1 - col) + even;
        let right =
            if mirrored < self.first { mirrored } else { self.first + self.last - mirrored };
        let is_middle_column = even == 0 && col == self.n / 2;
        let cell = if is_middle_column { middle_cell(row) } else { 0 };
        self.to_left(left) | self.to_right(right) | cell
    }

    /// For odd n: what the bottoms, written as tops, must keep clear of if the middle row has its queen in column `col`, from 1 to n/2.
    /// Those are her diagonals and, unless she has the centre, the cells of the middle column that are no farther from it than she is.
    pub fn middle_queen(&self, col: usize) -> Lines {
        let half = self.n / 2;
        // She is half - col away from the centre, and so is the cell in row col.
        let near: Lines = (col..half).map(middle_cell).sum();
        // Her row is the seam, so both diagonals cross where she stands.
        self.to_left(half + col) | self.to_right(half + col) | near
    }

    /// The bit of the diagonal to the left through a point, or 0 if the point has none.
    fn to_left(&self, point: usize) -> Lines {
        self.points.iter().position(|&it| it == point).map_or(0, |index| 1 << (2 * index))
    }

    /// The bit of the diagonal to the right through a point: the next one.
    fn to_right(&self, point: usize) -> Lines {
        self.to_left(point) << 1
    }
}

/// The bit of a cell in the middle column, for the rows from 1 on: no queen of the middle row is as far from the centre as row 0.
/// These bits are given out from the highest down.
fn middle_cell(row: usize) -> Lines {
    if row == 0 { 0 } else { 1 << (64 - row) }
}
