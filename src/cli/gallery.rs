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

    /// The same, piece by piece: a struct, an `impl`, or a function, with the empty line below it.
    pub fn pieces(&self) -> Vec<Vec<(usize, &str)>> {
        let lines: Vec<(usize, &str)> = self.program().collect();
        // What stands inside of a piece is indented, or closes it.
        let goes_on = |before: &(usize, &str), line: &(usize, &str)| {
            !before.1.is_empty() || line.1.starts_with([' ', '}'])
        };
        lines.chunk_by(goes_on).map(<[_]>::to_vec).collect()
    }

    /// The structs of which no function is written.
    pub fn unwritten(&self) -> Vec<&str> {
        let lines = self.text.lines();
        let names = lines.filter_map(|line| words(line.strip_prefix("pub struct ")?).next());
        let pieces = self.pieces();
        let is_unwritten = |name: &&str| {
            let mut impls = pieces.iter().filter(|piece| is_impl_of(piece, name)).peekable();
            impls.peek().is_some()
                && impls.all(|piece| holds(piece, "fn ") == holds(piece, "todo!("))
        };
        names.filter(is_unwritten).collect()
    }
}

/// Whether a piece is this struct, or an `impl` of it.
pub fn is_about(piece: &[(usize, &str)], name: &str) -> bool {
    is_impl_of(piece, name) || has_head(piece, "pub struct ", name)
}

fn is_impl_of(piece: &[(usize, &str)], name: &str) -> bool {
    has_head(piece, "impl", name)
}

fn has_head(piece: &[(usize, &str)], begin: &str, name: &str) -> bool {
    piece.iter().any(|(_, line)| line.starts_with(begin) && words(line).any(|word| word == name))
}

/// How many lines have this in them.
fn holds(piece: &[(usize, &str)], what: &str) -> usize {
    piece.iter().filter(|(_, line)| line.contains(what)).count()
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
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
