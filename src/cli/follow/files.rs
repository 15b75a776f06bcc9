//! Which files the learner has saved.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::super::checkout;

/// The files of the exercises, each with its time and length.
pub type Files = HashMap<PathBuf, (Option<SystemTime>, u64)>;

/// What is there now.
/// A file that goes while this looks is not there.
pub fn files() -> Files {
    let mut files = Files::new();
    collect(&checkout().join("src/exercises"), &mut files);
    files
}

fn collect(folder: &Path, files: &mut Files) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, Ok(about)) = (entry.path(), entry.metadata()) else { continue };
        // Emacs keeps a link to nowhere beside a file that is not saved yet: `.#ch05_grid.rs`.
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            continue;
        }
        if about.is_dir() && entry.file_name() != "tests" {
            collect(&path, files);
        } else if path.extension().is_some_and(|it| it == "rs" || it == "toml") {
            files.insert(path, (about.modified().ok(), about.len()));
        }
    }
}
