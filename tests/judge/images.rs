//! The eight images of a board, by their definition: each queen goes to another cell.

use std::fmt;

use queens_kata::Board;

/// An image of a board: mirrored or not, and then turned by some quarters.
pub struct Image {
    is_mirrored: bool,
    turns: usize,
    /// The image itself.
    pub board: Board,
}

/// As in "it is the mirror image after 2 quarter turns".
impl fmt::Display for Image {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.is_mirrored { "the mirror image" } else { "the board" };
        match self.turns {
            0 if self.is_mirrored => write!(f, "{name}"),
            0 => write!(f, "{name} itself"),
            1 => write!(f, "{name} after a quarter turn"),
            turns => write!(f, "{name} after {turns} quarter turns"),
        }
    }
}

/// The eight images, the board itself first.
/// Some may be equal.
pub fn images(board: &Board) -> Vec<Image> {
    let mut images = Vec::new();
    for (is_mirrored, mut board) in [(false, board.clone()), (true, mirrored(board))] {
        for turns in 0..4 {
            images.push(Image { is_mirrored, turns, board: board.clone() });
            board = turned(&board);
        }
    }
    images
}

/// The different images, in order.
pub fn orbit(board: &Board) -> Vec<Board> {
    let mut orbit: Vec<Board> = images(board).into_iter().map(|image| image.board).collect();
    orbit.sort();
    orbit.dedup();
    orbit
}

/// The queen in row r, column c goes to row r, column n-1-c.
pub fn mirrored(board: &Board) -> Board {
    let n = board.size();
    Board::from_columns(&board.columns().iter().map(|col| n - 1 - col).collect::<Vec<_>>())
}

/// The queen in row r, column c goes to row c, column n-1-r.
/// No two queens may share a column.
pub fn turned(board: &Board) -> Board {
    let n = board.size();
    let row_of = |col| board.columns().iter().position(|queen| *queen == col);
    let queen = |row| n - 1 - row_of(row).expect("each column has a queen");
    Board::from_columns(&(0..n).map(queen).collect::<Vec<_>>())
}

/// All eight, four beside each other.
pub fn drawn(images: &[Image]) -> String {
    const TITLES: [&str; 8] =
        ["given", "1 turn", "2 turns", "3 turns", "mirrored", "+ 1 turn", "+ 2 turns", "+ 3 turns"];
    let titled: Vec<(&str, &Board)> =
        TITLES.into_iter().zip(images.iter().map(|image| &image.board)).collect();
    titled.chunks(4).map(side_by_side).collect::<Vec<_>>().join("\n\n")
}

/// Boards beside each other, each below its title.
pub fn side_by_side(boards: &[(&str, &Board)]) -> String {
    let height = boards.iter().map(|(_, board)| board.size()).max().unwrap_or(0);
    let rows = |(title, board): &(&str, &Board)| -> Vec<String> {
        let width = title.len().max(board.size()) + 3;
        let mut rows = vec![title.to_string()];
        rows.extend(board.rows());
        rows.resize(height + 1, String::new());
        rows.iter().map(|row| format!("{row:<width$}")).collect()
    };
    let columns: Vec<Vec<String>> = boards.iter().map(rows).collect();
    let line = |row: usize| columns.iter().map(|column| column[row].as_str()).collect::<String>();
    (0..=height).map(|row| line(row).trim_end().to_string()).collect::<Vec<_>>().join("\n")
}
