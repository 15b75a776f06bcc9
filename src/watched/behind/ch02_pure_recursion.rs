use crate::record::MakesBoards as _;

pub mod watching {
    use super::*;

    pub fn search(function: &str, n: usize) -> Option<u64> {
        match function {
            "solutions" => Some(solutions(n).len() as u64),
            "count" => Some(count(n)),
            _ => None,
        }
    }
}
