//! `Board`: made, printed, parsed, and checked.

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use queens_kata::Board;
use queens_kata::board::{Conflict, Line};
use queens_kata::chapters::{ch01_loop_recursion, ch05_grid, ch15_one_board};
use rstest::rstest;

#[rstest]
#[case(&[1], "row 0 has its queen in column 1, but a board of size 1 has column 0 only")]
#[case(&[0, 2], "row 1 has its queen in column 2, but a board of size 2 has columns 0 to 1")]
#[case(&[3, 9, 1, 8], "row 1 has its queen in column 9, but a board of size 4 has columns 0 to 3")]
fn a_column_off_the_board_is_refused_by_name(#[case] columns: &[usize], #[case] sentence: &str) {
    assert_eq!(Board::try_from_columns(columns).unwrap_err().to_string(), sentence);
}

#[test]
#[should_panic = "row 1 has its queen in column 2, but a board of size 2 has columns 0 to 1"]
fn from_columns_panics_with_the_same_sentence() {
    let _ = Board::from_columns(&[0, 2]);
}

#[rstest]
#[case::no_queen(".Q\n..\n", "line 2: no queen, where a board has one in each row")]
#[case::two_queens("QQ\nQ.\n", "line 1: 2 queens in one row, where a board has exactly one")]
#[case::ragged(
    "Q..\n.Q\n..Q\n",
    "line 2: 2 cells wide, in a picture 3 lines high: a board is square"
)]
#[case::not_square(
    "Q..\n.Q.\n",
    "line 1: 3 cells wide, in a picture 2 lines high: a board is square"
)]
#[case::empty_line(
    "Q.\n\n.Q\n",
    "line 1: 2 cells wide, in a picture 3 lines high: a board is square"
)]
#[case::foreign("Q.\n.q\n", "line 2: 'q', where only 'Q' and '.' are allowed")]
#[case::space("Q.\n. \n", "line 2: ' ', where only 'Q' and '.' are allowed")]
#[case::not_ascii("Q.\n.♛\n", "line 2: '♛', where only 'Q' and '.' are allowed")]
fn a_bad_picture_is_refused_by_line(#[case] picture: &str, #[case] sentence: &str) {
    assert_eq!(picture.parse::<Board>().unwrap_err().to_string(), sentence);
}

#[rstest]
#[case::last_line_end_missing(".Q.\nQ..\n..Q")]
#[case::windows_line_ends(".Q.\r\nQ..\r\n..Q\r\n")]
fn line_ends_may_differ(#[case] picture: &str) {
    assert_eq!(picture.parse::<Board>().unwrap().columns(), [1, 0, 2]);
}

#[rstest]
#[case::column(&[1, 3, 0, 1], (0, 1), (3, 1), Line::Column, "the queens in rows 0 and 3 share column 1")]
#[case::falling(&[0, 2, 3, 1], (1, 2), (2, 3), Line::Falling, "the queens in rows 1 and 2 share a falling diagonal (\\)")]
#[case::rising(&[1, 3, 2, 0], (1, 3), (2, 2), Line::Rising, "the queens in rows 1 and 2 share a rising diagonal (/)")]
fn the_first_conflict_names_both_queens_and_their_line(
    #[case] columns: &[usize],
    #[case] upper: (usize, usize),
    #[case] lower: (usize, usize),
    #[case] line: Line,
    #[case] sentence: &str,
) {
    let board = Board::from_columns(columns);
    let conflict = board.first_conflict().unwrap();
    assert_eq!(conflict, Conflict { upper, lower, line });
    assert_eq!(conflict.to_string(), sentence);
    assert!(!board.is_solution());
}

#[test]
fn the_empty_board_has_no_conflict_and_is_no_solution() {
    let empty = Board::from_columns(&[]);
    assert_eq!((empty.size(), empty.to_string().as_str()), (0, ""));
    assert_eq!(empty.first_conflict(), None);
    assert!(!empty.is_solution());
}

