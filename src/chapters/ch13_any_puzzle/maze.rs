//! The ways through a maze that enter no cell twice.

use super::Puzzle;
use super::picture::{self, BadPicture};
use super::states::States;

/// (row, column), both counted from 0.
type Cell = (usize, usize);

/// A maze, and a path that begins at its start.
///
/// A choice is the next cell of the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maze {
    cells: Vec<Vec<u8>>,
    path: Vec<Cell>,
}

impl Maze {
    /// The path is in the start, the first cell with an `S`.
    /// A `#` is a wall, and so is all that lies outside.
    /// An `E` is an exit.
    ///
    /// # Panics
    ///
    /// If no cell is `S`.
    pub fn new(cells: Vec<Vec<u8>>) -> Self {
        let start = cells.iter().enumerate().find_map(|(row, signs)| {
            let col = signs.iter().position(|&sign| sign == b'S')?;
            Some((row, col))
        });
        Self { cells, path: vec![start.expect("a maze has a start")] }
    }

    /// The cells from the start to where the path ends.
    pub fn path(&self) -> Vec<Cell> {
        self.path.clone()
    }

    fn here(&self) -> Cell {
        self.path[self.path.len() - 1]
    }

    fn is_open(&self, (row, col): Cell) -> bool {
        let sign = self.cells.get(row).and_then(|signs| signs.get(col));
        sign.is_some_and(|&sign| sign != b'#')
    }
}

impl Puzzle for Maze {
    type Choice = Cell;

    /// Right, down, left, and up, as far as these are open and not on the path.
    fn choices(&self) -> Vec<Cell> {
        let (row, col) = self.here();
        // 0 minus 1 wraps around to a cell that no maze has.
        let (up, left) = (row.wrapping_sub(1), col.wrapping_sub(1));
        let mut next = vec![(row, col + 1), (row + 1, col), (row, left), (up, col)];
        next.retain(|&cell| self.is_open(cell) && !self.path.contains(&cell));
        next
    }

    fn make(&mut self, next: Cell) {
        self.path.push(next);
    }

    fn undo(&mut self, _: Cell) {
        self.path.pop();
    }

    fn solved(&self) -> bool {
        let (row, col) = self.here();
        self.cells[row][col] == b'E'
    }
}

impl States for Maze {
    /// Whether a way leads from here to the exit, the cell alone decides.
    /// How many ways, it does not: those that cross the path are closed.
    type State = Cell;

    fn state(&self) -> Cell {
        self.here()
    }
}

/// Reads a maze: rows of equal width, with `#` for a wall, `.` for an open cell, one `S`, and one `E`.
/// Spaces and empty lines are left out.
///
/// # Errors
///
/// If a sign is another one, if a row is not as wide as the first, or if there is not one `S` and one `E`.
///
/// ```
/// use queens_kata::chapters::ch13_any_puzzle::count_solutions;
/// use queens_kata::chapters::ch13_any_puzzle::maze::{Maze, parse};
///
/// let cells = parse("S..\n.#.\n..E\n")?;
/// assert_eq!(count_solutions(Maze::new(cells)), 2);
/// # Ok::<(), queens_kata::chapters::ch13_any_puzzle::picture::BadPicture>(())
/// ```
pub fn parse(text: &str) -> Result<Vec<Vec<u8>>, BadPicture> {
    let rows = picture::rows(text);
    let width = rows.first().map_or(0, Vec::len);
    rows.iter().try_for_each(|row| picture::check_width(row, width))?;
    let mut missing = vec!['S', 'E'];
    for sign in rows.iter().flatten() {
        match sign.char {
            '#' | '.' => {}
            'S' | 'E' => match missing.iter().position(|&it| it == sign.char) {
                Some(index) => {
                    missing.remove(index);
                }
                None => return Err(sign.bad(format!("a maze has one {}", sign.char))),
            },
            other => {
                return Err(sign.bad(format!("{other:?}, where #, ., S, and E are allowed")));
            }
        }
    }
    if let Some(sign) = missing.first() {
        return Err(picture::bad_end(text, format!("the maze has no {sign}")));
    }
    // What was let through is one byte wide.
    Ok(rows.iter().map(|row| row.iter().map(|sign| sign.char as u8).collect()).collect())
}

/// The maze with a path in it, marked by `o` between `S` and `E`.
pub fn draw(cells: &[Vec<u8>], path: &[(usize, usize)]) -> String {
    let mut picture = String::new();
    for (row, signs) in cells.iter().enumerate() {
        for (col, &sign) in signs.iter().enumerate() {
            let on_path = sign == b'.' && path.contains(&(row, col));
            picture.push(if on_path { 'o' } else { sign.into() });
        }
        picture.push('\n');
    }
    picture
}
