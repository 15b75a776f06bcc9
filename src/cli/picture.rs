//! Stills of a search as SVG pictures: one step with its board and machinery, or the whole tree.

use std::fmt::Write;

use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::trace::{Attack, Kind, Machinery, Step};

use super::recording::Recording;

/// The side of a cell of the tree's boards, and the space between them.
const CELL: usize = 9;
const GAP: usize = 24;

/// On a phone a picture of 420 has three quarters of its size, so nothing is written in less than 13.
/// Every text and sign stands on a ground of its own, whatever the page around it looks like.
const STYLE: &str = "<style>
.ground { fill: #fff; }
.light { fill: #f3ead8; }
.dark { fill: #d9c39a; }
.queen { fill: #1b1f24; }
.sign { font-family: sans-serif; fill: #1b1f24; text-anchor: middle; }
.read { fill: none; stroke: #1b1f24; stroke-dasharray: 4 3; }
.frame { fill: none; stroke: #1b1f24; stroke-width: 3; }
.attack { stroke: #b42318; stroke-width: 4; stroke-linecap: round; }
.edge, .board { fill: none; stroke: #57606a; }
.solution { fill: none; stroke: #136c34; stroke-width: 3; }
.note { font: 13px sans-serif; fill: #57606a; text-anchor: middle; }
.said { font: bold 14px sans-serif; fill: #1b1f24; }
.noted { font: 14px sans-serif; fill: #b42318; }
.name { font: 13px sans-serif; fill: #57606a; }
.value { font: 13px monospace; fill: #1b1f24; }
@media (prefers-color-scheme: dark) {
  .ground { fill: #161b22; }
  .light { fill: #d8ccb0; }
  .dark { fill: #b59f74; }
  .attack { stroke: #97180f; }
  .edge, .board { stroke: #a9b3bd; }
  .solution { stroke: #63d68d; }
  .note, .name { fill: #a9b3bd; }
  .said, .value { fill: #e8ebef; }
  .noted { fill: #ff9b8f; }
}
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
            GAP + (*leaves - 1) * pitch(n)
        };
        Self { placed, children, x }
    }

    fn y(&self, n: usize) -> usize {
        GAP + self.placed.len() * (n * CELL + 2 * GAP)
    }
}

/// From one leaf to the next: the words below it need their room, even if its board is small.
fn pitch(n: usize) -> usize {
    (n * CELL + GAP).max(60)
}

/// The opening of a picture, and its ground.
fn opening(width: usize, height: usize, label: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" aria-label=\"{label}\">\n{STYLE}\
         <rect class=\"ground\" width=\"{width}\" height=\"{height}\" rx=\"10\"/>\n"
    )
}

/// The search tree: each node a small board, below the one it came from.
pub fn tree(n: usize) -> String {
    let mut leaves = 0;
    let root = Node::grow(Vec::new(), n, &mut leaves);
    let width = leaves * pitch(n) + GAP;
    let height = n * (n * CELL + 2 * GAP) + n * CELL + 2 * GAP;
    let mut svg = opening(width, height, &format!("The search tree for {n} queens"));
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
    line(svg, format_args!("<rect class=\"light\" {}/>", square(x, y, side)));
    for (row, col) in (0..n).flat_map(|row| (0..n).map(move |col| (row, col))) {
        let (x, y) = (x + col * CELL, y + row * CELL);
        if (row + col) % 2 == 1 {
            line(svg, format_args!("<rect class=\"dark\" {}/>", square(x, y, CELL)));
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
    let class = if is_solution { "solution" } else { "board" };
    line(svg, format_args!("<rect class=\"{class}\" {}/>", square(x, y, side)));
    if node.children.is_empty() {
        let caption: &[&str] = if is_solution { &["solution"] } else { &["no safe", "cell"] };
        for (index, caption) in caption.iter().enumerate() {
            let y = y + side + 15 + 14 * index;
            line(
                svg,
                format_args!("<text class=\"note\" x=\"{middle}\" y=\"{y}\">{caption}</text>"),
            );
        }
    }
    for child in &node.children {
        draw(svg, child, n);
    }
}

fn line(svg: &mut String, element: std::fmt::Arguments<'_>) {
    writeln!(svg, "{element}").expect("a String takes all");
}

/// The width of a still, what is left free around it, and the largest side of a cell.
const WIDTH: usize = 400;
const MARGIN: usize = 16;
const LARGE: usize = 60;

/// One step of a chapter: the board with the cell and the attack, and below it the sentence and what the program holds.
pub fn still(recording: &Recording, index: usize) -> String {
    let (step, held) = (&recording.trace.steps[index], &recording.held(index));
    let cell = LARGE.min((WIDTH - 2 * MARGIN) / step.n);
    let sentence = recording.sentence(index);
    let note = recording.note(index).unwrap_or_default();

    let mut below = String::new();
    let mut y = MARGIN + step.n * cell + 8;
    for (class, text) in [("said", &sentence), ("noted", &note)] {
        // Even an empty text is wrapped into a line.
        let lines = if text.is_empty() { Vec::new() } else { textwrap::wrap(text, 42) };
        for text in lines {
            y += 20;
            line(
                &mut below,
                format_args!("<text class=\"{class}\" x=\"{MARGIN}\" y=\"{y}\">{text}</text>"),
            );
        }
    }
    y += 8;
    let longest = held.entries.iter().map(|entry| entry.name.chars().count()).max().unwrap_or(0);
    let values = MARGIN + longest * 15 / 2 + 12;
    for entry in &held.entries {
        let name = &entry.name;
        line(
            &mut below,
            format_args!("<text class=\"name\" x=\"{MARGIN}\" y=\"{}\">{name}</text>", y + 20),
        );
        for value in textwrap::wrap(&entry.value, (WIDTH - MARGIN - values) / 8) {
            y += 20;
            line(
                &mut below,
                format_args!("<text class=\"value\" x=\"{values}\" y=\"{y}\">{value}</text>"),
            );
        }
    }

    let mut svg = opening(WIDTH, y + MARGIN, &sentence);
    draw_cells(&mut svg, cell, step, held);
    svg + &below + "</svg>\n"
}

fn draw_cells(svg: &mut String, cell: usize, step: &Step, held: &Machinery) {
    let n = step.n;
    let left = (WIDTH - n * cell) / 2;
    let corner = |(row, col): (usize, usize)| (left + col * cell, MARGIN + row * cell);
    let middle = |at: (usize, usize)| {
        let (x, y) = corner(at);
        (x + cell / 2, y + cell / 2)
    };
    let square = |svg: &mut String, class: &str, at: (usize, usize), inset: usize| {
        let ((x, y), side) = (corner(at), cell - 2 * inset);
        let (x, y) = (x + inset, y + inset);
        line(
            svg,
            format_args!(
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>"
            ),
        );
    };
    let sign = |svg: &mut String, at: (usize, usize), sign: char| {
        let (x, y) = middle(at);
        let (size, y) = (cell * 5 / 8, y + cell * 11 / 48);
        line(
            svg,
            format_args!(
                "<text class=\"sign\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{sign}</text>"
            ),
        );
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
        let ((x1, y1), (x2, y2)) = (middle((row, col)), middle((step.row, step.col)));
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
