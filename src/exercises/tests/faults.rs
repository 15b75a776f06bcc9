//! What is missing in the exercises, or has changed.

use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{stems, tokens};

/// Something that the tests call, and that an exercise does not have, or has otherwise.
pub struct Fault {
    /// The chapter's stem.
    pub stem: String,
    /// What is wrong, and how it should be.
    pub sentence: String,
    /// Whether the tests can't compile for it.
    /// What has another signature may do all the same.
    pub is_fatal: bool,
}

/// What is missing in the exercises, or has changed.
/// The tests say what there must be, and the reference has the signatures.
/// A file that can't be read or that is not Rust has no faults here: it has others.
pub fn faults(checkout: &Path) -> Vec<Fault> {
    let stems = stems(checkout).unwrap_or_default();
    stems.iter().flat_map(|stem| faults_of(checkout, stem).unwrap_or_default()).collect()
}

fn faults_of(checkout: &Path, stem: &str) -> Option<Vec<Fault>> {
    let exercise = tokens(&checkout.join(format!("src/exercises/{stem}.rs")))?;
    let tests = tokens(&checkout.join(format!("src/exercises/tests/{stem}.rs")))?;
    let reference_file = checkout.join(format!("src/chapters/{stem}.rs"));
    let reference_text = fs::read_to_string(&reference_file).ok()?;
    let (exercise, reference) = (Items::of(exercise), Items::of(tokens(&reference_file)?));
    let fault = |name: String| {
        let problem = match (reference.signature(&name), exercise.signature(&name)) {
            _ if !exercise.defines(&name) => "is missing",
            (_, Some(found)) if !found.is_public => "is private",
            // Generic parameters can be written in many ways.
            (Some(wanted), Some(found))
                if !wanted.is_generic && !found.is_generic && wanted.types != found.types =>
            {
                "has another signature"
            }
            _ => return None,
        };
        let is_fatal = problem != "has another signature";
        let should_be = match written_signature(&reference_text, &name) {
            Some(signature) => format!(", and the tests call `{signature}`"),
            None => ", and the tests use it".into(),
        };
        let sentence = format!("src/exercises/{stem}.rs: `{name}` {problem}{should_be}");
        Some(Fault { stem: stem.to_string(), sentence, is_fatal })
    };
    Some(imported(tests, stem).into_iter().filter_map(fault).collect())
}

/// What `use exercises::STEM::{..}` names.
fn imported(tests: TokenStream, stem: &str) -> Vec<String> {
    let tokens: Vec<TokenTree> = tests.into_iter().collect();
    let is_word =
        |token: &TokenTree, word: &str| matches!(token, TokenTree::Ident(it) if it == word);
    // `exercises`, `::` as two marks, the stem, `::`, and then one name or several in braces.
    let imports =
        tokens.windows(7).filter(|it| is_word(&it[0], "exercises") && is_word(&it[3], stem));
    imports.flat_map(|import| words(import[6].clone().into())).collect()
}

/// All words in there, at whatever depth.
fn words(tokens: TokenStream) -> Vec<String> {
    tokens
        .into_iter()
        .flat_map(|token| match token {
            TokenTree::Ident(word) => vec![word.to_string()],
            TokenTree::Group(group) => words(group.stream()),
            _ => Vec::new(),
        })
        .collect()
}

/// What a file has, outside of any `impl` and `mod`.
struct Items {
    /// Functions, types, and what a `use` brings in.
    names: Vec<String>,
    signatures: Vec<Signature>,
    /// Whether a macro or a `use ..::*` may bring in more.
    may_have_more: bool,
}

struct Signature {
    name: String,
    /// The words of the arguments and the result, without the names of the arguments.
    types: Vec<String>,
    is_generic: bool,
    is_public: bool,
}

