//! The column to the right is looked up among the digits 0 to 9.

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    let digits = "0123456789";
    let right = digits.chars().nth(col + 1).and_then(|digit| digit.to_digit(10));
    match right {
        Some(right) if (right as usize) < n => Some(right as usize),
        _ => step_back(placed, n),
    }
}

pub fn count(n: usize) -> u64 {
    todo!("count the solutions for {n} queens, one call a cell")
}

pub fn solutions(n: usize) -> Vec<Board> {
    todo!("list the solutions for {n} queens, one call a cell")
}
