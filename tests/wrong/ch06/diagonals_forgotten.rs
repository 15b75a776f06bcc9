//! The list keeps the columns apart, and nobody looks at the diagonals any more.

use crate::Board;

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    for index in 0..free.len() {
        let col = free.remove(index);
        visit(col, free);
        free.insert(index, col);
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut found = Vec::new();
    if n > 0 {
        fill(&mut Vec::new(), &mut (0..n).collect(), &mut found);
    }
    found
}

fn fill(placed: &mut Vec<usize>, free: &mut Vec<usize>, found: &mut Vec<Board>) {
    if free.is_empty() {
        found.push(Board::from_columns(placed));
        return;
    }
    for_each_free(free, |col, rest| {
        placed.push(col);
        fill(placed, rest, found);
        placed.pop();
    });
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens, trying free columns only")
}

pub fn solutions_on_grid(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens on a grid, trying free columns only")
}

pub fn count_on_grid(n: usize) -> u64 {
    todo!("count the solutions for {n} queens on a grid, trying free columns only")
}
