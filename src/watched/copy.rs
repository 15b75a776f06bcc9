//! The change that makes a watched copy of an exercise.
//!
//! Behind the last line of the copy comes a file of `behind/`, with functions that tell what they are asked.
//! A function of the exercise that has the same name becomes `.._yours`, where it is defined: so all who call it call the one that tells, and every line keeps its number.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A function, by the type whose `impl` it stands in, or nothing, and its name; and where its name ends, in bytes.
struct Definition {
    of: String,
    name: String,
    end: usize,
}

/// The copy of an exercise, with what comes behind it.
/// Something that is not Rust stays as it is: the compiler's message is the best there is.
pub fn watched(exercise: &str, behind: &str) -> String {
    let Ok(tokens) = exercise.parse::<TokenStream>() else { return exercise.into() };
    let mut watched = Vec::new();
    let behind_tokens = behind.parse().expect("the files in behind/ are Rust");
    definitions("", behind_tokens, &mut watched);
    let mut own = Vec::new();
    definitions("", tokens.clone(), &mut own);
    let mut places: Vec<(usize, &str)> = own
        .iter()
        .filter(|it| watched.iter().any(|other| (&other.of, &other.name) == (&it.of, &it.name)))
        .map(|it| (it.end, "_yours"))
        .collect();
    if behind.contains("MakesBoards") {
        makers_of_boards(tokens, &mut places);
    }
    // From the end, so that the places before stay where they are.
    places.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
    let mut copy = exercise.to_string();
    for (place, more) in places {
        copy.insert_str(place, more);
    }
    copy + "\n" + behind
}

/// The functions that are defined: at the top, and in the `impl` of a type.
fn definitions(of: &str, tokens: TokenStream, found: &mut Vec<Definition>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut block = String::new();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(word) if word == "impl" => block = "?".into(),
            TokenTree::Ident(name) if !block.is_empty() => block = name.to_string(),
            TokenTree::Ident(word) if word == "fn" => {
                if let Some(TokenTree::Ident(name)) = tokens.get(index + 1) {
                    let (of, end) = (of.to_string(), name.span().byte_range().end);
                    found.push(Definition { of, name: name.to_string(), end });
                }
            }
            TokenTree::Group(body) if body.delimiter() == Delimiter::Brace && !block.is_empty() => {
                definitions(&block, body.stream(), found);
                block.clear();
            }
            _ => {}
        }
    }
}

/// Whether an exercise has an `is_safe` of its own, outside of all blocks, that asks what chapter 1's asks.
pub fn has_own_check(exercise: &str) -> bool {
    let Ok(tokens) = exercise.parse::<TokenStream>() else { return false };
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.windows(6).any(|tokens| match tokens {
        [
            TokenTree::Ident(word),
            TokenTree::Ident(name),
            TokenTree::Group(arguments),
            rest @ ..,
        ] => {
            let arguments = arguments.stream().to_string().replace(' ', "");
            let types: Vec<&str> =
                arguments.split(',').filter_map(|it| Some(it.split_once(':')?.1)).collect();
            let returns: String = rest.iter().map(ToString::to_string).collect();
            word == "fn"
                && name == "is_safe"
                && types == ["&[usize]", "usize"]
                && returns == "->bool"
        }
        _ => false,
    })
}

/// Where `Board::from_columns` ends, or `Board::try_from_columns`: not in a `mod`, where other names are known.
fn makers_of_boards(tokens: TokenStream, found: &mut Vec<(usize, &'static str)>) {
    let mut before = [String::new(), String::new(), String::new()];
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            if before[1] != "mod" {
                makers_of_boards(group.stream(), found);
            }
            before = Default::default();
            continue;
        }
        let text = token.to_string();
        if text.ends_with("from_columns") && before == ["Board", ":", ":"] {
            found.push((token.span().byte_range().end, "_seen"));
        }
        before.rotate_left(1);
        before[2] = text;
    }
}
