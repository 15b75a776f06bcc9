//! The `queens` command: what it prints, and what it refuses.
//! Here: how a test runs it; a file for each thing that it does.
//! The pages and their commands are in `docs/`.

mod docs;
mod editor;
mod estimate;
mod forecast;
mod help;
mod hint;
mod map;
mod mine;
mod names;
mod output;
mod puzzle;
mod refused;
mod shapes;
mod times;
mod trace;
mod units;
mod verdict;
mod watch;

use std::fs;
use std::path::Path;
use std::process;

use assert_cmd::Command;
use queens::exercise_files;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[derive(Debug)]
struct Outcome {
    stdout: String,
    stderr: String,
    code: Option<i32>,
}

fn queens(arguments: &str) -> Outcome {
    queens_reading("", arguments)
}

fn queens_reading(stdin: &str, arguments: &str) -> Outcome {
    queens_given(stdin, &arguments.split_whitespace().collect::<Vec<_>>())
}

/// An argument may hold spaces.
fn queens_given(stdin: &str, arguments: &[&str]) -> Outcome {
    let output = Command::new(env!("CARGO_BIN_EXE_queens-tested"))
        .args(arguments)
        .write_stdin(stdin)
        .output()
        .unwrap();
    Outcome {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// What the command writes into a file, when the name of one follows these arguments.
fn file_of(arguments: &str) -> String {
    // Another run of the tests may be going on in the same checkout.
    let name = format!("written by {} for {arguments}", process::id());
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut queens = Command::new(env!("CARGO_BIN_EXE_queens-tested"));
    queens.args(arguments.split(' ')).arg(&file).assert().success();
    let text = fs::read_to_string(&file).unwrap();
    fs::remove_file(file).unwrap();
    text
}

/// Whether every function of the exercises is a `todo!`, as in a fresh clone.
fn nothing_is_written() -> bool {
    exercise_files::functions(Path::new(ROOT)).unwrap().iter().all(|it| it.holds_todo)
}

/// In a variable, the path of the command may hold any character.
#[cfg(unix)]
fn in_bash(script: &str) -> process::Output {
    Command::new("bash")
        .args(["-c", script])
        .env("QUEENS", env!("CARGO_BIN_EXE_queens-tested"))
        .output()
        .unwrap()
}
