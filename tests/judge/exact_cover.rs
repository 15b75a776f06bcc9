//! Exact cover: what chapter 16 must do, by the rule, on all small problems and on the queens.

use std::collections::BTreeSet;
use std::fmt::{self, Display};
use std::ops::ControlFlow::{self, Break, Continue};

use queens_kata::chapters::{ch09_bitmask, ch16_dancing_links as reference};
use queens_kata::exact_cover::{ExactCover, Links};

use crate::own_process::{calling, if_endless};
use crate::samples::all_lists;
use crate::searches::STAYS_BEHIND;

/// `leave` or `come_back`.
pub type Move<'a> = dyn Fn(&mut Links, usize) + 'a;

/// `cover` or `uncover`.
pub type Cover<'a> = dyn Fn(&mut ExactCover, usize) + 'a;

/// `search`, told at which solution to stop: the solutions that it has shown, and what it returned.
pub type Search<'a> = dyn Fn(&mut ExactCover, usize) -> (Vec<Vec<usize>>, ControlFlow<usize>) + 'a;

/// Expects that each node that leaves a list of up to five is passed by, from both sides, and that its own links stay.
pub fn judge_leave(leave: &Move<'_>) {
    for (members, moved) in lists_and_moves() {
        let mut links = ring(&members);
        for (place, &node) in moved.iter().enumerate() {
            let call = said(&members, &moved[..=place], &[]);
            let own = (links.before[node], links.after[node]);
            calling(&call, || leave(&mut links, node));
            let rest: Vec<usize> =
                members.iter().copied().filter(|it| !moved[..=place].contains(it)).collect();
            if let Some(wrong) = wrong_walk(&links, members.len(), &rest) {
                panic!("{call}, {wrong}.\nDo both neighbours link past node {node}?");
            }
            let now = (links.before[node], links.after[node]);
            assert!(
                now == own,
                "{call}, node {node} has the node {} before it and {} after it, but it had {} and {}.\n\
                 A node that leaves keeps its own links: by them it finds its place again.",
                now.0,
                now.1,
                own.0,
                own.1
            );
        }
    }
}

/// Expects that nodes that have left, and come back in the opposite order, leave no trace.
pub fn judge_come_back(come_back: &Move<'_>) {
    for (members, moved) in lists_and_moves() {
        let mut links = ring(&members);
        let mut before = Vec::new();
        for &node in &moved {
            before.push(links.clone());
            reference::leave(&mut links, node);
        }
        let mut back = Vec::new();
        for (&node, expected) in moved.iter().zip(&before).rev() {
            back.push(node);
            let call = said(&members, &moved, &back);
            calling(&call, || come_back(&mut links, node));
            let list: Vec<usize> = expected.list(members.len()).collect();
            if let Some(wrong) = wrong_walk(&links, members.len(), &list) {
                panic!(
                    "{call}, {wrong}.\nDo both neighbours that node {node} still knows link to it again?"
                );
            }
            assert!(
                links == *expected,
                "{call}, the links are {links:?}, but before node {node} left they were {expected:?}.\n\
                 Nothing else changes when a node comes back."
            );
        }
    }
}

/// Lists of up to five nodes, not only in the order of their numbers, and all orders in which some of them can leave.
fn lists_and_moves() -> impl Iterator<Item = (Vec<usize>, Vec<usize>)> {
    let members = [vec![0], vec![0, 1], vec![0, 1, 2], vec![2, 0, 1], vec![0, 1, 2, 3]];
    members.into_iter().chain([vec![3, 1, 4, 0, 2]]).flat_map(|members| {
        let n = members.len();
        let moves: Vec<Vec<usize>> = (1..=n)
            .flat_map(|length| all_lists(length, n))
            .filter(|it| are_different(it))
            .collect();
        moves.into_iter().map(move |moved| (members.clone(), moved))
    })
}

fn are_different(list: &[usize]) -> bool {
    list.iter().collect::<BTreeSet<_>>().len() == list.len()
}

/// The nodes below n in this order, with n for a head.
fn ring(members: &[usize]) -> Links {
    let n = members.len();
    let mut links = Links::ring(n);
    let around: Vec<usize> = [&[n], members, &[n]].concat();
    for pair in around.windows(2) {
        links.after[pair[0]] = pair[1];
        links.before[pair[1]] = pair[0];
    }
    links
}

