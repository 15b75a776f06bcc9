//! All items are looked through, whether they must be covered or may be.

use std::ops::ControlFlow;

use crate::Board;
use crate::exact_cover::{ExactCover, Links};

pub fn leave(links: &mut Links, node: usize) {
    let before = links.before[node];
    let after = links.after[node];
    links.after[before] = after;
    links.before[after] = before;
}

pub fn come_back(links: &mut Links, node: usize) {
    let before = links.before[node];
    let after = links.after[node];
    links.after[before] = node;
    links.before[after] = node;
}

pub fn cover(problem: &mut ExactCover, item: usize) {
    leave(&mut problem.items, item);
    let mut node = problem.options.after[item];
    while node != item {
        for other in problem.others(node) {
            leave(&mut problem.options, other);
            let its_item = problem.item_of[other];
            problem.size[its_item] -= 1;
        }
        node = problem.options.after[node];
    }
}

pub fn uncover(problem: &mut ExactCover, item: usize) {
    let mut node = problem.options.before[item];
    while node != item {
        for other in problem.others(node).rev() {
            come_back(&mut problem.options, other);
            let its_item = problem.item_of[other];
            problem.size[its_item] += 1;
        }
        node = problem.options.before[node];
    }
    come_back(&mut problem.items, item);
}

pub fn fewest_options(problem: &ExactCover) -> Option<usize> {
    (0..problem.head).min_by_key(|&item| problem.size[item])
}

pub fn search<B>(
    problem: &mut ExactCover,
    visit: &mut impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    todo!("search {problem:?}")
}

pub fn queens(n: usize) -> ExactCover {
    todo!("make the options of {n} queens")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the boards of {n} queens")
}

pub fn count(n: usize) -> u64 {
    todo!("count the boards of {n} queens")
}

pub fn sudoku(digits: [[u8; 9]; 9]) -> Option<[[u8; 9]; 9]> {
    todo!("solve {digits:?}")
}
