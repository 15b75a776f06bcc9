//! The count from the left half of the first row, and images as a grid that is turned.
//! Next time: with `count_below` for half of the first row, and twice the result.

use crate::Board;
use crate::chapters::ch09_bitmask::{self, Taken, count_below};

type Grid = Vec<Vec<bool>>;

fn grid_of(board: &Board) -> Grid {
    let n = board.size();
    board.columns().iter().map(|&queen| (0..n).map(|col| col == queen).collect()).collect()
}

fn board_of(grid: &Grid) -> Board {
    let columns: Vec<usize> =
        grid.iter().map(|row| row.iter().position(|&queen| queen).unwrap()).collect();
    Board::from_columns(&columns)
}

pub fn mirrored(board: &Board) -> Board {
    let mut grid = grid_of(board);
    for row in &mut grid {
        row.reverse();
    }
    board_of(&grid)
}

pub fn turned(board: &Board) -> Board {
    let grid = grid_of(board);
    let n = grid.len();
    board_of(&(0..n).map(|row| (0..n).map(|col| grid[n - 1 - col][row]).collect()).collect())
}

fn images(board: &Board) -> Vec<Board> {
    let mut images = Vec::new();
    for mut image in [board.clone(), mirrored(board)] {
        for _ in 0..4 {
            images.push(image.clone());
            image = turned(&image);
        }
    }
    images
}

pub fn canonical(board: &Board) -> Board {
    images(board).into_iter().min().unwrap()
}

pub fn orbit_size(board: &Board) -> usize {
    let mut images = images(board);
    images.sort();
    images.dedup();
    images.len()
}

pub fn fundamental(n: usize) -> Vec<Board> {
    let mut boards = ch09_bitmask::solutions(n);
    boards.retain(|board| *board == canonical(board));
    boards
}

pub fn count(n: usize) -> u64 {
    let from = |col: usize| count_below(Taken::default().with_queen(1 << col), n);
    let left: u64 = (0..n / 2).map(from).sum();
    let middle = if n % 2 == 1 { from(n / 2) } else { 0 };
    2 * left + middle
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = vec![];
    for board in fundamental(n) {
        boards.extend(images(&board));
    }
    boards.sort();
    boards.dedup();
    boards
}
