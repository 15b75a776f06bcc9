use crate::record::MakesBoards as _;

impl Taken {
    #[track_caller]
    pub fn free(self, n: usize) -> u32 {
        let free = crate::record::inside(|| self.free_yours(n));
        let queens = watching::QUEENS.with_borrow_mut(|all| {
            // Before the first queen, what is taken is the beginning: 32 columns, say, of which only n are there.
            if all.is_empty() {
                all.insert(watching::lines(self), vec![(Vec::new(), false)]);
            }
            let these = all.get_mut(&watching::lines(self))?;
            let next = these.iter().position(|(_, asked)| !asked).unwrap_or(these.len() - 1);
            these[next].1 = true;
            Some(these[next].0.clone())
        });
        if let Some(queens) = queens {
            crate::record::asked_row(&queens, free);
        }
        free
    }

    pub fn with_queen(self, queen: u32) -> Self {
        let next = crate::record::inside(|| self.with_queen_yours(queen));
        if queen == 0 {
            return next;
        }
        let col = queen.trailing_zeros() as usize;
        let queens = watching::QUEENS.with_borrow_mut(|all| {
            let these = all.get(&watching::lines(self));
            let above = these.and_then(|all| all.iter().rev().find(|it| it.1).or(all.last()));
            let queens = [above.map_or(&[][..], |it| &it.0), &[col]].concat();
            all.entry(watching::lines(next)).or_default().push((queens.clone(), false));
            queens
        });
        crate::record::stand(queens.into_iter().enumerate().collect());
        next
    }
}

pub mod watching {
    use std::cell::RefCell;
    use std::collections::HashMap;

    use super::*;

    /// The columns of the queens who have taken some lines, and whether the free columns below them have been asked for.
    type Queens = Vec<(Vec<usize>, bool)>;

    thread_local! {
        /// The same lines can be taken by other queens, too: all of them, in the order in which they came.
        pub static QUEENS: RefCell<HashMap<[u32; 3], Queens>> = RefCell::new(HashMap::new());
    }

    pub fn lines(taken: Taken) -> [u32; 3] {
        [taken.columns, taken.hills, taken.dales]
    }

    pub fn search(function: &str, n: usize) -> Option<u64> {
        fn fill(taken: Taken, n: usize, row: usize) -> u64 {
            if row == n {
                return 1;
            }
            let free = taken.free(n);
            let queens = (0..n).map(|col| 1 << col).filter(|queen| free & queen != 0);
            queens.map(|queen| fill(taken.with_queen(queen), n, row + 1)).sum()
        }
        match function {
            "solutions" => Some(solutions(n).len() as u64),
            "count" => Some(count(n)),
            "free" => Some(fill(Taken::default(), n, 0)),
            _ => None,
        }
    }
}
