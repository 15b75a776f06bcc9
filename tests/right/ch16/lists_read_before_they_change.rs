//! Each list is read into a vector before any of its options is chosen.
//! Next time: without `while`: each list is read before it changes.

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
    for other in others_of_all(problem, item) {
        leave(&mut problem.options, other);
        problem.size[problem.item_of[other]] -= 1;
    }
}

fn nodes(problem: &ExactCover, item: usize) -> Vec<usize> {
    problem.options.list(item).collect()
}

fn others_of_all(problem: &ExactCover, item: usize) -> Vec<usize> {
    nodes(problem, item).into_iter().flat_map(|node| problem.others(node)).collect()
}

pub fn uncover(problem: &mut ExactCover, item: usize) {
    for other in others_of_all(problem, item).into_iter().rev() {
        come_back(&mut problem.options, other);
        problem.size[problem.item_of[other]] += 1;
    }
    come_back(&mut problem.items, item);
}

pub fn fewest_options(problem: &ExactCover) -> Option<usize> {
    let mut items: Vec<usize> = problem.items.list(problem.head).collect();
    items.sort_by_key(|&item| problem.size[item]);
    items.first().copied()
}

pub fn search<B>(
    problem: &mut ExactCover,
    visit: &mut impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    choose_the_rest(problem, &mut vec![], visit)
}

fn choose_the_rest<B>(
    problem: &mut ExactCover,
    chosen: &mut Vec<usize>,
    visit: &mut impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Some(item) = fewest_options(problem) else {
        return visit(chosen);
    };
    cover(problem, item);
    let flow = nodes(problem, item).into_iter().try_for_each(|node| {
        let items: Vec<usize> = problem.others(node).map(|other| problem.item_of[other]).collect();
        items.iter().for_each(|&other| cover(problem, other));
        chosen.push(problem.option_of(node));
        let flow = choose_the_rest(problem, chosen, visit);
        chosen.pop();
        items.iter().rev().for_each(|&other| uncover(problem, other));
        flow
    });
    uncover(problem, item);
    flow
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
