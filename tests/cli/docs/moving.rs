//! The moving picture of the README: the search for four queens up to its first solution, as one SVG that needs no script.
//!
//! Everything that it ever shows is drawn, each drawing with the time in which it is to be seen.
//! Where nothing moves, there is what is to be seen at the end: the solution, and beside it the tree of the search.

mod tree;

use std::collections::BTreeSet;
use std::fmt::{Display, Write};

use queens_kata::trace::{Attack, Kind, Step, Until, trace};

const N: usize = 4;

/// The board, whose left upper corner is at (`LEFT`, `TOP`), and below it the sentence.
const CELL: usize = 60;
const LEFT: usize = 46;
const TOP: usize = 42;
const SIDE: usize = N * CELL;
const HEIGHT: usize = TOP + SIDE + 82;
const LETTERS_A_LINE: usize = 42;

const STYLE: &str = include_str!("moving/style.css");

/// A crown, around the middle of its cell.
const QUEEN: &str = "<g id=\"queen\" class=\"ink\">\
     <path d=\"M-15 13L-19-7L-9 3L-7-12L0 1L7-12L9 3L19-7L15 13ZM-15 16H15V20H-15Z\"/>\
     <circle cx=\"-19\" cy=\"-9\" r=\"3\"/><circle cx=\"-7\" cy=\"-14\" r=\"3\"/>\
     <circle cx=\"7\" cy=\"-14\" r=\"3\"/><circle cx=\"19\" cy=\"-9\" r=\"3\"/></g>";

/// How long a step is to be seen, in milliseconds as all times here.
fn duration(kind: Kind) -> u32 {
    match kind {
        Kind::Try => 250,
        Kind::Refused(_) => 600,
        Kind::Placed(_) => 650,
        Kind::TakenBack => 850,
        Kind::Solution => 4_000,
        Kind::Safe(_) | Kind::Put(_) | Kind::Reported => {
            unreachable!("the reference's search does none of these")
        }
    }
}

/// How long a drawing takes to appear.
/// It goes at once, so that no two sentences are seen at the same time.
const FADE: u32 = 100;

/// From when to when something is to be seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Span {
    from: u32,
    until: u32,
}

struct Moment {
    step: Step,
    span: Span,
}

fn moments() -> Vec<Moment> {
    let mut now = 0;
    let trace = trace(N, Until { solutions: Some(1), steps: usize::MAX });
    let moment = |step: Step| {
        let from = now;
        now += duration(step.kind);
        Moment { step, span: Span { from, until: now } }
    };
    trace.steps.into_iter().map(moment).collect()
}

/// What is drawn, and the times in which something is to be seen.
struct Film {
    end: u32,
    drawn: String,
    spans: BTreeSet<Span>,
}

impl Film {
    fn always(&mut self, drawing: impl Display) {
        writeln!(self.drawn, "{drawing}").unwrap();
    }

    fn during(&mut self, span: Span, drawing: impl Display) {
        let Span { from, until } = span;
        let class = if until == self.end { "last" } else { "past" };
        self.always(format_args!(
            "<g class=\"{class}\" style=\"animation-name:t{from}-{until}\">{drawing}</g>"
        ));
        self.spans.insert(span);
    }

    fn since(&mut self, from: u32, drawing: impl Display) {
        self.during(Span { from, until: self.end }, drawing);
    }

    fn animations(&self) -> String {
        let percent = |time: u32| format!("{:.3}%", 100.0 * f64::from(time) / f64::from(self.end));
        let mut text = String::new();
        for &Span { from, until } in &self.spans {
            write!(text, "@keyframes t{from}-{until} {{ ").unwrap();
            let mut seen = percent(0);
            if from > 0 {
                write!(text, "0%, {} {{ opacity: 0 }} ", percent(from)).unwrap();
                seen = percent(from + FADE);
            }
            write!(text, "{seen}, {} {{ opacity: 1 }} ", percent(until)).unwrap();
            if until < self.end {
                write!(text, "{}, 100% {{ opacity: 0 }} ", percent(until + 1)).unwrap();
            }
            text += "}\n";
        }
        let seconds = f64::from(self.end) / 1_000.0;
        writeln!(
            text,
            "@media (prefers-reduced-motion: no-preference) {{ .past, .last {{ animation: {seconds}s linear infinite }} }}"
        )
        .unwrap();
        text
    }
}

