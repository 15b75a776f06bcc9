//! What the map notes of how a right solution searches.

use queens_kata::roster::CHAPTERS;
use serde_json::Value;

use crate::kata::Kata;
use crate::{Solution, rounds, solutions};

/// Chapter 1's count: right in every chapter, and in some of them not their way.
const COUNT_OF_CHAPTER_1: &str = "
pub fn count(n: usize) -> u64 {
    fn below(n: usize, placed: &mut Vec<usize>) -> u64 {
        if placed.len() == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            if crate::chapters::ch01_loop_recursion::is_safe(placed, col) {
                placed.push(col);
                found += below(n, placed);
                placed.pop();
            }
        }
        found
    }
    if n == 0 { 0 } else { below(n, &mut Vec::new()) }
}
";

#[test]
fn the_count_of_chapter_1_is_noted_where_it_is_not_the_way() {
    let kata = Kata::borrow();
    kata.build_queens();
    for (index, round) in rounds(right()).into_iter().enumerate() {
        kata.lay(round.iter().map(|it| (it.chapter.as_str(), it.text.as_str())));
        for (solution, note) in notes(&kata, &round) {
            assert!(note.is_null(), "{} goes its chapter's way: {note}", solution.path.display());
        }
        if index == 0 {
            let own = |text: &str| text.replace("pub fn count(", "pub fn count_its_own_way(");
            let texts: Vec<(String, String)> = round
                .iter()
                .map(|it| (it.chapter.clone(), own(&it.text) + COUNT_OF_CHAPTER_1))
                .collect();
            kata.lay(texts.iter().map(|(chapter, text)| (chapter.as_str(), text.as_str())));
            for (solution, note) in notes(&kata, &round) {
                let is_noted = note.as_str().is_some_and(|note| note.contains("15,720"));
                assert!(is_noted, "{}: {note}", solution.chapter);
            }
        }
    }
}

/// The right solutions of the chapters whose way is looked for.
fn right() -> impl Iterator<Item = Solution> {
    let has_a_way = |it: &Solution| {
        CHAPTERS.iter().any(|chapter| chapter.prefix() == it.chapter && chapter.own_way.is_some())
    };
    solutions("tests/right", true).filter(has_a_way)
}

/// Each solution with what the map notes of it, beside that it is done.
fn notes<'a>(kata: &Kata, round: &'a [Solution]) -> Vec<(&'a Solution, Value)> {
    let said = kata.queens("map --format json");
    let map: Value = serde_json::from_str(&said.stdout).expect("the map is one object");
    let chapters = map["chapters"].as_array().expect("it has all chapters");
    let of = |solution: &'a Solution| {
        let is_its = |it: &&Value| {
            it["stem"].as_str().is_some_and(|stem| stem.starts_with(&solution.chapter))
        };
        let place = chapters.iter().find(is_its).expect("it has this chapter");
        assert_eq!(place["state"], "done", "{}: {place}", solution.path.display());
        (solution, place["note"].clone())
    };
    round.iter().map(of).collect()
}
