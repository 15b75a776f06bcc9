//! What `queens follow` draws.

use std::borrow::Cow;
use std::io::{self, Write};

use anstream::adapter::strip_str;
use anstyle::Style;
use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::style::ResetColor;
use crossterm::terminal::{self, Clear, ClearType};
use queens_kata::roster::Chapter;

use super::super::report::{self, BOLD};
use super::super::{Failure, hint, map};
use super::{Follower, View};

const DIM: Style = Style::new().dimmed();

impl Follower {
    pub fn draw(&mut self) -> io::Result<()> {
        let (width, height) = terminal::size()?;
        let wrapped = |lines: Vec<String>| -> Vec<String> {
            lines
                .iter()
                .flat_map(|line| textwrap::wrap(line, usize::from(width)))
                .map(Cow::into_owned)
                .collect()
        };
        let head = wrapped(head(self.chapter));
        let mut body = wrapped(self.body(width.into()));
        if self.check.is_some() {
            // It is about what was there before.
            body = body.iter().map(|line| format!("{DIM}{}{DIM:#}", strip_str(line))).collect();
        }
        let room = usize::from(height).saturating_sub(head.len());
        let last_scroll = |foot: usize| body.len().saturating_sub(room.saturating_sub(foot));
        let foot = wrapped(self.foot(last_scroll(3) > 0));
        self.scroll = self.scroll.min(last_scroll(foot.len()));
        let room = room.saturating_sub(foot.len());
        let mut lines = head;
        lines.extend(body.into_iter().skip(self.scroll).take(room));
        lines
            .resize(usize::from(height).saturating_sub(foot.len()).max(lines.len()), String::new());
        lines.extend(foot);

        let mut out = io::stdout().lock();
        for (row, line) in (0..height).zip(&lines) {
            // A line of the compiler that was wrapped keeps its colour.
            queue!(out, MoveTo(0, row))?;
            write!(out, "{line}")?;
            queue!(out, Clear(ClearType::UntilNewLine))?;
        }
        queue!(out, ResetColor)?;
        out.flush()
    }

    fn body(&self, width: usize) -> Vec<String> {
        let failed = |failure: &Failure| failure.to_string().lines().map(Into::into).collect();
        match (&self.view, &self.place) {
            (View::Map(Some(places)), _) => map::lines(places, width),
            (View::Hint(number), _) => hint_lines(self.chapter, *number),
            (_, Some(Err(failure))) => failed(failure),
            (View::Map(None), _) | (_, None) => Vec::new(),
            (View::Report, Some(Ok(place))) => report::of(place),
            (View::All, Some(Ok(place))) => report::all(place),
        }
    }

    fn has_more(&self) -> bool {
        let is_report = matches!(self.view, View::Report);
        is_report && matches!(&self.place, Some(Ok(place)) if report::has_more(place))
    }

    fn foot(&self, is_long: bool) -> Vec<String> {
        let doing = match &self.check {
            Some(check) => format!("Checking {}", check.doing),
            None if self.has_more() => {
                "Save the file, and it is checked again. There is more to read: press a.".into()
            }
            None => "Save the file, and it is checked again.".into(),
        };
        let scroll = if is_long { "↑ ↓ scroll  " } else { "" };
        let back = if matches!(self.view, View::Report) { "" } else { "Esc back  " };
        let keys = format!("{scroll}{back}h hint  a all  m map  n next  q quit");
        vec![String::new(), doing, format!("{BOLD}{keys}{BOLD:#}")]
    }
}

/// What the lines below are about.
pub fn head(chapter: &Chapter) -> Vec<String> {
    let Chapter { number, title, stem, .. } = chapter;
    vec![format!("{BOLD}Chapter {number}: {title}{BOLD:#}  src/exercises/{stem}.rs"), String::new()]
}

fn hint_lines(chapter: &Chapter, number: usize) -> Vec<String> {
    let hints = match hint::of(chapter) {
        Ok(hints) => hints,
        Err(failure) => return vec![failure.to_string()],
    };
    let Some(hint) = hints.get(number - 1) else {
        return vec![format!(
            "That was the last hint. The reference: src/chapters/{}.rs",
            chapter.stem
        )];
    };
    let mut lines = vec![format!("{BOLD}{}{BOLD:#}", hint.title), String::new()];
    lines.extend(hint.body.lines().filter(|line| !line.starts_with("```")).map(Into::into));
    lines
}
