//! The drawings in the pages, made from the chapters' own code.

use std::fmt::Write;

use queens_kata::Board;
use queens_kata::candidates::{one_per_row, permutations};
use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::chapters::ch03_tail_call::{Bounce, State, step};
use queens_kata::chapters::ch04_plain_loop;
use queens_kata::chapters::ch07_marker_arrays::Marks;
use queens_kata::chapters::ch09_bitmask::Taken;
use queens_kata::chapters::ch10_symmetry::images;
use queens_kata::chapters::ch12_meet_in_the_middle::{Half, fits, halves};
use queens_kata::chapters::ch13_any_puzzle::regions::{self, Regions};
use queens_kata::chapters::ch13_any_puzzle::sudoku::{self, Sudoku};
use queens_kata::chapters::ch13_any_puzzle::{Puzzle, Solutions};
use queens_kata::chapters::ch14_estimate::{probe, profile};
use queens_kata::chapters::{ch08_explicit_stack, ch11_parallel};
use queens_kata::grouped;
use queens_kata::known_counts::KNOWN_COUNTS;

use super::Page;

const OPEN: &str = "\n<!-- generated: ";
const CLOSE: &str = "<!-- end -->";

/// The page with every block between `<!-- generated: NAME -->` and `<!-- end -->` made anew.
pub fn refresh(page: &str) -> String {
    let mut parts = page.split(OPEN);
    let mut fresh = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (name, rest) = part.split_once(" -->").expect("a name ends with -->");
        let (_, after) = rest.split_once(CLOSE).unwrap_or_else(|| panic!("{name} has no {CLOSE}"));
        write!(fresh, "{OPEN}{name} -->\n\n```text\n{}```\n\n{CLOSE}{after}", drawing(name))
            .unwrap();
    }
    fresh
}

fn drawing(name: &str) -> String {
    match name {
        "two boards" => {
            side_by_side(&ch04_plain_loop::solutions(4).iter().map(Board::rows).collect::<Vec<_>>())
        }
        "a maze" => a_maze(),
        "walk to the first board" => walk_to_the_first_board(),
        "cells of the pure recursion" => cells_of_the_pure_recursion(),
        "first states" => first_states(),
        "turns of the loop" => turns_of_the_loop(),
        "three rays" => three_rays(),
        "free columns" => free_columns(),
        "tries of each row" => tries_of_each_row(),
        "a list and its board" => list_and_board("columns", &[1, 3, 0, 2], 4),
        "placed queens and the next row" => list_and_board("placed", &[1, 3, 0], 4),
        "lists and the test" => lists_and_the_test(),
        "candidates and the test" => candidates_and_the_test(),
        "hills and dales" => hills_and_dales(),
        "marks and their places" => marks_and_their_places(),
        "stacks" => stacks(),
        "lines of one queen" => lines_of_one_queen(),
        "bits" => bits(),
        "lowest bit" => lowest_bit(),
        "roots of the counts" => roots_of_the_counts(),
        "prefixes" => prefixes(),
        "eight images" => eight_images(&[1, 3, 5, 0, 2, 4]),
        "four borders" => four_borders(&[1, 3, 5, 0, 2, 4]),
        "queens below the prefixes" => queens_below_the_prefixes(),
        "one queen and the seam" => one_queen_and_the_seam(6, 1, 3),
        "a half upside down" => half_upside_down(&[4, 2, 0], 1),
        "eight tops" => eight_tops(),
        "eight tops turned over" => eight_tops_turned_over(),
        "the table of point 4" => table_of_a_point(4),
        "one bottom" => one_bottom(),
        "six regions" => six_regions(),
        "a sudoku" => a_sudoku(),
        "all probes" => all_probes(4),
        "a tree and two probes" => tree_and_probes(8),
        "goals and tests" => super::teaching::goals_and_tests(),
        "a seam" => seam(&[1, 3, 5], &[4, 2, 0]),
        "a seam that does not fit" => seam(&[1, 3, 5], &[0, 2, 4]),
        _ => super::own::drawing(name)
            .or_else(|| super::one_board::drawing(name))
            .or_else(|| super::dancing_links::drawing(name))
            .unwrap_or_else(|| panic!("no drawing is called {name:?}")),
    }
}

/// All states of the search, the first one first.
fn states(n: usize) -> Vec<State> {
    let mut states = vec![State::first(n)];
    while let Bounce::Call(next) = step(states[states.len() - 1].clone()) {
        states.push(next);
    }
    states
}

