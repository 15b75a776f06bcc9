//! The checks of earlier chapters that an exercise may ask, each telling what it is asked: the reference's in `chapters`, and beside it the learner's own.

macro_rules! watched_checks {
    ($($chapters:ident)::+) => {
        pub mod ch01_loop_recursion {
            pub use $($chapters)::+::ch01_loop_recursion::*;

            #[track_caller]
            pub fn is_safe(placed: &[usize], col: usize) -> bool {
                crate::record::list(placed, col, || {
                    $($chapters)::+::ch01_loop_recursion::is_safe(placed, col)
                })
            }
        }

        pub mod ch05_grid {
            pub use $($chapters)::+::ch05_grid::*;

            #[track_caller]
            pub fn is_safe(grid: &[Vec<bool>], row: usize, col: usize) -> bool {
                crate::record::grid(grid, row, col, || {
                    $($chapters)::+::ch05_grid::is_safe(grid, row, col)
                })
            }

            #[track_caller]
            pub fn board_of(grid: &[Vec<bool>]) -> queens_kata::Board {
                let board = $($chapters)::+::ch05_grid::board_of(grid);
                crate::record::board(board.columns());
                board
            }
        }
    };
}

pub mod chapters {
    pub use queens_kata::chapters::*;

    watched_checks!(queens_kata::chapters);
}

watched_checks!(exercises);
