//! Stills of a search as SVG pictures: one step with its board and machinery, or the whole tree.

use std::fmt::Write;

use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::trace::{Attack, Kind, Machinery, Step};

use super::recording::Recording;

/// The side of a cell of the tree's boards, and the space between them.
const CELL: usize = 9;
const GAP: usize = 24;

const STYLE: &str = "<style>
.edge { stroke: #888; }
.board { fill: #fff; }
.frame { fill: none; stroke: #888; }
.solution { stroke: #1a7f37; stroke-width: 3; }
.cell { fill: #ddd; }
.queen { fill: #111; }
.note { font: 10px sans-serif; fill: #777; text-anchor: middle; }
</style>
";

struct Node {
    placed: Vec<usize>,
    children: Vec<Node>,
    x: usize,
}

impl Node {
    /// A leaf takes the next free place from the left; any other node stands in the middle above its children.
    fn grow(placed: Vec<usize>, n: usize, leaves: &mut usize) -> Self {
        let free = (0..n).filter(|&col| placed.len() < n && is_safe(&placed, col));
        let children: Vec<Node> =
            free.map(|col| Self::grow([placed.as_slice(), &[col]].concat(), n, leaves)).collect();
        let x = if let (Some(first), Some(last)) = (children.first(), children.last()) {
            usize::midpoint(first.x, last.x)
        } else {
            *leaves += 1;
            GAP + (*leaves - 1) * (n * CELL + GAP)
        };
        Self { placed, children, x }
    }

    fn y(&self, n: usize) -> usize {
        GAP + self.placed.len() * (n * CELL + 2 * GAP)
    }
}

/// The search tree: each node a small board, below the one it came from.
pub fn tree(n: usize) -> String {
    let mut leaves = 0;
    let root = Node::grow(Vec::new(), n, &mut leaves);
    let width = leaves * (n * CELL + GAP) + GAP;
    let height = n * (n * CELL + 2 * GAP) + n * CELL + 2 * GAP;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" aria-label=\"The search tree for {n} queens\">\n{STYLE}"
    );
    draw(&mut svg, &root, n);
    svg + "</svg>\n"
}

fn draw(svg: &mut String, node: &Node, n: usize) {
    let side = n * CELL;
    let (x, y) = (node.x, node.y(n));
    let middle = x + side / 2;
    for child in &node.children {
        let (x2, y2) = (child.x + side / 2, child.y(n));
        line(
            svg,
            format_args!(
                "<line class=\"edge\" x1=\"{middle}\" y1=\"{}\" x2=\"{x2}\" y2=\"{y2}\"/>",
                y + side
            ),
        );
    }

    let square = |x, y, side| format!("x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"");
    line(svg, format_args!("<rect class=\"board\" {}/>", square(x, y, side)));
    for (row, col) in (0..n).flat_map(|row| (0..n).map(move |col| (row, col))) {
        let (x, y) = (x + col * CELL, y + row * CELL);
        if (row + col) % 2 == 1 {
            line(svg, format_args!("<rect class=\"cell\" {}/>", square(x, y, CELL)));
        }
        if node.placed.get(row) == Some(&col) {
            let (x, y) = (x + CELL / 2, y + CELL / 2);
            line(
                svg,
                format_args!("<circle class=\"queen\" cx=\"{x}.5\" cy=\"{y}.5\" r=\"3.5\"/>"),
            );
        }
    }
    let is_solution = node.placed.len() == n;
    let class = if is_solution { "frame solution" } else { "frame" };
    line(svg, format_args!("<rect class=\"{class}\" {}/>", square(x, y, side)));
    if node.children.is_empty() {
        let caption = if is_solution { "solution" } else { "no safe cell" };
        line(
            svg,
            format_args!(
                "<text class=\"note\" x=\"{middle}\" y=\"{}\">{caption}</text>",
                y + side + 12
            ),
        );
    }
    for child in &node.children {
        draw(svg, child, n);
    }
}

fn line(svg: &mut String, element: std::fmt::Arguments<'_>) {
    writeln!(svg, "{element}").expect("a String takes all");
}

/// The side of a cell of a still.
const LARGE: usize = 48;

const STILL_STYLE: &str = "<style>
.ground { fill: #fff; }
.light { fill: #f3ead8; }
.dark { fill: #d9c39a; }
.sign { font: 30px sans-serif; fill: #1b1f24; text-anchor: middle; }
.read { fill: none; stroke: #1b1f24; stroke-dasharray: 4 3; }
.frame { fill: none; stroke: #1b1f24; stroke-width: 3; }
.attack { stroke: #b42318; stroke-width: 4; stroke-linecap: round; }
.said { font: bold 14px sans-serif; fill: #1b1f24; }
.noted { font: 14px sans-serif; fill: #b42318; }
.name { font: 13px sans-serif; fill: #57606a; }
.value { font: 13px monospace; fill: #1b1f24; }
</style>
";

/// One step of a chapter: the board with the cell and the attack, what the program holds beside it, and the sentence below.
pub fn still(recording: &Recording, index: usize) -> String {
    let (step, held) = (&recording.trace.steps[index], &recording.held(index));
    let n = step.n;
    let board = n * LARGE;
    let sentence = recording.sentence(index);
    // Even an empty text is wrapped into a line.
    let note = recording.note(index);
    let note = note.as_ref().map_or_else(Vec::new, |note| textwrap::wrap(note, 95));
    let (width, height) = (720, 2 * GAP + board + 30 + 20 * note.len());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" aria-label=\"{sentence}\">\n{STILL_STYLE}\
         <rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>\n"
    );
    draw_cells(&mut svg, n, step, held);
    for (index, entry) in held.entries.iter().enumerate() {
        let (x, y) = (2 * GAP + board, GAP + 14 + index * 22);
        let (name, value) = (&entry.name, &entry.value);
        line(&mut svg, format_args!("<text class=\"name\" x=\"{x}\" y=\"{y}\">{name}</text>"));
        line(
            &mut svg,
            format_args!("<text class=\"value\" x=\"{}\" y=\"{y}\">{value}</text>", x + 165),
        );
    }
    let y = GAP + board + 32;
    line(&mut svg, format_args!("<text class=\"said\" x=\"{GAP}\" y=\"{y}\">{sentence}</text>"));
    for (index, text) in note.iter().enumerate() {
        let y = y + 22 + 20 * index;
        line(&mut svg, format_args!("<text class=\"noted\" x=\"{GAP}\" y=\"{y}\">{text}</text>"));
    }
    svg + "</svg>\n"
}

fn draw_cells(svg: &mut String, n: usize, step: &Step, held: &Machinery) {
    let corner = |index: usize| GAP + index * LARGE;
    let middle = |index: usize| corner(index) + LARGE / 2;
    let square = |svg: &mut String, class: &str, (row, col): (usize, usize), inset: usize| {
        let (x, y, side) = (corner(col) + inset, corner(row) + inset, LARGE - 2 * inset);
        line(
            svg,
            format_args!(
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>"
            ),
        );
    };
    let sign = |svg: &mut String, (row, col): (usize, usize), sign: char| {
        let (x, y) = (middle(col), middle(row) + 11);
        line(svg, format_args!("<text class=\"sign\" x=\"{x}\" y=\"{y}\">{sign}</text>"));
    };
    for (row, col) in (0..n).flat_map(|row| (0..n).map(move |col| (row, col))) {
        square(svg, if (row + col) % 2 == 0 { "light" } else { "dark" }, (row, col), 0);
    }
    for queen in step.queens() {
        sign(svg, queen, '♛');
    }
    for &cell in &held.cells {
        square(svg, "read", cell, 4);
    }
    let (attack, own) = match step.kind {
        Kind::Try => (None, Some('?')),
        Kind::Refused(attack) => (attack, Some('✕')),
        Kind::Safe(attack) => (attack, Some('✓')),
        Kind::Placed(attack) | Kind::Put(attack) => (attack, None),
        Kind::Solution | Kind::Reported => (None, None),
        Kind::TakenBack => (None, Some('↑')),
    };
    if let Some(Attack { row, col, .. }) = attack {
        let (x1, y1, x2, y2) = (middle(col), middle(row), middle(step.col), middle(step.row));
        line(
            svg,
            format_args!(
                "<line class=\"attack\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>"
            ),
        );
    }
    square(svg, "frame", (step.row, step.col), 2);
    if let Some(own) = own {
        sign(svg, (step.row, step.col), own);
    }
}
