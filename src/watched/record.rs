//! What the watched functions tell.

use std::cell::Cell;
use std::panic::Location;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use queens_kata::Board;
use queens_kata::board::NoSuchColumn;
use queens_kata::trace::{Event, Queen};

use crate::answers::answer;

/// What is done with a question: nothing, tell of it, or count it.
static TELLS: AtomicU8 = AtomicU8::new(SILENT);
const SILENT: u8 = 0;
const TELLING: u8 = 1;
const COUNTING: u8 = 2;

/// The questions so far, and those of threads that are not the first.
static TRIES: AtomicU64 = AtomicU64::new(0);
static TRIES_ELSEWHERE: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// Whether a watched function is running: what it asks on its way is its own affair.
    static IS_INSIDE: Cell<bool> = const { Cell::new(false) };
    /// Whether this is the thread that the search began on.
    static IS_FIRST: Cell<bool> = const { Cell::new(false) };
}

pub fn begin() {
    TELLS.store(TELLING, Ordering::Relaxed);
}

pub fn begin_counting() {
    IS_FIRST.set(true);
    TELLS.store(COUNTING, Ordering::Relaxed);
}

pub fn end() {
    TELLS.store(SILENT, Ordering::Relaxed);
}

/// The questions, and those of threads that are not the first.
pub fn counted() -> (u64, u64) {
    (TRIES.load(Ordering::Relaxed), TRIES_ELSEWHERE.load(Ordering::Relaxed))
}

/// Whether an event is to be told.
fn tells() -> bool {
    TELLS.load(Ordering::Relaxed) == TELLING && !IS_INSIDE.get()
}

/// Runs one of the learner's functions without telling what it asks in turn.
pub fn inside<T>(work: impl FnOnce() -> T) -> T {
    let before = IS_INSIDE.replace(true);
    let value = work();
    IS_INSIDE.set(before);
    value
}

/// The line of the exercise that called, or 0 if something else did.
#[track_caller]
fn line() -> u32 {
    let place = Location::caller();
    let last = env!("LAST_LINE").parse().expect("build.rs writes a number");
    let is_in_the_copy = place.file().starts_with(env!("OUT_DIR"));
    if is_in_the_copy && place.line() <= last { place.line() } else { 0 }
}

/// A question about a cell, and its answer.
#[track_caller]
pub fn asked(
    queens: impl FnOnce() -> Vec<Queen>,
    row: usize,
    col: usize,
    ask: impl FnOnce() -> bool,
) -> bool {
    let line = line();
    if TELLS.load(Ordering::Relaxed) == COUNTING && !IS_INSIDE.get() {
        TRIES.fetch_add(1, Ordering::Relaxed);
        TRIES_ELSEWHERE.fetch_add(u64::from(!IS_FIRST.get()), Ordering::Relaxed);
    }
    if !tells() {
        return inside(ask);
    }
    answer(Event::Asked { queens: queens(), row, col, line });
    let said = inside(ask);
    answer(Event::Said(said));
    said
}

/// A question about a column below the queens of the rows above.
#[track_caller]
pub fn list(placed: &[usize], col: usize, ask: impl FnOnce() -> bool) -> bool {
    asked(|| placed.iter().copied().enumerate().collect(), placed.len(), col, ask)
}

/// A question about a cell of a grid.
#[track_caller]
pub fn grid(grid: &[Vec<bool>], row: usize, col: usize, ask: impl FnOnce() -> bool) -> bool {
    let queens = || {
        let cells = |row: usize| (0..grid[row].len()).map(move |col| (row, col));
        (0..grid.len()).flat_map(cells).filter(|&(row, col)| grid[row][col]).collect()
    };
    asked(queens, row, col, ask)
}

/// A board is made.
#[track_caller]
pub fn board(columns: &[usize]) {
    if tells() {
        answer(Event::Board { columns: columns.to_vec(), line: line() });
    }
}

/// A question about the free columns of the row below these queens, and its answer.
#[track_caller]
pub fn asked_row(placed: &[usize], free: u32) {
    if tells() {
        let queens = placed.iter().copied().enumerate().collect();
        answer(Event::AskedRow { queens, row: placed.len(), free, line: line() });
    }
}

/// A queen has been taken back, and yet a mark of hers is left.
pub fn left(queen: Queen) {
    if tells() {
        answer(Event::Left(queen));
    }
}

/// From now on these queens stand.
pub fn stand(queens: Vec<Queen>) {
    if tells() {
        answer(Event::Stand(queens));
    }
}

/// What makes a board, telling of it: the copy calls it in its place.
pub trait MakesBoards: Sized {
    fn from_columns_seen(columns: &[usize]) -> Self;

    fn try_from_columns_seen(columns: &[usize]) -> Result<Self, NoSuchColumn>;
}

impl MakesBoards for Board {
    #[track_caller]
    fn from_columns_seen(columns: &[usize]) -> Self {
        board(columns);
        Board::from_columns(columns)
    }

    #[track_caller]
    fn try_from_columns_seen(columns: &[usize]) -> Result<Self, NoSuchColumn> {
        let made = Board::try_from_columns(columns);
        if made.is_ok() {
            board(columns);
        }
        made
    }
}
