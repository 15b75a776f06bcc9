use crate::record::MakesBoards as _;

pub mod watching {
    use super::*;

    pub fn search(function: &str, n: usize) -> Option<u64> {
        fn fill_below(placed: &mut Vec<usize>, free: &mut Vec<usize>) -> u64 {
            if free.is_empty() {
                return 1;
            }
            let mut found = 0;
            for_each_free(free, |col, rest| {
                if crate::chapters::ch01_loop_recursion::is_safe(placed, col) {
                    placed.push(col);
                    found += fill_below(placed, rest);
                    placed.pop();
                }
            });
            found
        }
        match function {
            "solutions" => Some(solutions(n).len() as u64),
            "count" => Some(count(n)),
            "for_each_free" => Some(fill_below(&mut Vec::new(), &mut (0..n).collect())),
            _ => None,
        }
    }
}
