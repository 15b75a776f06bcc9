//! What to do next: where to go on, and what to do with a chapter that has turned green.

use std::fs;

use queens_kata::roster::{CHAPTERS, Chapter};

use super::checkout;
use super::exercise_files::Function;
use super::hint;
use super::places::Place;

/// The chapters as one goes through them.
pub fn in_order() -> impl Iterator<Item = &'static Chapter> {
    let those = |aside: bool| CHAPTERS.iter().filter(move |chapter| chapter.is_aside == aside);
    those(false).chain(those(true))
}

/// The chapter after this one.
pub fn after(chapter: &Chapter) -> Option<&'static Chapter> {
    in_order().skip_while(|it| it.number != chapter.number).nth(1)
}

/// Where to go on: what is red comes first, then what was begun, then the first of the others.
/// None, if all is done.
pub fn place(places: &[Place]) -> Option<&Place> {
    let in_order = || in_order().filter_map(|it| places.iter().find(|place| place.is_of(it)));
    let begun = || in_order().filter(|place| place.is_begun());
    begun()
        .find(|place| place.is_red())
        .or_else(|| begun().find(|place| !place.is_done()))
        .or_else(|| in_order().find(|place| !place.is_done()))
}

/// What to do there, as in "write count".
pub fn task(place: &Place) -> String {
    match (&place.broken, place.failed.first(), place.left().first()) {
        (Some(_), ..) => "make it compile".into(),
        // What is red only because it calls a function that is not written waits for that.
        (None, Some(failed), Some(function)) if failed.message.contains("not yet implemented") => {
            format!("write {function}")
        }
        (None, Some(failed), _) => format!("make {} pass", failed.test),
        (None, None, Some(function)) => format!("write {function}"),
        (None, None, None) => "save its file once more".into(),
    }
}

/// The function that this is about.
pub fn function(place: &Place) -> Option<&str> {
    if place.broken.is_some() {
        // Most likely it is the one that was written last, and not the next one, whose hint would come too early.
        let written = |it: &&Function| !it.is_extra && (!it.holds_todo || it.holds_more);
        return place.functions.iter().rfind(written).map(|function| function.name.as_str());
    }
    let red = place.failed.first().and_then(|failed| place.function(&failed.test));
    red.or(place.left().first().copied())
}

/// A word, and the file or the command to go with it.
pub type Step = (&'static str, String);

/// The files for it.
pub fn files(chapter: &Chapter) -> Vec<Step> {
    let Chapter { stem, .. } = chapter;
    vec![("read", format!("docs/{stem}.md")), ("write", format!("src/exercises/{stem}.rs"))]
}

/// How to do it.
pub fn steps(place: &Place) -> Vec<Step> {
    let mut steps = files(place.chapter);
    steps.extend([
        (
            "check",
            format!("cargo follow, or cargo test --test exercises {}", place.chapter.prefix()),
        ),
        ("stuck?", hint::command(place.chapter, function(place))),
    ]);
    steps
}

/// What to do with a chapter that is done, before the next one.
pub fn after_green(chapter: &Chapter) -> Vec<Step> {
    let Chapter { number, stem, .. } = chapter;
    vec![
        ("compare", format!("src/chapters/{stem}.rs")),
        ("look closer", format!("docs/{stem}.md{}", line_of_look_closer(stem))),
        ("other shapes", format!("cargo run -- shapes {number}")),
        ("a mistake", format!("cargo run -- mistake {number}")),
    ]
}

/// What to do when all chapters are done.
pub fn after_the_last() -> Vec<Step> {
    vec![
        ("race yours", "cargo run --release -- race 10 --mine".into()),
        ("hand it in", "docs/leetcode.md".into()),
        ("other puzzles", "docs/where_next.md".into()),
        ("once more", "commit your work, then git switch -c again origin/main".into()),
    ]
}

/// As in `:176`: a terminal that opens files opens them there.
fn line_of_look_closer(stem: &str) -> String {
    let page = fs::read_to_string(checkout().join(format!("docs/{stem}.md"))).unwrap_or_default();
    let line = page.lines().position(|line| line == "## Look closer");
    line.map_or_else(String::new, |index| format!(":{}", index + 1))
}