/// The queens that stand each time one was placed: the nodes of the search tree, depth first.
fn placements(n: usize) -> Vec<Vec<usize>> {
    states(n)
        .into_iter()
        .filter(|state| is_safe(&state.placed, state.col))
        .map(|state| [state.placed, vec![state.col]].concat())
        .collect()
}

/// The placements up to the first complete board.
fn first_placements(n: usize) -> Vec<Vec<usize>> {
    let mut placements = placements(n);
    let complete =
        placements.iter().position(|placed| placed.len() == n).expect("there is a solution");
    placements.truncate(complete + 1);
    placements
}

/// The rows of a board that is not complete.
fn rows(placed: &[usize], n: usize) -> Vec<String> {
    (0..n)
        .map(|row| {
            (0..n).map(|col| if placed.get(row) == Some(&col) { 'Q' } else { '.' }).collect()
        })
        .collect()
}

fn side_by_side(boards: &[Vec<String>]) -> String {
    (0..boards[0].len())
        .map(|row| {
            let line: Vec<&str> = boards.iter().map(|board| board[row].as_str()).collect();
            format!("{}\n", line.join("     ").trim_end())
        })
        .collect()
}

/// The maze, the order in which a depth-first search enters its cells, and what stands at the end.
fn a_maze() -> String {
    let maze = ["#######", "#S....#", "#.#.#.#", "#.#.###", "#....E#", "#######"];
    let (mut entered, mut path) = (Vec::new(), Vec::new());
    assert!(leads_out(&maze, (1, 1), &mut entered, &mut path));
    let drawn = |mark: &dyn Fn((usize, usize)) -> Option<char>| -> Vec<String> {
        let line = |(row, line): (usize, &&str)| {
            line.chars().enumerate().map(|(col, c)| mark((row, col)).unwrap_or(c)).collect()
        };
        maze.iter().enumerate().map(line).collect()
    };
    let letter = |cell| {
        let index = entered.iter().position(|it| *it == cell)?;
        ('a'..='z').nth(index)
    };
    let fate = |cell| entered.contains(&cell).then(|| if path.contains(&cell) { 'o' } else { 'x' });
    side_by_side(&[drawn(&|_| None), drawn(&letter), drawn(&fate)])
}

/// The search of docs/backtracking.md, which keeps the way it is on as well.
fn leads_out(
    maze: &[&str],
    cell: (usize, usize),
    entered: &mut Vec<(usize, usize)>,
    path: &mut Vec<(usize, usize)>,
) -> bool {
    let (row, col) = cell;
    let here = maze[row].as_bytes()[col];
    if here == b'#' || entered.contains(&cell) {
        return false;
    }
    entered.push(cell);
    path.push(cell);
    let neighbours = [(row, col + 1), (row + 1, col), (row, col - 1), (row - 1, col)];
    if here == b'E' || neighbours.into_iter().any(|next| leads_out(maze, next, entered, path)) {
        return true;
    }
    path.pop();
    false
}

/// Each board with its number, and below its queens the attacked cells crossed out.
fn walk_to_the_first_board() -> String {
    let n = 4;
    let crossed = |placed: &[usize]| {
        let mut rows = rows(placed, n);
        for (row, line) in rows.iter_mut().enumerate().skip(placed.len()) {
            let attacked = |col: usize| {
                let attacks = |(above, &queen): (usize, &usize)| {
                    queen == col || queen.abs_diff(col) == row - above
                };
                placed.iter().enumerate().any(attacks)
            };
            *line = (0..n).map(|col| if attacked(col) { 'x' } else { '.' }).collect();
        }
        rows
    };
    let boards: Vec<Vec<String>> = first_placements(n)
        .iter()
        .enumerate()
        .map(|(index, placed)| [vec![format!("({}) ", index + 1)], crossed(placed)].concat())
        .collect();
    boards.chunks(4).map(side_by_side).collect::<Vec<_>>().join("\n")
}

