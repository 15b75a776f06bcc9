//! The roster: its rows have their files, the files their rows, and what a chapter can't do is said.

use std::fs;
use std::path::Path;

use pretty_assertions::assert_eq;
use queens_kata::candidates;
use queens_kata::chapters::ch01_loop_recursion;
use queens_kata::roster::{CHAPTERS, Chapter};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn the_chapters_are_numbered_from_0_and_their_stems_begin_with_the_number() {
    for (number, chapter) in CHAPTERS.iter().enumerate() {
        assert_eq!(chapter.number, number, "{}", chapter.stem);
        assert_eq!(chapter.prefix(), format!("ch{number:02}"));
    }
}

/// The names of what stands in a folder and begins as a chapter does, without extension.
fn chapters_in(folder: &str, extension: &str) -> Vec<String> {
    let mut stems: Vec<String> = fs::read_dir(Path::new(ROOT).join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().unwrap_or_default() == extension)
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_string())
        .filter(|stem| {
            stem.starts_with("ch") && stem[2..].starts_with(|c: char| c.is_ascii_digit())
        })
        .collect();
    stems.sort();
    stems
}

#[test]
fn each_row_has_its_files_and_each_file_its_row() {
    let stems: Vec<&str> = CHAPTERS.iter().map(|chapter| chapter.stem).collect();
    let prefixes: Vec<&str> = CHAPTERS.iter().map(Chapter::prefix).collect();
    let traced = CHAPTERS.iter().filter(|chapter| chapter.traced.is_some());
    let traced: Vec<&str> = traced.map(|chapter| chapter.stem).collect();
    let mut wrong = Vec::new();
    for (folder, extension, wanted) in [
        ("src/chapters", "rs", &stems),
        ("src/exercises", "rs", &stems),
        ("src/exercises/tests", "rs", &stems),
        ("docs", "md", &stems),
        ("src/trace", "rs", &traced),
        ("tests/wrong", "", &prefixes),
        ("tests/right", "", &prefixes),
    ] {
        let found = chapters_in(folder, extension);
        let missing = wanted.iter().filter(|stem| !found.contains(&(**stem).to_string()));
        wrong.extend(missing.map(|stem| format!("{folder} has no {stem}")));
        let foreign = found.iter().filter(|stem| !wanted.contains(&stem.as_str()));
        wrong.extend(foreign.map(|stem| format!("{folder} has {stem}, which has no such row")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What no compiler asks for: without these lines, the tests would judge the reference, a file that does not compile would take the map with it, a chapter would have no tests, or `--mine` would not know it.
#[test]
fn each_chapter_is_named_where_a_learners_code_is_built_and_run() {
    let read = |file: &str| fs::read_to_string(Path::new(ROOT).join(file)).unwrap();
    let (exercises, tests) = (read("src/exercises/lib.rs"), read("src/exercises/tests/main.rs"));
    let mine = read("src/mine/roster.rs");
    for chapter in CHAPTERS {
        let stem = chapter.stem;
        let (_, module) = exercises
            .split_once(&format!("#[cfg(not(left_out = \"{stem}\"))]\n"))
            .unwrap_or_else(|| panic!("src/exercises/lib.rs can't leave {stem} out"));
        let module = module.lines().find(|line| !line.starts_with("#["));
        assert_eq!(module, Some(format!("pub mod {stem};").as_str()), "src/exercises/lib.rs");
        assert!(
            tests.contains(&format!("\nmod {stem};\n")),
            "{stem} in src/exercises/tests/main.rs"
        );
        let runs = chapter.counts.is_some()
            || chapter.lists.is_some()
            || chapter.estimates_trees
            || chapter.one_board.is_some();
        let has_row = mine.contains(&format!("Exercise::new(\"{stem}\")"));
        assert_eq!(has_row, runs, "{stem} in src/mine/roster.rs");
    }
}

/// A test that calls an exercise outside of a process of its own would never end where the exercise does not.
/// Whoever calls it there uses `calling`, or is one of the judges.
#[test]
fn each_exercise_test_sleeps_until_its_function_is_written_and_runs_in_a_process_of_its_own() {
    for chapter in CHAPTERS {
        let file = format!("src/exercises/tests/{}.rs", chapter.stem);
        let text = fs::read_to_string(Path::new(ROOT).join(&file)).unwrap();
        let helpers: Vec<&str> = text
            .split("\nfn ")
            .skip(1)
            .filter(|function| runs_apart(function))
            .map(|function| function.split(['(', '<']).next().unwrap())
            .collect();
        for test in text.split("#[test]\n").skip(1) {
            let (attribute, rest) = test.split_once("\nfn ").unwrap();
            let name = rest.split('(').next().unwrap();
            let prefix = chapter.prefix();
            assert!(
                attribute.contains(&format!("todo = \"{prefix}::")),
                "{file}: {name} never sleeps"
            );
            let body = rest.split("\n}\n").next().unwrap();
            let by_helper = helpers.iter().any(|helper| body.contains(&format!("{helper}(")));
            assert!(
                by_helper || runs_apart(body),
                "{file}: {name} runs in the process of all tests"
            );
        }
    }
}

fn runs_apart(function: &str) -> bool {
    let body = function.split("\n}\n").next().unwrap();
    [
        "in_own_process(",
        "after(",
        "judge_count(",
        "judge_solutions(",
        "judge_cells(",
        "judge_attacked_cells(",
        "judge_wide_cells(",
    ]
    .iter()
    .any(|helper| body.contains(helper))
}

#[test]
fn a_traced_chapter_shows_its_own_reference() {
    for chapter in CHAPTERS {
        if let Some(traced) = chapter.traced {
            let reference = Path::new(ROOT).join(format!("src/chapters/{}.rs", chapter.stem));
            assert!(
                fs::read_to_string(reference).unwrap() == traced.excerpt.text,
                "{}",
                chapter.stem
            );
        }
    }
}

/// `queens trace --mine` says which of them are still to be written.
#[test]
fn what_has_to_be_written_before_an_exercise_can_be_watched_is_in_it() {
    for (chapter, traced) in CHAPTERS.iter().filter_map(|it| Some((it, it.traced?))) {
        let exercise = Path::new(ROOT).join(format!("src/exercises/{}.rs", chapter.stem));
        let exercise = fs::read_to_string(exercise).unwrap();
        for name in traced.needs {
            assert!(exercise.contains(&format!("fn {name}(")), "{}: {name}", chapter.stem);
        }
    }
}

#[test]
fn who_asks_for_a_trace_that_is_not_there_is_told_which_are() {
    let idle = Chapter::new(99, "ch99_idle", "Idle", "it does nothing");
    let sentence = idle.can_be_traced().map(|_| ()).unwrap_err();
    let beginning = "the search of chapter 99 is not traced: take one of the chapters ";
    let named = sentence.strip_prefix(beginning).expect(&sentence).split(", ");
    let named: Vec<usize> = named
        .flat_map(|range| {
            let (first, last) = range.split_once(" to ").unwrap_or((range, range));
            first.parse().unwrap()..=last.parse().unwrap()
        })
        .collect();
    let traced = CHAPTERS.iter().filter(|chapter| chapter.traced.is_some());
    assert!(traced.map(|chapter| chapter.number).eq(named), "{sentence}");
}

#[test]
fn what_a_chapter_cannot_do_is_said_in_a_sentence() {
    let idle = Chapter::new(99, "ch99_idle", "Idle", "it does nothing");
    let count = |chapter: &Chapter, n| chapter.can_count(n).map(|count| count(n));
    let list = |chapter: &Chapter, n| chapter.can_list(n).map(|solutions| solutions(n).len());
    assert_eq!(count(&idle, 4), Err("chapter 99 does not count solutions".into()));
    assert_eq!(list(&idle, 4), Err("chapter 99 does not list boards".into()));

    let small = idle.counts(ch01_loop_recursion::count, 6).lists(ch01_loop_recursion::solutions, 5);
    assert_eq!((count(&small, 6), list(&small, 5)), (Ok(4), Ok(10)));
    assert_eq!(count(&small, 7), Err("chapter 99 counts for N from 0 to 6, and 7 is more".into()));
    assert_eq!(
        list(&small, 6),
        Err("chapter 99 lists boards for N from 0 to 5, and 6 is more".into())
    );
    let tests = small.tests(candidates::factorial);
    assert_eq!(
        count(&tests, 11),
        Err(
            "chapter 99 counts for N from 0 to 6, and 11 is more: it would have to test 39,916,800 \
             candidates"
                .into()
        )
    );
}

/// The estimate of `queens count` multiplies a part.
#[test]
fn a_part_is_one_piece_in_so_many_of_the_count() {
    for chapter in CHAPTERS {
        let Some(part) = chapter.part else { continue };
        for n in 4..=11 {
            let whole = chapter.can_count(n).unwrap()(n);
            assert_eq!(part(n, 1), whole, "chapter {}, n = {n}", chapter.number);
            let parts = [2, 7, usize::MAX].map(|pieces| part(n, pieces));
            assert!(parts.is_sorted_by(|more, less| more >= less), "n = {n}: {parts:?}");
            assert!(parts[0] <= whole, "n = {n}: {parts:?}");
        }
    }
}
