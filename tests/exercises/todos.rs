//! Finds the exercises that are still to do: the functions that hold a `todo!`.

use std::path::Path;
use std::{fs, io};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A function of an exercise.
pub struct Function {
    /// The chapter's stem, which is also the file's name: `ch01_loop_recursion`.
    pub stem: String,
    /// The function's name: `is_safe`.
    pub name: String,
    /// Whether its body holds a `todo!`.
    pub holds_todo: bool,
}

/// Every function of the exercises in a folder, in the order of the files.
///
/// A file that is not Rust yet (a brace too few, say, or not UTF-8) has none: the compiler reads the same
/// file next, and its message is better than any that could stand here.
///
/// # Errors
///
/// If `lib.rs` can't be read.
pub fn functions(exercises: &Path) -> io::Result<Vec<Function>> {
    let mut found = Vec::new();
    let modules = fs::read_to_string(exercises.join("lib.rs"))?;
    for stem in stems(&modules) {
        let source = fs::read_to_string(exercises.join(format!("{stem}.rs"))).unwrap_or_default();
        if let Ok(tokens) = source.parse::<TokenStream>() {
            collect(stem, tokens, &mut found);
        }
    }
    Ok(found)
}

/// The chapters that `lib.rs` names. What else lies in the folder, such as a copy that an editor or a
/// learner has made, is nobody's exercise.
fn stems(modules: &str) -> impl Iterator<Item = &str> {
    let named = modules.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    named.filter(|name| name.starts_with("ch"))
}

/// Walks over tokens rather than text, so that a `todo!` in a comment or a string does not count.
fn collect(stem: &str, tokens: TokenStream, found: &mut Vec<Function>) {
    let mut tokens = tokens.into_iter();
    let mut name: Option<String> = None;
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(word) if word == "fn" => {
                // `fn(usize) -> u64` is a type: no name follows.
                name = match tokens.next() {
                    Some(TokenTree::Ident(word)) => Some(word.to_string()),
                    _ => None,
                };
            }
            TokenTree::Punct(mark) if mark.as_char() == ';' => name = None,
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                match name.take() {
                    Some(name) => {
                        let (stem, holds_todo) = (stem.to_string(), holds_todo(group.stream()));
                        found.push(Function { stem, name, holds_todo });
                    }
                    // The body of an `impl` or a `mod`: functions stand inside.
                    None => collect(stem, group.stream(), found),
                }
            }
            _ => {}
        }
    }
}

fn holds_todo(tokens: TokenStream) -> bool {
    let mut after_todo = false;
    tokens.into_iter().any(|token| {
        let found = match &token {
            TokenTree::Punct(mark) => after_todo && mark.as_char() == '!',
            TokenTree::Group(group) => holds_todo(group.stream()),
            _ => false,
        };
        after_todo = matches!(&token, TokenTree::Ident(word) if word == "todo");
        found
    })
}
