//! The lines of a chapter's reference that a step belongs to.

use super::{Kind, Step};

/// The function of a chapter in which the search happens, and which of its lines belong to what.
pub struct Excerpt {
    /// The reference, the whole file.
    pub text: &'static str,
    /// How the first line of the function begins.
    pub first: &'static str,
    /// The lines of a try.
    pub tries: &'static [&'static str],
    /// The lines that run after a cell is refused.
    pub refused: &'static [&'static str],
    /// The lines that place a queen.
    pub placed: &'static [&'static str],
    /// The lines of a solution.
    pub solution: &'static [&'static str],
    /// The lines that take a queen back.
    pub taken_back: &'static [&'static str],
    /// Where the last row is not like the others: placed, and taken back.
    pub in_last_row: Option<[&'static [&'static str]; 2]>,
    /// Where the last step of all is not like the others.
    pub over: Option<&'static [&'static str]>,
}

impl Excerpt {
    /// The function, cut out of the file.
    ///
    /// # Panics
    ///
    /// If the file has no such function.
    pub fn source(&'static self) -> Source {
        let is_first = |line: &&str| line.trim_start().starts_with(self.first);
        let mut lines = self.text.lines().skip_while(|line| !is_first(line));
        let opening = lines.next().expect("the function is in its chapter");
        let indent = opening.len() - opening.trim_start().len();
        let closing = format!("{}}}", " ".repeat(indent));
        let mut function = vec![&opening[indent..]];
        for line in lines {
            function.push(line.get(indent..).unwrap_or(""));
            if *line == *closing {
                break;
            }
        }
        Source { lines: function, excerpt: self }
    }

    /// The lines of a step, without their indent.
    fn lines_of(&self, step: &Step) -> &'static [&'static str] {
        let last_row = self.in_last_row.filter(|_| step.row + 1 == step.n);
        match (step.kind, last_row, self.over) {
            (Kind::TakenBack, _, Some(over)) if step.is_last_of_all() => over,
            (Kind::Placed(_) | Kind::Put(_), Some([placed, _]), _) => placed,
            (Kind::TakenBack, Some([_, taken_back]), _) => taken_back,
            (Kind::Try | Kind::Safe(_), ..) => self.tries,
            (Kind::Refused(_), ..) => self.refused,
            (Kind::Placed(_) | Kind::Put(_), None, _) => self.placed,
            (Kind::Solution | Kind::Reported, ..) => self.solution,
            (Kind::TakenBack, None, _) => self.taken_back,
        }
    }
}

/// The function in which a chapter searches, line by line.
pub struct Source {
    /// Its lines, without the indent that all have.
    pub lines: Vec<&'static str>,
    excerpt: &'static Excerpt,
}

impl Source {
    /// The numbers, from 0, of those lines that belong to a step.
    pub fn marked(&self, step: &Step) -> Vec<usize> {
        let wanted = self.excerpt.lines_of(step);
        let is_marked = |&number: &usize| wanted.contains(&self.lines[number].trim());
        let marked: Vec<usize> = (0..self.lines.len()).filter(is_marked).collect();
        debug_assert_eq!(marked.len(), wanted.len(), "{} .. has other lines", self.excerpt.first);
        marked
    }
}