/// Up to the first step back that goes over a queen, and the last two.
fn cells_of_the_pure_recursion() -> String {
    const SHOWN: usize = 18;
    let states = states(4);
    let mut text = String::new();
    for (index, state) in states.iter().enumerate() {
        if index == SHOWN {
            writeln!(text, "  ...").unwrap();
        }
        if index < SHOWN || index + 3 > states.len() {
            let (row, col) = (state.placed.len(), state.col);
            let (call, indent) = (index + 1, index.min(SHOWN));
            let next = match states.get(index + 1).map(|next| next.placed.len()) {
                _ if !is_safe(&state.placed, col) && col + 1 < state.n => {
                    "attacked: next cell".into()
                }
                Some(back) if back + 1 < row => {
                    format!("attacked, no next cell: back over row {} to row {back}", back + 1)
                }
                Some(back) if back < row => {
                    format!("attacked, no next cell: back to row {back}")
                }
                Some(_) => "safe: next row".into(),
                None => "attacked, no next cell, no row to go back to: the end".to_string(),
            };
            writeln!(text, "{call:>3} {:indent$}row {row}, column {col}   {next}", "").unwrap();
        }
    }
    text
}

fn first_states() -> String {
    let mut text = String::new();
    for state in states(4).iter().take(10) {
        let State { placed, col, count, .. } = state;
        let verdict = if is_safe(placed, *col) { "safe" } else { "attacked" };
        writeln!(text, "placed {:<8} col {col}  count {count}   {verdict}", format!("{placed:?}"))
            .unwrap();
    }
    text + "...\n"
}

/// The turns of chapter 4's loop up to the first solution and six beyond it, on the same two variables.
/// What they hold in the turn after the pause, the page asks.
fn turns_of_the_loop() -> String {
    const BEYOND: usize = 6;
    let n = 4;
    let (mut placed, mut col) = (Vec::new(), 0);
    let mut text = String::from("row  column\n");
    let mut since_the_board = None;
    while since_the_board < Some(BEYOND) {
        let row = placed.len();
        let what = if col == n {
            "used up: back"
        } else if !is_safe(&placed, col) {
            "attacked"
        } else if row + 1 == n {
            "safe: a queen, and a board"
        } else {
            "safe: a queen"
        };
        let [row, column] = match since_the_board {
            Some(0) => ["?".into(), "?".into()],
            _ => [row, col].map(|number| number.to_string()),
        };
        writeln!(text, "{row:>2}   {column:>3}     {what}").unwrap();
        since_the_board = since_the_board.map(|turns| turns + 1);
        if col == n {
            col = placed.pop().expect("a solution comes first") + 1;
        } else if is_safe(&placed, col) {
            placed.push(col);
            col = 0;
            if placed.len() == n {
                col = n;
                since_the_board = Some(0);
                writeln!(text, "-- next returns {placed:?}, and is called again --").unwrap();
            }
        } else {
            col += 1;
        }
    }
    text + " ...\n"
}

fn three_rays() -> String {
    let (n, placed, row, col) = (5, [1, 3, 0], 3_usize, 2_usize);
    assert!(is_safe(&placed, col));
    let cell = |r: usize, c: usize| match (r, c) {
        _ if placed.get(r) == Some(&c) => 'Q',
        _ if (r, c) == (row, col) => '?',
        _ if r < row && c == col => '|',
        _ if r < row && c + row == col + r => '\\',
        _ if r < row && c + r == col + row => '/',
        _ => '.',
    };
    (0..n)
        .map(|r| {
            (0..n).map(|c| format!("{} ", cell(r, c))).collect::<String>().trim_end().to_string()
                + "\n"
        })
        .collect()
}

fn free_columns() -> String {
    let mut text = String::from("placed         free\n");
    for placed in [vec![]].into_iter().chain(first_placements(4)) {
        let free: Vec<usize> = (0..4).filter(|col| !placed.contains(col)).collect();
        writeln!(text, "{:<14} {free:?}", format!("{placed:?}")).unwrap();
    }
    text
}

/// How often each row is entered for n = 8, and the tries that it makes then, with all columns and with the free ones.
fn tries_of_each_row() -> String {
    let n = 8;
    let mut entered = vec![0; n];
    entered[0] = 1;
    for placed in placements(n).into_iter().filter(|placed| placed.len() < n) {
        entered[placed.len()] += 1;
    }
    let mut text = String::from("row   entered   tries, all columns   tries, free columns\n");
    let mut line = |name: &str, numbers: [u64; 3]| {
        let [entered, all, free] = numbers.map(grouped);
        writeln!(text, "{name:>3}   {entered:>7}   {all:>18}   {free:>19}").unwrap();
    };
    let mut sums = [0; 3];
    for (row, &times) in entered.iter().enumerate() {
        let numbers = [times, times * n as u64, times * (n - row) as u64];
        line(&row.to_string(), numbers);
        for (sum, number) in sums.iter_mut().zip(numbers) {
            *sum += number;
        }
    }
    line("all", sums);
    text
}

