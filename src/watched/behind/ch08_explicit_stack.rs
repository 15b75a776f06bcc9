use crate::record::MakesBoards as _;

/// A turn is known by the stack that it leaves.
pub fn walk(n: usize, mut look: impl FnMut(&[Position])) {
    let mut before = vec![Position { row: 0, col: 0, stands: false }];
    walk_yours(n, |stack| {
        watching::tell_of_turn(&before, stack);
        before = stack.to_vec();
        look(stack);
    });
}

pub mod watching {
    use super::*;

    pub fn tell_of_turn(before: &[Position], after: &[Position]) {
        let queens = |stack: &[Position]| -> Vec<(usize, usize)> {
            stack.iter().filter(|it| it.stands).map(|it| (it.row, it.col)).collect()
        };
        let (stood, stand) = (queens(before), queens(after));
        if let Some((&(row, col), above)) = stand.split_last()
            && above == stood
        {
            crate::record::asked(|| stood, row, col, || true);
        } else if let (Some(top), Some(now)) = (before.last(), after.last())
            && stood == stand
            && before.len() == after.len()
            && !top.stands
        {
            for col in top.col..now.col {
                crate::record::asked(|| stood.clone(), top.row, col, || false);
            }
        }
        crate::record::stand(stand);
    }

    pub fn search(function: &str, n: usize) -> Option<u64> {
        match function {
            "solutions" => Some(solutions(n).len() as u64),
            "count" => Some(count(n)),
            "walk" => {
                let mut found = 0;
                walk(n, |stack| {
                    found +=
                        u64::from(stack.len() == n && stack.last().is_some_and(|it| it.stands));
                });
                Some(found)
            }
            _ => None,
        }
    }
}
