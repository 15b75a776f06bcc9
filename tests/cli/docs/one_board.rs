//! What the page of chapter 15 shows: a board by formula as a picture, and what each way takes.

use std::fmt::{Display, Write};

use queens_kata::Board;
use queens_kata::chapters::ch07_marker_arrays::Marks;
use queens_kata::chapters::ch09_bitmask::Taken;
use queens_kata::chapters::ch15_one_board::{fewest_free_first, formula, repair};
use queens_kata::dice::Dice;
use queens_kata::grouped;

/// The drawing of this name, if it is about this chapter.
pub fn drawing(name: &str) -> Option<String> {
    Some(match name {
        "placements until the first board" => placements_until_the_first_board(),
        "placements for larger boards" => placements_for_larger_boards(),
        "exchanges" => exchanges(),
        "the sums of the two halves" => sums_of_the_halves(),
        _ => return None,
    })
}

/// A table whose columns are as wide as they must be, with all numbers to the right.
pub fn table<const N: usize>(lines: &[[String; N]]) -> String {
    let widths: Vec<usize> =
        (0..N).map(|column| lines.iter().map(|line| line[column].len()).max().unwrap()).collect();
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}"));
        writeln!(text, "{}", cells.collect::<Vec<_>>().join("   ")).unwrap();
    }
    text
}

/// So many placements, or that there are more than the search was allowed.
fn said(placed: Option<u64>, most: u64) -> String {
    placed.map_or_else(|| format!("over {}", grouped(most)), grouped)
}

fn placements_until_the_first_board() -> String {
    const MOST: u64 = 10_000_000;
    let mut lines = vec![["n".into(), "from the top down".into(), "fewest free first".into()]];
    for n in [8, 12, 16, 20, 28, 30] {
        let from_the_top = said(placed_from_the_top(n, MOST), MOST);
        lines.push([n.to_string(), from_the_top, said(placed_fewest_first(n, MOST), MOST)]);
    }
    table(&lines)
}

fn placements_for_larger_boards() -> String {
    const MOST: u64 = 10_000;
    let mut lines = vec![["n".into(), "fewest free first".into()]];
    lines.extend(
        [41, 42, 52, 53, 86, 100, 103]
            .map(|n| [n.to_string(), said(placed_fewest_first(n, MOST), MOST)]),
    );
    table(&lines)
}

/// How many queens chapter 4 places until its first board, or `None` if they are more.
/// Chapter 9 tries the same cells in the same order, and is faster.
fn placed_from_the_top(n: usize, most: u64) -> Option<u64> {
    fn fill(taken: Taken, rows: usize, n: usize, placed: &mut u64, most: u64) -> bool {
        if rows == 0 {
            return true;
        }
        let mut free = taken.free(n);
        while free != 0 && *placed <= most {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            *placed += 1;
            if fill(taken.with_queen(queen), rows - 1, n, placed, most) {
                return true;
            }
        }
        false
    }
    let mut placed = 0;
    fill(Taken::default(), n, n, &mut placed, most);
    (placed <= most).then_some(placed)
}

/// The same for the search of chapter 15.
fn placed_fewest_first(n: usize, most: u64) -> Option<u64> {
    let mut search = FewestFirst::new(n, most);
    if !search.fill(&mut || true) {
        return None;
    }
    let columns: Vec<usize> = search.queens.iter().copied().flatten().collect();
    assert_eq!(Some(Board::from_columns(&columns)), fewest_free_first(n), "it is the same search");
    Some(search.placed)
}

/// How many queens it would place to find all boards, and how many boards that are.
pub fn placed_for_all(n: usize) -> [u64; 2] {
    let mut search = FewestFirst::new(n, u64::MAX);
    let mut boards = 0;
    search.fill(&mut || {
        boards += 1;
        false
    });
    [search.placed, boards]
}

/// The search of chapter 15 once more, which counts.
struct FewestFirst {
    queens: Vec<Option<usize>>,
    marks: Marks,
    placed: u64,
    /// It ends when it has placed more.
    most: u64,
}

