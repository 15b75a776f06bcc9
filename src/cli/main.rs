//! The program `queens`: see `lib.rs`.

use std::process::ExitCode;

fn main() -> ExitCode {
    queens::run()
}
