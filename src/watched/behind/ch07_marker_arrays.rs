use crate::record::MakesBoards as _;

impl Marks {
    #[track_caller]
    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let standing = || watching::standing_above(self, row);
        let is_free = crate::record::asked(standing, row, col, || self.is_free_yours(row, col));
        if is_free {
            watching::found_free(row, col);
        }
        is_free
    }

    pub fn place(&mut self, row: usize, col: usize) {
        let mut queens = watching::standing(self);
        crate::record::inside(|| self.place_yours(row, col));
        queens.retain(|it| *it != (row, col));
        queens.push((row, col));
        watching::stand(self, queens);
    }

    pub fn remove(&mut self, row: usize, col: usize) {
        let mut queens = watching::standing(self);
        crate::record::inside(|| self.remove_yours(row, col));
        queens.retain(|it| *it != (row, col));
        let is_attacked = queens.iter().any(|&(other_row, other_col)| {
            other_col == col || other_col.abs_diff(col) == other_row.abs_diff(row)
        });
        if !is_attacked && !crate::record::inside(|| self.is_free_yours(row, col)) {
            crate::record::left((row, col));
        }
        watching::stand(self, queens);
    }
}

pub mod watching {
    use std::cell::RefCell;
    use std::collections::HashMap;

    use super::*;

    type Queens = Vec<(usize, usize)>;

    thread_local! {
        /// The queens who stand when the marks look like this: whoever copies marks for each branch removes nobody.
        static STANDING: RefCell<HashMap<String, Queens>> = RefCell::new(HashMap::new());
        /// The cell of each row that was found free last.
        static FREE: RefCell<Queens> = const { RefCell::new(Vec::new()) };
    }

    fn known(marks: &Marks) -> Option<Queens> {
        let marks = format!("{marks:?}");
        STANDING.with_borrow_mut(|standing| {
            // The first marks of all have no queen.
            if standing.is_empty() {
                standing.insert(marks.clone(), Vec::new());
            }
            standing.get(&marks).cloned()
        })
    }

    pub fn standing(marks: &Marks) -> Queens {
        known(marks).unwrap_or_default()
    }

    /// The queens who stand when a cell of this row is asked about.
    /// If the marks were written without `place`, they stand where the rows above were found free.
    pub fn standing_above(marks: &Marks, row: usize) -> Queens {
        known(marks).unwrap_or_else(|| {
            FREE.with_borrow(|free| free.iter().copied().filter(|it| it.0 < row).collect())
        })
    }

    /// From now on these queens stand in these marks.
    pub fn stand(marks: &Marks, queens: Queens) {
        STANDING.with_borrow_mut(|standing| standing.insert(format!("{marks:?}"), queens.clone()));
        crate::record::stand(queens);
    }

    pub fn found_free(row: usize, col: usize) {
        FREE.with_borrow_mut(|free| {
            free.retain(|it| it.0 < row);
            free.push((row, col));
        });
    }

    pub fn search(function: &str, n: usize) -> Option<u64> {
        fn fill_below(n: usize, row: usize, marks: &mut Marks) -> u64 {
            if row == n {
                return 1;
            }
            let mut found = 0;
            for col in 0..n {
                if marks.is_free(row, col) {
                    marks.place(row, col);
                    found += fill_below(n, row + 1, marks);
                    marks.remove(row, col);
                }
            }
            found
        }
        match function {
            "solutions" => Some(solutions(n).len() as u64),
            "count" => Some(count(n)),
            "is_free" => Some(fill_below(n, 0, &mut Marks::new(n))),
            _ => None,
        }
    }
}
