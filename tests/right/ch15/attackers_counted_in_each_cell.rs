//! For each cell the number of queens that attack it, and the rows and columns of the queens as pairs.
//! Next time: without `Marks`, with a count of `attackers` in each cell.

use crate::Board;
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

struct Grid {
    n: usize,
    attackers: Vec<Vec<u32>>,
    queens: Vec<(usize, usize)>,
}

impl Grid {
    fn attack(&mut self, row: usize, col: usize, change: impl Fn(&mut u32)) {
        for r in 0..self.n {
            for c in 0..self.n {
                let is_on_a_line = r == row || c == col || r.abs_diff(row) == c.abs_diff(col);
                if is_on_a_line {
                    change(&mut self.attackers[r][c]);
                }
            }
        }
    }

    fn free(&self, row: usize) -> Vec<usize> {
        (0..self.n).filter(|&col| self.attackers[row][col] == 0).collect()
    }

    fn fill(&mut self) -> bool {
        let is_empty = |row: &usize| self.queens.iter().all(|queen| queen.0 != *row);
        let rows = (0..self.n).filter(is_empty);
        // Of several rows the lowest one.
        let Some((row, free)) =
            rows.map(|row| (row, self.free(row))).rev().min_by_key(|(_, free)| free.len())
        else {
            return true;
        };
        for col in free {
            self.queens.push((row, col));
            self.attack(row, col, |attackers| *attackers += 1);
            if self.fill() {
                return true;
            }
            self.attack(row, col, |attackers| *attackers -= 1);
            self.queens.pop();
        }
        false
    }
}

pub fn fewest_free_first(n: usize) -> Option<Board> {
    let mut grid = Grid { n, attackers: vec![vec![0; n]; n], queens: Vec::new() };
    if n == 0 || !grid.fill() {
        return None;
    }
    grid.queens.sort();
    let columns: Vec<usize> = grid.queens.iter().map(|queen| queen.1).collect();
    Some(Board::from_columns(&columns))
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
    let mut dice = Dice::new(seed);
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
