//! `queens table N`: what the search costs for each n up to N.

use std::io::{self, Write};

use queens_kata::cost::Cost;

use super::arguments::Table;
use super::{Failure, grouped, plot};

pub fn run(arguments: &Table) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:>2} {:>14} {:>12} {:>22} {:>10}",
        "n", "tries", "placed", "tries, column list", "solutions"
    )?;
    let mut costs = Vec::new();
    for n in 1..=arguments.n {
        let cost = Cost::of(n);
        writeln!(
            out,
            "{n:>2} {:>14} {:>12} {:>22} {:>10}",
            grouped(cost.tries),
            grouped(cost.placed),
            grouped(cost.tries_with_column_list),
            grouped(cost.solutions)
        )?;
        costs.push(cost);
    }
    if let Some(file) = &arguments.plot {
        plot::write(&costs, file)?;
    }
    Ok(())
}
