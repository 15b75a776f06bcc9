//! The walks down a search tree, by their rule: what chapter 14's functions are held against.

use std::cell::RefCell;
use std::fmt::Write;
use std::time::Duration;

use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::grouped;
use queens_kata::known_counts::KNOWN_COUNTS;

use crate::own_process::calling;
use crate::searches::{STAYS_BEHIND, in_time, sizes, twice};

/// A function that counts the nodes of each level for n queens.
pub type Profile<'a> = dyn Fn(usize) -> Vec<u64> + 'a;

/// A function that makes one walk for n queens, and is told which column to take.
pub type Probe<'a> = dyn Fn(usize, Pick<'_>) -> Vec<f64> + 'a;

/// Says which of so many columns is taken.
pub type Pick<'a> = &'a mut dyn FnMut(usize) -> usize;

/// The safe columns of the next row.
fn safe(n: usize, placed: &[usize]) -> Vec<usize> {
    (0..n).filter(|&col| is_safe(placed, col)).collect()
}

/// All placements without a conflict, level by level.
fn placements(n: usize) -> Vec<Vec<Vec<usize>>> {
    let mut levels = vec![vec![Vec::new()]];
    for row in 0..n {
        let below = |placed: &Vec<usize>| {
            let columns = safe(n, placed).into_iter();
            columns.map(|col| [&placed[..], &[col]].concat()).collect::<Vec<_>>()
        };
        let next = levels[row].iter().flat_map(below).collect();
        levels.push(next);
    }
    levels
}

/// Numbers that differ in their last digits only are the same: some ways to compute them round, and a node more or less is no such difference.
pub fn is_same(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-9 * one.abs().max(other.abs()).max(1.0)
}

/// The same for all of a list.
pub fn are_same(some: &[f64], others: &[f64]) -> bool {
    some.len() == others.len() && some.iter().zip(others).all(|(one, other)| is_same(*one, *other))
}

/// As a sentence has it: what stands behind the third digit helps nobody.
// A whole number of that size is one as `u128`, too.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub fn number(value: f64) -> String {
    let short = (value * 1e3).round() / 1e3;
    if (0.0..1e38).contains(&short) && short.fract() == 0.0 {
        return grouped(short as u128);
    }
    short.to_string()
}

/// The same for a list, with a point in each number.
pub fn list(numbers: &[f64]) -> String {
    let short: Vec<f64> = numbers.iter().map(|value| (value * 1e3).round() / 1e3).collect();
    format!("{short:?}")
}

/// As in "1 row" and "2 rows".
pub fn how_many(number: usize, name: &str) -> String {
    if number == 1 { format!("1 {name}") } else { format!("{number} {name}s") }
}

/// For an answer that has not one number for each level.
pub fn wrong_length(call: &str, n: usize, found: usize) -> String {
    let numbers = how_many(found, "number");
    match n {
        0 => format!(
            "{call} returned {numbers}, but for n = 0 the tree is its root and nothing else."
        ),
        _ => format!(
            "{call} returned {numbers}, but the tree has {} levels: the root, and one for each row.",
            n + 1
        ),
    }
}

/// The largest n for which all levels are counted here as well.
const LARGEST_COUNTED: usize = 8;

