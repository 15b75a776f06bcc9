//! The reference, under the names that the exercises have.

pub use queens_kata::chapters::*;