/// What was done to a list.
fn said(members: &[usize], left: &[usize], back: &[usize]) -> String {
    let calls = |name: &str, nodes: &[usize]| -> Vec<String> {
        nodes.iter().map(|node| format!("{name}({node})")).collect()
    };
    let calls = [calls("leave", left), calls("come_back", back)].concat().join(", ");
    format!("the list {members:?} with the head {}: after {calls}", members.len())
}

/// Which way of a list leads elsewhere than to these nodes.
fn wrong_walk(links: &Links, head: usize, expected: &[usize]) -> Option<String> {
    let backwards: Vec<usize> = expected.iter().rev().copied().collect();
    for (name, ways, expected) in
        [("after", &links.after, expected), ("before", &links.before, &backwards)]
    {
        let found = walk(ways, head);
        if found != expected {
            return Some(format!(
                "`{name}` leads from {head} to {}, but should lead to {expected:?} and back to {head}",
                nodes_said(&found, links.after.len())
            ));
        }
    }
    None
}

/// The nodes on the way from a head back to it, or as many as there can be, if it does not lead there.
fn walk(next: &[usize], head: usize) -> Vec<usize> {
    let mut found = Vec::new();
    let mut node = next[head];
    while node != head && found.len() < next.len() {
        found.push(node);
        // A link that leads nowhere is wrong as well.
        let Some(&following) = next.get(node) else { break };
        node = following;
    }
    found
}

fn nodes_said(found: &[usize], nodes: usize) -> String {
    if found.len() < nodes {
        return format!("{found:?}");
    }
    let first: Vec<String> = found.iter().take(6).map(usize::to_string).collect();
    format!("[{}, ..] and never back", first.join(", "))
}

/// A problem as it is written down.
#[derive(Clone, Debug)]
pub struct Written {
    must: usize,
    may: usize,
    options: Vec<Vec<usize>>,
    /// So many queens, if it is theirs.
    queens: Option<usize>,
}

impl Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { must, may, options, queens } = self;
        if let Some(n) = queens {
            return write!(f, "the problem of {n} queens");
        }
        write!(f, "ExactCover::new({must}, {may}, &{options:?})")
    }
}

impl Written {
    fn new(must: usize, may: usize, options: Vec<Vec<usize>>) -> Self {
        Self { must, may, options, queens: None }
    }

    fn problem(&self) -> ExactCover {
        ExactCover::new(self.must, self.may, &self.options)
    }

    /// The options, as their numbers, that cover an item and none of these.
    fn left(&self, item: usize, covered: &[usize]) -> Vec<usize> {
        let is_left = |option: &usize| {
            let items = &self.options[*option];
            items.contains(&item) && !covered.iter().any(|it| items.contains(it))
        };
        (0..self.options.len()).filter(is_left).collect()
    }

    /// How often an item is covered by some options.
    fn times(&self, item: usize, chosen: &[usize]) -> usize {
        chosen.iter().filter(|&&option| self.options[option].contains(&item)).count()
    }

    /// What is wrong with some options that should be a solution.
    fn fault(&self, chosen: &[usize]) -> Option<String> {
        if let Some(option) = chosen.iter().find(|&&option| option >= self.options.len()) {
            return Some(format!("there is no option {option}"));
        }
        (0..self.must + self.may).find_map(|item| match self.times(item, chosen) {
            0 if item < self.must => Some(format!("no option covers item {item}")),
            0 | 1 => None,
            times => Some(format!("{times} options cover item {item}")),
        })
    }

    /// All solutions, each in the order of its options.
    fn solutions(&self) -> BTreeSet<Vec<usize>> {
        if let Some(n) = self.queens {
            let options = |columns: &[usize]| {
                columns.iter().zip(0..).map(|(col, row)| row * n + col).collect()
            };
            return ch09_bitmask::solutions(n).iter().map(|it| options(it.columns())).collect();
        }
        let sets = (0..1_usize << self.options.len())
            .map(|set| (0..self.options.len()).filter(|option| set >> option & 1 == 1).collect());
        sets.filter(|chosen: &Vec<usize>| self.fault(chosen).is_none()).collect()
    }
}

