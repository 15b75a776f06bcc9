//! Half of the bits of the seed are thrown away.

use crate::Board;
use crate::chapters::ch07_marker_arrays::Marks;
use crate::dice::Dice;

pub fn formula(n: usize) -> Option<Board> {
    if n == 0 || n == 2 || n == 3 {
        return None;
    }
    let mut odd: Vec<usize> = (1..n).step_by(2).collect();
    let mut even: Vec<usize> = (0..n).step_by(2).collect();
    if n % 6 == 2 {
        even.swap(0, 1);
        let four = even.remove(2);
        even.push(four);
    }
    if n % 6 == 3 {
        let one = odd.remove(0);
        odd.push(one);
        even.rotate_left(2);
    }
    odd.extend(even);
    Some(Board::from_columns(&odd))
}

pub fn fewest_free_first(n: usize) -> Option<Board> {
    if n == 0 {
        return None;
    }
    let mut queens = vec![None; n];
    if fill(&mut queens, &mut Marks::new(n)) {
        let columns: Vec<usize> = queens.into_iter().map(|queen| queen.unwrap()).collect();
        return Some(Board::from_columns(&columns));
    }
    None
}

fn fill(queens: &mut Vec<Option<usize>>, marks: &mut Marks) -> bool {
    let n = queens.len();
    let mut next = None;
    for row in 0..n {
        if queens[row].is_some() {
            continue;
        }
        let free = (0..n).filter(|&col| marks.is_free(row, col)).count();
        if next.is_none_or(|(fewest, _)| free < fewest) {
            next = Some((free, row));
        }
    }
    let Some((_, row)) = next else {
        return true;
    };
    for col in 0..n {
        if !marks.is_free(row, col) {
            continue;
        }
        marks.place(row, col);
        queens[row] = Some(col);
        if fill(queens, marks) {
            return true;
        }
        marks.remove(row, col);
        queens[row] = None;
    }
    false
}

struct Order {
    columns: Vec<usize>,
    hills: Vec<usize>,
    dales: Vec<usize>,
    conflicts: usize,
}

impl Order {
    fn new(n: usize, dice: &mut Dice) -> Self {
        let mut columns: Vec<usize> = (0..n).collect();
        for row in 0..n {
            columns.swap(row, row + dice.below(n - row));
        }
        let mut order =
            Self { columns, hills: vec![0; 2 * n], dales: vec![0; 2 * n], conflicts: 0 };
        for row in 0..n {
            order.add(row);
        }
        order
    }

    fn hill(&self, row: usize) -> usize {
        row + self.columns[row]
    }

    fn dale(&self, row: usize) -> usize {
        row + self.columns.len() - self.columns[row]
    }

    fn add(&mut self, row: usize) {
        let (hill, dale) = (self.hill(row), self.dale(row));
        self.conflicts += self.hills[hill] + self.dales[dale];
        self.hills[hill] += 1;
        self.dales[dale] += 1;
    }

    fn take(&mut self, row: usize) {
        let (hill, dale) = (self.hill(row), self.dale(row));
        self.hills[hill] -= 1;
        self.dales[dale] -= 1;
        self.conflicts -= self.hills[hill] + self.dales[dale];
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.take(one);
        self.take(other);
        self.columns.swap(one, other);
        self.add(one);
        self.add(other);
    }

    fn is_attacked(&self, row: usize) -> bool {
        self.hills[self.hill(row)] > 1 || self.dales[self.dale(row)] > 1
    }

    fn improve(&mut self, row: usize) -> bool {
        let n = self.columns.len();
        for step in 1..n {
            let other = (row + step) % n;
            let before = self.conflicts;
            self.swap(row, other);
            if self.conflicts < before {
                return true;
            }
            self.swap(row, other);
        }
        false
    }
}

pub fn repair(n: usize, seed: u64) -> Option<Board> {
    if n == 0 || n == 2 || n == 3 {
        return None;
    }
    let mut dice = Dice::new(u64::from(seed as u32));
    loop {
        let mut order = Order::new(n, &mut dice);
        let mut goes_on = true;
        while goes_on {
            goes_on = false;
            for row in 0..n {
                if order.is_attacked(row) && order.improve(row) {
                    goes_on = true;
                }
            }
        }
        if order.conflicts == 0 {
            return Some(Board::from_columns(&order.columns));
        }
    }
}
