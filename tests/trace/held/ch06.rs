//! Chapter 6: the list that a row got, and the list without the column that it tries.

use std::cell::RefCell;

use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::chapters::ch06_column_list::for_each_free;
use queens_kata::trace::{Kind, Machinery, entry};

use super::{seen, seen_passed_by};

pub fn search(n: usize) {
    fill_below(&mut Vec::new(), &mut (0..n).collect(), &mut |_| ());
}

fn fill_below(placed: &mut Vec<usize>, free: &mut Vec<usize>, found: &mut impl FnMut(&[usize])) {
    seen_list(placed.len(), free);
    if free.is_empty() {
        seen_solution(placed, free);
        return found(placed);
    }
    for_each_free(free, |col, rest| {
        seen(Kind::Try, placed.len(), col, held(placed.len(), rest));
        if is_safe(placed, col) {
            placed.push(col);
            seen(Kind::Placed(None), placed.len() - 1, col, held(placed.len() - 1, rest));
            fill_below(placed, rest, found);
            placed.pop();
            seen(Kind::TakenBack, placed.len(), col, held(placed.len(), rest));
        }
        seen_passed_by(placed.len(), col, held(placed.len(), rest));
    });
}

thread_local! {
    /// The list of each row that has been entered, as the row got it.
    static LISTS: RefCell<Vec<Vec<usize>>> = const { RefCell::new(Vec::new()) };
}

fn seen_list(row: usize, free: &[usize]) {
    LISTS.with_borrow_mut(|lists| {
        lists.truncate(row);
        lists.push(free.to_vec());
    });
}

/// The list that the call got is the one that the last row handed down.
fn seen_solution(placed: &[usize], free: &[usize]) {
    let (&col, above) = placed.split_last().unwrap();
    seen(Kind::Solution, above.len(), col, held(above.len(), free));
}

fn held(row: usize, rest: &[usize]) -> Machinery {
    let free = LISTS.with_borrow(|lists| format!("{:?}", lists[row]));
    Machinery::of(vec![
        entry(format!("free for row {row}"), free),
        entry("rest, without this column", format!("{rest:?}")),
    ])
}