/// A list of columns with its indices, and the board that it means.
fn list_and_board(name: &str, placed: &[usize], n: usize) -> String {
    let indices: Vec<String> = (0..placed.len()).map(|row| row.to_string()).collect();
    let width = name.len() + 4;
    let mut text = format!("{:<width$}{}\n{name} = {placed:?}\n\n", "row", indices.join("  "));
    let spaced = |cells: &mut dyn Iterator<Item = String>| cells.collect::<Vec<_>>().join(" ");
    writeln!(text, "column  {}", spaced(&mut (0..n).map(|col| col.to_string()))).unwrap();
    for (row, line) in rows(placed, n).iter().enumerate() {
        let cells = spaced(&mut line.chars().map(String::from));
        let mark = if row == placed.len() { "   the next row" } else { "" };
        writeln!(text, "row {row}   {cells}{mark}").unwrap();
    }
    text
}

/// The first lists that count up, and the last ones up to the first solution.
fn lists_and_the_test() -> String {
    let lists: Vec<Vec<usize>> = one_per_row(4).collect();
    let verdict = |list: &Vec<usize>| match Board::from_columns(list).first_conflict() {
        Some(conflict) => format!("{list:?}   {conflict}\n"),
        None => format!("{list:?}   a solution\n"),
    };
    let solution = lists.iter().position(|list| Board::from_columns(list).is_solution());
    let solution = solution.expect("there is a solution");
    let first: String = lists[..6].iter().map(verdict).collect();
    let last: String = lists[solution - 3..=solution].iter().map(verdict).collect();
    format!("{first}...\n{last}")
}

fn candidates_and_the_test() -> String {
    let mut text = String::new();
    for columns in permutations(4) {
        let Some(conflict) = Board::from_columns(&columns).first_conflict() else {
            writeln!(text, "{columns:?}   a solution").unwrap();
            break;
        };
        writeln!(text, "{columns:?}   {conflict}").unwrap();
    }
    text
}

fn hills_and_dales() -> String {
    let (n, marks) = (4, Marks::new(4));
    let mut text = String::from("hills (/)       dales (\\)\n");
    for row in 0..n {
        let numbers = |number: &dyn Fn(usize) -> usize| {
            (0..n).map(|col| number(col).to_string()).collect::<Vec<_>>().join(" ")
        };
        let (hills, dales) =
            (numbers(&|col| marks.hill(row, col)), numbers(&|col| marks.dale(row, col)));
        writeln!(text, "{hills}         {dales}").unwrap();
    }
    text
}

/// The arrays of chapter 7 with the number of each place, and the three places that a cell asks.
fn marks_and_their_places() -> String {
    let (n, placed, row, col) = (4, [0, 3, 1], 3, 2);
    let marks = Marks::new(n);
    let queens = || placed.into_iter().enumerate();
    let columns: Vec<usize> = queens().map(|(_, col)| col).collect();
    let hills: Vec<usize> = queens().map(|(row, col)| marks.hill(row, col)).collect();
    let dales: Vec<usize> = queens().map(|(row, col)| marks.dale(row, col)).collect();
    let (hill, dale) = (marks.hill(row, col), marks.dale(row, col));
    let arrays = [
        ("columns", n, columns, "column", col),
        ("hills", 2 * n - 1, hills, "hill", hill),
        ("dales", 2 * n - 1, dales, "dale", dale),
    ];
    let mut board = rows(&placed, n);
    board[row].replace_range(col..=col, "?");
    let mut lines = vec![String::from("index      0 1 2 3 4 5 6")];
    for (name, length, taken, line, asked) in arrays {
        let mark = |index| if taken.contains(&index) { " #" } else { " ." };
        let array: String = (0..length).map(mark).collect();
        let verdict = if taken.contains(&asked) { "taken" } else { "free" };
        lines.push(format!("{name:<10}{array:<14}   {line} {asked}: {verdict}"));
    }
    let spaced = |row: &String| row.chars().map(|cell| format!("{cell} ")).collect::<String>();
    let drawn = board.iter().map(spaced).zip(lines);
    drawn.map(|(row, line)| format!("{row}     {line}\n")).collect()
}

