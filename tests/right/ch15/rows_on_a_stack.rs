//! The search keeps the free columns of the rows that it has filled on a stack, and the repair tries pairs of rows in order.
//! Next time: without recursion.

use crate::Board;
use crate::chapters::ch07_marker_arrays::Marks;
use crate::dice::Dice;

pub fn formula(n: usize) -> Option<Board> {
    let half = n / 2;
    let column = |row: usize| match (n % 6, row) {
        (2, row) if row == half => 2,
        (2, row) if row == half + 1 => 0,
        (2, row) if row == n - 1 => 4,
        (2, row) if row > half => 2 * (row - half) + 2,
        (3, row) if row + 1 == half => 1,
        (3, row) if row < half => 2 * row + 3,
        (3, row) if row >= n - 2 => 2 * (row + 2 - n),
        (3, row) => 2 * (row - half) + 4,
        (_, row) if row < half => 2 * row + 1,
        (_, row) => 2 * (row - half),
    };
    if [0, 2, 3].contains(&n) {
        return None;
    }
    Some(Board::from_columns(&(0..n).map(column).collect::<Vec<_>>()))
}

struct Level {
    row: usize,
    left: std::vec::IntoIter<usize>,
    col: Option<usize>,
}

pub fn fewest_free_first(n: usize) -> Option<Board> {
    if n == 0 {
        return None;
    }
    let mut marks = Marks::new(n);
    let mut stack: Vec<Level> = Vec::new();
    loop {
        let next = (0..n)
            .filter(|row| stack.iter().all(|level| level.row != *row))
            .map(|row| (row, (0..n).filter(|&col| marks.is_free(row, col)).collect::<Vec<usize>>()))
            .min_by_key(|(_, free)| free.len());
        let Some((row, free)) = next else {
            break;
        };
        stack.push(Level { row, left: free.into_iter(), col: None });
        // The last row that has another column takes it.
        loop {
            let level = stack.last_mut()?;
            if let Some(col) = level.col.take() {
                marks.remove(level.row, col);
            }
            level.col = level.left.next();
            match level.col {
                Some(col) => {
                    marks.place(level.row, col);
                    break;
                }
                None => stack.pop(),
            };
        }
    }
    let mut columns = vec![0; n];
    for level in stack {
        columns[level.row] = level.col.unwrap();
    }
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

    fn exchange(&mut self, one: usize, other: usize) {
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
        for other in 0..self.columns.len() {
            if other == row {
                continue;
            }
            let before = self.conflicts;
            self.exchange(row, other);
            if self.conflicts < before {
                return true;
            }
            self.exchange(row, other);
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
