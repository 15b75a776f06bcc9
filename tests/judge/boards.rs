//! Boards to ask about, and the smallest one for which something is wrong.

use queens_kata::Board;
use queens_kata::chapters::ch09_bitmask;

use crate::images::turned;
use crate::samples::Dice;

/// All boards with n queens, one in each row, whatever they attack, in order.
pub fn boards(n: usize) -> Vec<Board> {
    let mut all = vec![vec![]];
    for _ in 0..n {
        let longer = |placed: &Vec<usize>| -> Vec<Vec<usize>> {
            (0..n).map(|col| [&placed[..], &[col]].concat()).collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.iter().map(|columns| Board::from_columns(columns)).collect()
}

/// Boards with a queen in each column: all of the small ones, and then some larger ones.
pub fn with_all_columns() -> Vec<Board> {
    let uses_all = |board: &Board| (0..board.size()).all(|col| board.columns().contains(&col));
    let mut all: Vec<Board> = (1..=5).flat_map(boards).filter(uses_all).collect();
    let mut dice = Dice::default();
    for n in [6, 7, 8, 9, 10, 11, 12, 20, 40] {
        for _ in 0..5 {
            all.push(Board::from_columns(&dice.order(n)));
        }
    }
    all
}

/// The same, and larger boards some of whose images are equal.
pub fn with_all_orbits() -> Vec<Board> {
    let mut all = with_all_columns();
    all.extend((6..=8).flat_map(ch09_bitmask::solutions));
    let is_half_turned = |board: &Board| *board == turned(&turned(board));
    all.extend(ch09_bitmask::solutions(12).into_iter().filter(is_half_turned));
    all
}

/// Leaves out queens, with their rows and columns, as long as something is still wrong.
pub fn smallest(board: &Board, is_wrong: impl Fn(&Board) -> bool) -> Board {
    let mut board = board.clone();
    while let Some(smaller) =
        (0..board.size()).filter_map(|row| without(&board, row)).find(&is_wrong)
    {
        board = smaller;
    }
    board
}

/// The board without this row and the column of its queen, if no other queen stands there.
fn without(board: &Board, row: usize) -> Option<Board> {
    let mut columns = board.columns().to_vec();
    let col = columns.remove(row);
    if columns.is_empty() || columns.contains(&col) {
        return None;
    }
    let moved = columns.iter().map(|&queen| if queen > col { queen - 1 } else { queen });
    Some(Board::from_columns(&moved.collect::<Vec<_>>()))
}
