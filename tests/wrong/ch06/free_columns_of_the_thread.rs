//! The free columns belong to the thread and are made once, for the largest board so far.

use std::cell::RefCell;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

thread_local! {
    static FREE: RefCell<Vec<usize>> = RefCell::default();
}

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
    let mut free = FREE.take();
    for col in free.len()..n {
        free.push(col);
    }
    if n > 0 {
        fill(&mut vec![], &mut free, &mut |placed| boards.push(Board::from_columns(placed)));
    }
    FREE.set(free);
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
