//! The exercises as data: what the learner's code of each chapter can be asked for.
//! One row a chapter.

use exercises::{
    ch00_brute_force, ch01_loop_recursion, ch02_pure_recursion, ch03_tail_call, ch04_plain_loop,
    ch05_grid, ch06_column_list, ch07_marker_arrays, ch08_explicit_stack, ch09_bitmask,
    ch10_symmetry, ch11_parallel, ch12_meet_in_the_middle, ch13_any_puzzle, ch14_estimate,
    ch15_one_board, ch16_dancing_links,
};
use queens_kata::Board;

type Boards = Box<dyn Iterator<Item = Board>>;

type Estimates = fn(usize, usize, u64) -> Vec<f64>;

/// What one exercise can do.
pub struct Exercise {
    /// The chapter's stem.
    pub stem: &'static str,
    /// The number of solutions for n queens.
    pub count: Option<fn(usize) -> u64>,
    /// The solutions for n queens, one at a time if the exercise finds them so.
    pub boards: Option<fn(usize) -> Boards>,
    /// One board for n queens.
    pub one_board: Option<fn(usize) -> Option<Board>>,
    /// One board for n queens and a seed.
    pub board_by_seed: Option<fn(usize, u64) -> Option<Board>>,
    /// Solves the puzzle of this name, which is drawn so, and answers with its solutions.
    pub puzzle: Option<fn(&str, &str) -> Option<()>>,
    /// For n queens, so many probes, and a seed: the nodes of each level, and behind them the spread.
    pub estimate: Option<Estimates>,
}

impl Exercise {
    const fn new(stem: &'static str) -> Self {
        Self {
            stem,
            count: None,
            boards: None,
            one_board: None,
            board_by_seed: None,
            puzzle: None,
            estimate: None,
        }
    }

    const fn counts(self, count: fn(usize) -> u64) -> Self {
        Self { count: Some(count), ..self }
    }

    const fn lists(self, boards: fn(usize) -> Boards) -> Self {
        Self { boards: Some(boards), ..self }
    }

    const fn makes_one(
        self,
        one_board: fn(usize) -> Option<Board>,
        board_by_seed: fn(usize, u64) -> Option<Board>,
    ) -> Self {
        Self { one_board: Some(one_board), board_by_seed: Some(board_by_seed), ..self }
    }

    const fn solves(self, puzzle: fn(&str, &str) -> Option<()>) -> Self {
        Self { puzzle: Some(puzzle), ..self }
    }

    const fn estimates(self, estimate: Estimates) -> Self {
        Self { estimate: Some(estimate), ..self }
    }
}

fn all(boards: Vec<Board>) -> Boards {
    Box::new(boards.into_iter())
}

/// The exercises, in the order of the chapters.
pub static EXERCISES: &[Exercise] = &[
    Exercise::new("ch00_brute_force")
        .counts(ch00_brute_force::count)
        .lists(|n| all(ch00_brute_force::solutions(n))),
    Exercise::new("ch01_loop_recursion")
        .counts(ch01_loop_recursion::count)
        .lists(|n| all(ch01_loop_recursion::solutions(n))),
    Exercise::new("ch02_pure_recursion")
        .counts(ch02_pure_recursion::count)
        .lists(|n| all(ch02_pure_recursion::solutions(n))),
    Exercise::new("ch03_tail_call")
        .counts(ch03_tail_call::count)
        .lists(|n| all(ch03_tail_call::solutions(n))),
    Exercise::new("ch04_plain_loop")
        .counts(ch04_plain_loop::count)
        .lists(|n| Box::new(ch04_plain_loop::Solutions::new(n))),
    Exercise::new("ch05_grid").counts(ch05_grid::count).lists(|n| all(ch05_grid::solutions(n))),
    Exercise::new("ch06_column_list")
        .counts(ch06_column_list::count)
        .lists(|n| all(ch06_column_list::solutions(n))),
    Exercise::new("ch07_marker_arrays")
        .counts(ch07_marker_arrays::count)
        .lists(|n| all(ch07_marker_arrays::solutions(n))),
    Exercise::new("ch08_explicit_stack")
        .counts(ch08_explicit_stack::count)
        .lists(|n| all(ch08_explicit_stack::solutions(n))),
    Exercise::new("ch09_bitmask")
        .counts(ch09_bitmask::count)
        .lists(|n| all(ch09_bitmask::solutions(n))),
    Exercise::new("ch10_symmetry")
        .counts(ch10_symmetry::count)
        .lists(|n| all(ch10_symmetry::solutions(n))),
    Exercise::new("ch11_parallel")
        .counts(ch11_parallel::count)
        .lists(|n| all(ch11_parallel::solutions(n))),
    Exercise::new("ch12_meet_in_the_middle")
        .counts(ch12_meet_in_the_middle::count)
        .lists(|n| all(ch12_meet_in_the_middle::solutions(n))),
    Exercise::new("ch13_any_puzzle")
        .counts(ch13_any_puzzle::count)
        .lists(|n| all(ch13_any_puzzle::solutions(n)))
        .solves(crate::ch13_any_puzzle::puzzle),
    Exercise::new("ch14_estimate").estimates(|n, probes, seed| {
        let ch14_estimate::Estimate { levels, spread, .. } =
            ch14_estimate::estimate(n, probes, seed);
        [levels, vec![spread]].concat()
    }),
    Exercise::new("ch15_one_board").makes_one(ch15_one_board::formula, ch15_one_board::repair),
    Exercise::new("ch16_dancing_links")
        .counts(ch16_dancing_links::count)
        .lists(|n| all(ch16_dancing_links::solutions(n))),
];