impl FewestFirst {
    fn new(n: usize, most: u64) -> Self {
        Self { queens: vec![None; n], marks: Marks::new(n), placed: 0, most }
    }

    /// Ends at a board of which `is_enough` says so, and says whether it has come to one.
    fn fill(&mut self, is_enough: &mut dyn FnMut() -> bool) -> bool {
        let n = self.queens.len();
        let empty = (0..n).filter(|&row| self.queens[row].is_none());
        let free = |row: usize| -> Vec<usize> {
            (0..n).filter(|&col| self.marks.is_free(row, col)).collect()
        };
        let rows = empty.map(|row| (row, free(row)));
        let Some((row, free)) = rows.min_by_key(|(_, free)| free.len()) else {
            return is_enough();
        };
        for col in free {
            if self.placed > self.most {
                break;
            }
            self.marks.place(row, col);
            self.queens[row] = Some(col);
            self.placed += 1;
            if self.fill(is_enough) {
                return true;
            }
            self.queens[row] = None;
            self.marks.remove(row, col);
        }
        false
    }
}

/// How often the repair of chapter 15 begins, how many conflicts there are then, and how many exchanges it takes from the last order to the board.
fn exchanges() -> String {
    const SEED: u64 = 1;
    let names = ["n", "orders", "conflicts in the last one", "exchanges", "for each queen"];
    let mut lines = vec![names.map(String::from)];
    for n in [6, 8, 100, 1_000, 10_000] {
        let Repaired { orders, conflicts, exchanges } = Repaired::new(n, SEED);
        let share = f64::from(exchanges) / f64::from(u32::try_from(n).unwrap());
        lines.push([
            grouped(n as u64),
            orders.to_string(),
            grouped(conflicts as u64),
            grouped(u64::from(exchanges)),
            format!("{share:.2}"),
        ]);
    }
    table(&lines)
}

struct Repaired {
    orders: u32,
    conflicts: usize,
    exchanges: u32,
}

impl Repaired {
    /// The same repair once more, with its counts of queens in plain lists.
    fn new(n: usize, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        for orders in 1.. {
            let mut columns: Vec<usize> = (0..n).collect();
            for row in (1..n).rev() {
                columns.swap(row, dice.below(row + 1));
            }
            let mut counts = Counts { of: [vec![0; 2 * n], vec![0; 2 * n]] };
            let conflicts = (0..n).map(|row| counts.put(row, columns[row])).sum();
            let mut exchanges = 0;
            loop {
                let before = exchanges;
                counts.pass(&mut columns, &mut exchanges);
                if exchanges == before {
                    break;
                }
            }
            let board = Board::from_columns(&columns);
            if board.is_solution() {
                assert_eq!(Some(board), repair(n, seed), "it is the same repair");
                return Self { orders, conflicts, exchanges };
            }
        }
        unreachable!("there is a board for n = {n}")
    }
}

struct Counts {
    of: [Vec<usize>; 2],
}

impl Counts {
    /// Goes through the rows once.
    fn pass(&mut self, columns: &mut [usize], exchanges: &mut u32) {
        let n = columns.len();
        for row in 0..n {
            if !self.at(row, columns[row]).iter().any(|count| **count > 1) {
                continue;
            }
            for other in (row + 1..n).chain(0..row) {
                let [here, there] = [columns[row], columns[other]];
                let gone = self.take(row, here) + self.take(other, there);
                let come = self.put(row, there) + self.put(other, here);
                if come < gone {
                    columns.swap(row, other);
                    *exchanges += 1;
                    break;
                }
                self.take(row, there);
                self.take(other, here);
                self.put(row, here);
                self.put(other, there);
            }
        }
    }

    fn at(&mut self, row: usize, col: usize) -> [&mut usize; 2] {
        let [hills, dales] = &mut self.of;
        let n = hills.len() / 2;
        [&mut hills[row + col], &mut dales[n + row - col]]
    }

    /// Returns with how many queens this one shares a diagonal now.
    fn put(&mut self, row: usize, col: usize) -> usize {
        self.at(row, col)
            .map(|count| {
                *count += 1;
                *count - 1
            })
            .iter()
            .sum()
    }

