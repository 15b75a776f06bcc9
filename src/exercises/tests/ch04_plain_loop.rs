//! Chapter 4: one loop over the row and the column, as an iterator that pauses at each solution.
//!
//! `next` goes on from where the last call stopped.
//! Nothing is kept but the placed queens and the column to try.
//! Write `Solutions::new` and `next` together, then `solutions` and `count`, one line each.
//!
//! What red looks like first: a `next` that is just `None`, beside a `new` that is right, gets "call 1 of next() returned no board, but should return the board [1, 3, 0, 2]".

use std::thread;
use std::time::Duration;

use cpu_time::ProcessTime;
use exercises::ch04_plain_loop::{Solutions, count, solutions};
use judge::own_process::calling;
use judge::searches::{drawn, judge_count, judge_solutions, sizes};
use queens_kata::Board;
use queens_kata::chapters::ch04_plain_loop as reference;

use crate::after;

const A_WHILE: Duration = Duration::from_millis(40);

fn new(n: usize) -> Solutions {
    calling(format!("Solutions::new({n})"), || Solutions::new(n))
}

/// All boards, found by the reference.
fn boards(n: usize) -> Vec<Board> {
    reference::Solutions::new(n).collect()
}

/// Expects a board, or the end.
fn judge_next(solutions: &mut Solutions, call: &str, expected: Option<&Board>) {
    let advice = match expected {
        None => "No cell is left to try: from here on it is None, however often one asks.",
        Some(_) => {
            "Each board comes once, smallest columns first. Is a cell refused that no queen attacks, or never tried?"
        }
    };
    judge_next_with(advice, solutions, call, expected);
}

/// The same, where another mistake is likely.
fn judge_next_with(advice: &str, solutions: &mut Solutions, call: &str, expected: Option<&Board>) {
    let found = calling(call, || solutions.next());
    if found.as_ref() == expected {
        return;
    }
    if let Some(board) = &found
        && let Some(conflict) = board.first_conflict()
    {
        let attacking = [conflict.upper.0, conflict.lower.0];
        panic!("{call} returned a board on which {conflict}:\n\n{}", drawn(board, &attacking));
    }
    let columns = |board: Option<&Board>| match board {
        Some(board) => format!("the board {:?}", board.columns()),
        None => "no board".into(),
    };
    panic!(
        "{call} returned {}, but should return {}.\n{advice}",
        columns(found.as_ref()),
        columns(expected)
    );
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_pauses_at_each_board_and_then_ends() {
    after(&["new"], || {
        let boards = boards(4);
        let mut four = new(4);
        judge_next(&mut four, "call 1 of next()", Some(&boards[0]));
        judge_next(&mut four, "call 2 of next()", Some(&boards[1]));
        judge_next(&mut four, "call 3 of next()", None);
        judge_next(&mut four, "call 4 of next() after the end", None);
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_gives_the_boards_of_every_n_and_stays_at_the_end() {
    after(&["new"], || {
        for n in sizes(8) {
            let boards = boards(n);
            let mut search = new(n);
            for (index, board) in boards.iter().enumerate() {
                let call = format!("call {} of next() for n = {n}", index + 1);
                judge_next(&mut search, &call, Some(board));
            }
            for more in 1..=3 {
                let call =
                    format!("call {} of next() for n = {n}, at the end", boards.len() + more);
                judge_next(&mut search, &call, None);
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_does_not_search_ahead() {
    after(&["new"], || {
        // Small boards first: a wrong check may leave no board of twenty queens to find.
        for n in (1..=10).chain([20, 25]) {
            let first = reference::Solutions::new(n).next();
            let call = format!("the first next() of Solutions::new({n})");
            judge_next(&mut new(n), &call, first.as_ref());
        }
        let mut search = new(25);
        calling("next() for n = 25", || search.next());
        let asked = ProcessTime::now();
        thread::sleep(A_WHILE);
        assert!(
            asked.elapsed() < A_WHILE / 10,
            "next() of Solutions::new(25) has returned, and something is still at work.\n\
             Between two calls of next() nothing is searched."
        );
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_does_not_begin_again() {
    after(&["new"], || {
        let count = calling("Solutions::new(11).count()", || Solutions::new(11).count());
        assert!(count == 2_680, "Solutions::new(11) gave {count} boards, but there are 2680");
        // What an iterator can do besides next goes on from the same place.
        let mut search = new(4);
        calling("next()", || search.next());
        let left = calling("count() after call 1 of next()", || search.count());
        assert!(
            left == 1,
            "after call 1 of next(), for n = 4, count() returned {left}, but 1 board is left"
        );
        let second = calling("nth(1) of Solutions::new(4)", || Solutions::new(4).nth(1));
        let second = second.as_ref().map(Board::columns);
        assert!(
            second == Some(&[2, 0, 3, 1]),
            "nth(1) of Solutions::new(4) returned {second:?}, but nth counts from 0, and board 1 is [2, 0, 3, 1]"
        );
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_keeps_each_search_to_itself() {
    after(&["new"], || {
        let (of_four, of_six) = (boards(4), boards(6));
        let judge = |search: &mut Solutions, call: &str, board| {
            judge_next_with(
                "Is something of a search kept outside of it?",
                search,
                call,
                Some(board),
            );
        };
        let (mut four, mut six) = (new(4), new(6));
        judge(&mut four, "next() of one search", &of_four[0]);
        judge(&mut six, "next() of another search", &of_six[0]);
        judge(&mut four, "next() of the first search again", &of_four[1]);
        judge(&mut new(4), "next() of a third search", &of_four[0]);
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_of_a_clone_goes_on_by_itself() {
    after(&["new"], || {
        let boards = boards(4);
        let mut search = new(4);
        judge_next(&mut search, "call 1 of next()", Some(&boards[0]));
        let mut clone = calling("clone() after call 1 of next()", || search.clone());
        judge_next(&mut search, "call 2 of next(), with a clone made before it,", Some(&boards[1]));
        judge_next(&mut search, "call 3 of next(), with a clone made before,", None);
        let advice = "Does a clone share something with the search that it was made from?";
        judge_next_with(
            advice,
            &mut clone,
            "next() of a clone that was made between the two boards, with the first search at its end,",
            Some(&boards[1]),
        );
        judge_next_with(advice, &mut clone, "next() of that clone again", None);
    });
}

#[test]
#[cfg_attr(todo = "ch04::next", ignore = "next still holds a todo!")]
fn next_gives_as_many_boards_as_size_hint_allows() {
    after(&["new"], || {
        for n in sizes(6) {
            let mut search = new(n);
            for left in (0..=boards(n).len()).rev() {
                let (least, most) = calling("size_hint()", || search.size_hint());
                assert!(
                    least <= left && most.is_none_or(|most| left <= most),
                    "size_hint() of a search for n = {n} returned {:?}, but the number of boards still to come is {left}.\n\
                     It is the least number of boards that may come, and the largest, or None. Without a size_hint of your own it is (0, None), and right.",
                    (least, most)
                );
                calling("next()", || search.next());
            }
        }
    });
}

#[test]
#[cfg_attr(todo = "ch04::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["new", "next"], || judge_solutions("solutions", 9, &solutions));
}

#[test]
#[cfg_attr(todo = "ch04::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["new", "next"], || judge_count("count", 10, &count));
}