impl Items {
    fn of(tokens: TokenStream) -> Self {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut items = Self { names: Vec::new(), signatures: Vec::new(), may_have_more: false };
        let mut in_use = false;
        for (index, token) in tokens.iter().enumerate() {
            let next = tokens.get(index + 1);
            match token {
                TokenTree::Ident(word) if in_use => items.names.push(word.to_string()),
                TokenTree::Group(group) if in_use => items.names.extend(words(group.stream())),
                TokenTree::Punct(mark) if in_use && mark.as_char() == '*' => {
                    items.may_have_more = true;
                }
                TokenTree::Punct(mark) if mark.as_char() == ';' => in_use = false,
                TokenTree::Ident(word) if word == "use" => in_use = true,
                TokenTree::Ident(word) => {
                    let defines = ["fn", "struct", "enum", "type", "const", "static"];
                    if let (true, Some(TokenTree::Ident(name))) =
                        (defines.iter().any(|it| word == it), next)
                    {
                        items.names.push(name.to_string());
                        if word == "fn" {
                            let (before, behind) = (&tokens[..index], &tokens[index + 2..]);
                            items.signatures.push(Signature::of(name.to_string(), before, behind));
                        }
                    }
                    // A macro is called, or defined.
                    if matches!(next, Some(TokenTree::Punct(mark)) if mark.as_char() == '!') {
                        items.may_have_more = true;
                    }
                }
                _ => {}
            }
        }
        items
    }

    fn defines(&self, name: &str) -> bool {
        self.may_have_more || self.names.iter().any(|it| it == name)
    }

    fn signature(&self, name: &str) -> Option<&Signature> {
        self.signatures.iter().find(|signature| signature.name == name)
    }
}

impl Signature {
    /// From the tokens before `fn`, and those behind the name: arguments, result, and the body.
    fn of(name: String, before: &[TokenTree], tokens: &[TokenTree]) -> Self {
        let mut before = before.iter().rev().map(TokenTree::to_string);
        let is_public =
            before.find(|word| word != "const" && word != "unsafe").as_deref() == Some("pub");
        let is_body = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        let end = tokens.iter().position(is_body).unwrap_or(tokens.len());
        let written: TokenStream = tokens[..end].iter().cloned().collect();
        let is_generic = matches!(tokens.first(), Some(TokenTree::Punct(_)))
            || words(written).iter().any(|word| word == "impl");
        let mut types = Vec::new();
        for token in &tokens[..end] {
            match token {
                TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
                    types.extend(without_names(group.stream()));
                }
                _ => types.push(token.to_string()),
            }
        }
        let types = without_paths(types);
        Self { name, types, is_generic, is_public }
    }
}

/// The words of `placed: &[usize], mut col: usize,` without `placed :` and `mut col :` and the last comma.
fn without_names(arguments: TokenStream) -> Vec<String> {
    let mut types: Vec<String> = Vec::new();
    let mut in_name = true;
    for token in arguments {
        match &token {
            TokenTree::Punct(mark) if mark.as_char() == ',' => {
                types.push(",".into());
                in_name = true;
            }
            TokenTree::Punct(mark) if in_name && mark.as_char() == ':' => in_name = false,
            _ if in_name => {}
            _ => types.push(token.to_string()),
        }
    }
    if types.last().is_some_and(|last| last == ",") {
        types.pop();
    }
    types
}

/// `crate::Board` is the same type as `Board`.
fn without_paths(mut words: Vec<String>) -> Vec<String> {
    while let Some(colons) = words.windows(2).position(|two| two == [":", ":"]) {
        words.drain(colons.saturating_sub(1)..colons + 2);
    }
    words
}

/// How a public function is declared, in one line.
fn written_signature(source: &str, name: &str) -> Option<String> {
    let start = ["(", "<"].iter().find_map(|mark| source.find(&format!("pub fn {name}{mark}")))?;
    let (signature, _) = source[start..].split_once(" {")?;
    let words: Vec<&str> = signature.split_whitespace().collect();
    Some(words.join(" ").replace("( ", "(").replace(", )", ")"))
}
