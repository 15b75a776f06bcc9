//! The cells that a check is asked about, and the answers it must give.
//!
//! The first ones are listed.
//! Then come all cells of all small boards, and then those of larger ones, with queens set by dice: on all of them the check is compared with the rule.

use queens_kata::chapters::ch04_plain_loop::Solutions;

use crate::own_process::in_own_process;
use crate::samples::{Dice, all_lists};
use crate::searches::twice;

/// A cell below some queens, on a board of n columns and n rows.
#[derive(Clone, Copy)]
pub struct Cell<'a> {
    n: usize,
    /// The columns of the queens in the rows above.
    pub placed: &'a [usize],
    /// The column of the cell, in the row below them.
    pub col: usize,
}

/// Cells that must be refused.
pub const ATTACKED: &[Cell] = &[
    Cell { n: 2, placed: &[0], col: 0 },
    Cell { n: 4, placed: &[1, 3], col: 1 },
    Cell { n: 2, placed: &[0], col: 1 },
    Cell { n: 3, placed: &[1], col: 2 },
    Cell { n: 2, placed: &[1], col: 0 },
    Cell { n: 3, placed: &[0, 2], col: 1 },
    Cell { n: 5, placed: &[2, 0], col: 4 },
    Cell { n: 6, placed: &[4, 1, 5], col: 1 },
];

/// Cells that must be allowed.
pub const FREE: &[Cell] = &[
    Cell { n: 4, placed: &[], col: 3 },
    Cell { n: 3, placed: &[0], col: 2 },
    Cell { n: 4, placed: &[1, 3], col: 0 },
    Cell { n: 4, placed: &[1, 3, 0], col: 2 },
    Cell { n: 6, placed: &[5, 0, 4], col: 1 },
];

/// Of boards up to this size all cells are asked for.
const SMALL: usize = 6;

/// The same where the queens may attack each other: there are many more such boards.
const SMALL_CROWD: usize = 4;

const LARGE: usize = 20;

/// Wide boards, whose columns do not fit some small types.
const WIDE: [usize; 2] = [70, 270];

/// A wider board is not drawn.
const DRAWN: usize = 40;

impl Cell<'_> {
    /// A board with room for the queens and the cell.
    pub fn size(&self) -> usize {
        self.n
    }

    /// The row of the nearest queen that attacks the cell, and the line on which she does.
    fn attacker(&self) -> Option<(usize, &'static str)> {
        let row = self.placed.len();
        let lines = self.placed.iter().enumerate().map(|(queen_row, &queen_col)| {
            let line = if queen_col == self.col {
                Some("stands in the same column")
            } else if queen_col + row == self.col + queen_row {
                Some("is on the same falling diagonal (\\)")
            } else if queen_col + queen_row == self.col + row {
                Some("is on the same rising diagonal (/)")
            } else {
                None
            };
            line.map(|line| (queen_row, line))
        });
        lines.rev().flatten().next()
    }

    /// Why a queen may stand here, or may not.
    fn because(&self) -> String {
        match self.attacker() {
            Some((0, line)) if self.placed.len() == 1 && line.contains("column") => {
                format!("the queen above {line}")
            }
            Some((row, line)) => format!("row {row}'s queen {line}"),
            None if self.placed.is_empty() => "no queen stands above it".into(),
            None => "no queen shares its column or a diagonal".into(),
        }
    }

    /// The queens above, and a `?` for the cell.
    fn drawn(&self) -> String {
        let queens = self.placed.iter().map(|&queen| ('Q', queen));
        let lines: Vec<String> = queens
            .chain([('?', self.col)])
            .map(|(mark, at)| (0..self.n).map(|col| if col == at { mark } else { '.' }).collect())
            .map(|row: String| format!("    {row}"))
            .collect();
        lines.join("\n")
    }
}

/// Asks a check about cells, and expects the same answer for all: those of the list, all of small boards, and some of large ones.
/// No queen above attacks another one.
/// `name` writes the call as the learner would.
pub fn judge_cells(
    answer: bool,
    cells: &[Cell],
    name: &dyn Fn(&Cell) -> String,
    check: &dyn Fn(&Cell) -> bool,
) {
    in_own_process(|| Question { answer, name, check }.ask_below_peaceful_queens(cells));
}

/// The same for cells that are attacked, and then for some below queens that attack each other.
/// A cell that one queen attacks is attacked, whatever the others do.
pub fn judge_attacked_cells(name: &dyn Fn(&Cell) -> String, check: &dyn Fn(&Cell) -> bool) {
    in_own_process(|| {
        let question = Question { answer: false, name, check };
        question.ask_below_peaceful_queens(ATTACKED);
        question.ask_below_a_crowd();
    });
}

/// Asks for the cells of two rows of wide boards, attacked or not.
pub fn judge_wide_cells(name: &dyn Fn(&Cell) -> String, check: &dyn Fn(&Cell) -> bool) {
    in_own_process(|| {
        let mut dice = Dice::default();
        for n in WIDE {
            let queens = peaceful_by(&mut dice, n);
            let low = queens.len().min(WIDE[0]) - 1;
            for answer in [true, false] {
                let question = Question { answer, name, check };
                question.ask_in_each_row(n, [queens[..3].to_vec(), queens[..low].to_vec()]);
            }
        }
    });
}