    /// Returns with how many queens this one shared a diagonal.
    fn take(&mut self, row: usize, col: usize) -> usize {
        self.at(row, col)
            .map(|count| {
                *count -= 1;
                *count
            })
            .iter()
            .sum()
    }
}

/// Row + column of each queen where the plain rule holds, and where it does not: the halves meet where one number is in both.
fn sums_of_the_halves() -> String {
    let mut text = String::new();
    for n in [7, 8, 9, 10, 11, 12] {
        let half = n / 2;
        let upper: Vec<usize> = (0..half).map(|row| row + 2 * row + 1).collect();
        let lower: Vec<usize> = (0..n - half).map(|row| half + row + 2 * row).collect();
        let list = |sums: &[usize]| -> String {
            sums.iter().map(|sum| format!("{sum:>3}")).collect::<Vec<_>>().concat()
        };
        let meets = if upper.iter().any(|sum| lower.contains(sum)) { "   they meet" } else { "" };
        let gap = " ".repeat(3 * (6 - upper.len()));
        let rest = " ".repeat(3 * (6 - lower.len()));
        let line = format!(
            "n = {n:>2}   upper half{}{gap}   lower half{}{rest}{meets}",
            list(&upper),
            list(&lower)
        );
        writeln!(text, "{}", line.trim_end()).unwrap();
        // The rule is that of the reference, where that makes no exception.
        if meets.is_empty() {
            let sums: Vec<usize> = formula(n)
                .unwrap()
                .columns()
                .iter()
                .enumerate()
                .map(|(row, col)| row + col)
                .collect();
            assert_eq!(sums, [upper, lower].concat());
        }
    }
    text
}

const STYLE: &str = "<style>
.ground { fill: #fff; }
.light { fill: #f3ead8; }
.dark { fill: #d9c39a; }
.queen { font-family: sans-serif; fill: #1b1f24; text-anchor: middle; }
.upper { stroke: #0b57c2; stroke-width: 3; }
.lower { stroke: #b42318; stroke-width: 3; }
@media (prefers-color-scheme: dark) {
  .ground { fill: #161b22; }
  .light { fill: #d8ccb0; }
  .dark { fill: #b59f74; }
  .upper { stroke: #0a3f91; }
  .lower { stroke: #97180f; }
}
</style>
";

/// A board by formula, with the knight's moves from queen to queen in each half.
pub fn picture() -> String {
    const N: usize = 12;
    const CELL: usize = 33;
    const MARGIN: usize = 12;
    let side = N * CELL + 2 * MARGIN;
    let board = formula(N).unwrap();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"{side}\" \
         height=\"{side}\" role=\"img\" aria-label=\"A board for {N} queens by formula\">\n{STYLE}\
         <rect class=\"ground\" width=\"{side}\" height=\"{side}\" rx=\"10\"/>\n"
    );
    let mut add = |element: &dyn Display| writeln!(svg, "{element}").unwrap();
    for (row, col) in (0..N).flat_map(|row| (0..N).map(move |col| (row, col))) {
        let class = if (row + col).is_multiple_of(2) { "light" } else { "dark" };
        let (x, y) = (MARGIN + col * CELL, MARGIN + row * CELL);
        add(&format_args!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\"/>"
        ));
    }
    let middle = |row: usize| {
        let col = board.columns()[row];
        (MARGIN + col * CELL + CELL / 2, MARGIN + row * CELL + CELL / 2)
    };
    for row in (1..N).filter(|&row| row != N / 2) {
        let class = if row < N / 2 { "upper" } else { "lower" };
        let ((x1, y1), (x2, y2)) = (middle(row - 1), middle(row));
        add(&format_args!(
            "<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>"
        ));
    }
    for row in 0..N {
        let (x, y) = middle(row);
        let y = y + 8;
        add(&format_args!("<text class=\"queen\" x=\"{x}\" y=\"{y}\" font-size=\"24\">♛</text>"));
    }
    svg + "</svg>\n"
}
