//! `cargo test` in the folder `src/exercises/`: the exercise tests run, as they do from the top of the checkout.

use std::env;
use std::process::{Command, exit};

fn main() {
    let features: &[&str] = if cfg!(feature = "solved") { &["--features", "solved"] } else { &[] };
    let profile: &[&str] = if cfg!(debug_assertions) { &[] } else { &["--release"] };
    let status = Command::new(env!("CARGO"))
        .args(["test", "--manifest-path", "../../Cargo.toml", "--test", "exercises"])
        .args(features)
        .args(profile)
        .arg("--")
        .args(env::args_os().skip(1))
        .status()
        .expect("cargo starts");
    exit(status.code().unwrap_or(1));
}
