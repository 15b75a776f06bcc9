//! What the page of chapter 16 shows: how many options the search chooses, and how many links it touches for that.

use queens_kata::chapters::ch16_dancing_links::{cover, fewest_options, uncover};
use queens_kata::exact_cover::ExactCover;

/// What a search takes until it has all solutions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// How often an option is chosen.
    pub chosen: u64,
    /// How often a node leaves a list, to come back later.
    pub left: u64,
    pub solutions: u64,
}

impl Effort {
    /// Goes the way of the reference's search, and counts.
    pub fn of(problem: &mut ExactCover) -> Self {
        let mut effort = Self::default();
        effort.search(problem);
        effort
    }

    fn search(&mut self, problem: &mut ExactCover) {
        let Some(item) = fewest_options(problem) else {
            self.solutions += 1;
            return;
        };
        self.cover(problem, item);
        let nodes: Vec<usize> = problem.options.list(item).collect();
        for node in nodes {
            self.chosen += 1;
            for other in problem.others(node) {
                self.cover(problem, problem.item_of[other]);
            }
            self.search(problem);
            for other in problem.others(node).rev() {
                uncover(problem, problem.item_of[other]);
            }
        }
        uncover(problem, item);
    }

    /// The item leaves, and each node that leaves makes a size smaller by 1.
    fn cover(&mut self, problem: &mut ExactCover, item: usize) {
        let nodes = |problem: &ExactCover| problem.size.iter().sum::<usize>();
        let before = nodes(problem);
        cover(problem, item);
        self.left += 1 + (before - nodes(problem)) as u64;
    }
}
