//! How a learner's exercise searched, beside whether it is right.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::PathBuf;

use queens_kata::cost::Cost;
use queens_kata::grouped;
use queens_kata::roster::{Chapter, OwnWay};
use queens_kata::trace::Until;

use super::mine::{Exercise, Mine, Task};
use super::places::Place;
use super::recording::Recording;
use super::{Failure, checkout};

/// The tries are counted for so many queens.
const N: usize = 8;

/// The functions whose tests are about a whole search.
const SEARCHES: [&str; 5] = ["solutions", "count", "step", "next", "walk"];

/// What there is to see in an exercise that is judged: the first moment at which a red search parts from the reference's, or that a green one goes another chapter's way.
pub fn seen(place: &Place) -> Option<String> {
    if place.is_done() {
        return note(place.chapter);
    }
    let failed = place.failed.first()?;
    let is_search = place.function(&failed.test).is_some_and(|it| SEARCHES.contains(&it));
    if is_search { first_parting(place.chapter) } else { None }
}

/// Where the search parts from the reference's, for the smallest board on which it does.
fn first_parting(chapter: &'static Chapter) -> Option<String> {
    let traced = chapter.traced?;
    let until = Until { solutions: None, steps: 5_000 };
    (1..=6).find_map(|n| {
        let mine = Mine::quietly(2);
        let (recording, _) = Recording::of_exercise(chapter, traced, n, until, &mine).ok()?;
        let verdict = recording.verdict().filter(|_| recording.is_amiss())?;
        let number = chapter.number;
        Some(format!(
            "Seen for n = {n}: {verdict} To look: cargo run -- watch {n} --chapter {number} --mine"
        ))
    })
}

/// That the count of a chapter that is done goes another chapter's way, if it does.
/// What was found is kept beside this program until the exercise changes.
pub fn note(chapter: &'static Chapter) -> Option<String> {
    let way = chapter.own_way?;
    let file = checkout().join(format!("src/exercises/{}.rs", chapter.stem));
    let text = fs::read_to_string(file).ok()?;
    // It would have to ask the check of chapter 1.
    if !text.contains("is_safe") {
        return None;
    }
    let key = key(chapter, &text);
    let kept = kept_in();
    let known = kept.as_ref().and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
    if let Some(note) = known.lines().find_map(|line| line.strip_prefix(key.as_str())) {
        return Some(note.trim().to_string()).filter(|note| !note.is_empty());
    }
    let note = tries(chapter).ok().map(|counted| sentence(chapter, way, counted))?;
    if let Some(file) = kept {
        let others = known.lines().filter(|line| !line.starts_with(chapter.stem));
        let line = format!("{key} {}", note.as_deref().unwrap_or_default());
        let lines: Vec<&str> = others.chain([line.as_str()]).collect();
        // If it can't be kept, it is counted again.
        let _ = fs::write(file, lines.join("\n"));
    }
    note
}

fn key(chapter: &Chapter, text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("{} {:016x}", chapter.stem, hasher.finish())
}

fn kept_in() -> Option<PathBuf> {
    Some(env::current_exe().ok()?.with_file_name("how-it-searched.txt"))
}

/// The cells that a count asks about, and how many of them on other threads than the first.
struct Tries {
    all: u64,
    elsewhere: u64,
}

fn tries(chapter: &'static Chapter) -> Result<Tries, Failure> {
    let mut exercise = Exercise::start(chapter, Task::Tries(N), &Mine::quietly(10), None)?;
    let [all, elsewhere] = exercise.tries()?;
    Ok(Tries { all, elsewhere })
}

/// As many cells as chapter 1 asks about betray chapter 1's way.
fn sentence(chapter: &Chapter, way: OwnWay, Tries { all, elsewhere }: Tries) -> Option<String> {
    let cost = Cost::of(N);
    if all < cost.tries {
        return None;
    }
    let number = chapter.number;
    let tries = grouped(all);
    match way {
        OwnWay::FewerTries => {
            let fewer = chapter.tries.map_or(0, |tries| tries(&cost));
            Some(format!(
                "count is right, by {tries} tries for n = {N}; chapter {number}'s way needs {}.",
                grouped(fewer)
            ))
        }
        OwnWay::RowAtOnce => Some(format!(
            "count is right, and asks about {tries} cells for n = {N}, one by one; chapter {number}'s way asks for all free columns of a row at once."
        )),
        OwnWay::PartOfTheSearch => Some(format!(
            "count is right, by {tries} tries for n = {N}, as many as in chapter 1; chapter {number}'s way makes only a part of them."
        )),
        OwnWay::Threads if elsewhere == 0 => Some(format!(
            "count is right, and makes all its {tries} tries for n = {N} on one thread; chapter {number}'s way shares them."
        )),
        OwnWay::Threads => None,
    }
}
