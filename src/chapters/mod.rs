//! The reference: one module a chapter.
//!
//! A chapter has the pieces that make its idea visible and, if it searches for queens, `count(n)` and `solutions(n)`.
//! Read the chapter's page in `docs/` and write the exercise before you read the module here.
//!
//! Rows and columns are counted from 0.
//! Solutions come in the order of their columns, row by row: `[1, 3, 0, 2]` before `[2, 0, 3, 1]`.
//! For n = 0 there is no solution (see [`KNOWN_COUNTS`](crate::known_counts::KNOWN_COUNTS)).

pub mod ch00_brute_force;
pub mod ch01_loop_recursion;
pub mod ch02_pure_recursion;
pub mod ch03_tail_call;
pub mod ch04_plain_loop;
pub mod ch05_grid;
pub mod ch06_column_list;
pub mod ch07_marker_arrays;
pub mod ch08_explicit_stack;
pub mod ch09_bitmask;
pub mod ch10_symmetry;
pub mod ch11_parallel;
pub mod ch12_meet_in_the_middle;
pub mod ch13_any_puzzle;
pub mod ch14_estimate;
pub mod ch15_one_board;
pub mod ch16_dancing_links;