/// All problems with up to three items, the smallest first, some with four, and then the queens.
fn problems() -> Vec<Written> {
    let mut problems = Vec::new();
    for (must, may) in [(0, 0), (1, 0), (0, 2), (1, 1), (2, 0), (1, 2), (2, 1), (3, 0)] {
        let items = must + may;
        let options: Vec<Vec<usize>> = (1..1_usize << items)
            .map(|set| (0..items).filter(|item| set >> item & 1 == 1).collect())
            .filter(|option: &Vec<usize>| option.iter().any(|&item| item < must))
            .collect();
        for set in 0..1_usize << options.len() {
            let options: Vec<Vec<usize>> = (0..options.len())
                .filter(|it| set >> it & 1 == 1)
                .map(|it| options[it].clone())
                .collect();
            problems.push(Written::new(must, may, options));
        }
    }
    problems.sort_by_key(|it| (it.options.concat().len(), it.must + it.may));
    let lists = |options: &[&[usize]]| options.iter().map(|it| it.to_vec()).collect();
    problems.extend([
        Written::new(1, 0, lists(&[&[0], &[0], &[0]])),
        Written::new(4, 0, lists(&[&[3, 1], &[0, 2], &[2, 3], &[1, 0], &[2], &[0]])),
        Written::new(3, 2, lists(&[&[0, 3], &[0, 4], &[1, 4], &[3, 1], &[2, 4], &[2], &[1, 2, 3]])),
    ]);
    problems.extend((4..=5).map(queens));
    problems
}

/// The queens by the rule: rows, columns, hills, and dales.
fn queens(n: usize) -> Written {
    let cells = (0..n).flat_map(|row| (0..n).map(move |col| (row, col)));
    let options = cells.map(|(row, col)| vec![row, n + col, 2 * n + row + col, 5 * n + row - col]);
    Written { queens: Some(n), ..Written::new(2 * n, 4 * n, options.collect()) }
}

/// Some items to cover, one after another: up to three of a small problem, in any order, and of the queens what one queen covers, and then what another one does.
fn items_to_cover(written: &Written) -> Vec<Vec<usize>> {
    let items = written.must + written.may;
    if let Some(last) = written.options.last().filter(|_| written.queens.is_some()) {
        let first = &written.options[1];
        let second: Vec<usize> = last.iter().copied().filter(|it| !first.contains(it)).collect();
        return vec![
            vec![0],
            vec![2 * written.must - 1],
            first.clone(),
            [first.as_slice(), &second].concat(),
        ];
    }
    let lists = (1..=items.min(3)).flat_map(|length| all_lists(length, items));
    lists.filter(|list| are_different(list)).collect()
}

/// What was done to a problem.
fn covered_said(written: &Written, covered: &[usize], uncovered: &[usize]) -> String {
    let calls = |name: &str, items: &[usize]| -> Vec<String> {
        items.iter().map(|item| format!("{name}({item})")).collect()
    };
    let calls = [calls("cover", covered), calls("uncover", uncovered)].concat().join(", ");
    format!("{written}: after {calls}")
}

/// Expects that covered items, and the options that would cover them again, are on no way any more, and the sizes are right.
pub fn judge_cover(cover: &Cover<'_>) {
    for written in problems() {
        for items in items_to_cover(&written) {
            let mut problem = written.problem();
            for (place, &item) in items.iter().enumerate() {
                let covered = &items[..=place];
                let call = covered_said(&written, covered, &[]);
                calling(&call, || cover(&mut problem, item));
                if let Some(wrong) = wrong_lists(&written, &problem, covered) {
                    panic!("{call}, {wrong}");
                }
            }
        }
    }
}

