//! Exact cover: some items, and some options, each of which covers a few of them.
//! Look for options that cover each item that must be covered, and no item twice.
//!
//! Here are the lists of chapter 16, ready-made, before anything has left them.

use std::iter::successors;
use std::ops::Range;

/// Some lists of numbered nodes: for each node, which comes before it and which comes after it.
/// Each list is closed to a ring by a node that is none of its members, its head: it comes before the first and after the last.
///
/// ```
/// use queens_kata::exact_cover::Links;
///
/// // The columns 0 to 3, with 4 for a head.
/// let free = Links::ring(4);
/// assert_eq!(free.after, [1, 2, 3, 4, 0]);
/// assert_eq!(free.before, [4, 0, 1, 2, 3]);
/// assert!(free.list(4).eq([0, 1, 2, 3]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    /// For each node, the one before it.
    pub before: Vec<usize>,
    /// For each node, the one after it.
    pub after: Vec<usize>,
}

impl Links {
    /// The nodes 0 to n - 1 in a list, whose head is n.
    pub fn ring(n: usize) -> Self {
        let mut links = Self::alone(n + 1);
        for node in 0..n {
            links.append(n, node);
        }
        links
    }

    /// The members of a list, from the first to the last.
    pub fn list(&self, head: usize) -> impl Iterator<Item = usize> {
        let is_member = move |&node: &usize| node != head;
        successors(Some(self.after[head]), |&node| Some(self.after[node])).take_while(is_member)
    }

    /// So many nodes, each of them a head without members.
    fn alone(nodes: usize) -> Self {
        let itself: Vec<usize> = (0..nodes).collect();
        Self { before: itself.clone(), after: itself }
    }

    /// Makes a node the last member of a list.
    fn append(&mut self, head: usize, node: usize) {
        let last = self.before[head];
        (self.before[node], self.after[node]) = (last, head);
        self.after[last] = node;
        self.before[head] = node;
    }
}

/// Items and options, as two kinds of lists: the items that are still to be covered, and for each item the options that could cover it.
///
/// Nodes are numbered: first the items, then [`head`](Self::head), and then, option by option, a node for each item that an option covers.
///
/// ```
/// use queens_kata::exact_cover::ExactCover;
///
/// // Items 0 and 1 must be covered, and item 2 may be.
/// let problem = ExactCover::new(2, 1, &[vec![0, 2], vec![1, 2], vec![1]]);
/// assert!(problem.items.list(problem.head).eq([0, 1]));
/// assert_eq!(problem.size[1], 2);
/// let options = problem.options.list(1).map(|node| problem.option_of(node));
/// assert!(options.eq([1, 2]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExactCover {
    /// The head of the list of items.
    pub head: usize,
    /// The items that must be covered, and are not yet, are a list.
    /// Each item that may be covered is alone: its links lead to itself.
    pub items: Links,
    /// Each item is the head of a list: a node for each option that could cover it.
    pub options: Links,
    /// For each item, how many options are in its list.
    pub size: Vec<usize>,
    /// For each node, the item that it covers.
    pub item_of: Vec<usize>,
    /// The nodes of each option.
    nodes: Vec<Range<usize>>,
    /// For each node behind the head, its option.
    option_of: Vec<usize>,
}

impl ExactCover {
    /// A problem before any choice.
    /// Items 0 to `must` - 1 must be covered, each by exactly one option; the next `may` items may be covered, each by one option at most.
    /// For each option its items.
    ///
    /// # Panics
    ///
    /// If an option names an item that is not there, or an item twice, or no item that must be covered.
    pub fn new(must: usize, may: usize, options: &[impl AsRef<[usize]>]) -> Self {
        let head = must + may;
        let total: usize = options.iter().map(|option| option.as_ref().len()).sum();
        let mut problem = Self {
            head,
            items: Links::alone(head + 1),
            options: Links::alone(head + 1 + total),
            size: vec![0; head],
            item_of: (0..=head).collect(),
            nodes: Vec::new(),
            option_of: Vec::new(),
        };
        for item in 0..must {
            problem.items.append(head, item);
        }
        for option in options {
            problem.add(option.as_ref(), must);
        }
        problem
    }

    fn add(&mut self, option: &[usize], must: usize) {
        let number = self.nodes.len();
        assert!(
            option.iter().any(|&item| item < must),
            "option {number} covers no item that must be covered"
        );
        let first = self.item_of.len();
        for (node, &item) in (first..).zip(option) {
            assert!(
                item < self.head,
                "option {number} has item {item}, and there are {}",
                self.head
            );
            assert!(
                !self.item_of[first..].contains(&item),
                "option {number} has item {item} twice"
            );
            self.options.append(item, node);
            self.size[item] += 1;
            self.item_of.push(item);
            self.option_of.push(number);
        }
        self.nodes.push(first..first + option.len());
    }

    /// The number of the option that a node belongs to, from 0.
    pub fn option_of(&self, node: usize) -> usize {
        self.option_of[node - self.head - 1]
    }

    /// The other nodes of the option that a node belongs to, whether they are in their lists or not.
    // `use<>`: it keeps hold of no list, so lists may change meanwhile.
    pub fn others(&self, node: usize) -> impl DoubleEndedIterator<Item = usize> + use<> {
        let Range { start, end } = self.nodes[self.option_of(node)];
        (start..node).chain(node + 1..end)
    }
}
