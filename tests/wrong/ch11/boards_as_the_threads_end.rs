//! Whoever has found boards puts them behind those that are there already.
//! The numbers vary.

use std::sync::Mutex;

use rayon::prelude::*;

use crate::Board;
use crate::chapters::ch09_bitmask::{Taken, list_below};

pub fn prefixes(n: usize, depth: usize) -> Vec<Vec<usize>> {
    todo!("the placements of {depth} queens on {n} columns")
}

pub fn count(n: usize) -> u64 {
    todo!("count the pieces for {n} queens at the same time, and add up")
}

pub fn solutions(n: usize) -> Vec<Board> {
    let found = Mutex::new(vec![]);
    (0..n).into_par_iter().for_each(|col| {
        let mut boards = vec![];
        list_below(Taken::default().with_queen(1 << col), n, &mut vec![col], &mut boards);
        found.lock().unwrap().append(&mut boards);
    });
    found.into_inner().unwrap()
}
