//! The tree of the search beside its board: a small board for each queen that is placed.

use std::fmt::Write;

use queens_kata::trace::Kind;

use super::{Film, LEFT, Moment, N, SIDE, Span, TOP, cells, cross};

/// The small boards, and the space between them.
/// The tree is as high as the board.
const CELL: usize = 9;
const SMALL: usize = N * CELL;
const GAP: usize = 20;
const LEVEL: usize = (SIDE - SMALL) / N;
const TREE_LEFT: usize = LEFT + SIDE + 36;

/// A queen on the board, and the small board on which she is the last.
pub struct Node {
    pub placed: Vec<usize>,
    /// While she stands.
    pub span: Span,
    left: usize,
}

impl Node {
    fn top(&self) -> usize {
        TOP + self.placed.len() * LEVEL
    }

    fn middle(&self) -> usize {
        self.left + SMALL / 2
    }

    fn is_below(&self, other: &Self) -> bool {
        self.placed.len() == other.placed.len() + 1 && self.placed.starts_with(&other.placed)
    }
}

/// The empty board, and then one for each queen that is placed.
pub fn nodes(moments: &[Moment], end: u32) -> Vec<Node> {
    let node = |placed, from| Node { placed, span: Span { from, until: end }, left: 0 };
    let mut nodes = vec![node(Vec::new(), 0)];
    let mut standing = Vec::new();
    for Moment { step, span } in moments {
        match step.kind {
            Kind::Placed(_) => {
                standing.push(nodes.len());
                nodes.push(node(step.placed.clone(), span.from));
            }
            Kind::TakenBack => {
                let last = standing.pop().expect("a queen stands");
                nodes[last].span.until = span.from;
            }
            Kind::Try | Kind::Refused(_) | Kind::Solution => {}
            Kind::Safe(_) | Kind::Put(_) | Kind::Reported => {
                unreachable!("the reference's search does none of these")
            }
        }
    }
    lay_out(&mut nodes);
    nodes
}

/// A leaf takes the next free place from the left; any other node stands in the middle above the nodes below it.
fn lay_out(nodes: &mut [Node]) {
    let is_leaf = |&at: &usize| !nodes.iter().any(|node| node.is_below(&nodes[at]));
    let leaves: Vec<usize> = (0..nodes.len()).filter(is_leaf).collect();
    for (place, &leaf) in leaves.iter().enumerate() {
        nodes[leaf].left = TREE_LEFT + place * (SMALL + GAP);
    }
    // What is below a node comes after it.
    for at in (0..nodes.len()).rev().filter(|at| !leaves.contains(at)) {
        let mut below = nodes.iter().filter(|it| it.is_below(&nodes[at])).map(|it| it.left);
        let first = below.next().expect("this is no leaf");
        nodes[at].left = usize::midpoint(first, below.next_back().unwrap_or(first));
    }
}

pub fn right_end(nodes: &[Node]) -> usize {
    nodes.iter().map(|node| node.left + SMALL).max().expect("there is an empty board")
}

/// A small board is there since its last queen was placed, and crossed out since she was taken back.
pub fn draw(film: &mut Film, nodes: &[Node]) {
    for node in nodes {
        let (left, top, middle) = (node.left, node.top(), node.middle());
        let square = format!("x=\"{left}\" y=\"{top}\" width=\"{SMALL}\" height=\"{SMALL}\"");
        let mut board = String::new();
        if let Some(above) = nodes.iter().find(|it| node.is_below(it)) {
            let (x, y) = (above.middle(), above.top() + SMALL);
            write!(board, "<path class=\"branch\" d=\"M{x} {y}L{middle} {top}\"/>").unwrap();
        }
        board += &cells(left, top, CELL);
        for (row, col) in node.placed.iter().enumerate() {
            let (x, y) = (left + col * CELL + CELL / 2, top + row * CELL + CELL / 2);
            write!(board, "<circle class=\"ink\" cx=\"{x}.5\" cy=\"{y}.5\" r=\"3.5\"/>").unwrap();
        }
        film.since(node.span.from, format_args!("{board}<rect class=\"small\" {square}/>"));

        if node.placed.len() == N {
            film.since(node.span.from, format_args!("<rect class=\"found\" {square}/>"));
        } else if node.span.until < film.end {
            let (y, arms) = (top + SMALL / 2, cross(SMALL / 4));
            film.since(
                node.span.until,
                format_args!(
                    "<rect class=\"given-up\" {square}/><path class=\"cross\" d=\"M{middle} {y}{arms}\"/>"
                ),
            );
        }
    }
}