/// Which list is not as the rule says, when these items are covered.
fn wrong_lists(written: &Written, problem: &ExactCover, covered: &[usize]) -> Option<String> {
    let rest: Vec<usize> = (0..written.must).filter(|item| !covered.contains(item)).collect();
    if let Some(wrong) = wrong_walk(&problem.items, problem.head, &rest) {
        return Some(format!(
            "in `items`, {wrong}.\nDoes each item that is covered leave the list of items, and no other?"
        ));
    }
    for item in 0..written.must + written.may {
        // A covered item keeps the list that it had then.
        let before = covered.iter().position(|&it| it == item);
        let options = written.left(item, &covered[..before.unwrap_or(covered.len())]);
        let backwards: Vec<usize> = options.iter().rev().copied().collect();
        for (name, ways, expected) in [
            ("after", &problem.options.after, &options),
            ("before", &problem.options.before, &backwards),
        ] {
            let nodes = walk(ways, item);
            let is_node = |&node: &usize| node > problem.head && node < problem.item_of.len();
            let found: Vec<usize> =
                nodes.iter().copied().filter(is_node).map(|node| problem.option_of(node)).collect();
            if found == *expected && nodes.len() == found.len() {
                continue;
            }
            let because = if before.is_some() {
                "The list of a covered item stays as it was: the search goes on along it."
                    .to_string()
            } else if let Some((option, again)) = found.iter().find_map(|&option| {
                let again = covered.iter().find(|it| written.options[option].contains(it))?;
                Some((option, again))
            }) {
                format!(
                    "Option {option} would cover item {again} again, so it leaves the lists of all its other items."
                )
            } else {
                "Only options that would cover an item again leave, and both neighbours link past them.".into()
            };
            return Some(format!(
                "in `options`, `{name}` leads from item {item} through the options {}, but should lead through {expected:?}.\n{because}",
                nodes_said(&found, problem.item_of.len())
            ));
        }
        let size = problem.size[item];
        if before.is_none() && size != options.len() {
            return Some(format!(
                "the size of item {item} is {size}, but there are {} options in its list.\nDoes each node that leaves a list make that item's size smaller by 1?",
                options.len()
            ));
        }
    }
    None
}

/// Expects that items that are covered, and uncovered in the opposite order, leave no trace.
pub fn judge_uncover(cover: &Cover<'_>, uncover: &Cover<'_>) {
    for written in problems() {
        for items in items_to_cover(&written) {
            let mut problem = written.problem();
            let mut before = Vec::new();
            for (place, &item) in items.iter().enumerate() {
                before.push(problem.clone());
                let call = covered_said(&written, &items[..=place], &[]);
                calling(&call, || cover(&mut problem, item));
            }
            let mut uncovered = Vec::new();
            for (&item, expected) in items.iter().zip(&before).rev() {
                uncovered.push(item);
                let call = covered_said(&written, &items, &uncovered);
                calling(&call, || uncover(&mut problem, item));
                if let Some(difference) = difference(&problem, expected) {
                    panic!(
                        "{call}, {difference} before cover({item}).\nDoes uncover undo each thing that cover does, the last one first?"
                    );
                }
            }
        }
    }
}

/// What differs from how it was, as the beginning of a sentence.
fn difference(found: &ExactCover, expected: &ExactCover) -> Option<String> {
    let of = |name: &str, found: &[usize], expected: &[usize]| {
        let place = (0..expected.len()).find(|&it| found.get(it) != Some(&expected[it]))?;
        let found = found.get(place).map_or("gone".into(), usize::to_string);
        Some(format!("`{name}[{place}]` is {found}, and was {}", expected[place]))
    };
    of("size", &found.size, &expected.size)
        .or_else(|| of("items.after", &found.items.after, &expected.items.after))
        .or_else(|| of("items.before", &found.items.before, &expected.items.before))
        .or_else(|| of("options.after", &found.options.after, &expected.options.after))
        .or_else(|| of("options.before", &found.options.before, &expected.options.before))
        .or_else(|| of("item_of", &found.item_of, &expected.item_of))
        .or_else(|| (found != expected).then(|| "something is not what it was".into()))
}

/// Expects one of the items with the fewest options, and none where all are covered.
pub fn judge_fewest_options(fewest_options: &dyn Fn(&ExactCover) -> Option<usize>) {
    for written in problems() {
        for items in [vec![vec![]], items_to_cover(&written)].concat() {
            let mut problem = written.problem();
            for &item in &items {
                reference::cover(&mut problem, item);
            }
            let call = match items.as_slice() {
                [] => format!("fewest_options({written})"),
                _ => format!("{}, fewest_options", covered_said(&written, &items, &[])),
            };
            let found = calling(&call, || fewest_options(&problem));
            let left: Vec<(usize, usize)> = (0..written.must)
                .filter(|item| !items.contains(item))
                .map(|item| (item, written.left(item, &items).len()))
                .collect();
            let fewest = left.iter().map(|&(_, size)| size).min();
            match (found, fewest) {
                (None, None) => {}
                (Some(item), None) => panic!(
                    "{call} returned Some({item}), but no item is left that must be covered, so it should return None."
                ),
                (None, Some(_)) => {
                    panic!(
                        "{call} returned None, but item {} must still be covered.\nOne without options has the fewest of all, and the search has to see that it leads nowhere.",
                        left[0].0
                    )
                }
                (Some(item), Some(fewest)) => match left.iter().find(|(it, _)| *it == item) {
                    None => panic!(
                        "{call} returned Some({item}), but item {item} is not among those that are left to be covered: {:?}.",
                        left.iter().map(|(item, _)| item).collect::<Vec<_>>()
                    ),
                    Some((_, size)) => assert!(
                        *size == fewest,
                        "{call} returned Some({item}), an item of size {size}, but item {} has size {fewest}.",
                        left.iter().find(|(_, size)| *size == fewest).map_or(0, |(item, _)| *item)
                    ),
                },
            }
        }
    }
}

