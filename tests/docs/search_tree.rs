//! The search tree as an SVG picture: each node a small board, below the one it came from.

use std::fmt::Write;

use queens_kata::chapters::ch01_loop_recursion::is_safe;

/// The side of a cell, and the space between boards.
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
    /// A leaf takes the next free place from the left; any other node stands in the middle above
    /// its children.
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

pub fn svg(n: usize) -> String {
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
