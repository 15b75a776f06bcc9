//! What the files of the exercises hold: which functions are still to write.
//! Whether all is there that the tests call, `faults.rs` says.

#[path = "faults.rs"]
mod faults;

use std::path::Path;
use std::{fs, io};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

pub use faults::{Fault, faults};

/// A function of an exercise.
#[derive(Clone)]
pub struct Function {
    /// The chapter's stem, which is also the file's name: `ch01_loop_recursion`.
    pub stem: String,
    /// The function's name: `is_safe`.
    /// If its file has several of that name, its type stands before it: `Regions::choices`.
    pub name: String,
    /// Whether its body holds a `todo!`.
    pub holds_todo: bool,
    /// Whether it holds more than that: the `todo!` may have been left there.
    pub holds_more: bool,
    /// Whether its doc comment begins with "An extra": the chapter is done without it.
    pub is_extra: bool,
}

impl Function {
    /// How the names of its tests begin: `is_safe`, or `regions_choices`.
    pub fn in_tests(&self) -> String {
        self.name.replace("::", "_").to_lowercase()
    }
}

/// Every function of the exercises in a checkout, in the order of the files.
///
/// A file that is not Rust yet (a brace too few, say, or not UTF-8) has none: the compiler reads the same file next, and its message is better than any that could stand here.
///
/// # Errors
///
/// If `src/exercises/lib.rs` can't be read.
pub fn functions(checkout: &Path) -> io::Result<Vec<Function>> {
    let mut found = Vec::new();
    for stem in stems(checkout)? {
        if let Some(tokens) = tokens(&checkout.join(format!("src/exercises/{stem}.rs"))) {
            found.extend(functions_of(&stem, tokens));
        }
    }
    Ok(found)
}

/// The line of the `todo!` in a function.
pub fn line_of_todo(checkout: &Path, function: &Function) -> Option<usize> {
    let Function { stem, name, .. } = function;
    let text = fs::read_to_string(checkout.join(format!("src/exercises/{stem}.rs"))).ok()?;
    let (of, name) = name.split_once("::").unwrap_or(("", name));
    let is_head = |line: &str| ["(", "<"].iter().any(|it| line.contains(&format!("fn {name}{it}")));
    let is_todo = |line: &str| line.contains("todo!") && !line.trim_start().starts_with("//");
    let (mut block, mut is_inside) = ("", false);
    for (line, number) in text.lines().zip(1..) {
        if line.starts_with("impl") {
            block = line;
        }
        is_inside |= is_head(line) && block.contains(of);
        if is_inside && is_todo(line) {
            return Some(number);
        }
    }
    None
}

/// The chapters that `lib.rs` names.
/// What else lies in the folder, such as a copy that an editor or a learner has made, is no exercise.
fn stems(checkout: &Path) -> io::Result<Vec<String>> {
    let modules = fs::read_to_string(checkout.join("src/exercises/lib.rs"))?;
    let named = modules.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    Ok(named.filter(|name| name.starts_with("ch")).map(str::to_string).collect())
}

fn tokens(file: &Path) -> Option<TokenStream> {
    fs::read_to_string(file).ok()?.parse().ok()
}

/// The functions of one file.
fn functions_of(stem: &str, tokens: TokenStream) -> Vec<Function> {
    let mut found = Vec::new();
    collect(stem, "", tokens, &mut found);
    let names: Vec<String> = found.iter().map(|(_, function)| function.name.clone()).collect();
    let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    for (of, function) in &mut found {
        if is_shared(&function.name) && !of.is_empty() {
            function.name = format!("{of}::{}", function.name);
        }
    }
    found.into_iter().map(|(_, function)| function).collect()
}

/// Walks over tokens rather than text, so that a `todo!` in a comment or a string does not count.
/// Each function comes with the type whose `impl` it stands in.
fn collect(stem: &str, of: &str, tokens: TokenStream, found: &mut Vec<(String, Function)>) {
    let mut tokens = tokens.into_iter();
    let mut name: Option<String> = None;
    // The words since `impl`, without what stands in angle brackets.
    let mut head: Option<Vec<String>> = None;
    let mut depth = 0;
    let mut is_extra = false;
    while let Some(token) = tokens.next() {
        match token {
            // A doc comment is an attribute: `#[doc = " An extra .."]`.
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                is_extra |= group.stream().to_string().starts_with("doc = \" An extra");
            }
            TokenTree::Ident(word) if word == "fn" => {
                // `fn(usize) -> u64` is a type: no name follows.
                name = match tokens.next() {
                    Some(TokenTree::Ident(word)) => Some(word.to_string()),
                    _ => None,
                };
            }
            TokenTree::Punct(mark) if mark.as_char() == ';' => name = None,
            TokenTree::Punct(mark) if mark.as_char() == '<' => depth += 1,
            TokenTree::Punct(mark) if mark.as_char() == '>' => depth -= 1,
            TokenTree::Ident(word) if word == "impl" && name.is_none() => {
                (head, depth) = (Some(Vec::new()), 0);
            }
            TokenTree::Ident(word) if depth == 0 => {
                if let Some(head) = &mut head {
                    head.push(word.to_string());
                }
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                match name.take() {
                    Some(name) => {
                        let function = Function {
                            stem: stem.to_string(),
                            name,
                            holds_todo: holds_todo(group.stream()),
                            holds_more: !is_todo(group.stream()),
                            is_extra,
                        };
                        found.push((of.to_string(), function));
                        is_extra = false;
                    }
                    // The body of an `impl` or a `mod`: functions stand inside.
                    None => collect(stem, &type_of(head.take()), group.stream(), found),
                }
            }
            _ => {}
        }
    }
}

/// The type of an `impl`: the word behind `for`, or else the first one.
fn type_of(head: Option<Vec<String>>) -> String {
    let head = head.unwrap_or_default();
    let word = match head.iter().position(|word| word == "for") {
        Some(index) => head.get(index + 1),
        None => head.first(),
    };
    word.cloned().unwrap_or_default()
}

fn holds_todo(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.windows(3).any(is_call_of_todo)
        || tokens
            .iter()
            .any(|it| matches!(it, TokenTree::Group(group) if holds_todo(group.stream())))
}

/// Whether there is nothing but a `todo!`, with or without a semicolon.
fn is_todo(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    match tokens.as_slice() {
        [call @ .., TokenTree::Punct(mark)] if mark.as_char() == ';' => is_call_of_todo(call),
        call => is_call_of_todo(call),
    }
}

/// A variable may be called todo, too: `todo != 0`.
fn is_call_of_todo(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Ident(word), TokenTree::Punct(mark), TokenTree::Group(_)]
        if word == "todo" && mark.as_char() == '!')
}
