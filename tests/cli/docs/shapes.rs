//! What the pages say of the gallery: other right shapes, a mistake to find, and the rules for the next time.

use std::path::Path;

use queens::gallery::{Solution, right, wrong};
use queens_kata::roster::{CHAPTERS, Chapter};

use super::Page;
use crate::ROOT;

const OPEN: &str = "<!-- from the gallery -->\n";
const CLOSE: &str = "<!-- end -->";

/// The page of a chapter with what it says of the gallery made anew.
pub fn refresh(path: &Path, page: &str) -> String {
    let named = |chapter: &&Chapter| path.ends_with(format!("docs/{}.md", chapter.stem));
    let chapter = CHAPTERS.iter().find(named);
    let (Some(chapter), Some((before, rest))) = (chapter, page.split_once(OPEN)) else {
        return page.into();
    };
    let (_, after) = rest.split_once(CLOSE).unwrap_or_else(|| panic!("no {CLOSE} after {OPEN}"));
    format!("{before}{OPEN}\n{}\n{CLOSE}{after}", from_the_gallery(chapter))
}

fn from_the_gallery(chapter: &Chapter) -> String {
    let number = chapter.number;
    let rules = rules(chapter);
    let example = &rules[0].0.name;
    let rules: Vec<String> = rules
        .iter()
        .map(|(solution, rule)| format!("- {} (`{}`)\n", rule.trim_end_matches('.'), solution.name))
        .collect();
    format!(
        "When the chapter is done, `cargo run -- shapes {number}` lists right programs of other shapes, and `cargo run -- shapes {number} {example}` prints one of them.\n\
         `cargo run -- mistake {number}` shows a program with one mistake: read it, and say what the tests will say.\n\
         \n\
         **Next time:** write this chapter from memory, or keep to one of these rules.\n\
         For each, the solution of that name shows that it can be done:\n\
         \n\
         {}",
        rules.concat()
    )
}

/// The rules of a chapter, each with the solution that keeps it.
fn rules(chapter: &Chapter) -> Vec<(Solution, String)> {
    let solutions = right(Path::new(ROOT), chapter).unwrap().into_iter();
    let with_rule = |solution: Solution| {
        let rule = solution.rule()?.to_string();
        Some((solution, rule))
    };
    solutions.filter_map(with_rule).collect()
}

#[test]
fn every_chapter_page_offers_shapes_a_mistake_and_rules_for_the_next_time() {
    for chapter in CHAPTERS {
        let page = Page::read(format!("docs/{}.md", chapter.stem));
        let (_, section) = page.text.split_once("\n## Other shapes\n").expect("a heading");
        let (section, _) = section.split_once("\n## ").expect("another heading");
        assert!(section.contains(&from_the_gallery(chapter)), "{}", chapter.stem);
        assert!(rules(chapter).len() >= 2, "{} has too few rules", chapter.stem);
    }
}

#[test]
fn every_solution_says_in_its_first_line_what_it_shows() {
    for chapter in CHAPTERS {
        let root = Path::new(ROOT);
        for solution in right(root, chapter).unwrap().iter().chain(&wrong(root, chapter).unwrap()) {
            let Solution { name, text } = solution;
            assert!(solution.sentence().ends_with('.'), "{}: {name}", chapter.prefix());
            // What `queens mistake` leaves out is these lines, and nothing of the program.
            let program = solution.program().map(|(_, line)| format!("{line}\n"));
            assert!(text.ends_with(&program.collect::<String>()), "{}: {name}", chapter.prefix());
        }
    }
}

/// A rule that the reference keeps as well would change nothing.
#[test]
fn every_rule_is_kept_by_its_solution_and_not_by_the_reference() {
    for chapter in CHAPTERS {
        let reference = Page::read(format!("src/chapters/{}.rs", chapter.stem)).text;
        for (Solution { name, text }, rule) in rules(chapter) {
            let demands = demands(&rule);
            let place = format!("tests/right/{}/{name}.rs: {rule}", chapter.prefix());
            for demand in &demands {
                assert!(demand.is_met_by(&text), "{place} {demand:?}");
            }
            let is_met_by_the_reference = demands.iter().all(|it| it.is_met_by(&reference));
            assert!(!is_met_by_the_reference, "{place} The reference keeps it, too.");
        }
    }
}

