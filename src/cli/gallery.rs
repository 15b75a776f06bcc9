//! The gallery, for a learner who has done a chapter: right programs of other shapes, and wrong ones with one mistake each.
//! `tests/gallery.rs` judges them all.

use std::path::Path;
use std::{fs, io};

use queens_kata::roster::Chapter;

use super::judge::Stop;
use super::places;
use super::{Failure, checkout, say};

/// What the line begins with that says by which rule a solution is written.
const RULE: &str = "//! Next time: ";

/// A solution of the gallery: a whole exercise file.
pub struct Solution {
    /// The name of its file, which says its shape or its mistake.
    pub name: String,
    /// The file.
    pub text: String,
}

impl Solution {
    /// Its first line, which says in a sentence what is special about it, or what is wrong.
    pub fn sentence(&self) -> &str {
        self.text.lines().next().and_then(|line| line.strip_prefix("//! ")).unwrap_or_default()
    }

    /// The rule that it keeps to, and that a learner may take for the next time.
    pub fn rule(&self) -> Option<&str> {
        self.text.lines().find_map(|line| line.strip_prefix(RULE))
    }

    /// Its lines with their numbers, without those at the top that are about it.
    pub fn program(&self) -> impl Iterator<Item = (usize, &str)> {
        let numbered = self.text.lines().enumerate().map(|(index, line)| (index + 1, line));
        numbered.skip_while(|(_, line)| line.is_empty() || line.starts_with("//!"))
    }
}

/// The right programs of a chapter, in the order of their names.
///
/// # Errors
///
/// If they can't be read.
pub fn right(checkout: &Path, chapter: &Chapter) -> io::Result<Vec<Solution>> {
    solutions(&checkout.join("tests/right").join(chapter.prefix()))
}

/// The wrong solutions of a chapter, in the order of their names.
///
/// # Errors
///
/// If they can't be read.
pub fn wrong(checkout: &Path, chapter: &Chapter) -> io::Result<Vec<Solution>> {
    solutions(&checkout.join("tests/wrong").join(chapter.prefix()))
}

fn solutions(folder: &Path) -> io::Result<Vec<Solution>> {
    let mut solutions = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let (Some("rs"), Some(name)) =
            (path.extension().and_then(|it| it.to_str()), path.file_stem())
        {
            let name = name.to_string_lossy().into_owned();
            solutions.push(Solution { name, text: fs::read_to_string(&path)? });
        }
    }
    solutions.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(solutions)
}

/// The sentence for a gallery that can't be read.
pub(crate) fn unreadable(error: io::Error) -> Failure {
    let checkout = checkout();
    Failure::Other(format!("can't read the gallery in {}: {error}", checkout.display()))
}

/// Refuses what would give a chapter away that the learner has not done.
/// `what` does it, and `anyway` says that it may.
pub(crate) fn must_be_done(
    chapter: &'static Chapter,
    anyway: bool,
    what: &str,
) -> Result<(), Failure> {
    if anyway || places::one(chapter, say, &Stop::default())?.is_done() {
        return Ok(());
    }
    Err(Failure::Other(format!(
        "chapter {} is not done yet, and {what}: finish it, or insist with --anyway",
        chapter.number
    )))
}
