//! The `queens` command: the map of the chapters, and the chapters' searches to run and to look at.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
