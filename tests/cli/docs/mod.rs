//! The pages: their links, their drawings, and the shape of a chapter.

mod commands;
mod dancing_links;
mod generated;
mod moving;
mod numbers;
mod one_board;
mod own;
mod prose;
mod shapes;
mod teaching;

use std::fs;
use std::path::{Path, PathBuf};

use queens::exercise_files;
use queens_kata::roster::{CHAPTERS, Chapter};
use queens_kata::trace::{Traced, Until};

use crate::{ROOT, file_of};

pub struct Page {
    /// Relative to the root of the repository.
    path: PathBuf,
    pub text: String,
}

impl Page {
    pub fn read(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        let text = fs::read_to_string(Path::new(ROOT).join(&path))
            .unwrap_or_else(|error| panic!("can't read {}: {error}", path.display()));
        Self { path, text }
    }

    /// The numbered lines outside code blocks.
    fn prose(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut in_code = false;
        self.text.lines().enumerate().filter_map(move |(index, line)| {
            let fence = line.starts_with("```");
            in_code ^= fence;
            (!fence && !in_code).then_some((index + 1, line))
        })
    }

    fn headings(&self) -> impl Iterator<Item = &str> {
        self.prose()
            .map(|(_, line)| line)
            .filter(|line| line.starts_with('#'))
            .map(|line| line.trim_start_matches('#').trim())
    }

    fn place(&self, line: usize) -> String {
        format!("{}:{line}", self.path.display())
    }
}

