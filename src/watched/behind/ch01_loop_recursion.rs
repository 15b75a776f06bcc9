use crate::record::MakesBoards as _;

#[track_caller]
pub fn is_safe(placed: &[usize], col: usize) -> bool {
    crate::record::list(placed, col, || is_safe_yours(placed, col))
}

pub mod watching {
    use super::*;

    pub fn search(function: &str, n: usize) -> Option<u64> {
        fn fill_below(n: usize, placed: &mut Vec<usize>) -> u64 {
            if placed.len() == n {
                return 1;
            }
            let mut found = 0;
            for col in 0..n {
                if is_safe(placed, col) {
                    placed.push(col);
                    found += fill_below(n, placed);
                    placed.pop();
                }
            }
            found
        }
        match function {
            "solutions" => Some(solutions(n).len() as u64),
            "count" => Some(count(n)),
            "is_safe" => Some(fill_below(n, &mut Vec::new())),
            _ => None,
        }
    }
}