/// Expects each solution once, in any order.
pub fn judge_search(search: &Search<'_>) {
    let problems = problems();
    for written in problems.iter().cloned().chain([1, 6].map(queens)) {
        judge_solutions_of(&written, search, "");
    }
    for written in &problems[..20] {
        judge_solutions_of(written, search, &format!(" again.\n{STAYS_BEHIND}"));
    }
}

/// What a search has shown, and what it returned, if it has left no trace.
fn searched(
    call: &str,
    written: &Written,
    search: &Search<'_>,
    stop_at: usize,
) -> (Vec<Vec<usize>>, ControlFlow<usize>) {
    let mut problem = written.problem();
    let answer = calling(call, || search(&mut problem, stop_at));
    if let Some(difference) = difference(&problem, &written.problem()) {
        panic!(
            "{call} did not leave the problem as it was: {difference} before.\n\
             Is each item uncovered that was covered, the last one first{}?",
            if stop_at == usize::MAX { "" } else { ", also when the search is stopped" }
        );
    }
    answer
}

fn judge_solutions_of(written: &Written, search: &Search<'_>, again: &str) {
    let call = format!("search of {written}");
    let (shown, flow) = searched(&call, written, search, usize::MAX);
    let mut seen = BTreeSet::new();
    for chosen in &shown {
        if let Some(fault) = written.fault(chosen) {
            panic!(
                "{call} showed the options {chosen:?}, but {fault}.{again}\n\
                 Is a solution shown only when no item is left that must be covered? And is an option no longer among the chosen ones when it is taken back?"
            );
        }
        let mut sorted = chosen.clone();
        sorted.sort_unstable();
        assert!(
            seen.insert(sorted),
            "{call} showed the options {chosen:?} twice, in this order or another.{again}\n\
             An item is chosen, and then each of its options is tried: no other item is tried in its place."
        );
    }
    let expected = written.solutions();
    if let Some(missing) = expected.iter().find(|it| !seen.contains(*it)) {
        let advice = if missing.is_empty() {
            "No item must be covered, so nothing is left to do, and that is a solution."
        } else {
            "Is each option of the item tried, and is everything uncovered before the next?"
        };
        panic!(
            "{call} showed {} of {}, and not {missing:?}.{again}\n{advice}",
            match seen.len() {
                0 => "none".into(),
                number => number.to_string(),
            },
            match expected.len() {
                1 => "1 solution".into(),
                number => format!("{number} solutions"),
            }
        );
    }
    assert!(flow == Continue(()), "{call} returned {flow:?}, but should return Continue(()).");
}

/// Expects that the search stops at the solution where it is told to, and leaves no trace.
pub fn judge_the_end_of_search(search: &Search<'_>) {
    for written in problems() {
        for stop_at in 1..=written.solutions().len().min(4) {
            let call = format!("search of {written} with Break({stop_at}) at solution {stop_at}");
            judge_stop(&call, &written, search, stop_at);
        }
    }
    if_endless(
        "Is each solution shown to `visit` as soon as it is found, and does the search end when that says Break?",
    );
    let call = format!(
        "search with Break(1) at solution 1 of a problem with {MANY} items that have two options each"
    );
    judge_stop(&call, &many_items(0), search, 1);
}

