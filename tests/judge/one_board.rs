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
    /// Where there are too few queens, or too many.
    pub size: Option<&'static str>,
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
        judge_board(&call(name, n), n, ask, advice(n));
    }
}

/// Expects a board that breaks no rule, or none where there is none, and returns what it is.
fn judge_board(call: &str, n: usize, ask: &OneBoard<'_>, advice: Advice) -> Option<Board> {
    let found = calling(call, || ask(n));
    if let Some(wrong) = wrong(call, n, found.as_ref(), advice) {
        panic!("{wrong}");
    }
    found
}

/// Expects what has been right to be right again, the large boards before the small ones.
/// With `another`, it has to be the same board: that is what is asked about another one.
pub fn judge_again(name: &str, largest: usize, another: Option<&str>, ask: &OneBoard<'_>) {
    let boards: Vec<_> = sizes(largest)
        .map(|n| (n, judge_board(&call(name, n), n, ask, Advice::default())))
        .collect();
    for (n, first) in boards.into_iter().rev() {
        let call = format!("{} again", call(name, n));
        let again = calling(&call, || ask(n));
        if let Some(wrong) = wrong(&call, n, again.as_ref(), Advice::default()) {
            panic!("{wrong}\nThe first time it was right.\n{STAYS_BEHIND}");
        }
        if let Some(another) = another {
            assert!(
                again == first,
                "{call} returned {}, but the first time {}.\n{another}",
                said(again.as_ref()),
                said(first.as_ref())
            );
        }
    }
}

fn call(name: &str, n: usize) -> String {
    name.replace("{n}", &n.to_string())
}

/// What is wrong with an answer.
fn wrong(call: &str, n: usize, found: Option<&Board>, advice: Advice) -> Option<String> {
    let returned = said(found);
    let and = |advice: Option<&str>| advice.map_or(String::new(), |it| format!("\n{it}"));
    match found {
        None if matches!(n, 0 | 2 | 3) => None,
        None if n == 1 => Some(format!(
            "{call} returned None, but one queen on one cell is a solution.{}",
            and(advice.nothing)
        )),
        None => Some(format!(
            "{call} returned None, but there is a board for n = {n}.{}",
            and(advice.nothing)
        )),
        Some(_) if n == 0 => Some(format!(
            "{call} returned a board, but should return None.\nNo queen, no board: that is the rule in this kata."
        )),
        Some(board) if board.size() != n => {
            let queens = if board.size() == 1 { "queen" } else { "queens" };
            Some(format!(
                "{call} returned {returned}, which is {} {queens} instead of {n}.{}",
                board.size(),
                and(advice.size)
            ))
        }
        Some(board) => {
            let conflict = board.first_conflict()?;
            let picture = if n <= LARGEST_DRAWN {
                format!("\n\n{}\n", drawn(board, &[conflict.upper.0, conflict.lower.0]))
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

/// Expects another board for each of these seeds: n is so large that two are never the same by chance.
pub fn judge_seeds(
    n: usize,
    seeds: impl Iterator<Item = u64>,
    ask: &dyn Fn(usize, u64) -> Option<Board>,
) {
    let mut boards: Vec<(u64, Option<Board>)> = Vec::new();
    for seed in seeds {
        let call = format!("repair({n}, {seed})");
        let board = judge_board(&call, n, &|n| ask(n, seed), Advice::default());
        if let Some((earlier, _)) = boards.iter().find(|(_, it)| *it == board) {
            panic!(
                "{call} returned the same board as repair({n}, {earlier}), {}, but there are many boards for n = {n}.\nDoes the order in which it begins come from the dice, and do the dice begin with the whole seed?",
                said(board.as_ref())
            );
        }
        boards.push((seed, board));
    }
}
