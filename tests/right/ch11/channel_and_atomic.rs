//! Pieces are taken one by one from a counter, and boards come through a channel.
//! Next time: with a `channel` for the boards, and an `AtomicU64` for the count.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::Board;
use crate::chapters::ch09_bitmask::{Taken, count_below, list_below};

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    fn add(n: usize, depth: usize, placed: &[usize], taken: Taken, found: &mut Vec<Vec<usize>>) {
        if depth == 0 {
            found.push(placed.to_vec());
            return;
        }
        for col in 0..n {
            if taken.free(n) >> col & 1 == 1 {
                let longer = [placed, &[col]].concat();
                add(n, depth - 1, &longer, taken.with_queen(1 << col), found);
            }
        }
    }
    let mut found = vec![];
    add(n, depth, &[], Taken::default(), &mut found);
    found
}

fn taken_by(placed: &[usize]) -> Taken {
    placed.iter().fold(Taken::default(), |taken, col| taken.with_queen(1 << col))
}

fn each_piece(n: usize, work: impl Fn(&[usize]) + Sync) {
    if n == 0 {
        return;
    }
    let pieces = prefixes(n, n.min(2));
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while let Some(piece) = pieces.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(piece);
                }
            });
        }
    });
}

pub fn count(n: usize) -> u64 {
    let sum = AtomicU64::new(0);
    each_piece(n, |piece| {
        sum.fetch_add(count_below(taken_by(piece), n), Ordering::Relaxed);
    });
    sum.into_inner()
}

pub fn solutions(n: usize) -> Vec<Board> {
    let (sender, receiver) = mpsc::channel();
    each_piece(n, |piece| {
        let mut boards = vec![];
        list_below(taken_by(piece), n, &mut piece.to_vec(), &mut boards);
        sender.send(boards).unwrap();
    });
    drop(sender);
    let mut boards: Vec<Board> = receiver.into_iter().flatten().collect();
    boards.sort();
    boards
}
