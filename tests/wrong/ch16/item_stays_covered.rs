//! The items of an option are uncovered, and the item whose options were tried is not.

use std::ops::ControlFlow::{self, Continue};

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
    let mut fewest = None;
    for item in problem.items.list(problem.head) {
        if fewest.is_none_or(|it: usize| problem.size[item] < problem.size[it]) {
            fewest = Some(item);
        }
    }
    fewest
}

pub fn search<B>(
    problem: &mut ExactCover,
    visit: &mut impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    go_on(problem, &mut vec![], visit)
}

fn go_on<B>(
    problem: &mut ExactCover,
    chosen: &mut Vec<usize>,
    visit: &mut impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Some(item) = fewest_options(problem) else {
        return visit(chosen);
    };
    cover(problem, item);
    let mut node = problem.options.after[item];
    while node != item {
        for other in problem.others(node) {
            let other_item = problem.item_of[other];
            cover(problem, other_item);
        }
        chosen.push(problem.option_of(node));
        let flow = go_on(problem, chosen, visit);
        chosen.pop();
        for other in problem.others(node).rev() {
            let other_item = problem.item_of[other];
            uncover(problem, other_item);
        }
        if flow.is_break() {
            return flow;
        }
        node = problem.options.after[node];
    }
    Continue(())
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
