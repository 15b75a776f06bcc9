//! The boards of chapter 15: each is held against the rules, and no board is expected.

use queens_kata::Board;

use crate::own_process::calling;
use crate::searches::{STAYS_BEHIND, drawn, sizes};

/// A function that makes one board for n queens, if there is one.
pub type OneBoard<'a> = dyn Fn(usize) -> Option<Board> + 'a;

/// A larger board says nothing when it is drawn.
const LARGEST_DRAWN: usize = 20;

/// What to ask about a wrong answer.
#[derive(Clone, Copy, Default)]
pub struct Advice {
    /// Where there is a board, and none is returned.
    pub nothing: Option<&'static str>,
    /// Where two queens attack each other.
    pub conflict: Option<&'static str>,
}

/// Asks for boards of these sizes, `name` being the call with `{n}` in it, and expects one that breaks no rule wherever there is one.
pub fn judge_boards(
    name: &str,
    sizes: impl Iterator<Item = usize>,
    ask: &OneBoard<'_>,
    advice: impl Fn(usize) -> Advice,
) {
    for n in sizes {
        if let Some(wrong) = wrong(&call(name, n), n, ask, advice(n)) {
            panic!("{wrong}");
        }
    }
}

/// Expects what has been right to be right again, the large boards before the small ones, and the same if it always is.
pub fn judge_again(name: &str, largest: usize, is_always_the_same: bool, ask: &OneBoard<'_>) {
    let boards: Vec<_> = sizes(largest).map(|n| (n, calling(call(name, n), || ask(n)))).collect();
    for (n, first) in boards.into_iter().rev() {
        let call = format!("{} again", call(name, n));
        if let Some(wrong) = wrong(&call, n, ask, Advice::default()) {
            panic!("{wrong}\nThe first time it was right.\n{STAYS_BEHIND}");
        }
        let again = calling(&call, || ask(n));
        assert!(
            again == first || !is_always_the_same,
            "{call} returned {}, but the first time {}.\n{STAYS_BEHIND}",
            said(again.as_ref()),
            said(first.as_ref())
        );
    }
}

fn call(name: &str, n: usize) -> String {
    name.replace("{n}", &n.to_string())
}

/// What is wrong with an answer.
fn wrong(call: &str, n: usize, ask: &OneBoard<'_>, advice: Advice) -> Option<String> {
    let found = calling(call, || ask(n));
    let returned = said(found.as_ref());
    let and = |advice: Option<&str>| advice.map_or(String::new(), |it| format!("\n{it}"));
    match found {
        None if matches!(n, 0 | 2 | 3) => None,
        None if n == 1 => {
            Some(format!("{call} returned None, but one queen on one cell is a solution."))
        }
        None => Some(format!(
            "{call} returned None, but there is a board for n = {n}.{}",
            and(advice.nothing)
        )),
        Some(_) if n == 0 => Some(format!(
            "{call} returned a board, but should return None.\nNo queen, no board: that is the rule in this kata."
        )),
        Some(board) if board.size() != n => {
            Some(format!("{call} returned {returned}: {} queens, and not {n}.", board.size()))
        }
        Some(board) => {
            let conflict = board.first_conflict()?;
            let picture = if n <= LARGEST_DRAWN {
                format!("\n\n{}\n", drawn(&board, &[conflict.upper.0, conflict.lower.0]))
            } else {
                String::new()
            };
            Some(format!(
                "{call} returned {returned}, but {conflict}.{picture}{}",
                and(advice.conflict)
            ))
        }
    }
}

/// The columns of a board, if it is small.
fn said(board: Option<&Board>) -> String {
    match board {
        None => "None".into(),
        Some(board) if board.size() <= LARGEST_DRAWN => format!("{:?}", board.columns()),
        Some(board) => {
            let columns: Vec<String> =
                board.columns()[..LARGEST_DRAWN].iter().map(usize::to_string).collect();
            format!("[{}, ..]", columns.join(", "))
        }
    }
}

/// Expects that not all seeds give the same board.
pub fn judge_seeds(n: usize, ask: &dyn Fn(usize, u64) -> Option<Board>) {
    let boards = (1..=10).map(|seed| calling(format!("repair({n}, {seed})"), || ask(n, seed)));
    let boards: Vec<_> = boards.collect();
    assert!(
        boards.iter().any(|board| *board != boards[0]),
        "repair({n}, seed) returned the same board for the seeds 1 to {}, {}, but there are many boards for n = {n}.\nDoes the order in which it begins come from the seed?",
        boards.len(),
        said(boards[0].as_ref())
    );
}
