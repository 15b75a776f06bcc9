//! What each chapter is for, and what its tests ask.

use std::fmt::Write;

use queens_kata::roster::CHAPTERS;

use super::Page;

/// For each chapter the goal that its page states, and the names of its tests.
pub fn goals_and_tests() -> String {
    let mut list = String::new();
    for chapter in CHAPTERS {
        let page = Page::read(format!("docs/{}.md", chapter.stem)).text;
        let goal = page.lines().find_map(|line| line.strip_prefix("- **Afterwards you can** "));
        let goal = goal.expect("a page states its goal");
        let space = if list.is_empty() { "" } else { "\n" };
        writeln!(list, "{space}{}: {goal}", chapter.number).unwrap();
        let tests = Page::read(format!("src/exercises/tests/{}.rs", chapter.stem)).text;
        for test in tests.split("\n#[test]\n").skip(1) {
            let (_, name) = test.split_once("fn ").expect("a test is a function");
            let (name, _) = name.split_once('(').expect("a function has parentheses");
            writeln!(list, "    {name}").unwrap();
        }
    }
    list
}
