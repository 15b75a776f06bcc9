//! The page itself: markup, styles, and scripts, put together in one file.

use super::data::Data;

const PAGE: &str = include_str!("web/page.html");

const STYLES: [&str; 3] = [
    include_str!("web/base.css"),
    include_str!("web/layout.css"),
    include_str!("web/drawings.css"),
];

/// Each of them behind those that it imports.
const SCRIPTS: [&str; 16] = [
    include_str!("web/dom.js"),
    include_str!("web/data.js"),
    include_str!("web/search.js"),
    include_str!("web/held.js"),
    include_str!("web/state.js"),
    include_str!("web/told.js"),
    include_str!("web/board.js"),
    include_str!("web/seen.js"),
    include_str!("web/tree.js"),
    include_str!("web/strip.js"),
    include_str!("web/playing.js"),
    include_str!("web/going.js"),
    include_str!("web/predicting.js"),
    include_str!("web/placing.js"),
    include_str!("web/address.js"),
    include_str!("web/keys.js"),
];

/// Imports all others.
const MAIN: &str = include_str!("web/main.js");

/// The page with its data, and the command that shows the same in the terminal.
pub fn page(data: &Data<'_>, command: &str) -> String {
    let json = serde_json::to_string(data).expect("the keys are names");
    // The browser takes "</script" and "<!--" for its own, wherever they stand.
    let json = json.replace('<', "\\u003c");
    let script: Vec<String> = SCRIPTS.iter().chain([&MAIN]).map(|it| without_modules(it)).collect();
    PAGE.replace("{{HEADING}}", data.heading)
        .replace("{{N}}", &data.n.to_string())
        .replace("{{COMMAND}}", command)
        .replace("{{CSS}}", STYLES.join("\n").trim_end())
        .replace("{{JS}}", script.join("\n").trim_end())
        .replace("{{DATA}}", &json)
}

/// A page that is opened from a folder may not load other files, so all scripts become one: it needs neither their imports nor the word `export`.
fn without_modules(script: &str) -> String {
    let mut lines = script.lines();
    let mut kept = String::new();
    while let Some(mut line) = lines.next() {
        if line.starts_with("import ") {
            while !line.ends_with(';') {
                line = lines.next().expect("an import ends with a semicolon");
            }
            continue;
        }
        kept.push_str(line.strip_prefix("export ").unwrap_or(line));
        kept.push('\n');
    }
    kept
}