fn judge_stop(call: &str, written: &Written, search: &Search<'_>, stop_at: usize) {
    let (shown, flow) = searched(call, written, search, stop_at);
    let number = shown.len();
    let advice = if number > stop_at {
        "Does Break go all the way up, through every call?"
    } else {
        "Does the search end too early?"
    };
    let solutions = if number == 1 { "solution" } else { "solutions" };
    assert!(number == stop_at, "{call} showed {number} {solutions}.\n{advice}");
    assert!(
        flow == Break(stop_at),
        "{call} returned {flow:?}, but should return Break({stop_at})."
    );
}

/// More than a million million choices if all are made: 2 to the power of this number.
const MANY: usize = 40;

/// Items with two options each, and as many as `more` says that have none.
fn many_items(more: usize) -> Written {
    let options = (0..MANY).flat_map(|item| [vec![item], vec![item]]).collect();
    Written::new(MANY + more, 0, options)
}

/// Expects that the search goes on with an item that has no option, where one has none.
pub fn judge_the_order_of_search(search: &Search<'_>) {
    if_endless(
        "Does the search go on with an item that has the fewest options, counted anew after each choice? One without any is a dead end, and is seen at once.",
    );
    let call = format!(
        "search of a problem with {MANY} items that have two options each and one that has none"
    );
    let (shown, _) = searched(&call, &many_items(1), search, 1);
    assert!(shown.is_empty(), "{call} showed {:?}, but there is no solution.", shown[0]);
}

/// Expects an option for each cell, with the row, the column, and the diagonals of that cell.
pub fn judge_queens(queens: &dyn Fn(usize) -> ExactCover) {
    for n in (2..=6).chain([1]) {
        let call = format!("queens({n})");
        let problem = calling(&call, || queens(n));
        let mut options: Vec<Vec<usize>> = Vec::new();
        for node in problem.head + 1..problem.item_of.len() {
            let option = problem.option_of(node);
            options.resize(option + 1, Vec::new());
            options[option].push(problem.item_of[node]);
        }
        assert!(
            options.len() == n * n,
            "{call} has {} options, but should have {}: one for each cell.",
            options.len(),
            n * n
        );
        judge_pairs(&call, n, &options);
        judge_lines(&call, n, &problem);
    }
}

/// Expects two options to share an item where two queens would attack each other, and nowhere else.
fn judge_pairs(call: &str, n: usize, options: &[Vec<usize>]) {
    for (one, items) in options.iter().enumerate() {
        for (other, other_items) in options.iter().enumerate().skip(one + 1) {
            let [(row, col), (other_row, other_col)] = [one, other].map(|it| (it / n, it % n));
            let shared = if row == other_row {
                Some("row")
            } else if col == other_col {
                Some("column")
            } else if other_row - row == other_col.abs_diff(col) {
                Some("diagonal")
            } else {
                None
            };
            let item = items.iter().find(|it| other_items.contains(it));
            let cells = format!(
                "options {one} and {other}, the cells in row {row}, column {col} and in row {other_row}, column {other_col}"
            );
            match (shared, item) {
                (Some(line), None) => {
                    panic!("{call}: {cells}, share no item, but they are in one {line}.");
                }
                (None, Some(item)) => {
                    panic!("{call}: {cells}, share item {item}, but no line.");
                }
                _ => {}
            }
        }
    }
}

/// Expects that the rows and the columns must be covered, and nothing else.
fn judge_lines(call: &str, n: usize, problem: &ExactCover) {
    let rows = (0..n).map(|row| ("row", row, (0..n).map(|col| row * n + col).collect()));
    let columns = (0..n).map(|col| ("column", col, (0..n).map(|row| row * n + col).collect()));
    let lines: Vec<(&str, usize, Vec<usize>)> = rows.chain(columns).collect();
    let mut found = Vec::new();
    for item in problem.items.list(problem.head) {
        let nodes = problem.options.list(item);
        let options: Vec<usize> = nodes.map(|node| problem.option_of(node)).collect();
        assert!(
            lines.iter().any(|(.., line)| *line == options),
            "{call}: item {item} must be covered, and the options {options:?} cover it, but they are neither a row nor a column.\n\
             A diagonal may stay without a queen."
        );
        found.push(options);
    }
    for (name, number, line) in &lines {
        assert!(
            found.contains(line),
            "{call}: of the items that must be covered, none has the options {line:?}, but {name} {number} needs a queen."
        );
    }
    assert!(
        found.len() == lines.len(),
        "{call} has {} items that must be covered, but should have {}: one for each row and each column.",
        found.len(),
        lines.len()
    );
}
