//! What each chapter is said to hold at a step, against what its program really holds there.
//!
//! A file in `held/` has the search of a chapter's reference, line for line.
//! Between these lines stand others, which begin with `seen`: they look at the real variables.

mod ch01;
mod ch02;
mod ch03;
mod ch04;
mod ch05;
mod ch06;
mod ch07;
mod ch08;
mod ch09;

use std::cell::RefCell;

use pretty_assertions::assert_eq;
use queens_kata::trace::{Kind, Machinery};
use rstest::rstest;

use super::{ALL, traced};

/// The search of a chapter, with lines that look at its variables.
struct Copy {
    /// The beginning of the chapter's stem.
    prefix: &'static str,
    /// The file with the copy.
    text: &'static str,
    /// What is copied: the prefix of the chapter, and how the first line begins.
    items: &'static [(&'static str, &'static str)],
    /// Runs the search for n queens.
    search: fn(usize),
}

static COPIES: &[Copy] = &[
    Copy {
        prefix: "ch01",
        text: include_str!("held/ch01.rs"),
        items: &[("ch01", "fn list_below(")],
        search: ch01::search,
    },
    Copy {
        prefix: "ch02",
        text: include_str!("held/ch02.rs"),
        items: &[("ch02", "pub fn step_back("), ("ch02", "fn try_cell(")],
        search: ch02::search,
    },
    Copy {
        prefix: "ch03",
        text: include_str!("held/ch03.rs"),
        items: &[("ch02", "pub fn step_back("), ("ch03", "pub fn step(")],
        search: ch03::search,
    },
    Copy {
        prefix: "ch04",
        text: include_str!("held/ch04.rs"),
        items: &[("ch04", "pub struct Solutions {"), ("ch04", "fn next(")],
        search: ch04::search,
    },
    Copy {
        prefix: "ch05",
        text: include_str!("held/ch05.rs"),
        items: &[("ch05", "pub fn is_safe("), ("ch05", "fn fill_from(")],
        search: ch05::search,
    },
    Copy {
        prefix: "ch06",
        text: include_str!("held/ch06.rs"),
        items: &[("ch06", "fn fill_below(")],
        search: ch06::search,
    },
    Copy {
        prefix: "ch07",
        text: include_str!("held/ch07.rs"),
        items: &[
            ("ch07", "pub struct Marks {"),
            ("ch07", "impl Marks {"),
            ("ch07", "fn fill_below("),
        ],
        search: ch07::search,
    },
    Copy {
        prefix: "ch08",
        text: include_str!("held/ch08.rs"),
        items: &[("ch08", "pub fn walk(")],
        search: ch08::search,
    },
    Copy {
        prefix: "ch09",
        text: include_str!("held/ch09.rs"),
        items: &[("ch09", "pub fn list_below(")],
        search: ch09::search,
    },
];

fn copy_of(prefix: &str) -> &'static Copy {
    let copy = COPIES.iter().find(|copy| copy.prefix == prefix);
    copy.unwrap_or_else(|| panic!("{prefix} is traced, and has no copy in tests/trace/held/"))
}

/// What the variables hold at a step.
#[derive(Clone)]
struct Seen {
    kind: Kind,
    row: usize,
    col: usize,
    held: Machinery,
}

thread_local! {
    static SEEN: RefCell<Vec<Seen>> = const { RefCell::new(Vec::new()) };
    /// The calls that have not returned, and the column that each has come to.
    static FRAMES: RefCell<Vec<Option<usize>>> = const { RefCell::new(Vec::new()) };
}

/// This happens now, and the variables hold this.
fn seen(kind: Kind, row: usize, col: usize, held: Machinery) {
    SEEN.with_borrow_mut(|all| all.push(Seen { kind, row, col, held }));
}

/// If nothing has happened since this cell was tried, it is refused.
/// For most programs that is no line of its own: they go on with the next column.
fn seen_passed_by(row: usize, col: usize, held: Machinery) {
    let last = seen_last();
    if (last.kind, last.row, last.col) == (Kind::Try, row, col) {
        seen(Kind::Refused(None), row, col, held);
    }
}

/// What happened last.
fn seen_last() -> Seen {
    SEEN.with_borrow(|all| all.last().cloned()).expect("something has been seen")
}

/// What happened last belongs to lines that have not all run before: now the variables hold this.
fn seen_again(held: Machinery) {
    SEEN.with_borrow_mut(|all| all.last_mut().expect("something has been seen").held = held);
}

/// A call, from its first line to its return.
struct Frame;

fn frame(col: Option<usize>) -> Frame {
    FRAMES.with_borrow_mut(|frames| frames.push(col));
    Frame
}

impl Drop for Frame {
    fn drop(&mut self) {
        FRAMES.with_borrow_mut(Vec::pop);
    }
}

/// The lines of a function or a type, from the one that begins with `first`, without their indent, comments, and the lines that look.
fn item<'a>(text: &'a str, first: &str) -> Vec<&'a str> {
    let mut lines = text.lines().skip_while(|line| !line.trim_start().starts_with(first));
    let opening = lines.next().unwrap_or_else(|| panic!("there is no line `{first} ..`"));
    let indent = opening.len() - opening.trim_start().len();
    let mut item = vec![&opening[indent..]];
    for line in lines {
        let line = line.get(indent..).unwrap_or("");
        let begins_with = |start: &str| line.trim_start().starts_with(start);
        if !begins_with("//") && !begins_with("seen") && !begins_with("let _seen") {
            item.push(line);
        }
        if line == "}" {
            break;
        }
    }
    item
}

#[test]
fn each_copy_is_the_reference_line_for_line() {
    let reference = |prefix: &str| {
        let (_, traced) = traced().find(|(chapter, _)| chapter.prefix() == prefix).unwrap();
        traced.excerpt.text
    };
    for (chapter, traced) in traced() {
        let Copy { prefix, text, items, .. } = copy_of(chapter.prefix());
        let is_copied = items.contains(&(*prefix, traced.excerpt.first));
        assert!(is_copied, "{prefix}: `{} ..` is what is shown", traced.excerpt.first);
        for (origin, first) in *items {
            assert_eq!(item(text, first), item(reference(origin), first), "{prefix}");
        }
    }
}

#[rstest]
fn each_chapter_holds_what_its_program_holds(#[values(1, 2, 3, 4, 5, 6)] n: usize) {
    for (chapter, traced) in traced() {
        SEEN.take();
        (copy_of(chapter.prefix()).search)(n);
        let seen = SEEN.take();
        let steps = (traced.record)(n, ALL).steps;
        for (index, (step, seen)) in steps.iter().zip(&seen).enumerate() {
            let place = format!("{}, n = {n}, step {}: {step}", chapter.stem, index + 1);
            let kind = match step.kind {
                Kind::Refused(_) => Kind::Refused(None),
                kind => kind,
            };
            assert_eq!((kind, step.row, step.col), (seen.kind, seen.row, seen.col), "{place}");
            assert_eq!((traced.holds)(step), seen.held, "{place}");
        }
        assert_eq!(steps.len(), seen.len(), "{}, n = {n}", chapter.stem);
    }
}
