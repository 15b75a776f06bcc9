//! What the page of chapter 16 shows: the lists of a small problem, how many options the search chooses, and a ring of links as a picture.

use std::fmt::{Display, Write};
use std::ops::ControlFlow;

use queens_kata::chapters::ch09_bitmask::Taken;
use queens_kata::chapters::ch13_any_puzzle::{self, Regions, Sudoku};
use queens_kata::chapters::ch16_dancing_links::{
    self, cover, fewest_options, leave, regions, sudoku, uncover,
};
use queens_kata::exact_cover::{ExactCover, Links};
use queens_kata::grouped;
use queens_kata::known_counts::KNOWN_COUNTS;

use super::Page;
use super::numbers::{made, placed_below, search_all};
use super::one_board::table;

/// The drawing of this name, if it is about this chapter.
pub fn drawing(name: &str) -> Option<String> {
    Some(match name {
        "links of a ring" => links_of_a_ring(),
        "nodes of the six options" => nodes_of_the_six_options(),
        "lists of the six options" => lists_of_the_six_options(),
        "choices for three puzzles" => choices_for_three_puzzles(),
        "options for queens" => options_for_queens(),
        _ => return None,
    })
}

/// Five items, all of which must be covered.
const ITEMS: usize = 5;
const SIX_OPTIONS: [&[usize]; 6] = [&[0, 3], &[1, 2, 4], &[0, 2], &[1, 3], &[2, 4], &[3, 4]];

fn numbers(list: &[usize]) -> String {
    list.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

fn links_of_a_ring() -> String {
    let mut links = Links::ring(3);
    let mut text = format!("{:<19}{:<9}0  1  2  3\n", "", "node");
    let mut say = |when: &str, links: &Links| {
        for (when, name, links) in [(when, "before", &links.before), ("", "after", &links.after)] {
            let links: Vec<String> = links.iter().map(usize::to_string).collect();
            writeln!(text, "{when:<19}{name:<9}{}", links.join("  ")).unwrap();
        }
    };
    say("the list 0, 1, 2", &links);
    leave(&mut links, 1);
    say("1 has left", &links);
    text
}

/// The six options, before anything is covered.
fn problem() -> ExactCover {
    ExactCover::new(ITEMS, 0, &SIX_OPTIONS)
}

/// A line of a table that has a column for each item.
fn in_columns(title: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: String = cells.map(|cell| format!("   {cell:<6}")).collect();
    format!("{}\n", format!("{title:<22}{cells}").trim_end())
}

fn items() -> String {
    in_columns("", (0..ITEMS).map(|item| format!("item {item}")))
}

fn nodes_of_the_six_options() -> String {
    let problem = problem();
    let mut text = items() + &in_columns("head", (0..ITEMS).map(|item| item.to_string()));
    for option in 0..SIX_OPTIONS.len() {
        let cells = (0..ITEMS).map(|item| {
            let node = problem.options.list(item).find(|&node| problem.option_of(node) == option);
            node.map(|node| node.to_string()).unwrap_or_default()
        });
        text += &in_columns(&format!("option {option}"), cells);
    }
    // What the page says of these.
    assert!(problem.items.list(problem.head).eq(0..5) && problem.head == 5);
    assert!(problem.options.list(2).eq([9, 12, 15]));
    assert_eq!((problem.size[2], problem.item_of[9], problem.option_of(9)), (3, 2, 1));
    assert!(problem.others(9).eq([8, 10]));
    let by_item_0 = problem.options.list(0).map(|node| problem.others(node).collect::<Vec<_>>());
    assert!(by_item_0.eq([[7], [12]]));
    text
}

fn lists_of_the_six_options() -> String {
    let mut problem = problem();
    assert_eq!(solutions(&mut problem), [vec![0, 1]]);
    assert_eq!(fewest_options(&problem), Some(0));
    let mut text = items();
    let mut say = |when: &str, problem: &ExactCover| {
        let left: Vec<usize> = problem.items.list(problem.head).collect();
        let lists = (0..ITEMS).map(|item| {
            let nodes = problem.options.list(item).map(|node| problem.option_of(node));
            match numbers(&nodes.collect::<Vec<_>>()) {
                _ if !left.contains(&item) => "-".into(),
                none if none.is_empty() => "none".into(),
                list => list,
            }
        });
        text += &in_columns(when, lists);
    };
    say("at first", &problem);
    cover(&mut problem, 0);
    say("item 0 is covered", &problem);
    // Option 2.
    cover(&mut problem, 2);
    say("item 2, by option 2", &problem);
    assert_eq!(fewest_options(&problem), Some(1));
    cover(&mut problem, 1);
    say("item 1 is covered", &problem);
    // Option 3.
    cover(&mut problem, 3);
    say("item 3, by option 3", &problem);
    assert_eq!((fewest_options(&problem), problem.size[4]), (Some(4), 0));
    text
}

fn solutions(problem: &mut ExactCover) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let _: ControlFlow<()> = ch16_dancing_links::search(problem, &mut |chosen| {
        found.push(chosen.to_vec());
        ControlFlow::Continue(())
    });
    found
}

