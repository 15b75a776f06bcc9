//! The options are the digits of the empty cells, and nothing is said of the others.

use std::ops::ControlFlow::{self, Break, Continue};

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
    let mut flow = Continue(());
    let mut node = problem.options.after[item];
    while node != item {
        for other in problem.others(node) {
            let other_item = problem.item_of[other];
            cover(problem, other_item);
        }
        chosen.push(problem.option_of(node));
        flow = go_on(problem, chosen, visit);
        chosen.pop();
        for other in problem.others(node).rev() {
            let other_item = problem.item_of[other];
            uncover(problem, other_item);
        }
        if flow.is_break() {
            break;
        }
        node = problem.options.after[node];
    }
    uncover(problem, item);
    flow
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
    let mut cells = vec![];
    let mut options = vec![];
    for row in 0..9 {
        for col in 0..9 {
            for digit in 1..=9 {
                if digits[row][col] != 0 {
                    continue;
                }
                let d = digit as usize - 1;
                let box_number = row / 3 * 3 + col / 3;
                cells.push((row, col, digit));
                options.push([
                    row * 9 + col,
                    81 + row * 9 + d,
                    2 * 81 + col * 9 + d,
                    3 * 81 + box_number * 9 + d,
                ]);
            }
        }
    }
    let mut problem = ExactCover::new(4 * 81, 0, &options);
    let flow = search(&mut problem, &mut |chosen| Break(chosen.to_vec()));
    let mut solved = [[0; 9]; 9];
    for option in flow.break_value()? {
        let (row, col, digit) = cells[option];
        solved[row][col] = digit;
    }
    Some(solved)
}
