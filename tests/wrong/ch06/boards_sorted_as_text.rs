//! The boards are sorted by the text of their columns, in which 10 comes before 2.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn for_each_free(free: &mut Vec<usize>, mut visit: impl FnMut(usize, &mut Vec<usize>)) {
    for index in 0..free.len() {
        let col = free.remove(index);
        visit(col, free);
        free.insert(index, col);
    }
}

fn fill(placed: &mut Vec<usize>, free: &mut Vec<usize>, found: &mut dyn FnMut(&[usize])) {
    if free.is_empty() {
        return found(placed);
    }
    for_each_free(free, |col, rest| {
        if is_safe(placed, col) {
            placed.push(col);
            fill(placed, rest, found);
            placed.pop();
        }
    });
}

pub fn solutions(n: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    if n > 0 {
        fill(&mut vec![], &mut (0..n).collect(), &mut |placed| {
            boards.push(Board::from_columns(placed));
        });
    }
    boards.sort_by_cached_key(|board| format!("{board:?}"));
    boards
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