fn stacks() -> String {
    let mut text = String::new();
    let mut found = false;
    ch08_explicit_stack::walk(4, |stack| {
        if !found {
            let entries: Vec<String> = stack
                .iter()
                .map(|position| {
                    format!("{}{}", if position.stands { "Q" } else { "" }, position.col)
                })
                .collect();
            writeln!(text, "{}", entries.join("  ")).unwrap();
            found = stack.len() == 4 && stack[3].stands;
        }
    });
    text
}

/// The three lines of one queen, row by row, and the numbers that each row gets.
fn lines_of_one_queen() -> String {
    let (n, queen) = (5, 2);
    let mut text = String::from("row   0 1 2 3 4     columns    hills     dales\n");
    let mut taken = Taken::default();
    for row in 0..4 {
        let cell = |col: usize| match 1 << col {
            bit if row == 0 && bit == 1 << queen => 'Q',
            bit if taken.columns & bit != 0 => '|',
            bit if taken.hills & bit != 0 => '/',
            bit if taken.dales & bit != 0 => '\\',
            _ => '.',
        };
        let board: String = (0..n).map(|col| format!("{} ", cell(col))).collect();
        let Taken { columns, hills, dales } = taken;
        let dales = format!("{dales:05b}");
        writeln!(text, " {row}    {board}     {columns:05b}    {hills:05b}    {dales:>6}").unwrap();
        taken = taken.with_queen(if row == 0 { 1 << queen } else { 0 });
    }
    text
}

fn bits() -> String {
    let n = 4;
    let picture = |set: u32| -> String {
        (0..n).map(|col| if set & (1 << col) == 0 { ". " } else { "# " }).collect()
    };
    let mut text = String::from("      columns     hills       dales       free\n");
    text.push_str("row   0 1 2 3     0 1 2 3     0 1 2 3     0 1 2 3\n");
    let mut taken = Taken::default();
    for (row, queen) in [1, 3, 0, 2].into_iter().enumerate() {
        let [columns, hills, dales, free] =
            [taken.columns, taken.hills, taken.dales, taken.free(n)].map(picture);
        let line = format!(" {row}    {columns}    {hills}    {dales}    {free}");
        writeln!(text, "{}", line.trim_end()).unwrap();
        taken = taken.with_queen(1 << queen);
    }
    text
}

/// How a number and its negative share the lowest bit, and no other.
fn lowest_bit() -> String {
    let x = 0b0110_1000_u8;
    [("x", x), ("!x", !x), ("!x + 1", !x + 1), ("x & (!x + 1)", x & (!x + 1))]
        .map(|(name, value)| format!("{name:<14}{value:08b}\n"))
        .concat()
}

/// How far the counts are from the formula for large n: the n-th root of each, as a multiple of n.
#[allow(clippy::cast_precision_loss)]
fn roots_of_the_counts() -> String {
    let mut text = String::from(" n   n-th root of the count, divided by n\n");
    for n in [8, 12, 16, 20, 24, 27] {
        let root = (KNOWN_COUNTS[n] as f64).powf(1.0 / n as f64);
        writeln!(text, "{n:>2}   {:.3}", root / n as f64).unwrap();
    }
    text
}

fn prefixes() -> String {
    let boards: Vec<Vec<String>> =
        ch11_parallel::prefixes(4, 2).iter().map(|prefix| rows(prefix, 4)).collect();
    side_by_side(&boards)
}

/// The eight images of a board, each below the column of its first queen.
fn eight_images(columns: &[usize]) -> String {
    let titled = |board: &Board| {
        let title = format!("{:<width$}", board.columns()[0], width = board.size());
        [vec![title], board.rows()].concat()
    };
    let images: Vec<Vec<String>> =
        images(&Board::from_columns(columns)).iter().map(titled).collect();
    images.chunks(4).map(side_by_side).collect::<Vec<_>>().join("\n")
}

/// Where the queens on the four borders stand, and in which columns they are first queens when the board is turned.
fn four_borders(columns: &[usize]) -> String {
    let last = columns.len() - 1;
    let row_of = |col| columns.iter().position(|&queen| queen == col).expect("it has a queen");
    let borders = [
        ("first row", "column", columns[0]),
        ("last row", "column", columns[last]),
        ("first column", "row", row_of(0)),
        ("last column", "row", row_of(last)),
    ];
    let mut text = String::from("border         its queen    as first queen\n");
    for (border, line, place) in borders {
        let stands = format!("{line} {place}");
        writeln!(text, "{border:<15}{stands:<13}column {place} or {}", last - place).unwrap();
    }
    text
}