#[test]
fn debug_draws_the_board() {
    assert_eq!(format!("{:?}", Board::from_columns(&[1, 0])), "Board [1, 0]\n.Q\nQ.\n");
}

/// Any board of up to nine queens, most of them with conflicts.
fn any_board() -> impl Strategy<Value = Board> {
    (1..=9_usize)
        .prop_flat_map(|n| proptest::collection::vec(0..n, n))
        .prop_map(|columns| Board::from_columns(&columns))
}

/// A large board on which one queen may be in the wrong place.
fn large_board() -> impl Strategy<Value = Board> {
    (33..=80_usize).prop_flat_map(|n| (Just(n), 0..n, 0..n)).prop_map(|(n, row, col)| {
        let mut columns = ch15_one_board::formula(n).unwrap().columns().to_vec();
        columns[row] = col;
        Board::from_columns(&columns)
    })
}

/// Two cells share a line if one lies on the other's row, column, or diagonal, walked step by step.
fn shares_a_line((row, col): (usize, usize), (other_row, other_col): (usize, usize)) -> bool {
    let walk = |row_step: isize, col_step: isize| {
        (1..9).any(|steps| {
            row.checked_add_signed(steps * row_step) == Some(other_row)
                && col.checked_add_signed(steps * col_step) == Some(other_col)
        })
    };
    (-1..=1).any(|down| (-1..=1).any(|right| (down, right) != (0, 0) && walk(down, right)))
}

proptest! {
    #[test]
    fn parse_undoes_print(board in any_board()) {
        prop_assert_eq!(board.to_string().parse::<Board>().unwrap(), board);
    }

    #[test]
    fn rows_are_the_lines_of_the_picture(board in any_board()) {
        let picture = board.to_string();
        prop_assert_eq!(board.rows(), picture.lines().collect::<Vec<_>>());
    }

    #[test]
    fn a_conflict_is_found_exactly_where_two_queens_share_a_line(board in any_board()) {
        let queens: Vec<(usize, usize)> = board.columns().iter().copied().enumerate().collect();
        let expected = queens.iter().find_map(|&lower| {
            queens[..lower.0].iter().find(|&&upper| shares_a_line(upper, lower)).map(|&upper| (upper, lower))
        });
        prop_assert_eq!(board.first_conflict().map(|found| (found.upper, found.lower)), expected);
    }

    /// Many queens are not compared pair by pair.
    #[test]
    fn the_first_conflict_of_many_queens_is_found(board in large_board()) {
        let columns = board.columns();
        let attacks = |upper: usize, lower: usize| {
            let apart = columns[upper].abs_diff(columns[lower]);
            apart == 0 || apart == lower - upper
        };
        let expected = (0..columns.len())
            .find_map(|lower| (0..lower).find(|&upper| attacks(upper, lower)).map(|upper| (upper, lower)));
        prop_assert_eq!(board.first_conflict().map(|found| (found.upper.0, found.lower.0)), expected);
    }

    /// The checks of chapters 1 and 5 say the same of the last queen as `Board` does, if those above are at peace.
    #[test]
    fn the_checks_of_chapters_1_and_5_agree_with_the_board(board in any_board()) {
        let columns = board.columns();
        let (&col, placed) = columns.split_last().unwrap();
        let row = placed.len();
        let attacked = placed.iter().enumerate().any(|queen| shares_a_line((queen.0, *queen.1), (row, col)));
        prop_assert_eq!(ch01_loop_recursion::is_safe(placed, col), !attacked);

        let grid: Vec<Vec<bool>> = (0..board.size())
            .map(|r| (0..board.size()).map(|c| r < row && columns[r] == c).collect())
            .collect();
        prop_assert_eq!(ch05_grid::is_safe(&grid, row, col), !attacked);
        if board.first_conflict().is_none() {
            prop_assert_eq!(ch05_grid::board_of(&grid_with(&grid, row, col)), board);
        }
    }
}

fn grid_with(grid: &[Vec<bool>], row: usize, col: usize) -> Vec<Vec<bool>> {
    let mut grid = grid.to_vec();
    grid[row][col] = true;
    grid
}
