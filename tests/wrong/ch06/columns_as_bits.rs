//! The columns are kept as the bits of a u16, which forgets their order, and those from 16 on.

use crate::Board;

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    let bits: u16 = free.iter().map(|&col| 1 << col).sum();
    for col in (0..16).filter(|col| bits & (1 << col) != 0) {
        let mut rest: Vec<usize> =
            (0..16).filter(|other| bits & (1 << other) != 0 && *other != col).collect();
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