fn pages() -> Vec<Page> {
    let mut pages: Vec<Page> = fs::read_dir(Path::new(ROOT).join("docs"))
        .unwrap()
        .map(|entry| Path::new("docs").join(entry.unwrap().file_name()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .map(Page::read)
        .collect();
    let others = ["README.md", "CONTRIBUTING.md", "AGENTS.md", "src/exercises/AGENTS.md"];
    pages.extend(others.map(Page::read));
    assert!(pages.len() > CHAPTERS.len(), "the pages should be found");
    pages
}

/// As GitHub makes it: lower case, spaces to hyphens, other marks dropped.
fn anchor(heading: &str) -> String {
    heading
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

#[test]
fn every_link_leads_somewhere() {
    for page in pages() {
        for (number, line) in page.prose() {
            for link in line.split("](").skip(1).filter_map(|rest| rest.split_once(')')) {
                let (target, anchor_wanted) = link.0.split_once('#').unwrap_or((link.0, ""));
                if target.contains("://") {
                    continue;
                }
                let path = match target {
                    "" => page.path.clone(),
                    _ => page.path.parent().unwrap().join(target),
                };
                let place = page.place(number);
                assert!(
                    Path::new(ROOT).join(&path).exists(),
                    "{place} links to {target}, which is not there"
                );
                if !anchor_wanted.is_empty() && path.extension() == Some("md".as_ref()) {
                    let found = Page::read(&path).headings().any(|it| anchor(it) == anchor_wanted);
                    assert!(found, "{place} links to {}, which has no such heading", link.0);
                }
            }
        }
    }
}

#[test]
fn every_file_named_in_the_pages_exists() {
    let folders = [
        "src/",
        "tests/",
        "docs/",
        "snapshots/",
        "puzzles/",
        ".cargo/",
        ".config/",
        ".ci/",
        ".devcontainer/",
        ".github/",
        ".vscode/",
    ];
    for page in pages() {
        for (number, line) in page.prose() {
            for name in line.split('`').skip(1).step_by(2) {
                let is_path = folders.iter().any(|folder| name.starts_with(folder));
                // chNN stands for any chapter.
                if is_path && !name.contains("NN") && !name.contains(char::is_whitespace) {
                    assert!(
                        Path::new(ROOT).join(name).exists(),
                        "{} names {name}, which is not there",
                        page.place(number)
                    );
                }
            }
        }
    }
}

#[test]
fn every_chapter_page_has_the_same_parts() {
    for chapter in CHAPTERS {
        let page = Page::read(format!("docs/{}.md", chapter.stem));
        let mut headings = page.headings();
        let title = headings.next().unwrap();
        assert!(title.starts_with(&format!("Chapter {}: ", chapter.number)), "{title}");
        assert_eq!(
            headings.collect::<Vec<_>>(),
            ["So far", "The idea", "Predict", "Write it", "Look closer", "Other shapes", "Go on"],
            "{title}"
        );
        let (opening, _) = page.text.split_once("\n## ").unwrap();
        let items: Vec<&str> = opening.lines().filter(|line| line.starts_with("- ")).collect();
        let labels = ["- **Afterwards you can** ", "- **You need** ", "- **How much:** "];
        assert_eq!(items.len(), labels.len(), "{title}");
        for (item, label) in items.iter().zip(labels) {
            assert!(item.starts_with(label), "{title} should say {label:?}");
        }
        let is_last = chapter.number + 1 == CHAPTERS.len();
        assert_eq!(page.text.contains("That was the last chapter."), is_last, "{title}");
        for (list, link) in [
            ("README.md", format!("| {} | [", chapter.number)),
            ("docs/README.md", format!("| [{}: ", chapter.number)),
        ] {
            let row = Page::read(list).text.lines().any(|line| {
                line.starts_with(&link) && line.contains(&format!("{}.md)", chapter.stem))
            });
            assert!(row, "{list} has no row for {}", chapter.stem);
        }
        let hints = page.text.matches("<summary>Hint ").count();
        assert!((2..=5).contains(&hints), "{title} has {hints} hints");
        let prefix = chapter.prefix();
        for needed in [
            format!("`src/exercises/{}.rs`", chapter.stem),
            format!("`src/chapters/{}.rs`", chapter.stem),
            format!("cargo test --test exercises {prefix}"),
        ] {
            assert!(page.text.contains(&needed), "{title} does not name {needed}");
        }
    }
}

/// Before "Look closer" no page leads to a program that does what its exercise asks for.
#[test]
fn no_page_gives_the_answer_before_it_is_written() {
    let answers = ["src/chapters", "tests/right", "](leetcode.md", "](tuned_halves.md"];
    let read_first = CHAPTERS.iter().map(|chapter| format!("docs/{}.md", chapter.stem));
    for path in read_first.chain(["docs/backtracking.md".into()]) {
        let page = Page::read(path);
        let closer = page.text.find("\n## Look closer\n").unwrap_or(page.text.len());
        for answer in answers {
            let place = page.path.display();
            assert!(!page.text[..closer].contains(answer), "{place} leads to {answer} too early");
        }
    }
}

/// The errata name the tests that show what is right.
#[test]
fn every_test_named_in_the_errata_exists() {
    let tests = ["tests/chapters.rs", "tests/proof/main.rs"].map(|it| Page::read(it).text).concat();
    let page = Page::read("docs/errata.md");
    let named: Vec<&str> =
        page.text.split("\\[`").skip(1).map(|rest| rest.split('`').next().unwrap()).collect();
    assert!(named.len() > 5, "{named:?}");
    for name in named {
        assert!(tests.contains(&format!("fn {name}(")), "there is no test {name}");
    }
}

#[test]
fn the_book_has_every_page_once() {
    let summary = Page::read("docs/SUMMARY.md").text;
    for page in pages() {
        let name = page.path.file_name().unwrap().to_str().unwrap();
        if page.path.starts_with("docs") && name != "SUMMARY.md" {
            assert_eq!(
                summary.matches(&format!("({name})")).count(),
                1,
                "{name} in docs/SUMMARY.md"
            );
        }
    }
}

/// `src/lib.rs` hands them to the compiler, page by page.
#[test]
fn the_rust_blocks_of_every_page_are_tested() {
    let library = Page::read("src/lib.rs").text;
    for page in pages().iter().filter(|page| page.text.contains("```rust")) {
        let path = page.path.to_str().unwrap();
        assert!(library.contains(&format!("\"{path}\"")), "{path} is not named in src/lib.rs");
    }
}

/// Whether a source file has a function of this name.
fn has_function(source: &str, name: &str) -> bool {
    ["(", "<"].iter().any(|mark| source.contains(&format!("fn {name}{mark}")))
}

/// The page of a chapter with the line that says how much it asks for: the functions of the exercise that the reference has, too, and the lines of the reference.
fn how_much(path: &Path, text: &str) -> String {
    const LABEL: &str = "- **How much:**";
    let named = |chapter: &&Chapter| path.ends_with(format!("docs/{}.md", chapter.stem));
    let Some(chapter) = CHAPTERS.iter().find(named) else { return text.into() };
    let read = |file: String| fs::read_to_string(Path::new(ROOT).join(file)).unwrap();
    let reference = read(format!("src/chapters/{}.rs", chapter.stem));
    let folder = fs::read_dir(Path::new(ROOT).join(format!("src/chapters/{}", chapter.stem)));
    let parts: Vec<String> = folder
        .into_iter()
        .flatten()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    let is_in_the_reference = |name: &str| {
        // A name may have its type before it, as in `Solutions::new`.
        let name = name.rsplit("::").next().unwrap_or(name);
        has_function(&reference, name) || parts.iter().any(|part| has_function(part, name))
    };
    let mut functions = exercise_files::functions(Path::new(ROOT)).unwrap();
    functions.retain(|it| it.stem == chapter.stem && is_in_the_reference(&it.name));
    let number = match functions.len() {
        1 => "one function".to_string(),
        several => format!("{several} functions"),
    };
    let extras = match functions.iter().filter(|it| it.is_extra).count() {
        0 => String::new(),
        1 => ", 1 of them an extra".into(),
        extras => format!(", {extras} of them extras"),
    };
    let lines = reference.lines().count();
    let more = match parts.iter().map(|part| part.lines().count()).sum() {
        0 => String::new(),
        lines => format!(", and {lines} more in a folder of its own"),
    };
    let line = format!("{LABEL} {number} to write{extras}; the reference has {lines} lines{more}.");
    let keep = |old: &str| if old.starts_with(LABEL) { line.clone() } else { old.into() };
    text.split('\n').map(keep).collect::<Vec<String>>().join("\n")
}

/// With `UPDATE_DOCS=1` this test writes the drawings instead of comparing them.
#[test]
fn every_drawing_is_current() {
    let update = std::env::var_os("UPDATE_DOCS").is_some_and(|value| value == "1");
    let mut stale = Vec::new();
    let mut check = |path: &Path, current: &str, fresh: &str| {
        if current != fresh {
            stale.push(path.display().to_string());
            if update {
                fs::write(Path::new(ROOT).join(path), fresh).unwrap();
            }
        }
    };
    for page in pages() {
        let fresh = how_much(&page.path, &generated::refresh(&page.text));
        check(&page.path, &page.text, &shapes::refresh(&page.path, &fresh));
    }
    let mut pictures = vec![
        ("pictures/tree_4.svg".to_string(), file_of("trace 4 --tree")),
        ("pictures/growth.svg".to_string(), file_of("table 10 --plot")),
        ("pictures/search_4.svg".to_string(), moving::picture()),
        ("pictures/formula_12.svg".to_string(), one_board::picture()),
        ("pictures/ring_of_four.svg".to_string(), dancing_links::picture()),
    ];
    for Still { chapter, step, .. } in stills() {
        let arguments = format!("trace 4 --chapter {} --at {step} --svg", chapter.number);
        pictures.push((picture_of(chapter), file_of(&arguments)));
    }
    pictures.push(("play/search.html".into(), file_of("trace 4 --html")));
    for (picture, fresh) in pictures {
        let path = Path::new("docs").join(picture);
        let current = fs::read_to_string(Path::new(ROOT).join(&path)).unwrap_or_default();
        check(&path, &current, &fresh);
    }
    assert!(
        update || stale.is_empty(),
        "out of date: {}. To update them: UPDATE_DOCS=1 cargo test --package command-tests docs",
        stale.join(", ")
    );
}

/// A step of the search for four queens that a chapter's page shows.
struct Still {
    chapter: &'static Chapter,
    traced: &'static Traced,
    page: Page,
    step: usize,
}

/// One of each chapter that is traced.
/// Its page says which step: it links to that moment.
fn stills() -> impl Iterator<Item = Still> {
    let traced = CHAPTERS.iter().filter_map(|chapter| Some((chapter, chapter.traced?)));
    traced.map(|(chapter, traced)| {
        let page = Page::read(format!("docs/{}.md", chapter.stem));
        let link = page.text.split("](play/search.html#n=4&step=").nth(1);
        let (step, _) = link.and_then(|link| link.split_once('&')).unwrap_or_else(|| {
            panic!("docs/{}.md should link to play/search.html#n=4&step=..", chapter.stem)
        });
        let step = step.parse().unwrap();
        Still { chapter, traced, page, step }
    })
}

fn picture_of(chapter: &Chapter) -> String {
    format!("pictures/step_4_{}.svg", chapter.prefix())
}

/// The text that stands for a picture says what the step says.
/// The picture is itself a link to the moment: the book puts the player in its place (`docs/play/embed.js`).
#[test]
fn every_still_is_described_by_its_sentence_and_leads_to_its_moment() {
    for Still { chapter, traced, page, step } in stills() {
        let until = Until { solutions: None, steps: step };
        let sentence = (traced.record)(4, until).steps.last().unwrap().to_string();
        let moment = format!("(play/search.html#n=4&step={step}&chapter={})", chapter.number);
        let picture = format!("[![{sentence}]({})]{moment}", picture_of(chapter));
        assert!(page.text.contains(&picture), "docs/{}.md should have {picture}", chapter.stem);
        let links = |to: &str| page.text.matches(to).count();
        assert_eq!(links("(play/"), links(&moment), "{} links to one moment", chapter.stem);
    }
}
