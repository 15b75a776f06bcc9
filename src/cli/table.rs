// Counts and marks of an axis: whole numbers, far below 2^52.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
//! `queens table N`: what the search costs for each n up to N.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use queens_kata::cost::Cost;

use super::plot::{self, Axis, Curve};
use super::values::within;
use super::{Failure, check_can_be_written, grouped};

/// A larger table would take minutes.
const LARGEST_N: usize = 14;

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- table 8
  cargo run -- table 12 --plot growth.svg")]
pub struct Arguments {
    /// The largest number of queens
    #[arg(value_name = "N", value_parser = within("N", 1..=LARGEST_N))]
    n: usize,
    /// Draw the table as an SVG picture, too
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(file) = &arguments.plot {
        check_can_be_written(file)?;
    }
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
        plot::write(&curves(&costs), &AXIS, file)?;
    }
    Ok(())
}

const AXIS: Axis = Axis {
    title: "how many, each line ten times the one below",
    label: |value| grouped(value as u64),
};

/// Numbers of this size are exact as `f64`.
fn curves(costs: &[Cost]) -> Vec<Curve> {
    let curve = |name: &str, value: fn(&Cost) -> u64| Curve {
        name: name.into(),
        points: (1..).zip(costs).map(|(n, cost)| (n, value(cost) as f64)).collect(),
    };
    vec![
        curve("tries", |cost| cost.tries),
        curve("tries, column list", |cost| cost.tries_with_column_list),
        curve("placed", |cost| cost.placed),
        curve("solutions", |cost| cost.solutions),
    ]
}
