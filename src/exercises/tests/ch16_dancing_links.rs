//! Chapter 16: exact cover, by links that leave a list and come back.
//!
//! Write `leave` and `come_back` for a single list, then `cover` and `uncover` on top of them.
//! `fewest_options` says where the search goes on, and `search` is for all problems.
//! Then come the queens: `queens`, which makes their options, `solutions`, and `count`.
//! `sudoku` is an extra.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! The problems that are asked about are written as they are made: `ExactCover::new(2, 1, &[[0, 2], [1]])` has the items 0 and 1, which must be covered, the item 2, which may be, and two options.
//!
//! What red looks like first: a `leave` that does nothing gets "the list [0] with the head 1: after leave(0), `after` leads from 1 to [0], but should lead to [] and back to 1".

use std::ops::ControlFlow::{self, Break, Continue};

use exercises::ch16_dancing_links::{
    come_back, count, cover, fewest_options, leave, queens, search, solutions, sudoku, uncover,
};
use judge::exact_cover::{
    judge_come_back, judge_cover, judge_fewest_options, judge_leave, judge_queens, judge_search,
    judge_the_end_of_search, judge_the_order_of_search, judge_uncover,
};
use judge::own_process::in_own_process;
use judge::searches::{judge_count, judge_solutions};
use judge::sudoku::judge_solver;
use queens_kata::exact_cover::ExactCover;

use crate::after;

/// What `search` is built on.
const DANCE: &[&str] = &["leave", "come_back", "cover", "uncover", "fewest_options"];

/// What `solutions` and `count` are built on.
const ALL: &[&str] =
    &["leave", "come_back", "cover", "uncover", "fewest_options", "search", "queens"];

#[test]
#[cfg_attr(todo = "ch16::leave", ignore = "leave still holds a todo!")]
fn leave_lets_both_neighbours_link_past_the_node() {
    in_own_process(|| judge_leave(&leave));
}

#[test]
#[cfg_attr(todo = "ch16::come_back", ignore = "come_back still holds a todo!")]
fn come_back_leaves_no_trace() {
    in_own_process(|| judge_come_back(&come_back));
}

#[test]
#[cfg_attr(todo = "ch16::cover", ignore = "cover still holds a todo!")]
fn cover_takes_out_the_item_and_what_would_cover_it_again() {
    after(&["leave"], || judge_cover(&cover));
}

#[test]
#[cfg_attr(todo = "ch16::uncover", ignore = "uncover still holds a todo!")]
fn uncover_leaves_no_trace() {
    after(&["leave", "come_back", "cover"], || judge_uncover(&cover, &uncover));
}

#[test]
#[cfg_attr(todo = "ch16::fewest_options", ignore = "fewest_options still holds a todo!")]
fn fewest_options_is_an_item_with_the_fewest() {
    in_own_process(|| judge_fewest_options(&fewest_options));
}

/// The solutions that `search` shows, of which it is told to stop at one.
fn shown(problem: &mut ExactCover, stop_at: usize) -> (Vec<Vec<usize>>, ControlFlow<usize>) {
    let mut shown = Vec::new();
    let flow = search(problem, &mut |chosen: &[usize]| {
        shown.push(chosen.to_vec());
        if shown.len() == stop_at { Break(stop_at) } else { Continue(()) }
    });
    (shown, flow)
}

#[test]
#[cfg_attr(todo = "ch16::search", ignore = "search still holds a todo!")]
fn search_shows_every_solution_once() {
    after(DANCE, || judge_search(&shown));
}

#[test]
#[cfg_attr(todo = "ch16::search", ignore = "search still holds a todo!")]
fn search_stops_where_visit_says_so_and_leaves_no_trace() {
    after(DANCE, || judge_the_end_of_search(&shown));
}

#[test]
#[cfg_attr(todo = "ch16::search", ignore = "search still holds a todo!")]
fn search_sees_at_once_that_an_item_has_no_option() {
    after(DANCE, || judge_the_order_of_search(&shown));
}

#[test]
#[cfg_attr(todo = "ch16::queens", ignore = "queens still holds a todo!")]
fn queens_have_an_option_for_each_cell() {
    in_own_process(|| judge_queens(&queens));
}

#[test]
#[cfg_attr(todo = "ch16::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(ALL, || judge_solutions("solutions", 9, &solutions));
}

#[test]
#[cfg_attr(todo = "ch16::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(ALL, || judge_count("count", 10, &count));
}

#[test]
#[cfg_attr(todo = "ch16::sudoku", ignore = "sudoku still holds a todo!")]
fn sudoku_finds_the_solution() {
    after(&["leave", "come_back", "cover", "uncover", "fewest_options", "search"], || {
        judge_solver("sudoku", &sudoku);
    });
}
