//! The threads take the pieces from one iterator behind a lock, and each result keeps the number of its piece.
//! Next time: with a `Mutex` around the pieces, and nothing else that the threads change.

use std::sync::Mutex;
use std::thread;

use crate::Board;
use crate::chapters::ch01_loop_recursion::is_safe;
use crate::chapters::ch09_bitmask::{Taken, count_below, list_below};

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    if depth == 0 {
        return vec![vec![]];
    }
    let mut longer = vec![];
    for prefix in prefixes(n, depth - 1) {
        for col in (0..n).filter(|&col| is_safe(&prefix, col)) {
            longer.push([prefix.as_slice(), &[col]].concat());
        }
    }
    longer
}

fn taken_by(prefix: &[usize]) -> Taken {
    prefix.iter().fold(Taken::default(), |taken, col| taken.with_queen(1 << col))
}

// The results of all pieces, in the order of the pieces.
fn in_pieces<T: Send>(n: usize, work: impl Fn(&[usize]) -> T + Sync) -> Vec<T> {
    let pieces = if n == 0 { vec![] } else { prefixes(n, n.min(2)) };
    let left = Mutex::new(pieces.into_iter().enumerate());
    let run = || {
        let mut done = vec![];
        loop {
            // The lock is open again at the end of this line.
            let next = left.lock().unwrap().next();
            match next {
                Some((number, piece)) => done.push((number, work(&piece))),
                None => return done,
            }
        }
    };
    let mut results: Vec<(usize, T)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(&run)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

pub fn count(n: usize) -> u64 {
    in_pieces(n, |piece| count_below(taken_by(piece), n)).into_iter().sum()
}

pub fn solutions(n: usize) -> Vec<Board> {
    let list = |piece: &[usize]| {
        let mut boards = vec![];
        list_below(taken_by(piece), n, &mut piece.to_vec(), &mut boards);
        boards
    };
    in_pieces(n, list).concat()
}
