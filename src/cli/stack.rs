//! `queens stack N`: the stack that chapter 2 needs for each n up to N.

use std::io::{self, Write};

use clap::Args;
use queens_kata::roster::LARGEST_PURE_RECURSION;
use queens_kata::stack::pure_recursion::{FRAMES, bytes_per_frame};

use super::values::within;
use super::{Failure, grouped};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- stack 12
  cargo run --release -- stack 12       the same in an optimised build")]
pub struct Arguments {
    /// The largest number of queens
    #[arg(value_name = "N", value_parser = within("N", 1..=LARGEST_PURE_RECURSION))]
    n: usize,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let bytes = bytes_per_frame();
    writeln!(out, "In this build a frame of chapter 2 takes {bytes} bytes.\n")?;
    writeln!(out, "{:>2} {:>12} {:>14}", "n", "frames", "bytes of stack")?;
    for (n, frames) in FRAMES.into_iter().enumerate().take(arguments.n + 1).skip(1) {
        writeln!(
            out,
            "{n:>2} {:>12} {:>14}",
            grouped(frames as u64),
            grouped((frames * bytes) as u64)
        )?;
    }
    Ok(())
}