/// For each prefix how many queens are still placed below it.
fn queens_below_the_prefixes() -> String {
    let placements = placements(4);
    let mut text = String::new();
    for prefix in ch11_parallel::prefixes(4, 2) {
        let below =
            placements.iter().filter(|placed| placed.len() > 2 && placed.starts_with(&prefix));
        writeln!(text, "{prefix:?}   {}", below.count()).unwrap();
    }
    text
}

/// A row of cells in the width that leaves room for the points between them.
fn spaced(row: &str) -> String {
    row.chars().map(|cell| format!("{cell} ")).collect::<String>().trim_end().to_string()
}

fn points_of_the_seam(n: usize, mark: impl Fn(usize) -> String) -> String {
    (1..n).map(|point| format!(" {}", mark(point))).collect()
}

/// Where a half's diagonals cross, and where those of another do.
fn mark(rising: u32, falling: u32, point: usize) -> String {
    match (rising >> point & 1, falling >> point & 1) {
        (1, 1) => "X",
        (1, _) => "/",
        (_, 1) => "\\",
        _ => "·",
    }
    .into()
}

/// An empty board but for a queen in the top half and her two diagonals below her, with the seam in the middle and its points numbered.
fn one_queen_and_the_seam(n: usize, queen: usize, col: usize) -> String {
    let half = Half {
        columns: vec![],
        left: 1 << (col + 1 - (n / 2 - queen)),
        right: 1 << (col + n / 2 - queen),
    };
    let mut text =
        format!("         {}\n", spaced(&(0..n).map(|col| col.to_string()).collect::<String>()));
    for row in 0..n {
        if row == n / 2 {
            let marks = points_of_the_seam(n, |point| mark(half.left, half.right, point));
            let numbers = points_of_the_seam(n, |point| point.to_string());
            writeln!(text, "  seam   {marks}\n  points {numbers}").unwrap();
        }
        let cell = |c: usize| match (row, c) {
            _ if row < queen => '.',
            _ if (row, c) == (queen, col) => 'Q',
            _ if row + c == queen + col => '/',
            _ if row + col == queen + c => '\\',
            _ => '.',
        };
        writeln!(text, "  row {row}  {}", spaced(&(0..n).map(cell).collect::<String>())).unwrap();
    }
    text
}

/// A bottom half below the seam, and upside down above it, with the same diagonal of one queen in both: the one that goes to the right.
/// The columns are given upside down, from the border to the seam.
fn half_upside_down(columns: &[usize], queen: usize) -> String {
    let n = 2 * columns.len();
    let half = half_of(columns);
    let mut cells: Vec<Vec<char>> =
        rows(columns, n)[..n / 2].iter().map(|row| row.chars().collect()).collect();
    for row in queen + 1..n / 2 {
        cells[row][columns[queen] + row - queen] = '*';
    }
    let point_of_it = columns[queen] + n / 2 - queen;
    assert!(half.right >> point_of_it & 1 == 1);
    let numbers = points_of_the_seam(n, |point| point.to_string());
    let line = |row: &[char], stroke: char| {
        spaced(&row.iter().map(|&cell| if cell == '*' { stroke } else { cell }).collect::<String>())
    };
    let marks = |stroke: &str| {
        points_of_the_seam(n, |point| if point == point_of_it { stroke } else { "·" }.into())
    };
    let mut stands = vec![numbers.clone(), marks("/")];
    stands.extend(cells.iter().rev().map(|row| line(row, '/')));
    let mut turned: Vec<String> = cells.iter().map(|row| line(row, '\\')).collect();
    turned.extend([marks("\\"), numbers]);
    let titles = ["as it stands", "upside down"].map(String::from);
    let mut text = format!("{:<16}{}\n", titles[0], titles[1]);
    for (left, right) in stands.iter().zip(&turned) {
        writeln!(text, "{left:<16}{right}").unwrap();
    }
    text
}

/// The half with these columns.
fn half_of(columns: &[usize]) -> Half {
    let set = columns.iter().map(|col| 1 << col).sum();
    let halves = halves(2 * columns.len(), set);
    halves.into_iter().find(|half| half.columns == columns).expect("it is a half")
}

