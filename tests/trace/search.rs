//! A search as a learner writes it, right or wrong, which tells what it does.

use queens_kata::trace::{Event, Own, OwnSearch, Queen, Until};

/// The line that asks, and the line that makes a board.
pub const ASKS: u32 = 7;
pub const MAKES: u32 = 3;

type MakesBoard = fn(&[Queen]) -> Vec<usize>;

/// What a search does, each part of which can be done wrong.
pub struct Search {
    pub n: usize,
    /// The columns that it tries in a row.
    pub columns: fn(usize) -> Vec<usize>,
    /// Whether a queen may stand beside the others.
    pub is_safe: fn(&[Queen], Queen) -> bool,
    /// Takes the last queen back.
    pub take_back: fn(&mut Vec<Queen>),
    /// Makes a board of the queens who stand.
    /// A search that makes none only counts.
    pub board: Option<MakesBoard>,
    /// What it returns after so many solutions.
    pub returned: fn(u64) -> u64,
}

/// No part is wrong.
pub const RIGHT: Search = Search {
    n: 4,
    columns: |n| (0..n).collect(),
    is_safe,
    take_back: |queens| queens.truncate(queens.len() - 1),
    board: Some(columns_of),
    returned: |solutions| solutions,
};

pub fn is_safe(queens: &[Queen], (row, col): Queen) -> bool {
    queens.iter().all(|queen| queen.1 != col && queen.1.abs_diff(col) != row.abs_diff(queen.0))
}

pub fn columns_of(queens: &[Queen]) -> Vec<usize> {
    queens.iter().map(|queen| queen.1).collect()
}

impl Search {
    /// What it tells when it asks about one cell after the other.
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        let solutions = self.fill(0, &mut Vec::new(), &mut events);
        events.push(Event::Returned((self.returned)(solutions)));
        events
    }

    fn fill(&self, row: usize, queens: &mut Vec<Queen>, events: &mut Vec<Event>) -> u64 {
        if row == self.n {
            events.extend(self.board_of(queens));
            return 1;
        }
        let mut found = 0;
        for col in (self.columns)(self.n) {
            events.push(Event::Asked { queens: queens.clone(), row, col, line: ASKS });
            let safe = (self.is_safe)(queens, (row, col));
            events.push(Event::Said(safe));
            if safe {
                queens.push((row, col));
                found += self.fill(row + 1, queens, events);
                (self.take_back)(queens);
            }
        }
        found
    }

    /// What it tells when it asks for the free columns of a row, all at once, and gives each branch its own queens.
    pub fn events_by_rows(&self) -> Vec<Event> {
        let mut events = Vec::new();
        let solutions = self.fill_rows(&[], &mut events);
        events.push(Event::Returned((self.returned)(solutions)));
        events
    }

    fn fill_rows(&self, queens: &[Queen], events: &mut Vec<Event>) -> u64 {
        let row = queens.len();
        if row == self.n {
            events.extend(self.board_of(queens));
            return 1;
        }
        let columns = (self.columns)(self.n).into_iter();
        let free: Vec<usize> = columns.filter(|&col| (self.is_safe)(queens, (row, col))).collect();
        let bits = free.iter().fold(0, |bits, col| bits | 1 << col);
        events.push(Event::AskedRow { queens: queens.to_vec(), row, free: bits, line: ASKS });
        let mut found = 0;
        for col in free {
            let below = [queens, &[(row, col)]].concat();
            events.push(Event::Stand(below.clone()));
            found += self.fill_rows(&below, events);
        }
        found
    }

    fn board_of(&self, queens: &[Queen]) -> Option<Event> {
        self.board.map(|board| Event::Board { columns: board(queens), line: MAKES })
    }

    /// What is heard of these events.
    pub fn hear(&self, until: Until, events: impl IntoIterator<Item = Event>) -> Own {
        let mut search = OwnSearch::new(self.n, until, self.board.is_some());
        for event in events {
            if !search.has_ended() {
                search.hear(event);
            }
        }
        search.finish()
    }
}
