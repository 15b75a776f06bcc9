//! The lines of a learner's exercise that the page shows.

use std::collections::HashSet;

/// The functions of a learner's file that did something, one below the other.
pub struct OwnLines {
    pub lines: Vec<String>,
    /// For each of the lines its number in the file, from 1.
    numbers: Vec<usize>,
}

impl OwnLines {
    /// A function, or an `impl`, begins and ends with a line that is not indented.
    pub fn new(file: &str, used: &[Option<u32>]) -> Self {
        let used: HashSet<usize> = used.iter().flatten().map(|&line| line as usize).collect();
        let mut own = Self { lines: Vec::new(), numbers: Vec::new() };
        let mut item: Vec<(usize, &str)> = Vec::new();
        for (line, number) in file.lines().zip(1..) {
            item.push((number, line));
            if line.starts_with('}') {
                if item.iter().any(|(number, _)| used.contains(number)) {
                    let is_head = |line: &str| {
                        line.is_empty() || line.starts_with("//") || line.starts_with("use ")
                    };
                    for (number, line) in item.iter().skip_while(|(_, line)| is_head(line)) {
                        own.lines.push((*line).to_string());
                        own.numbers.push(*number);
                    }
                }
                item.clear();
            }
        }
        own
    }

    /// The numbers, from 0, of the lines shown that are this line of the file.
    pub fn marked(&self, line: Option<u32>) -> Vec<usize> {
        let place = line.and_then(|line| self.numbers.iter().position(|&it| it == line as usize));
        place.into_iter().collect()
    }
}
