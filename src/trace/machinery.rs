//! What a chapter's program holds at a step, as all of them say it.

/// What a program holds when the lines of a step have run, as names and values, and the cells that it has read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Machinery {
    /// Names and values, in the order in which to show them.
    pub entries: Vec<Entry>,
    /// The cells, as (row, column), that a check along rays has read.
    pub cells: Vec<(usize, usize)>,
}

impl Machinery {
    /// Of a program that reads no cells.
    pub fn of(entries: Vec<Entry>) -> Self {
        Self { entries, cells: Vec::new() }
    }
}

/// A name and a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// What it is.
    pub name: String,
    /// What it holds.
    pub value: String,
}

/// An [`Entry`] in few words.
pub fn entry(name: impl Into<String>, value: impl Into<String>) -> Entry {
    Entry { name: name.into(), value: value.into() }
}