#[test]
fn what_a_rule_demands_is_read_off_it() {
    use Demand::{AtMostLines, With, Without, WithoutRecursion};
    assert_eq!(
        demands("without `if` and `loop`, with a `for`."),
        [Without("if"), Without("loop"), With("for")]
    );
    assert_eq!(demands("without `mut`, so that `n` stays."), [Without("mut")]);
    assert_eq!(demands("without recursion."), [WithoutRecursion]);
    assert_eq!(demands("in at most 20 lines."), [AtMostLines(20)]);
}

#[test]
fn a_broken_rule_is_noticed() {
    let program =
        "//! no loop\n\nfn walk(n: usize) {\n    if n > 0 {\n        walk(n - 1);\n    }\n}\n";
    let keeps = |rule| demands(rule).iter().all(|demand| demand.is_met_by(program));
    assert!(keeps("without `loop`, with `usize`."));
    assert!(!keeps("without `if`."));
    assert!(keeps("without `size`."), "a part of a word is not meant");
    assert!(!keeps("with `loop`."), "a comment does not count");
    assert!(!keeps("without recursion."));
    assert!(keeps("in at most 5 lines."));
    assert!(!keeps("in at most 4 lines."));
}

/// What a rule asks of a program, as far as a test can see it.
#[derive(Debug, PartialEq, Eq)]
enum Demand<'a> {
    /// This stands nowhere in the code.
    Without(&'a str),
    /// This stands somewhere in it.
    With(&'a str),
    /// No function calls itself.
    WithoutRecursion,
    /// Without empty lines and comments.
    AtMostLines(usize),
}

/// Reads the words "without" and "with", which hold for the code in backticks behind them until "so that" begins a reason.
fn demands<'a>(rule: &'a str) -> Vec<Demand<'a>> {
    let mut demands = Vec::new();
    let mut demand: Option<fn(&'a str) -> Demand<'a>> = None;
    for (index, part) in rule.split('`').enumerate() {
        if index % 2 == 1 {
            demands.extend(demand.map(|demand| demand(part)));
            continue;
        }
        for word in part.split([' ', ',', '.', ':']) {
            match word {
                "without" => demand = Some(Demand::Without),
                "with" => demand = Some(Demand::With),
                "so" => demand = None,
                _ => {}
            }
        }
        if part.contains("without recursion") {
            demands.push(Demand::WithoutRecursion);
        }
        if let Some((_, limit)) = part.split_once("at most ") {
            let (number, _) = limit.split_once(" lines").expect("so many lines");
            demands.push(Demand::AtMostLines(number.parse().unwrap()));
        }
    }
    assert!(!demands.is_empty(), "nothing in the rule can be seen: {rule}");
    demands
}

impl Demand<'_> {
    fn is_met_by(&self, program: &str) -> bool {
        let lines: Vec<&str> = program
            .lines()
            .filter(|line| !line.is_empty() && !line.trim_start().starts_with("//"))
            .collect();
        match self {
            Self::Without(code) => !lines.iter().any(|line| has(line, code)),
            Self::With(code) => lines.iter().any(|line| has(line, code)),
            Self::WithoutRecursion => !calls_itself(&lines),
            Self::AtMostLines(most) => lines.len() <= *most,
        }
    }
}

/// Whether something stands in a line of code, not as a part of a longer word.
fn has(line: &str, wanted: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(wanted).any(|(start, _)| {
        let (before, behind) = (&line[..start], &line[start + wanted.len()..]);
        let begins_within = wanted.starts_with(is_word) && before.ends_with(is_word);
        let ends_within = wanted.ends_with(is_word) && behind.starts_with(is_word);
        !begins_within && !ends_within
    })
}

/// Whether one of the functions does.
/// Its body ends with the next brace below the beginning of its first line.
fn calls_itself(lines: &[&str]) -> bool {
    lines.iter().enumerate().any(|(index, line)| {
        let Some((before, rest)) = line.split_once("fn ") else { return false };
        let name = rest.split(['(', '<']).next().unwrap_or(rest);
        let end = before.replace("pub ", "") + "}";
        let mut body = lines[index + 1..].iter().take_while(|line| **line != end);
        body.any(|line| has(line, &format!("{name}(")))
    })
}