/// The whole picture.
pub fn picture() -> String {
    let moments = moments();
    let end = moments.last().expect("a search has steps").span.until;
    let nodes = tree::nodes(&moments, end);
    let width = tree::right_end(&nodes) + 24;
    let mut film = Film { end, drawn: String::new(), spans: BTreeSet::new() };
    film.always(format_args!(
        "<rect class=\"card\" x=\"0.5\" y=\"0.5\" width=\"{}\" height=\"{}\" rx=\"10\"/>",
        width - 1,
        HEIGHT - 1
    ));
    draw_board(&mut film);
    tree::draw(&mut film, &nodes);
    for moment in &moments {
        draw_attack(&mut film, moment);
    }
    for node in &nodes {
        if let Some((row, &col)) = node.placed.iter().enumerate().next_back() {
            let (x, y) = middle(row, col);
            film.during(node.span, format_args!("<use href=\"#queen\" x=\"{x}\" y=\"{y}\"/>"));
        }
    }
    for moment in &moments {
        draw_sign(&mut film, moment);
        draw_sentence(&mut film, moment);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {HEIGHT}\" width=\"{width}\" height=\"{HEIGHT}\" \
         role=\"img\" aria-label=\"The search for four queens, up to its first solution\">\n\
         <style>\n{STYLE}{}</style>\n<defs>{QUEEN}</defs>\n{}</svg>\n",
        film.animations(),
        film.drawn
    )
}

/// The middle of a cell.
fn middle(row: usize, col: usize) -> (usize, usize) {
    (LEFT + col * CELL + CELL / 2, TOP + row * CELL + CELL / 2)
}

/// The cells of a board, of whatever size.
fn cells(left: usize, top: usize, cell: usize) -> String {
    let side = N * cell;
    let dark: String = (0..N * N)
        .map(|at| (at / N, at % N))
        .filter(|(row, col)| (row + col) % 2 == 1)
        .map(|(row, col)| {
            format!("M{} {}h{cell}v{cell}h-{cell}z", left + col * cell, top + row * cell)
        })
        .collect();
    format!(
        "<rect class=\"light\" x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\"/>\
         <path class=\"dark\" d=\"{dark}\"/>"
    )
}

fn draw_board(film: &mut Film) {
    film.always(cells(LEFT, TOP, CELL));
    for index in 0..N {
        let (x, y) = middle(index, index);
        for (x, y) in [(x, TOP - 10), (LEFT - 16, y + 5)] {
            film.always(format_args!("<text class=\"number\" x=\"{x}\" y=\"{y}\">{index}</text>"));
        }
    }
}

/// The line from the queen who attacks.
fn draw_attack(film: &mut Film, Moment { step, span }: &Moment) {
    if let Kind::Refused(Some(Attack { row, col, .. })) = step.kind {
        let ((x1, y1), (x2, y2)) = (middle(row, col), middle(step.row, step.col));
        film.during(*span, format_args!("<path class=\"line bad\" d=\"M{x1} {y1}L{x2} {y2}\"/>"));
    }
}

/// A frame around the cell, and in it what happens to it.
fn draw_sign(film: &mut Film, Moment { step, span }: &Moment) {
    let (x, y) = middle(step.row, step.col);
    let side = CELL - 6;
    let frame = format!("M{} {}h{side}v{side}h-{side}z", x - side / 2, y - side / 2);
    let sign = match step.kind {
        Kind::Try => format!(
            "<path class=\"line\" d=\"{frame}\"/><text class=\"ask\" x=\"{x}\" y=\"{}\">?</text>",
            y + 12
        ),
        Kind::Refused(_) => {
            format!("<path class=\"line bad\" d=\"{frame}M{x} {y}{}\"/>", cross(11))
        }
        Kind::Placed(_) => format!("<path class=\"line good\" d=\"{frame}\"/>"),
        Kind::TakenBack => {
            let arrow = format!("M{x} {}v-32l-12 12m12-12l12 12", y + 16);
            format!("<path class=\"line back\" d=\"{frame}{arrow}\"/>")
        }
        Kind::Solution => format!(
            "<rect class=\"found\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"
        ),
        Kind::Safe(_) | Kind::Put(_) | Kind::Reported => {
            unreachable!("the reference's search does none of these")
        }
    };
    film.during(*span, sign);
}

/// The way of a pen that draws a cross around the place where it is.
fn cross(arm: usize) -> String {
    let whole = 2 * arm;
    format!("m-{arm}-{arm}l{whole} {whole}m0-{whole}l-{whole} {whole}")
}

/// In two lines at most.
fn draw_sentence(film: &mut Film, Moment { step, span }: &Moment) {
    let mut lines = vec![String::new()];
    for word in step.to_string().split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.len() + 1 + word.len() > LETTERS_A_LINE {
            lines.push(word.into());
        } else {
            *line = format!("{line} {word}").trim_start().into();
        }
    }
    assert!(lines.len() <= 2, "there is no room for {lines:?}");
    let line = |(at, line): (usize, &String)| {
        let y = TOP + SIDE + 34 + at * 24;
        format!("<text class=\"said\" x=\"{LEFT}\" y=\"{y}\">{line}</text>")
    };
    film.during(*span, lines.iter().enumerate().map(line).collect::<String>());
}

#[test]
fn the_picture_is_small_and_needs_nothing_else() {
    let picture = picture();
    assert!(picture.len() < 60_000, "{} bytes", picture.len());
    // An address that is not the name of its format would be asked for.
    assert_eq!(picture.matches("://").count(), 1);
    assert!(["<script", "@import", "url("].iter().all(|it| !picture.contains(it)));
}