/// Expects the number of nodes in each level.
pub fn judge_profile(profile: &Profile<'_>) {
    let soon = Duration::from_millis(40);
    for n in in_time(1..=10, LARGEST_COUNTED, soon).chain([0]) {
        let call = format!("profile({n})");
        let found = twice(&call, || profile(n));
        if n > LARGEST_COUNTED {
            assert!(
                found.len() == n + 1 && found[n] == KNOWN_COUNTS[n],
                "{call} returned {found:?}, but the last level has the {} solutions.",
                KNOWN_COUNTS[n]
            );
            continue;
        }
        let levels = placements(n);
        let expected: Vec<u64> = levels.iter().map(|level| level.len() as u64).collect();
        if found == expected {
            continue;
        }
        if found.len() != n + 1 {
            panic!("{}", wrong_length(&call, n, found.len()));
        }
        let advice = if n == 0 {
            "For n = 0 the tree is its root and nothing else."
        } else if found[0] == 0 && found[1..] == expected[1..] {
            "The root is a node, too: the board without a queen."
        } else if found[..n].iter().all(|&nodes| nodes == 0) {
            "Each placement is a node, and not the whole boards only."
        } else {
            "A placement is a node of one level: that with the number of its queens."
        };
        let level = (0..=n).find(|&level| found[level] != expected[level]).unwrap_or(n);
        panic!(
            "{call} returned {found:?}, but should return {expected:?}: level {level} has {}.\n{advice}",
            nodes(&levels[level])
        );
    }
}

/// The nodes of a level, if there are few.
fn nodes(level: &[Vec<usize>]) -> String {
    match level {
        [] => "no node".into(),
        [node] => format!("1 node, {node:?}"),
        _ if level.len() <= 6 => {
            let all: Vec<String> = level.iter().map(|node| format!("{node:?}")).collect();
            format!("{} nodes, {}", level.len(), all.join(", "))
        }
        _ => format!("{} nodes, the first of them {:?}", level.len(), level[0]),
    }
}

/// One walk, as it should be.
struct Walk {
    /// For each row that it comes to, the safe columns.
    safe: Vec<Vec<usize>>,
    /// The columns that it takes.
    placed: Vec<usize>,
}

impl Walk {
    fn new(n: usize, pick: impl Fn(usize) -> usize) -> Self {
        let mut walk = Self { safe: Vec::new(), placed: Vec::new() };
        while walk.placed.len() < n {
            let safe = safe(n, &walk.placed);
            walk.placed.extend((!safe.is_empty()).then(|| safe[pick(safe.len())]));
            walk.safe.push(safe);
            if walk.safe.len() > walk.placed.len() {
                break;
            }
        }
        walk
    }

    fn choices(&self) -> impl Iterator<Item = usize> {
        self.safe.iter().map(Vec::len)
    }

    /// Small whole numbers, which are exact as `f64`.
    #[allow(clippy::cast_precision_loss)]
    fn levels(&self, n: usize) -> Vec<f64> {
        let mut levels = vec![1.0];
        for choices in self.choices() {
            levels.push(levels[levels.len() - 1] * choices as f64);
        }
        levels.resize(n + 1, 0.0);
        levels
    }

    /// What happens in each row.
    fn told(&self) -> String {
        let mut told = String::new();
        for (row, safe) in self.safe.iter().enumerate() {
            let _ = match (self.placed.get(row), safe.len()) {
                (Some(col), 1) => writeln!(told, "    row {row}: only column {col} is safe"),
                (Some(col), choices @ 9..) => {
                    writeln!(told, "    row {row}: of {choices} safe columns it takes {col}")
                }
                (Some(col), choices) => {
                    writeln!(
                        told,
                        "    row {row}: of {choices} safe columns, {safe:?}, it takes {col}"
                    )
                }
                (None, _) => writeln!(told, "    row {row}: no column is safe"),
            };
        }
        told
    }
}