/// What a check is asked, and the answer that it must give.
struct Question<'a> {
    answer: bool,
    name: &'a dyn Fn(&Cell) -> String,
    check: &'a dyn Fn(&Cell) -> bool,
}

impl Question<'_> {
    fn ask(&self, cell: &Cell) {
        if !self.is_wrong(cell) {
            return;
        }
        // Fewer queens, and fewer columns, show the mistake more clearly.
        if let Some((n, placed, col)) = self.smaller(cell) {
            self.ask(&Cell { n, placed: &placed, col });
        }
        let (name, found) = ((self.name)(cell), !self.answer);
        let because = cell.because();
        if cell.n > DRAWN {
            panic!("{name} returned {found}, but {because}. The board has {} columns.", cell.n);
        }
        panic!("{name} returned {found}, but {because}:\n\n{}", cell.drawn());
    }

    /// Whether the check gives the wrong answer here.
    /// Where the other answer is right, it is asked as well, in case something stays behind, but another test judges that.
    fn is_wrong(&self, cell: &Cell) -> bool {
        let is_free = cell.attacker().is_none();
        let found = twice((self.name)(cell), || (self.check)(cell));
        is_free == self.answer && found != self.answer
    }

    /// A smaller board on which the check is wrong as well.
    fn smaller(&self, cell: &Cell) -> Option<(usize, Vec<usize>, usize)> {
        let Cell { n, placed, col } = *cell;
        let columns = || placed.iter().chain([&col]);
        let without_the_top = placed.get(1..).map(|rest| (n, rest.to_vec(), col));
        let without_the_bottom = placed.split_last().map(|(_, rest)| (n, rest.to_vec(), col));
        let has_room = n > placed.len() + 1;
        let without_the_right =
            (has_room && columns().all(|&col| col + 1 < n)).then(|| (n - 1, placed.to_vec(), col));
        let without_the_left = (has_room && columns().all(|&col| col > 0))
            .then(|| (n - 1, placed.iter().map(|col| col - 1).collect(), col - 1));
        [without_the_top, without_the_right, without_the_left, without_the_bottom]
            .into_iter()
            .flatten()
            .find(|(n, placed, col)| self.is_wrong(&Cell { n: *n, placed, col: *col }))
    }

    fn ask_below_peaceful_queens(&self, cells: &[Cell]) {
        for cell in cells {
            self.ask(cell);
        }
        for n in 1..=SMALL {
            self.ask_in_each_row(n, peaceful(n));
        }
        let mut dice = Dice::default();
        for n in [8, 10, 12] {
            for board in Solutions::new(n).step_by(1 + dice.below(20)).take(4) {
                self.ask_along(n, board.columns());
            }
        }
        for n in SMALL + 1..=LARGE {
            self.ask_along(n, &peaceful_by(&mut dice, n));
        }
    }

    fn ask_below_a_crowd(&self) {
        for n in 1..=SMALL_CROWD {
            self.ask_in_each_row(n, (0..n).flat_map(|queens| all_lists(queens, n)));
        }
        let mut dice = Dice::default();
        for n in SMALL_CROWD + 1..=LARGE {
            self.ask_along(n, &dice.list(n - 1, n));
        }
    }

    fn ask_in_each_row(&self, n: usize, placements: impl IntoIterator<Item = Vec<usize>>) {
        for placed in placements {
            for col in 0..n {
                self.ask(&Cell { n, placed: &placed, col });
            }
        }
    }

    /// Asks for the cells of each row below, as the queens are placed one by one.
    fn ask_along(&self, n: usize, columns: &[usize]) {
        for rows in 0..=columns.len().min(n - 1) {
            for col in 0..n {
                self.ask(&Cell { n, placed: &columns[..rows], col });
            }
        }
    }
}

/// The columns of the next row that no queen attacks.
fn free(n: usize, placed: &[usize]) -> Vec<usize> {
    (0..n).filter(|&col| Cell { n, placed, col }.attacker().is_none()).collect()
}

/// All ways to fill some of the upper rows, but not all rows, so that no queen attacks another: fewer queens first.
pub fn peaceful(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    let mut next = 0;
    while next < all.len() {
        let placed = all[next].clone();
        next += 1;
        if placed.len() + 1 < n {
            all.extend(free(n, &placed).iter().map(|&col| [&placed[..], &[col]].concat()));
        }
    }
    all
}

/// Queens in the upper rows, until all rows have one or the next row has no free cell.
pub fn peaceful_by(dice: &mut Dice, n: usize) -> Vec<usize> {
    let mut placed = Vec::new();
    while placed.len() < n {
        let free = free(n, &placed);
        if free.is_empty() {
            break;
        }
        placed.push(free[dice.below(free.len())]);
    }
    placed
}
