//! Halves are found among all orders of their columns.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch09_bitmask;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    pub columns: Vec<usize>,
    pub left: u32,
    pub right: u32,
}

pub fn halves(n: usize, columns: u32) -> Vec<Half> {
    let columns: Vec<usize> = (0..n).filter(|col| columns & (1 << col) != 0).collect();
    orders(&columns)
        .into_iter()
        .filter(|order| (0..order.len()).all(|row| is_safe(&order[..row], order[row])))
        .map(|order| Half {
            left: points(n, &order, |col, down| (col + 1).checked_sub(down)),
            right: points(n, &order, |col, down| Some(col + down)),
            columns: order,
        })
        .collect()
}

fn orders(columns: &[usize]) -> Vec<Vec<usize>> {
    if columns.is_empty() {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (index, &first) in columns.iter().enumerate() {
        let rest = [&columns[..index], &columns[index + 1..]].concat();
        found.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
    }
    found
}

fn points(n: usize, columns: &[usize], point: impl Fn(usize, usize) -> Option<usize>) -> u32 {
    let crossing = columns.iter().enumerate().filter_map(|(row, &col)| point(col, n / 2 - row));
    crossing.filter(|point| (1..n).contains(point)).map(|point| 1 << point).sum()
}

pub fn fits(top: &Half, bottom: &Half) -> bool {
    top.left & bottom.right == 0 && top.right & bottom.left == 0
}

pub fn count(n: usize) -> u64 {
    solutions(n).len() as u64
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 || !n.is_multiple_of(2) {
        return ch09_bitmask::solutions(n);
    }
    let mut found = Vec::new();
    for set in 0..1_u32 << n {
        if set.count_ones() as usize == n / 2 {
            let bottoms = halves(n, ((1 << n) - 1) & !set);
            for top in halves(n, set) {
                for bottom in bottoms.iter().filter(|bottom| fits(&top, bottom)) {
                    let mut columns = top.columns.clone();
                    columns.extend(bottom.columns.iter().rev());
                    found.push(Board::from_columns(&columns));
                }
            }
        }
    }
    found.sort();
    found
}
