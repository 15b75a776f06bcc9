//! One neighbour links past the node, and the other does not.

use std::ops::ControlFlow;

use crate::Board;
use crate::exact_cover::{ExactCover, Links};

pub fn leave(links: &mut Links, node: usize) {
    let before = links.before[node];
    let after = links.after[node];
    links.after[before] = after;
}

pub fn come_back(links: &mut Links, node: usize) {
    todo!("put node {node} back into {links:?}")
}

pub fn cover(problem: &mut ExactCover, item: usize) {
    todo!("cover item {item} of {problem:?}")
}

pub fn uncover(problem: &mut ExactCover, item: usize) {
    todo!("uncover item {item} of {problem:?}")
}

pub fn fewest_options(problem: &ExactCover) -> Option<usize> {
    todo!("look through the items of {problem:?}")
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
