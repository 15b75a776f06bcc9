//! What the compiler says is wrong, and which chapter it is about.

use queens_kata::roster::CHAPTERS;
use serde_json::Value;

/// An error or a warning.
pub struct Complaint {
    pub is_error: bool,
    /// As in "E0308".
    code: String,
    pub sentence: String,
    /// As the compiler writes it.
    pub text: String,
    /// The files and lines that it points at, the most important one first.
    pub places: Vec<(String, u64)>,
}

impl Complaint {
    /// Reads what cargo passes on, apart from sums such as "2 warnings emitted".
    pub fn read(message: &Value) -> Option<Self> {
        let is_error = message["level"] == "error";
        if !is_error && message["level"] != "warning" {
            return None;
        }
        let mut places = places(message);
        for note in message["children"].as_array().into_iter().flatten() {
            places.extend(self::places(note));
        }
        let mut sentence = message["message"].as_str()?.to_string();
        // As in "mismatched types: expected `u64`, found `usize`".
        let spans = message["spans"].as_array();
        let main = spans.into_iter().flatten().find(|span| span["is_primary"] == true);
        let label = main.and_then(|span| span["label"].as_str());
        let says_more = |label: &&str| label.contains('`') && !sentence.contains(*label);
        if let Some(label) = label.filter(says_more) {
            sentence = format!("{sentence}: {label}");
        }
        let code = message["code"]["code"].as_str().unwrap_or_default().into();
        let text = message["rendered"].as_str()?.trim_end().into();
        Some(Self { is_error, code, sentence, text, places })
    }

    /// The chapter that it is about.
    /// It may point at others as well: "the function is defined here".
    pub fn stem(&self) -> Option<&'static str> {
        self.places.iter().find_map(|(name, _)| {
            let mut stems = CHAPTERS.iter().map(|chapter| chapter.stem);
            let file = name.strip_prefix("src/exercises/")?;
            if file == "lib.rs" {
                // As in "file not found for module `ch05_grid`".
                return stems.find(|stem| self.sentence.contains(&format!("`{stem}`")));
            }
            let stem = file.strip_prefix("tests/").unwrap_or(file).strip_suffix(".rs")?;
            stems.find(|it| *it == stem)
        })
    }

    /// For mistakes of which the compiler's own advice leads away from the chapter's way.
    pub fn advice(&self) -> Option<&'static str> {
        match self.code.as_str() {
            "E0434" => Some(
                "A function within a function does not see the variables around it. Write it beside the other one, and pass it what it needs.",
            ),
            "E0425" | "E0599" if self.sentence.contains("`abs`") => {
                Some("The distance between two `usize` is `a.abs_diff(b)`.")
            }
            "E0425" if self.sentence.contains("`enumerate`") => Some(
                "`for (row, &col) in placed.iter().enumerate()` goes over a list and counts along.",
            ),
            "E0596" => Some(PASS_IT_ON),
            // Each call adds one.
            _ if self.sentence.contains("recursion limit while instantiating") => Some(PASS_IT_ON),
            "E0282" if self.text.contains("ControlFlow") => Some(
                "A `ControlFlow` has the type of what `Break` carries: name it, as in `let _: ControlFlow<()> = ..`.",
            ),
            _ if self.sentence.contains("`FnMut` is not general enough") => Some(
                "Write the closure inside the call, or give its argument a type, as in `|solved: &P|`.",
            ),
            _ => None,
        }
    }
}

const PASS_IT_ON: &str =
    "What is a `&mut` already is passed on by its plain name, without another `&mut`.";

fn places(message: &Value) -> Vec<(String, u64)> {
    let mut spans: Vec<&Value> = message["spans"].as_array().into_iter().flatten().collect();
    spans.sort_by_key(|span| span["is_primary"] != true);
    let place = |span: &Value| {
        let name = span["file_name"].as_str()?.replace('\\', "/");
        Some((name, span["line_start"].as_u64()?))
    };
    spans.into_iter().filter_map(place).collect()
}
