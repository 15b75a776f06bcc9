//! A copy of the list is kept in an array of eight.

use crate::Board;

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    let mut all = [0; 8];
    let length = free.len();
    for index in 0..length {
        all[index] = free[index];
    }
    for &col in &all[..length] {
        let mut rest: Vec<usize> = all[..length].iter().copied().filter(|&it| it != col).collect();
        visit(col, &mut rest);
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