fn choices_for_three_puzzles() -> String {
    let text = |file: &str| Page::read(format!("puzzles/{file}")).text;
    let digits = ch13_any_puzzle::sudoku::parse(&text("sudoku.txt")).unwrap();
    let mut lines = vec![
        ["puzzle".into(), "chapter 13".into(), "this chapter".into()],
        [
            "sudoku.txt".into(),
            grouped(made(&Sudoku::new(digits), search_all)),
            chosen_for_one(&mut sudoku::exact_cover(&digits).0),
        ],
    ];
    for file in ["regions_small.txt", "regions.txt"] {
        let region = ch13_any_puzzle::regions::parse(&text(file)).unwrap();
        lines.push([
            file.into(),
            grouped(made(&Regions::new(region.clone()), search_all)),
            chosen_for_one(&mut regions::exact_cover(&region)),
        ]);
    }
    table(&lines)
}

fn chosen_for_one(problem: &mut ExactCover) -> String {
    let effort = Effort::of(problem);
    assert_eq!(effort.solutions, 1);
    grouped(effort.chosen)
}

#[allow(clippy::cast_precision_loss)]
fn options_for_queens() -> String {
    let titles = ["n", "queens placed", "options chosen", "nodes that leave", "for each option"];
    let mut lines = vec![titles.map(String::from)];
    for n in [6, 8, 10, 12] {
        let Effort { chosen, left, solutions } = Effort::of(&mut ch16_dancing_links::queens(n));
        assert_eq!(solutions, KNOWN_COUNTS[n]);
        lines.push([
            n.to_string(),
            grouped(placed_below(Taken::default(), n)),
            grouped(chosen),
            grouped(left),
            format!("{:.1}", left as f64 / chosen as f64),
        ]);
    }
    table(&lines)
}

/// What the search takes until it has all solutions.
#[derive(Default)]
struct Effort {
    /// How often an option is chosen.
    chosen: u64,
    /// How often a node leaves a list, to come back later.
    left: u64,
    solutions: u64,
}

impl Effort {
    /// Goes the way of the reference's search, and counts.
    fn of(problem: &mut ExactCover) -> Self {
        let mut effort = Self::default();
        effort.search(problem);
        effort
    }

    fn search(&mut self, problem: &mut ExactCover) {
        let Some(item) = fewest_options(problem) else {
            self.solutions += 1;
            return;
        };
        self.cover(problem, item);
        let nodes: Vec<usize> = problem.options.list(item).collect();
        for node in nodes {
            self.chosen += 1;
            for other in problem.others(node) {
                self.cover(problem, problem.item_of[other]);
            }
            self.search(problem);
            for other in problem.others(node).rev() {
                uncover(problem, problem.item_of[other]);
            }
        }
        uncover(problem, item);
    }

    fn cover(&mut self, problem: &mut ExactCover, item: usize) {
        let others = problem.options.list(item).map(|node| problem.others(node).count());
        let is_in_a_list = problem.items.after[item] != item;
        self.left += (others.sum::<usize>() + usize::from(is_in_a_list)) as u64;
        cover(problem, item);
    }
}

