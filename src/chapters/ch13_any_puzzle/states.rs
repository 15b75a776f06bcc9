//! Puzzles in which different choices lead to the same state.
//!
//! What was found out in a state once need not be searched for again.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use super::Puzzle;

/// A puzzle whose states can be told apart.
pub trait States: Puzzle {
    /// What the rest of the search depends on, and nothing else.
    type State: Eq + Hash;

    /// Where the search stands.
    fn state(&self) -> Self::State;
}

/// The number of solutions, as [`count_solutions`](super::count_solutions) counts them, with a table: from each state to the number of solutions below it.
/// The state must decide this number, as it does not for a [`Maze`](super::maze::Maze).
///
/// ```
/// use queens_kata::chapters::ch13_any_puzzle::{states::count_by_state, subset::Subset};
///
/// // A hundred numbers, and 161,700 ways to take three of them.
/// assert_eq!(count_by_state(Subset::new(vec![1; 100], 3)), 161_700);
/// ```
pub fn count_by_state<P: States>(mut puzzle: P) -> u64 {
    count_below(&mut puzzle, &mut HashMap::new())
}

fn count_below<P: States>(puzzle: &mut P, known: &mut HashMap<P::State, u64>) -> u64 {
    if puzzle.solved() {
        return 1;
    }
    if let Some(&count) = known.get(&puzzle.state()) {
        return count;
    }
    let mut count = 0;
    for choice in puzzle.choices() {
        puzzle.make(choice);
        count += count_below(puzzle, known);
        puzzle.undo(choice);
    }
    known.insert(puzzle.state(), count);
    count
}

/// A solution, if there is one.
/// No state is entered twice: where nothing was found, nothing will be.
pub fn first_by_state<P: States + Clone>(mut puzzle: P) -> Option<P> {
    find(&mut puzzle, &mut HashSet::new())
}

fn find<P: States + Clone>(puzzle: &mut P, visited: &mut HashSet<P::State>) -> Option<P> {
    if puzzle.solved() {
        return Some(puzzle.clone());
    }
    if !visited.insert(puzzle.state()) {
        return None;
    }
    for choice in puzzle.choices() {
        puzzle.make(choice);
        let found = find(puzzle, visited);
        puzzle.undo(choice);
        if found.is_some() {
            return found;
        }
    }
    None
}
