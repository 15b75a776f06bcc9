//! Where the learner stands: as a map, as JSON, and in a pipe.

use serde_json::Value;

use crate::{nothing_is_written, queens};

#[test]
fn the_map_comes_as_json_too() {
    // What a learner has written is not run here.
    if !nothing_is_written() {
        return;
    }
    let map: Value = serde_json::from_str(&queens("map --format json").stdout).unwrap();
    let chapters = map["chapters"].as_array().unwrap();
    assert_eq!((&map["done"], &map["of"]), (&0.into(), &chapters.len().into()));
    let first = &chapters[1];
    assert_eq!((&first["chapter"], &first["state"]), (&1.into(), &"to do".into()));
    let function = &first["functions"][0];
    assert_eq!((&function["name"], &function["written"]), (&"is_safe".into(), &false.into()));
    let text = queens("map").stdout;
    assert_eq!(text, queens("").stdout);
    assert!(text.ends_with("  stuck?  cargo hint 1\n"), "{text}");
    // A terminal of 80 columns and 24 rows shows all of it.
    assert!(text.lines().all(|line| line.chars().count() <= 80) && text.lines().count() < 24);
}

#[test]
fn in_a_pipe_follow_checks_once() {
    if !nothing_is_written() {
        return;
    }
    let outcome = queens("follow 1");
    assert_eq!(
        outcome.stdout,
        "Chapter 1: Loop and recursion  src/exercises/ch01_loop_recursion.rs\n\
         \nNext: write is_safe\n  read   docs/ch01_loop_recursion.md\n  write  src/exercises/ch01_loop_recursion.rs\n"
    );
    assert_eq!((outcome.stderr.as_str(), outcome.code), ("", Some(0)));
    // Without a chapter: where the map would send you.
    assert_eq!(queens("follow").stdout, queens("follow 1").stdout);
}
