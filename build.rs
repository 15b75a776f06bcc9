//! Finds the exercises that are still to do.
//!
//! Every function in `src/exercises/` whose body still holds a `todo!` gets a line
//! `cfg(todo = "ch01::is_safe")`. A test carries `#[cfg_attr(todo = "ch01::is_safe", ignore =
//! ..)]`, so it wakes up the moment its function is written, and nobody has to uncomment anything.
//! The `queens` command reads the same list from the generated file `functions.rs`.

use std::path::{Path, PathBuf};
use std::{env, fs};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

const EXERCISES: &str = "src/exercises";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={EXERCISES}");
    let solved = env::var_os("CARGO_FEATURE_SOLVED").is_some();

    let mut rows = Vec::new();
    for file in chapter_files() {
        let stem = file.file_stem().unwrap().to_str().unwrap();
        let chapter = stem.split('_').next().unwrap();
        for function in functions(&file) {
            let name = function.name;
            println!("cargo::rustc-check-cfg=cfg(todo, values(\"{chapter}::{name}\"))");
            let written = solved || !function.holds_todo;
            if !written {
                println!("cargo::rustc-cfg=todo=\"{chapter}::{name}\"");
            }
            rows.push(format!("Function {{ stem: {stem:?}, name: {name:?}, written: {written} }}"));
        }
    }

    let generated = PathBuf::from(env::var_os("OUT_DIR").unwrap()).join("functions.rs");
    fs::write(generated, format!("&[{}]", rows.join(",\n"))).unwrap();
}

fn chapter_files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(EXERCISES)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let name = path.file_name().unwrap().to_string_lossy();
            name.starts_with("ch") && name.ends_with(".rs")
        })
        .collect();
    files.sort();
    files
}

struct Function {
    name: String,
    holds_todo: bool,
}

/// The functions of a file, in its order. A file that is not Rust yet (a brace too few, say) has
/// none: the compiler reads the same file next, and its message is better than any that could stand
/// here.
fn functions(file: &Path) -> Vec<Function> {
    let source = fs::read_to_string(file).unwrap();
    let mut found = Vec::new();
    if let Ok(tokens) = source.parse::<TokenStream>() {
        collect(tokens, &mut found);
    }
    found
}

/// Walks over tokens rather than text, so that a `todo!` in a comment or a string does not count.
fn collect(tokens: TokenStream, found: &mut Vec<Function>) {
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
                        found.push(Function { name, holds_todo: holds_todo(group.stream()) });
                    }
                    // The body of an `impl` or a `mod`: functions stand inside.
                    None => collect(group.stream(), found),
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
