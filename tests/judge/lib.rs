//! What the exercise tests ask with, and what they say.
//!
//! - `searches` and `cells` hold the questions that several chapters are asked.
//! - `samples` and `boards` make what is asked about.
//! - `turns`, `images`, and `half_boards` say by definition what chapters 8, 10, and 12 must do.
//! - `own_process` keeps an exercise that never ends, or that overflows its stack, from taking the other tests with it.
//!   `time_limit` says how long one may take, `report` why it failed, and `waiting` whether another function is to blame.
//! - `threads` disturbs chapter 11.
//! - `walks` and `estimates` say what chapter 14 must do, and ask it.
//! - `one_board` judges the boards of chapter 15.
//! - `exact_cover` says what chapter 16 must do, and asks it.
//! - `puzzles` are those that chapter 13's search is asked to solve, and `regions` and `sudoku` judge those that it asks for.

// To panic is how a question says that an answer is wrong.
#![allow(clippy::missing_panics_doc)]

pub mod boards;
pub mod cells;
pub mod estimates;
pub mod exact_cover;
pub mod half_boards;
pub mod images;
pub mod one_board;
pub mod own_process;
pub mod plain_panics;
mod printed;
pub mod puzzles;
pub mod regions;
mod report;
pub mod samples;
pub mod searches;
pub mod sudoku;
pub mod threads;
mod time_limit;
pub mod turns;
pub mod waiting;
pub mod walks;
