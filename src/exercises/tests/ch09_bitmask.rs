//! Chapter 9: the three arrays of marks become three integers.
//!
//! A bit stands for a column, as the next row to fill sees it.
//! Write `free`, `with_queen`, and `lowest`, then `count` and `solutions`.
//! The tests stand in that order.
//! If one waits for another function, begin with that.
//!
//! What red looks like first: a `free` that is just `0` gets "Taken { columns: 0b0, hills: 0b0, dales: 0b0 }.free(1) returned 0b0, but should return 0b1".

use exercises::ch09_bitmask::{Taken, count, lowest, solutions};

use crate::cells::{ATTACKED, Cell, FREE, judge_cells};
use crate::judge::{judge_count, judge_solutions};
use crate::own_process::{after, calling, in_own_process};

fn named(taken: &Taken) -> String {
    let Taken { columns, hills, dales } = taken;
    format!("Taken {{ columns: {columns:#b}, hills: {hills:#b}, dales: {dales:#b} }}")
}

#[test]
#[cfg_attr(todo = "ch09::free", ignore = "free still holds a todo!")]
fn free_leaves_the_columns_that_nothing_takes() {
    in_own_process(|| {
        let taken = |columns, hills, dales| Taken { columns, hills, dales };
        for (taken, n, expected) in [
            (taken(0, 0, 0), 1, 0b1),
            (taken(0, 0, 0), 5, 0b1_1111),
            (taken(0b0001, 0b0010, 0b0100), 4, 0b1000),
            (taken(0b1010, 0b0001, 0b0001), 4, 0b0100),
            (taken(0b0001, 0, 0b1_0000), 4, 0b1110),
            (taken(0b1111, 0, 0), 4, 0),
            (taken(0, 0, 0), 32, u32::MAX),
        ] {
            let call = format!("{}.free({n})", named(&taken));
            let found = calling(&call, || taken.free(n));
            assert!(
                found == expected,
                "{call} returned {found:#b}, but should return {expected:#b}.\n\
                 A bit is set for each column of the board that `columns`, `hills`, and `dales` all leave free."
            );
        }
    });
}

#[test]
#[cfg_attr(todo = "ch09::with_queen", ignore = "with_queen still holds a todo!")]
fn with_queen_takes_a_column_and_moves_the_diagonals() {
    in_own_process(|| {
        let empty = Taken { columns: 0, hills: 0, dales: 0 };
        for (taken, queen, expected) in [
            (empty, 0b0100, Taken { columns: 0b0100, hills: 0b0010, dales: 0b1000 }),
            (empty, 0b0001, Taken { columns: 0b0001, hills: 0, dales: 0b0010 }),
            (
                Taken { columns: 0, hills: 0, dales: 1 << 31 },
                0b0001,
                Taken { columns: 0b0001, hills: 0, dales: 0b0010 },
            ),
            (
                Taken { columns: 0b0001, hills: 0b0100, dales: 0b0010 },
                0b1000,
                Taken { columns: 0b1001, hills: 0b0110, dales: 0b1_0100 },
            ),
        ] {
            let call = format!("{}.with_queen({queen:#b})", named(&taken));
            let found = calling(&call, || taken.with_queen(queen));
            // What lies beyond a board of four columns is not asked for.
            let seen = |taken: &Taken| (taken.columns, taken.hills, taken.dales & 0b1111);
            assert!(
                seen(&found) == seen(&expected),
                "{call} returned {}, but should return {}.\n\
                 All hills go to a lower column, >> 1, and all dales to a higher one, << 1, those of the new queen, too.",
                named(&found),
                named(&expected)
            );
        }
    });
}

fn name(cell: &Cell) -> String {
    format!("free, below the queens {:?}, for column {},", cell.placed, cell.col)
}

fn ask(cell: &Cell) -> bool {
    let empty = Taken { columns: 0, hills: 0, dales: 0 };
    let taken = cell.placed.iter().fold(empty, |taken, queen| taken.with_queen(1 << queen));
    taken.free(cell.size()) & (1 << cell.col) != 0
}

#[test]
#[cfg_attr(
    any(todo = "ch09::free", todo = "ch09::with_queen"),
    ignore = "free or with_queen still holds a todo!"
)]
fn with_queen_and_free_refuse_an_attacked_cell() {
    after(&["free"], || judge_cells(false, ATTACKED, name, ask));
}

#[test]
#[cfg_attr(
    any(todo = "ch09::free", todo = "ch09::with_queen"),
    ignore = "free or with_queen still holds a todo!"
)]
fn with_queen_and_free_allow_a_free_cell() {
    after(&["free"], || judge_cells(true, FREE, name, ask));
}

#[test]
#[cfg_attr(todo = "ch09::lowest", ignore = "lowest still holds a todo!")]
fn lowest_is_one_bit_or_none() {
    in_own_process(|| {
        for (set, expected) in
            [(0b1, 0b1), (0b1010, 0b10), (0b1_1000, 0b1000), (1 << 31, 1 << 31), (0, 0)]
        {
            let call = format!("lowest({set:#b})");
            let found = calling(&call, || lowest(set));
            assert!(
                found == expected,
                "{call} returned {found:#b}, but should return {expected:#b}.\n\
                 Only the lowest bit of the set stays, and of the empty set none."
            );
        }
    });
}

#[test]
#[cfg_attr(todo = "ch09::count", ignore = "count still holds a todo!")]
fn count_agrees_with_the_known_counts() {
    after(&["free", "with_queen", "lowest"], || judge_count("count", 12, count));
}

#[test]
#[cfg_attr(todo = "ch09::solutions", ignore = "solutions still holds a todo!")]
fn solutions_lists_every_board_once_and_in_order() {
    after(&["free", "with_queen", "lowest"], || judge_solutions("solutions", 9, solutions));
}
