//! `queens table N`: what the search costs for each n up to N.

use std::io::{self, Write};

use queens_kata::cost::Cost;

use super::arguments::Table;
use super::{Failure, grouped};

pub fn run(arguments: &Table) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:>2} {:>14} {:>12} {:>22} {:>10}",
        "n", "tries", "placed", "tries, column list", "solutions"
    )?;
    for n in 1..=arguments.n {
        let Cost { tries, placed, tries_with_column_list, solutions } = Cost::of(n);
        writeln!(
            out,
            "{n:>2} {:>14} {:>12} {:>22} {:>10}",
            grouped(tries),
            grouped(placed),
            grouped(tries_with_column_list),
            grouped(solutions)
        )?;
    }
    Ok(())
}