/// The tops on the columns 0, 2, 4, and 6 of eight: there are eight.
fn tops() -> Vec<Half> {
    let tops = halves(8, 0b0101_0101);
    assert_eq!(tops.len(), 8);
    tops
}

/// The points at which a half's diagonals cross, in a row of marks.
fn crossings(left: u32, right: u32) -> String {
    points_of_the_seam(8, |point| mark(left, right, point))
}

fn eight_tops() -> String {
    let mut text =
        format!("top                  {}\n", points_of_the_seam(8, |point| point.to_string()));
    for (index, top) in tops().iter().enumerate() {
        let columns = format!("{:?}", top.columns);
        writeln!(text, " {index}   {columns:<16}{}", crossings(top.left, top.right)).unwrap();
    }
    text
}

/// For a diagonal, a bit for each top that takes it, top 0 on the left.
fn users(tops: &[Half], takes: impl Fn(&Half) -> bool) -> String {
    tops.iter().map(|top| if takes(top) { " 1" } else { " 0" }).collect()
}

fn eight_tops_turned_over() -> String {
    let tops = tops();
    let mut text = format!("diagonal    taken by top{}\n", "");
    writeln!(text, "            {}", (0..8).map(|top| format!(" {top}")).collect::<String>())
        .unwrap();
    for point in 1..8 {
        let left = users(&tops, |top| top.left >> point & 1 == 1);
        let right = users(&tops, |top| top.right >> point & 1 == 1);
        writeln!(text, "/ through {point} {left}\n\\ through {point} {right}").unwrap();
    }
    text
}

/// The four choices of the two diagonals through a point, and a bit for each top that takes none of them.
fn table_of_a_point(point: usize) -> String {
    let tops = tops();
    let choices = [(0, 0, "neither"), (1, 0, "/"), (0, 1, "\\"), (1, 1, "both")];
    let mut text = String::from("a bottom takes   tops that still fit\n");
    for (left, right, name) in choices {
        let none = |top: &Half| top.left >> point & left == 0 && top.right >> point & right == 0;
        writeln!(text, "{name:<17}{}", users(&tops, none)).unwrap();
    }
    text
}

/// A bottom on the other columns: the row that it reads in the table of each point, and what is left in all of them.
fn one_bottom() -> String {
    let tops = tops();
    let bottoms = halves(8, 0b1010_1010);
    // The first one that some top fits.
    let bottom =
        bottoms.iter().find(|bottom| tops.iter().any(|top| fits(top, bottom))).expect("some fit");
    let mut text = format!("bottom {:?}, upside down\n\n", bottom.columns);
    let mut left_over = vec![true; tops.len()];
    for point in 1..8 {
        // The bottom's `right` meets the top's `left`.
        let (left, right) = (bottom.right >> point & 1, bottom.left >> point & 1);
        let none = |top: &Half| top.left >> point & left == 0 && top.right >> point & right == 0;
        let takes = mark(left, right, 0).replace('·', "neither").replace('X', "both");
        writeln!(text, "point {point}: {takes:<9}{}", users(&tops, none)).unwrap();
        left_over.iter_mut().zip(&tops).for_each(|(it, top)| *it &= none(top));
    }
    let fitting: Vec<bool> = tops.iter().map(|top| fits(top, bottom)).collect();
    assert_eq!(left_over, fitting, "what all tables leave fits");
    writeln!(text, "{:<18}{}", "all seven:", users(&tops, |top| fits(top, bottom))).unwrap();
    text
}

