//! The column is put back at the end and the list sorted, as if it had been in that order before.

use crate::Board;

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    for index in 0..free.len() {
        let col = free.remove(index);
        visit(col, free);
        free.push(col);
        free.sort();
    }
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, trying free columns only")
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
