//! The gallery: wrong solutions as learners write them, and right ones of many shapes.
//!
//! A wrong one must fail its chapter's tests, and what the tests say to it is kept in `snapshots/gallery/`, to be read as a learner reads it.
//! A right one must pass them all.
//! What `queens trace --mine` shows of their searches is kept there, too.
//!
//! The files in `tests/wrong/chNN/` and `tests/right/chNN/` are whole exercise files.
//! They are laid over the exercises in a copy of this checkout, one of each chapter at a time, so that a few rounds of compiling are enough for all.
//! CONTRIBUTING.md says how to run this and how to add one.

#[path = "gallery/judged.rs"]
mod judged;
#[path = "gallery/kata.rs"]
mod kata;
#[path = "gallery/noted.rs"]
mod noted;
#[path = "gallery/watched.rs"]
mod watched;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::{env, fs, panic};

use insta::{Settings, assert_snapshot};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

struct Solution {
    /// As in `ch01`.
    chapter: String,
    path: PathBuf,
    text: String,
    is_right: bool,
}

impl Solution {
    fn name(&self) -> &str {
        self.path.file_stem().and_then(|stem| stem.to_str()).expect("a file has a name")
    }

    /// The first line, which says what is wrong.
    fn mistake(&self) -> &str {
        let first = self.text.lines().next().and_then(|line| line.strip_prefix("//! "));
        first.unwrap_or_else(|| panic!("{} should begin with `//! `", self.path.display()))
    }
}

/// The files in the folders of a folder.
fn solutions(folder: &str, is_right: bool) -> impl Iterator<Item = Solution> {
    let chapters = names(&Path::new(ROOT).join(folder));
    chapters.into_iter().flat_map(move |chapter| {
        let files = Path::new(folder).join(&chapter);
        names(&Path::new(ROOT).join(&files)).into_iter().map(move |name| {
            let path = files.join(name);
            let text = read(&Path::new(ROOT).join(&path));
            Solution { chapter: chapter.clone(), path, text, is_right }
        })
    })
}

/// The same solutions, one of each chapter at a time.
fn rounds(solutions: impl Iterator<Item = Solution>) -> Vec<Vec<Solution>> {
    let mut rounds: Vec<Vec<Solution>> = Vec::new();
    let mut so_far: BTreeMap<String, usize> = BTreeMap::new();
    for solution in solutions {
        let round = so_far.entry(solution.chapter.clone()).or_default();
        if rounds.len() == *round {
            rounds.push(Vec::new());
        }
        *round += 1;
        rounds[*round - 1].push(solution);
    }
    rounds
}

/// Whether a text is the one that is kept in `snapshots/gallery/` under this name.
/// If it is not, the difference is shown.
fn is_as_kept(name: &str, description: &str, text: &str) -> bool {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(Path::new(ROOT).join("snapshots/gallery"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_description(description);
    let compare = || settings.bind(|| assert_snapshot!(name, text));
    panic::catch_unwind(AssertUnwindSafe(compare)).is_ok()
}

/// The lines of a text, moved to the right.
fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}").trim_end().to_string() + "\n").collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("can't read {}: {error}", path.display()))
}

/// The names of what is in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("can't read {}: {error}", folder.display()));
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
