//! Each set is made column by column, without a trick on its bits.
use crate::Board;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub columns: u32,
    pub hills: u32,
    pub dales: u32,
}

fn has(set: u32, col: usize) -> bool {
    set & (1 << col) != 0
}

fn set_of(columns: impl Iterator<Item = usize>) -> u32 {
    columns.fold(0, |set, col| set | 1 << col)
}

impl Taken {
    pub fn free(self, n: usize) -> u32 {
        let Taken { columns, hills, dales } = self;
        set_of((0..n).filter(|&col| !has(columns, col) && !has(hills, col) && !has(dales, col)))
    }

    pub fn with_queen(self, queen: u32) -> Self {
        let (hills, dales) = (self.hills | queen, self.dales | queen);
        Taken {
            columns: self.columns + queen,
            hills: set_of((0..31).filter(|&col| has(hills, col + 1))),
            dales: set_of((1..32).filter(|&col| has(dales, col - 1))),
        }
    }
}

pub fn lowest(set: u32) -> u32 {
    set_of((0..32).filter(|&col| has(set, col)).take(1))
}

fn fill(taken: Taken, n: usize, placed: &mut Vec<usize>, found: &mut Vec<Board>) {
    if placed.len() == n {
        found.push(Board::from_columns(placed));
        return;
    }
    let mut free = taken.free(n);
    while free != 0 {
        let queen = lowest(free);
        free -= queen;
        placed.push((0..n).find(|&col| has(queen, col)).unwrap());
        fill(taken.with_queen(queen), n, placed, found);
        placed.pop();
    }
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        fill(Taken::default(), n, &mut Vec::new(), &mut found);
    }
    found
}