/// Two halves with the crossings of their diagonals between them.
/// The bottom is given upside down.
fn seam(top: &[usize], bottom: &[usize]) -> String {
    let n = 2 * top.len();
    let (top, bottom) = (half_of(top), half_of(bottom));
    let spaced = |row: &String| spaced(row);
    let mut lines: Vec<String> = rows(&top.columns, n)[..n / 2].iter().map(spaced).collect();
    lines.push(points_of_the_seam(n, |point| mark(top.left, top.right, point)) + "    the top's");
    lines.push(points_of_the_seam(n, |point| point.to_string()) + "    points");
    lines.push(
        points_of_the_seam(n, |point| mark(bottom.right, bottom.left, point)) + "    the bottom's",
    );
    lines.extend(rows(&bottom.columns, n)[..n / 2].iter().rev().map(spaced));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A board of regions, and beside it its only solution.
/// Each path that a probe can take, what it says of the levels, and how probable it is.
fn all_probes(n: usize) -> String {
    let mut text =
        format!("{:<14}{:<12}{:<18}{:>3}   probability\n", "columns", "choices", "nodes", "all");
    for path in paths(n) {
        let words =
            |numbers: &[f64]| numbers.iter().map(f64::to_string).collect::<Vec<_>>().join(" ");
        let columns = format!("{:?}", path.columns);
        let all = size(&path.levels);
        let [choices, levels] = [words(&path.choices), words(&path.levels)];
        let probability = format!("1/{}", path.choices.iter().product::<f64>());
        writeln!(text, "{columns:<14}{choices:<12}{levels:<18}{all:>3}   {probability}").unwrap();
    }
    text
}

/// A path that a probe can take.
pub struct Path {
    pub columns: Vec<usize>,
    pub choices: Vec<f64>,
    pub levels: Vec<f64>,
}

/// All of them.
pub fn paths(n: usize) -> Vec<Path> {
    let mut paths = Vec::new();
    let mut begun = vec![Vec::new()];
    while let Some(columns) = begun.pop() {
        let safe: Vec<usize> = (0..n).filter(|&col| is_safe(&columns, col)).collect();
        if columns.len() < n && !safe.is_empty() {
            begun.extend(safe.iter().rev().map(|&col| [&columns[..], &[col]].concat()));
            continue;
        }
        let (mut row, mut choices) = (0, Vec::new());
        let levels = probe(n, |number| {
            let safe: Vec<usize> = (0..n).filter(|&it| is_safe(&columns[..row], it)).collect();
            row += 1;
            choices.push(f64::from(u32::try_from(number).unwrap()));
            safe.iter().position(|&col| col == columns[row - 1]).expect("it is safe")
        });
        paths.push(Path { columns, choices, levels });
    }
    paths
}

/// The number of nodes in each level, beside what the two probes say that say least and most.
// Whole numbers, far below 2^52.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn tree_and_probes(n: usize) -> String {
    const LONGEST: f64 = 24.0;
    let mut said: Vec<Vec<f64>> = paths(n).into_iter().map(|path| path.levels).collect();
    said.sort_by(|one, other| size(one).total_cmp(&size(other)));
    let tree: Vec<f64> =
        profile(n).into_iter().map(|nodes| f64::from(u32::try_from(nodes).unwrap())).collect();
    let columns = [&tree, &said[0], &said[said.len() - 1]];
    let widest = columns.iter().flat_map(|levels| levels.iter()).copied().fold(0.0, f64::max);

    let number = |nodes: f64| grouped(nodes as u64);
    let bar = |nodes: f64| "#".repeat((nodes / widest * LONGEST).round() as usize);
    let mut text = String::from("level  the tree        one probe       another\n");
    for level in 0..=n {
        let cells = columns
            .map(|levels| format!("{:>5} {:<10}", number(levels[level]), bar(levels[level])));
        writeln!(text, "{level:>5}  {}", cells.concat().trim_end()).unwrap();
    }
    let sums = columns.map(|levels| format!("{:>5} {:<10}", number(size(levels)), ""));
    writeln!(text, "  all  {}", sums.concat().trim_end()).unwrap();
    text
}

/// The nodes of all levels.
pub fn size(levels: &[f64]) -> f64 {
    levels.iter().sum()
}

fn six_regions() -> String {
    let picture = "AAABBB\nAAACCB\nAAACCB\nDDEECC\nDDEECC\nDFEECC\n";
    let region = regions::parse(picture).expect("it is a board of regions");
    let solved = only_solution(Regions::new(region.clone()));
    beside(picture, &regions::draw(&region, &solved.columns()))
}

/// The Sudoku of the repository, and beside it its only solution.
fn a_sudoku() -> String {
    let digits = sudoku::parse(&Page::read("puzzles/sudoku.txt").text).expect("it is a Sudoku");
    let solved = only_solution(Sudoku::new(digits));
    beside(&sudoku::draw(&digits), &sudoku::draw(&solved.digits()))
}

fn only_solution<P: Puzzle + Clone>(puzzle: P) -> P {
    let mut solutions = Solutions::new(puzzle);
    let solution = solutions.next().expect("there is a solution");
    assert!(solutions.next().is_none(), "there is another solution");
    solution
}

fn beside(left: &str, right: &str) -> String {
    side_by_side(&[left, right].map(|picture| picture.lines().map(String::from).collect()))
}
