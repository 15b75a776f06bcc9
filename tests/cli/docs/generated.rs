//! The drawings in the pages, made from the chapters' own code.

use std::fmt::Write;

use queens_kata::Board;
use queens_kata::candidates::{one_per_row, permutations};
use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::chapters::ch03_tail_call::{Bounce, State, step};
use queens_kata::chapters::ch04_plain_loop;
use queens_kata::chapters::ch07_marker_arrays::Marks;
use queens_kata::chapters::ch09_bitmask::Taken;
use queens_kata::chapters::{ch08_explicit_stack, ch11_parallel, ch12_meet_in_the_middle};

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
        "a list and its board" => list_and_board("columns", &[1, 3, 0, 2], 4),
        "placed queens and the next row" => list_and_board("placed", &[1, 3, 0], 4),
        "lists and the test" => lists_and_the_test(),
        "candidates and the test" => candidates_and_the_test(),
        "hills and dales" => hills_and_dales(),
        "stacks" => stacks(),
        "bits" => bits(),
        "prefixes" => prefixes(),
        "a seam" => seam(&[1, 3, 5], &[4, 2, 0]),
        "a seam that does not fit" => seam(&[1, 3, 5], &[0, 2, 4]),
        _ => panic!("no drawing is called {name:?}"),
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

fn cells_of_the_pure_recursion() -> String {
    let states = states(4);
    let mut text = String::new();
    for (index, state) in states.iter().enumerate() {
        if index == 10 {
            writeln!(text, "  ...").unwrap();
        }
        if index < 10 || index + 3 > states.len() {
            let (row, col) = (state.placed.len(), state.col);
            let (call, indent) = (index + 1, index.min(10));
            let next = match states.get(index + 1) {
                _ if !is_safe(&state.placed, col) && col + 1 < state.n => {
                    "attacked: next cell".into()
                }
                Some(next) if next.placed.len() < row => {
                    format!("attacked, and the last one: step back to row {}", next.placed.len())
                }
                Some(_) => "safe: next row".into(),
                None => "attacked, and no row above can move: the end".to_string(),
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

/// The turns of chapter 4's loop up to the first solution, on the same two variables.
fn turns_of_the_loop() -> String {
    let n = 4;
    let (mut placed, mut col) = (Vec::new(), 0);
    let mut text = String::from("row  column\n");
    while placed.len() < n {
        let row = placed.len();
        let what = if col == n {
            "used up: back"
        } else if is_safe(&placed, col) {
            "safe: a queen"
        } else {
            "attacked"
        };
        writeln!(text, "{row:>2}   {col:>3}     {what}").unwrap();
        if col == n {
            col = placed.pop().expect("a solution comes first") + 1;
        } else if is_safe(&placed, col) {
            placed.push(col);
            col = 0;
        } else {
            col += 1;
        }
    }
    text
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

fn bits() -> String {
    let n = 4;
    let picture = |set: u32| -> String {
        (0..n).map(|col| if set & (1 << col) == 0 { '.' } else { '#' }).collect()
    };
    let mut text = String::from("row   columns   hills   dales   free\n");
    let mut taken = Taken::default();
    for (row, queen) in [Some(1), Some(3), None].into_iter().enumerate() {
        let [columns, hills, dales, free] =
            [taken.columns, taken.hills, taken.dales, taken.free(n)].map(picture);
        writeln!(text, " {row}    {columns}      {hills}    {dales}    {free}").unwrap();
        if let Some(queen) = queen {
            taken = taken.with_queen(1 << queen);
        }
    }
    text
}

fn prefixes() -> String {
    let boards: Vec<Vec<String>> =
        ch11_parallel::prefixes(4, 2).iter().map(|prefix| rows(prefix, 4)).collect();
    side_by_side(&boards)
}

/// Two halves with the crossings of their diagonals between them.
/// The bottom is given upside down.
fn seam(top: &[usize], bottom: &[usize]) -> String {
    let n = 2 * top.len();
    let half = |columns: &[usize]| {
        let set = columns.iter().map(|col| 1 << col).sum();
        let halves = ch12_meet_in_the_middle::halves(n, set);
        halves.into_iter().find(|half| half.columns == columns).expect("it is a half")
    };
    let (top, bottom) = (half(top), half(bottom));
    let spaced = |row: &String| row.chars().map(|cell| format!("{cell} ")).collect::<String>();
    let marks = |rising: u32, falling: u32| {
        let mark = |point: usize| match (rising >> point & 1, falling >> point & 1) {
            (1, 1) => 'X',
            (1, _) => '/',
            (_, 1) => '\\',
            _ => '·',
        };
        (1..n).map(|point| format!(" {}", mark(point))).collect::<String>()
    };
    let mut lines: Vec<String> = rows(&top.columns, n)[..n / 2].iter().map(spaced).collect();
    lines.push(marks(top.left, top.right));
    lines.push(marks(bottom.right, bottom.left));
    lines.extend(rows(&bottom.columns, n)[..n / 2].iter().rev().map(spaced));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}