const STYLE: &str = "<style>
.ground { fill: #fff; }
.node { fill: #f3ead8; stroke: #8a6d3b; stroke-width: 2; }
.away { fill: #fff; stroke: #8a6d3b; stroke-width: 2; stroke-dasharray: 4 4; }
.link { stroke: #0b57c2; stroke-width: 3; fill: none; }
.own { stroke: #b42318; stroke-width: 3; stroke-dasharray: 5 5; }
.link-tip { fill: #0b57c2; }
.own-tip { fill: #b42318; }
text { font-family: sans-serif; font-size: 17px; fill: #1b1f24; text-anchor: middle; }
@media (prefers-color-scheme: dark) {
  .ground { fill: #161b22; }
  .node { fill: #3a3222; stroke: #d9c39a; }
  .away { fill: #161b22; stroke: #d9c39a; }
  .link { stroke: #6cb6ff; }
  .own { stroke: #ff8f85; }
  .link-tip { fill: #6cb6ff; }
  .own-tip { fill: #ff8f85; }
  text { fill: #e6edf3; }
}
</style>
";

/// A point of the picture, or a way from one to another.
type Point = (f64, f64);

/// Where a node stands whose ring has its middle here: 0 to the left, 1 above, 2 to the right, and the head below.
fn place(node: usize, middle: Point) -> Point {
    const RADIUS: f64 = 64.0;
    let (x, y) = [(-1.0, 0.0), (0.0, -1.0), (1.0, 0.0), (0.0, 1.0)][node];
    (middle.0 + RADIUS * x, middle.1 + RADIUS * y)
}

/// A ring of four nodes, and the same ring without node 1.
pub fn picture() -> String {
    const NODE: f64 = 21.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 420 230\" width=\"420\" height=\"230\" \
         role=\"img\" aria-label=\"A ring of four nodes, and the same without node 1\">\n{STYLE}\
         <rect class=\"ground\" width=\"420\" height=\"230\" rx=\"10\"/>\n"
    );
    let mut add = |element: &dyn Display| writeln!(svg, "{element}").unwrap();
    for (has_left, middle) in [(false, (105.0, 96.0)), (true, (315.0, 96.0))] {
        // Where a link goes both ways, it has a tip at both ends.
        let mut link = |class: &str, one: usize, other: usize, goes_both_ways: bool| {
            let (from, to) = (place(one, middle), place(other, middle));
            let (x, y) = (to.0 - from.0, to.1 - from.1);
            let length = x.hypot(y);
            let (x, y) = (x / length, y / length);
            let at = |(px, py): Point, way: f64| (px + way * x, py + way * y);
            let start = at(from, NODE + if goes_both_ways { 10.0 } else { 2.0 });
            let end = at(to, -NODE - 10.0);
            add(&format_args!(
                "<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
                start.0, start.1, end.0, end.1
            ));
            let mut tip = |(px, py): Point, way: f64| {
                let (bx, by) = (px - way * 10.0 * x, py - way * 10.0 * y);
                add(&format_args!(
                    "<polygon class=\"{class}-tip\" points=\"{px:.1},{py:.1} {:.1},{:.1} {:.1},{:.1}\"/>",
                    bx - 6.0 * y,
                    by + 6.0 * x,
                    bx + 6.0 * y,
                    by - 6.0 * x
                ));
            };
            tip(at(to, -NODE - 1.0), 1.0);
            if goes_both_ways {
                tip(at(from, NODE + 1.0), -1.0);
            }
        };
        link("link", 2, 3, true);
        link("link", 3, 0, true);
        if has_left {
            link("link", 0, 2, true);
            link("own", 1, 0, false);
            link("own", 1, 2, false);
        } else {
            link("link", 0, 1, true);
            link("link", 1, 2, true);
        }
        for node in 0..4 {
            let (x, y) = place(node, middle);
            let class = if has_left && node == 1 { "away" } else { "node" };
            add(&format_args!(
                "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{}\" height=\"{}\" rx=\"{NODE}\"/>",
                x - NODE,
                y - NODE,
                2.0 * NODE,
                2.0 * NODE
            ));
            add(&format_args!("<text x=\"{x:.1}\" y=\"{:.1}\">{node}</text>", y + 6.0));
        }
        let caption = if has_left { "1 has left" } else { "the list 0, 1, 2" };
        add(&format_args!("<text x=\"{:.1}\" y=\"214\">{caption}</text>", middle.0));
    }
    svg + "</svg>\n"
}
