//! Two queens on one line.

use std::fmt;

/// Two queens that attack each other, `upper` in the row above `lower`, each as (row, column).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The queen nearer to the top.
    pub upper: (usize, usize),
    /// The queen nearer to the bottom.
    pub lower: (usize, usize),
    /// The line on which both stand.
    pub line: Line,
}

impl Conflict {
    /// The first of all: each queen is compared with those above her.
    pub(super) fn first_by_pairs(columns: &[usize]) -> Option<Self> {
        let queens = || columns.iter().copied().enumerate();
        queens()
            .find_map(|lower| queens().take(lower.0).find_map(|upper| Self::between(upper, lower)))
    }

    /// The same for many queens: each line knows the one that stands on it.
    pub(super) fn first_by_lines(columns: &[usize]) -> Option<Self> {
        let n = columns.len();
        let mut of_column = vec![None; n];
        let mut of_falling = vec![None; 2 * n];
        let mut of_rising = vec![None; 2 * n];
        columns.iter().copied().enumerate().find_map(|lower @ (row, col)| {
            let lines =
                [&mut of_column[col], &mut of_falling[n + row - col], &mut of_rising[row + col]];
            let upper = lines.iter().filter_map(|line| **line).min();
            for line in lines {
                *line = Some(lower);
            }
            Self::between(upper?, lower)
        })
    }

    /// The conflict between two queens, if they share a line.
    fn between(upper: (usize, usize), lower: (usize, usize)) -> Option<Self> {
        Line::through(upper, lower).map(|line| Self { upper, lower, line })
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (upper, lower) = (self.upper.0, self.lower.0);
        write!(f, "the queens in rows {upper} and {lower} share ")?;
        match self.line {
            Line::Column => write!(f, "column {}", self.upper.1),
            Line::Falling => write!(f, "a falling diagonal (\\)"),
            Line::Rising => write!(f, "a rising diagonal (/)"),
        }
    }
}

/// A line along which one queen attacks another.
/// Rows are missing: a [`Board`](super::Board) has one in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The same column.
    Column,
    /// A diagonal that goes down to the right, `\`: row − column is the same.
    Falling,
    /// A diagonal that goes up to the right, `/`: row + column is the same.
    Rising,
}

impl Line {
    /// The line through two cells, if they share one.
    pub(crate) fn through(
        (row, column): (usize, usize),
        (other_row, other_column): (usize, usize),
    ) -> Option<Self> {
        if column == other_column {
            Some(Self::Column)
        } else if row + column == other_row + other_column {
            Some(Self::Rising)
        } else if row + other_column == other_row + column {
            // The same as row - column == other_row - other_column, without going below zero.
            Some(Self::Falling)
        } else {
            None
        }
    }
}
