//! The search keeps a node of each chosen option on a stack of its own.
//! Next time: without recursion.

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
    // The nodes of the options that are chosen, each in the list of its item.
    let mut stack: Vec<usize> = vec![];
    let mut flow = Continue(());
    loop {
        let mut node = match fewest_options(problem) {
            Some(item) if flow.is_continue() => {
                cover(problem, item);
                problem.options.after[item]
            }
            _ => {
                if flow.is_continue() {
                    let chosen: Vec<usize> =
                        stack.iter().map(|&node| problem.option_of(node)).collect();
                    flow = visit(&chosen);
                }
                match take_back(problem, &mut stack) {
                    Some(next) => next,
                    None => return flow,
                }
            }
        };
        // At the end of a list its item is uncovered, and the option before is taken back.
        while node < problem.head || flow.is_break() {
            uncover(problem, problem.item_of[node]);
            match take_back(problem, &mut stack) {
                Some(next) => node = next,
                None => return flow,
            }
        }
        for other in problem.others(node) {
            cover(problem, problem.item_of[other]);
        }
        stack.push(node);
    }
}

// Returns the next node in the list of the item that the last option was chosen for.
fn take_back(problem: &mut ExactCover, stack: &mut Vec<usize>) -> Option<usize> {
    let node = stack.pop()?;
    for other in problem.others(node).rev() {
        uncover(problem, problem.item_of[other]);
    }
    Some(problem.options.after[node])
}

pub fn queens(n: usize) -> ExactCover {
    let mut options = vec![];
    for row in 0..n {
        for col in 0..n {
            let hill = row + col;
            let dale = row + n - 1 - col;
            options.push([row, n + col, 2 * n + hill, 4 * n - 1 + dale]);
        }
    }
    ExactCover::new(2 * n, 4 * n - 2, &options)
}

pub fn solutions(n: usize) -> Vec<Board> {
    if n == 0 {
        return vec![];
    }
    let mut boards = vec![];
    let _: ControlFlow<()> = search(&mut queens(n), &mut |chosen| {
        let mut sorted = chosen.to_vec();
        sorted.sort();
        let columns: Vec<usize> = sorted.iter().map(|option| option % n).collect();
        boards.push(Board::from_columns(&columns));
        Continue(())
    });
    boards.sort();
    boards
}

pub fn count(n: usize) -> u64 {
    if n == 0 {
        return 0;
    }
    let mut count = 0;
    let _: ControlFlow<()> = search(&mut queens(n), &mut |_| {
        count += 1;
        Continue(())
    });
    count
}

pub fn sudoku(digits: [[u8; 9]; 9]) -> Option<[[u8; 9]; 9]> {
    let mut cells = vec![];
    let mut options = vec![];
    for row in 0..9 {
        for col in 0..9 {
            for digit in 1..=9 {
                if digits[row][col] != 0 && digits[row][col] != digit {
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