/// A way to go that needs no dice: what it is called, and which of so many choices it takes.
type Way = (&'static str, fn(usize) -> usize);

const WAYS: [Way; 4] = [
    ("pick takes the first column", |_| 0),
    ("pick takes the last column", |choices| choices - 1),
    ("pick takes a column in the middle", |choices| choices / 2),
    // For n = 27 this path is so wide that its product goes beyond 2^64.
    ("pick takes the eighth column, or the last of fewer", |choices| choices.min(8) - 1),
];

/// The sizes for a single walk, some of them larger than any tree that is searched to its end.
fn sizes_of_walks() -> impl Iterator<Item = usize> {
    (1..=8).chain([12, 20, 27, 0])
}

/// Makes a walk, and returns what it said, and the numbers of choices that it asked about.
/// Where there is a single choice nobody need be asked, so that is left out.
fn asked(
    call: &str,
    probe: &Probe<'_>,
    n: usize,
    pick: fn(usize) -> usize,
) -> (Vec<f64>, Vec<usize>) {
    let mut asked = Vec::new();
    let mut answer = |choices| {
        check_choices(call, choices);
        asked.push(choices);
        let times = asked.len();
        assert!(
            times <= n,
            "{call} asked pick {}, but there {} {}.\nA walk goes down only: at a dead end it is over.",
            how_many(times, "time"),
            if n == 1 { "is" } else { "are" },
            how_many(n, "row")
        );
        pick(choices)
    };
    let is_wide = Walk::new(n, pick).levels(n).iter().any(|&nodes| nodes >= TWO_TO_64);
    let noted = if is_wide {
        format!("{call}: one level has more nodes than a u64 holds, but an f64 holds them")
    } else {
        call.into()
    };
    let said = calling(noted, || probe(n, &mut answer));
    asked.retain(|&choices| choices > 1);
    (said, asked)
}

/// One more than the largest `u64`.
const TWO_TO_64: f64 = 18_446_744_073_709_551_616.0;

fn check_choices(call: &str, choices: usize) {
    assert!(
        choices > 0,
        "{call} asked pick for one of 0 columns.\nWhere no column is safe, the walk is over."
    );
}

/// Expects that each row is asked about, with the number of its safe columns.
pub fn judge_choices(probe: &Probe<'_>) {
    for n in sizes_of_walks() {
        for (way, pick) in WAYS {
            let call = format!("probe({n}, pick)");
            let (_, found) = asked(&call, probe, n, pick);
            let walk = Walk::new(n, pick);
            let expected: Vec<usize> = walk.choices().filter(|&choices| choices > 1).collect();
            assert!(
                found == expected,
                "{call}, where {way}, asked pick about {found:?} columns, but should ask about {expected:?}, one row after the other. (Where there is a single column, it may ask or not.)\n\n{}",
                walk.told()
            );
        }
    }
}

/// Expects the product of the numbers of choices, level by level.
pub fn judge_products(probe: &Probe<'_>) {
    for n in sizes_of_walks() {
        for (way, pick) in WAYS {
            let call = format!("probe({n}, pick)");
            let (found, _) = asked(&call, probe, n, pick);
            let walk = Walk::new(n, pick);
            let expected = walk.levels(n);
            if found.len() != n + 1 {
                panic!("{}", wrong_length(&call, n, found.len()));
            }
            let Some(level) = (0..=n).find(|&it| !is_same(found[it], expected[it])) else {
                let (again, _) = asked(&format!("{call} again"), probe, n, pick);
                assert!(
                    again == found,
                    "{call} returned {found:?} the first time, and {again:?} when called again.\n{STAYS_BEHIND}"
                );
                continue;
            };
            let differs = if n <= LARGEST_COUNTED {
                format!(
                    "returned {}, but should return {}.\nIt differs in level {level}. ",
                    list(&found),
                    list(&expected)
                )
            } else {
                format!(
                    "says {} nodes for level {level}, but should say {}.\n",
                    number(found[level]),
                    number(expected[level])
                )
            };
            panic!(
                "{call}, where {way}, {differs}{}\n\n{}",
                rule(level, found[level], &expected),
                walk.told()
            );
        }
    }
}

/// The rule that is broken where a level is the first one that is wrong.
fn rule(level: usize, found: f64, expected: &[f64]) -> String {
    if level == 0 {
        return "The root is one node, and nothing was chosen yet.".into();
    }
    let [above, right] = [expected[level - 1], expected[level]];
    if right == 0.0 {
        return "The walk does not come to this level, and says that it has no node.".into();
    }
    if (found / right - 1.0).abs() < 1e-6 {
        return "Its first digits are right: an `f32` holds seven of them, and an `f64` fifteen."
            .into();
    }
    let ends = [("u64", 64), ("i64", 63), ("u32", 32), ("i32", 31)];
    let is_too_narrow = |&(_, bits): &(_, i32)| {
        let end = 2_f64.powi(bits);
        above < end && end <= right
    };
    match ends.into_iter().find(is_too_narrow) {
        Some((name, _)) => format!(
            "That is the first level with more nodes than a `{name}` holds. An `f64` holds them."
        ),
        None => {
            "A level has as many nodes as the one above, times the number of choices on the way."
                .into()
        }
    }
}

/// Sends the walk along every path of a tree, and returns what each says, with its probability.
#[allow(clippy::cast_precision_loss)]
fn all_paths(n: usize, probe: &Probe<'_>) -> Vec<(Vec<f64>, f64)> {
    let mut paths = Vec::new();
    // Which of the choices is taken, one row after the other, and behind that the first.
    let mut taken: Vec<usize> = Vec::new();
    loop {
        let mut choices = Vec::new();
        let call = format!("probe({n}, pick)");
        let said = calling(&call, || {
            probe(n, &mut |number| {
                check_choices(&call, number);
                choices.push(number);
                taken.get(choices.len() - 1).copied().unwrap_or(0)
            })
        });
        let probability = choices.iter().fold(1.0, |so_far, &number| so_far / number as f64);
        paths.push((said, probability));
        // The next path: the last row that has another choice takes it.
        taken.resize(choices.len(), 0);
        while let Some(last) = taken.pop() {
            if last + 1 < choices[taken.len()] {
                taken.push(last + 1);
                break;
            }
        }
        if taken.is_empty() {
            return paths;
        }
    }
}

/// The mean of what the paths say, each with its probability.
pub fn mean(n: usize, paths: &[(Vec<f64>, f64)], of: impl Fn(f64) -> f64) -> Vec<f64> {
    let mean =
        |level: usize| paths.iter().map(|(said, probability)| of(said[level]) * probability).sum();
    (0..=n).map(mean).collect()
}

/// Expects that all paths, each with its probability, say the right number of nodes.
#[allow(clippy::cast_precision_loss)]
pub fn judge_mean_of_all_paths(probe: &Probe<'_>) {
    for n in sizes(8) {
        let paths = all_paths(n, probe);
        if let Some((said, _)) = paths.iter().find(|(said, _)| said.len() != n + 1) {
            panic!("{}", wrong_length(&format!("probe({n}, pick)"), n, said.len()));
        }
        let found = mean(n, &paths, |nodes| nodes);
        let expected: Vec<f64> = placements(n).iter().map(|level| level.len() as f64).collect();
        // The sum over a thousand paths is rounded in its last digits, and a node is far more.
        let differs = (0..=n).find(|&level| (found[level] - expected[level]).abs() > 1e-6);
        if let Some(level) = differs {
            panic!(
                "For n = {n} {}, each with its probability, in the mean {} nodes for level {level}, but it has {}.\n\
                 Is the number of choices multiplied in every row, and are the levels below a dead end 0?",
                match paths.len() {
                    1 => "the one path that pick can choose says".into(),
                    number => format!("all {number} paths that pick can choose say"),
                },
                number(found[level]),
                number(expected[level])
            );
        }
    }
}

/// All paths by their rule, and no exercise: those that say the same are one.
pub fn walks(n: usize) -> Vec<(Vec<f64>, f64)> {
    let by_rule = |n: usize, pick: Pick<'_>| {
        let pick = RefCell::new(pick);
        Walk::new(n, |choices| (pick.borrow_mut())(choices)).levels(n)
    };
    let mut different: Vec<(Vec<f64>, f64)> = Vec::new();
    for (said, probability) in all_paths(n, &by_rule) {
        match different.iter_mut().find(|(known, _)| *known == said) {
            Some((_, sum)) => *sum += probability,
            None => different.push((said, probability)),
        }
    }
    different
}
