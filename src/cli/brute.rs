//! `queens brute N`: the candidates of chapter 0's three generators, counted as they pass.

use std::io::{self, Write};

use clap::Args;
use queens_kata::Board;
use queens_kata::candidates::{
    any_cells, board_of_cells, choices, factorial, one_per_row, permutations, powers,
};
use queens_kata::roster::LARGEST_BRUTE_FORCE;

use super::values::within;
use super::{Failure, grouped};

/// The largest n for any n of the cells: 1,947,792 candidates.
const LARGEST_ANY_CELLS: usize = 6;

/// The largest n for one queen in each row: 16,777,216 candidates.
const LARGEST_ONE_PER_ROW: usize = 8;

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- brute 5
  cargo run --release -- brute 10       the largest, in an optimised build")]
pub struct Arguments {
    /// The number of queens
    #[arg(value_name = "N", value_parser = within("N", 1..=LARGEST_BRUTE_FORCE))]
    n: usize,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let n = arguments.n;
    let columns = |candidate: &[usize]| Some(Board::from_columns(candidate));
    let cells = |candidate: &[usize]| board_of_cells(candidate, n);

    // The largest number stands in the first row.
    let width = grouped(choices(n)).len().max(13);
    let row = |name: &str, number, counted| row(name, number, counted, width);
    writeln!(io::stdout(), "{:<26} {:>width$} {:>10}", "", "candidates", "solutions")?;
    let name = format!("any {n} of {} cells", n * n);
    row(&name, choices(n), (n <= LARGEST_ANY_CELLS).then(|| tally(any_cells(n), cells)))?;
    let name = "one queen in each row";
    row(name, powers(n), (n <= LARGEST_ONE_PER_ROW).then(|| tally(one_per_row(n), columns)))?;
    let name = "one in each row and column";
    let all = (n <= LARGEST_BRUTE_FORCE).then(|| tally(permutations(n), columns));
    row(name, factorial(n), all)
}

/// The number of candidates that passed, and of the solutions among them.
fn tally(
    candidates: impl Iterator<Item = Vec<usize>>,
    board: impl Fn(&[usize]) -> Option<Board>,
) -> (u128, u64) {
    let (mut passed, mut solutions) = (0, 0);
    for candidate in candidates {
        passed += 1;
        solutions += u64::from(board(&candidate).is_some_and(|board| board.is_solution()));
    }
    (passed, solutions)
}

/// A line with what was counted, or with what arithmetic says where that is too much to try.
fn row(
    name: &str,
    number: u128,
    counted: Option<(u128, u64)>,
    width: usize,
) -> Result<(), Failure> {
    let (candidates, solutions) = match counted {
        Some((passed, solutions)) => (passed, grouped(solutions)),
        None => (number, "not tried".into()),
    };
    Ok(writeln!(io::stdout(), "{name:<26} {:>width$} {solutions:>10}", grouped(candidates))?)
}
